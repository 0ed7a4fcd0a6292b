import { callBackend } from "~/backend/client.server";
import { listMails, readMail } from "~/backend/contract/administration";
import type { BackendTransport } from "~/backend/transport";

export interface ReadMail {
  subject: string;
  text: string;
}

interface Wanted {
  /** The challenge of a mail that was read before. */
  after?: string;
  tries?: number;
}

/**
 * The newest mail to this address in the customer's outbox, once the job that writes it is done. Every look is a call,
 * so nothing sleeps; throws when none came.
 */
export async function mailTo(
  admin: { backend: BackendTransport },
  recipient: string,
  subject = /./,
  { after, tries = 500 }: Wanted = {},
): Promise<ReadMail> {
  for (let look = 0; look < tries; look += 1) {
    const { content } = await callBackend(admin, listMails, { query: { size: 50 } });
    const found = content.find((mail) => mail.recipient === recipient && subject.test(mail.subject));
    const mail = found && (await callBackend(admin, readMail, { params: { mailId: String(found.id) } }));
    if (mail && !(after && mail.text?.includes(after))) return { subject: mail.subject, text: mail.text ?? "" };
  }
  throw new Error(`No mail came to ${recipient}`);
}

/** The challenge of the link that a mail carries. */
export function linkIn({ text }: ReadMail): string {
  const challenge = /\/(?:reset-password|finalize-registration|confirm-email)\/([\w-]+)/.exec(text)?.[1];
  if (!challenge) throw new Error(`There is no link in this mail:\n${text}`);
  return challenge;
}
