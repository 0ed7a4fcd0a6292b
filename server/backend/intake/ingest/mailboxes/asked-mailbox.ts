import type { z } from "zod";
import type { connectorSettings } from "~/backend/contract/connectors";
import { Refusal } from "../../../platform/call/refusal";
import { describedBy } from "../connectors";
import { type MailboxOf, openPassword, sealPassword } from "./mail-password";
import { type MailboxSettings, mailboxAddress, mailboxSchema } from "./mailbox-settings";

export type AskedMailbox = NonNullable<z.output<typeof connectorSettings.mail>>;

const wrong = (path: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${path}`, message }]);

/** What a call says of a mailbox, without its password. Throws 422 with the field that is wrong. */
export function mailboxOf(name: string, { password: _, authserv, ...asked }: AskedMailbox): MailboxSettings {
  if (describedBy(name)?.format !== "mail")
    throw wrong("mail", "is for mailboxes only: begin the source's name with `mail:`");
  const read = mailboxSchema.safeParse({ ...asked, ...(authserv && { authserv }) });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw wrong(["mail", ...(issue?.path ?? [])].join("."), issue?.message ?? "is not valid");
}

/** A mailbox stands at an address of mail, and everything else on the web. Throws 422. */
export function mustFit(name: string, url: string): void {
  const isMail = describedBy(name)?.format === "mail";
  if (isMail && mailboxAddress(url) === null)
    throw wrong("url", "is no address of a mailbox: imaps://HOST/FOLDER, or imap://HOST/FOLDER for STARTTLS");
  if (!isMail && !/^https?:/i.test(url)) throw wrong("url", "is no address of the web: https or http");
}

interface Kept {
  of: MailboxOf;
  /** As it was typed in; missing where the one that is kept is to stay. */
  password: string | undefined;
  sealed: string | null;
  secret: string;
}

/**
 * The password of a mailbox: the one that was typed in, or the one that is kept, for the same host and user. What was given for one host is nothing
 * for another to see. Throws 422 `password_missing`.
 */
export function passwordFor({ of, password, sealed, secret }: Kept): string {
  const found = password ?? (sealed === null ? null : openPassword(sealed, of, secret));
  if (found === null) throw new Refusal(422, "password_missing", "The password of this mailbox is missing");
  return found;
}

/** The same as it is kept. */
export const sealedFor = (kept: Kept): string =>
  kept.password === undefined && kept.sealed !== null && passwordFor(kept)
    ? kept.sealed
    : sealPassword(passwordFor(kept), kept.of, kept.secret);
