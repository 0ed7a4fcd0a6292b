import { domainToASCII } from "node:url";
import { z } from "zod";

/** What is allowed: one address, or with `@` before it all addresses of one domain and of none below it. In small letters, its domain as DNS has it. */
const allowedSender = z
  .string()
  .trim()
  .max(320)
  .transform((text) => senderOf(text) ?? "")
  .refine((text) => text !== "", "is neither an address nor a domain behind @");

/** What of a mailbox is read, and as whom. Where it stands is the source's address; its password is kept sealed beside it. */
export const mailboxSchema = z
  .strictObject({
    user: z.string().trim().min(1).max(320),
    senders: z.array(allowedSender).min(1).max(200),
    /** Whether a mail must be signed for its sender's domain (DKIM), as the receiving server has found. */
    needsDkim: z.boolean().default(true),
    /** The name by which the receiving server writes its findings (RFC 8601, `authserv-id`). */
    authserv: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9._:-]{0,252}$/)
      .optional(),
  })
  .refine(({ needsDkim, authserv }) => !needsDkim || authserv !== undefined, {
    path: ["authserv"],
    message: "is needed to know whose findings count",
  });
export type MailboxSettings = z.infer<typeof mailboxSchema>;

const DOMAIN = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62}\.)+[a-z0-9-]{2,63}$/;

/** An address or `@domain` in the form that is compared; null for what is neither. */
export function senderOf(text: string): string | null {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))];
  if (at === -1 || !DOMAIN.test(domain) || /[\s@,;<>"()\\]/.test(local)) return null;
  return `${local.toLowerCase()}@${domain}`;
}

export interface MailboxAddress {
  host: string;
  port: number;
  /** TLS from the first byte, else by STARTTLS. There is no third way. */
  secure: boolean;
  folder: string;
}

const LONGEST_FOLDER = 200;

/** `imaps://host:993/FOLDER` and `imap://host:143/FOLDER`; the ports and INBOX unless said. Null for what is no such address. */
export function mailboxAddress(url: string): MailboxAddress | null {
  const [, secure, rest] = /^imap(s?):(\/\/.+)$/is.exec(url) ?? [];
  // As an address of the web its host is written in one way only, numbers included.
  if (rest === undefined || !URL.canParse(`https:${rest}`)) return null;
  const { hostname, port, pathname, search, hash, username, password } = new URL(`https:${rest}`);
  if (search !== "" || hash !== "" || username !== "" || password !== "") return null;
  const folder = folderOf(pathname.slice(1));
  if (folder === null) return null;
  const isSecure = secure !== "";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    // 443 is what an address of the web leaves out.
    port: port === "" ? (/^\/\/[^/]+:0*443(?:\/|$)/.test(rest) ? 443 : isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    folder,
  };
}

function folderOf(path: string): string | null {
  try {
    const folder = decodeURIComponent(path);
    return folder.length <= LONGEST_FOLDER && !/\p{Cc}/u.test(folder) ? folder || "INBOX" : null;
  } catch {
    return null;
  }
}
