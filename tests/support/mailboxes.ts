import { sealPassword } from "../../server/backend/intake/ingest/mailboxes/mail-password";
import { runConnector } from "../../server/backend/intake/ingest/run-connector";
import type { Settings } from "../../server/backend/intake/ingest/settings";
import { connectors } from "../../server/backend/platform/db/schema/connectors";
import type { TestDatabase } from "./database";
import { asOwner } from "./database-cluster";
import type { ImapServer } from "./imap-server";

export const MAILBOX_SECRET = "the secret of this installation";

export interface Mail {
  from?: string;
  subject?: string;
  text?: string;
  /** Of the Message-ID; null for none. */
  id?: string | null;
  date?: Date;
  more?: string[];
  /** Of the receiving server; null for none. */
  results?: string | null;
}

let number = 0;

/** A mail of an allowed sender that its receiving server found signed, unless said. */
export function mail({
  from = "News <news@paper.example>",
  subject = "Report",
  text = "Nothing new.",
  ...rest
}: Mail): string {
  const { id = `${++number}@paper.example`, date = new Date(), more = [], results = PASS } = rest;
  return [
    ...(results === null ? [] : [`Authentication-Results: ${results}`]),
    ...[`From: ${from}`, "To: press@customer.example", `Subject: ${subject}`, `Date: ${date.toUTCString()}`],
    ...(id === null ? [] : [`Message-ID: <${id}>`]),
    ...more,
    "",
    text,
    "",
  ].join("\r\n");
}
export const PASS =
  "mx.example; spf=pass smtp.mailfrom=bounce@other.example; dkim=pass (2048-bit key) header.d=paper.example header.s=a";

export interface MailSource {
  mail?: Partial<NonNullable<Settings["mail"]>>;
  password?: string;
  url?: string;
}

/** A mailbox as a source of a database of its own, with how it is reached and what came of it. */
export function mailboxOf(db: TestDatabase, server: ImapServer) {
  const addressOf = (folder = "") => `imaps://${server.host}:${server.ports.tls}/${folder}`;
  const fetch = { mayReach: () => true, resolve: async () => ["127.0.0.1"], ca: server.ca };
  const rowsOf = async (query: string): Promise<Record<string, unknown>[]> =>
    (await asOwner(db.connection, query)).rows;
  return {
    addressOf,
    fetch,
    rowsOf,
    run: (id: number, how: Partial<typeof fetch> = fetch) =>
      runConnector(db.database, id, { trigger: "hand", fetch: how, secret: MAILBOX_SECRET }),
    lastRun: async () => {
      const [row] = await rowsOf("select state, error from connector_runs order by id desc limit 1");
      return row as { state: string; error: string | null };
    },
    async source({ mail: more = {}, password = server.password, url = addressOf() }: MailSource = {}): Promise<number> {
      const settings = {
        user: server.user,
        senders: ["@paper.example"],
        needsDkim: true,
        authserv: "mx.example",
        ...more,
      };
      const name = "mail:news";
      const sealedPassword = sealPassword(password, { ownerId: null, name, url, user: settings.user }, MAILBOX_SECRET);
      const values = { name, format: "mail", url, settings: { mail: settings }, sealedPassword, everyMinutes: 5 };
      const [row] = await db.database.asSystem((tx) => tx.insert(connectors).values(values).returning());
      return row?.id ?? 0;
    },
  };
}
