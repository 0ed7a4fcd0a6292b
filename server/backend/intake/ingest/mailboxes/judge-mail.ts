import { addressParser } from "postal-mime";
import { headerFields } from "./header-fields";
import { type MailboxSettings, senderOf } from "./mailbox-settings";
import { signedDomains } from "./signed-domains";

export type Judged = { ok: true } | { ok: false; why: MailRefused; domain: string | null };
export type MailRefused = "header" | "no-sender" | "sender" | "unsigned";

/** Bytes of a header that are asked for. A longer one is cut, and nobody knows what else it says. */
export const LONGEST_HEADER = 65_536;

/** Of a `From`: nobody's is longer. */
const LONGEST_FROM = 2_000;

/** Whether a mail with this header is read: its one sender is allowed, and the receiving server found it signed for that sender's domain. */
export function judgeMail(header: Uint8Array, { senders, needsDkim, authserv = "" }: MailboxSettings): Judged {
  if (header.length >= LONGEST_HEADER) return { ok: false, why: "header", domain: null };
  const fields = headerFields(header);
  const valuesOf = (wanted: string) => fields.flatMap(({ name, value }) => (name === wanted ? [value] : []));
  const sender = soleSender(valuesOf("from"));
  if (sender === null) return { ok: false, why: "no-sender", domain: null };
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  if (!senders.includes(sender) && !senders.includes(`@${domain}`)) return { ok: false, why: "sender", domain };
  if (!needsDkim) return { ok: true };
  const isSigned = signedDomains(valuesOf("authentication-results"), authserv).some((one) => isFor(one, domain));
  return isSigned ? { ok: true } : { ok: false, why: "unsigned", domain };
}

/** Two senders, in one field or in two, are what a reader and a checker see differently. */
function soleSender(values: readonly string[]): string | null {
  const [from, ...more] = values;
  if (from === undefined || more.length > 0 || from.length > LONGEST_FROM) return null;
  const [only, ...others] = addressParser(from);
  return only?.address === undefined || others.length > 0 ? null : senderOf(only.address);
}

/** A domain signs for itself and those below it. Whoever has one below may be somebody else. */
const isFor = (signer: string, domain: string): boolean =>
  signer.includes(".") && (signer === domain || domain.endsWith(`.${signer}`));
