import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import type { ConnectorToRead } from "../backend/intake/ingest/ingest";
import { openPassword, sealPassword } from "../backend/intake/ingest/mailboxes/mail-password";
import { mailboxAddress } from "../backend/intake/ingest/mailboxes/mailbox-settings";
import type { Database } from "../backend/platform/db/database";
import { connectors } from "../backend/platform/db/schema/connectors";
import { UsageError } from "./command";

/**
 * The password of a mailbox: the first line of a file (`-`: of standard input), sealed and kept from now on, or the one that is kept. It is never
 * part of the command, which others on the machine can see. Null for what is no mailbox. Throws `UsageError`.
 */
export async function mailboxIn(
  database: Database,
  { id, ownerId, name, format, url, settings }: ConnectorToRead,
  file: string | undefined,
  secret: string,
): Promise<{ password: string } | null> {
  if (format !== "mail") {
    if (file !== undefined) throw new UsageError("--password-file is for mailboxes: mail:NAME");
    return null;
  }
  if (url === null || mailboxAddress(url) === null)
    throw new UsageError(`${name} is read at --url imaps://HOST/FOLDER, or imap://HOST/FOLDER for STARTTLS`);
  if (!settings.mail) throw new UsageError(`${name} needs --user, --sender and --authserv`);
  const of = { ownerId, name, url, user: settings.mail.user };
  const one = eq(connectors.id, id);
  if (file !== undefined) {
    const password = await firstLine(file);
    const sealedPassword = sealPassword(password, of, secret);
    await database.asSystem((tx) => tx.update(connectors).set({ sealedPassword }).where(one));
    return { password };
  }
  const [row] = await database.asSystem((tx) => tx.select().from(connectors).where(one));
  const password = row?.sealedPassword ? openPassword(row.sealedPassword, of, secret) : null;
  if (password === null) throw new UsageError(`${name} has no password for this server and user: --password-file FILE`);
  return { password };
}

async function firstLine(file: string): Promise<string> {
  const read = file === "-" ? text(process.stdin) : readFile(file, "utf8");
  const written = await read.catch(() => {
    throw new UsageError(`There is no file ${file}`);
  });
  const [password = ""] = written.split(/\r?\n/, 1);
  if (password === "" || password.length > 1000)
    throw new UsageError("--password-file holds the password in its first line");
  return password;
}
