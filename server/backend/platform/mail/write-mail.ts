import type { Tx } from "../db/database";
import { mails } from "../db/schema/mails";
import { enqueue } from "../jobs/enqueue";
import { compose, type MailContent } from "./compose";

export interface MailTo {
  customerId: number;
  userId: number | null;
  recipient: string;
  /** Holds a link that signs in or sets a password. */
  secret: boolean;
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** A mail that is not taken for ten hours is given up. */
const ATTEMPTS = 12;

/**
 * Writes a mail and the job that sends it, in the transaction of its cause. Throws for a recipient that is more than one
 * address: a line break or a comma in it would make others get the mail.
 */
export async function writeMail(tx: Tx, { recipient, ...to }: MailTo, content: MailContent): Promise<void> {
  if (!ONE_ADDRESS.test(recipient)) throw new Error("The recipient of a mail is not one address");
  const [row] = await tx
    .insert(mails)
    .values({ ...to, recipient, ...compose(content) })
    .returning({ id: mails.id });
  await enqueue(tx, "send-mail", { customerId: to.customerId, mailId: row?.id }, { maxAttempts: ATTEMPTS });
}

const ONE_ADDRESS = /^[^\s@<>",;:\\\p{Cc}]+@[^\s@<>",;:\\\p{Cc}]+$/u;
