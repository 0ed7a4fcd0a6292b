import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../db/database";
import { mails } from "../db/schema/mails";
import type { Task } from "../jobs/worker";
import { deliveryTo, type Letter } from "./delivery";
import type { MailConfig } from "./mail-config";

const payloadShape = z.object({ customerId: z.int(), mailId: z.int() });
type Payload = z.output<typeof payloadShape>;
type Row = typeof mails.$inferSelect;

/**
 * Hands a mail to the mail server, or keeps it where there is none. Told twice, it finds the mail gone already. `gone` is told of an
 * address that the server will never take a mail for.
 */
export function sendMail(config: MailConfig, gone: Gone = async () => undefined): Task {
  const deliver = config.smtpUrl ? deliveryTo(config.smtpUrl, config.contactEmail) : null;
  return async ({ payload, database }) => {
    const one = payloadShape.parse(payload);
    const mail = await database.asSystem((tx) => read(tx, one));
    if (!mail || mail.text === null || (mail.state !== "waiting" && mail.state !== "failed")) return;
    if (!deliver) return database.asSystem((tx) => mark(tx, one, { state: "kept" }));
    try {
      await deliver(toLetter(mail));
    } catch (error) {
      const isFinal = isRefusal(error);
      const why = reasonOf(error);
      await database.asSystem(async (tx) => {
        await mark(tx, one, { error: why, state: isFinal ? "failed" : "waiting" });
        if (isFinal && isOfRecipient(error)) await gone(tx, { ...one, recipient: mail.recipient, why });
      });
      // The server said that it never will; anything else is tried again later.
      if (isFinal) return;
      throw new Error(`A mail could not be sent: ${why}`);
    }
    // A link that has reached its user is nobody else's to read.
    const emptied = mail.secret ? { text: null, html: null } : {};
    await database.asSystem((tx) => mark(tx, one, { state: "sent", error: null, sentAt: sql`now()`, ...emptied }));
  };
}

/** `why`: the server's words. */
type Gone = (tx: Tx, mail: Payload & { recipient: string; why: string }) => Promise<void>;

const isOfRecipient = (error: unknown): boolean => (error as { command?: string }).command === "RCPT TO";

/**
 * Whether the server will never take this mail. Only what it says of the recipient and of the content is about the mail; a sign-in
 * or a sender that it refuses (also with 530, where it asks for a sign-in first) is ours to put right, and the mail goes then.
 */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return (command === "RCPT TO" || command === "DATA") && responseCode >= 500 && responseCode !== 530;
}

/** The mail as it is handed over. */
function toLetter({ customerId, id, recipient, subject, text, html, createdAt, headers }: Row): Letter {
  const messageKey = `mail.${customerId}.${id}.${createdAt.getTime()}`;
  return {
    to: recipient,
    subject,
    text: text ?? "",
    html: html ?? undefined,
    messageKey,
    headers: headers ?? undefined,
  };
}

/** What may be shown to an administrator: the server's words on one line, without the address of who connects. */
function reasonOf(error: unknown): string {
  const { code, response, message } = error as { code?: string; response?: string; message?: string };
  return (response ?? code ?? message ?? "unknown").replace(/\s+/g, " ").slice(0, 300);
}

const one = ({ customerId, mailId }: Payload) => and(eq(mails.customerId, customerId), eq(mails.id, mailId));

async function read(tx: Tx, payload: Payload): Promise<Row | undefined> {
  const [row] = await tx.select().from(mails).where(one(payload));
  return row;
}

type Change = { [K in keyof typeof mails.$inferInsert]?: (typeof mails.$inferInsert)[K] | ReturnType<typeof sql> };

async function mark(tx: Tx, payload: Payload, change: Change): Promise<void> {
  await tx.update(mails).set(change).where(one(payload));
}
