import { seal, unseal } from "../../../platform/sealed";
import { mailboxAddress } from "./mailbox-settings";

/** Whose mailbox it is. A password that was sealed for one opens for no other host, user, source or customer. */
export interface MailboxOf {
  ownerId: number | null;
  name: string;
  url: string;
  user: string;
}

export const sealPassword = (password: string, of: MailboxOf, secret: string): string =>
  seal(password, keyOf(of, secret));

/** Null where it was sealed for another host or user, or under another secret. */
export function openPassword(sealed: string, of: MailboxOf, secret: string): string | null {
  try {
    return unseal(sealed, keyOf(of, secret));
  } catch {
    return null;
  }
}

function keyOf({ ownerId, name, url, user }: MailboxOf, secret: string) {
  const { host, port, secure } = mailboxAddress(url) ?? {};
  return { secret, purpose: "mailbox", bound: JSON.stringify([ownerId, name, host, port, secure, user]) } as const;
}
