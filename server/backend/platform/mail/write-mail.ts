import type { Tx } from "../db/database";
import { mails } from "../db/schema/mails";
import { enqueue, type Priority } from "../jobs/enqueue";
import { compose, type MailContent, type MailLanguage } from "./compose";
import { ATTEMPTS, RELEASE_MAILS, SEND_MAIL } from "./release-mails";

export interface MailTo {
  customerId: number;
  userId: number | null;
  recipient: string;
  /** Holds a link that signs in or sets a password. */
  secret: boolean;
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** `account` mails have a worker of their own, those of a `batch` leave as the rule `mail-rate` lets them; `normal` unless said. */
  priority?: Priority;
}

/** The same task as `send-mail`, for mails that somebody waits for who cannot sign in without them. */
export const SEND_ACCOUNT_MAIL = "send-account-mail";

/**
 * Writes a mail and the job that sends it, in the transaction of its cause. Throws for a recipient that is more than one
 * address: a line break or a comma in it would make others get the mail.
 */
export async function writeMail(
  tx: Tx,
  { recipient, priority = "normal", ...to }: MailTo,
  content: MailContent<MailLanguage>,
): Promise<void> {
  if (!ONE_ADDRESS.test(recipient)) throw new Error("The recipient of a mail is not one address");
  const [row] = await tx
    .insert(mails)
    .values({ ...to, recipient, ...compose(content), ...(priority === "batch" && { releasedAt: null }) })
    .returning({ id: mails.id });
  if (priority === "batch")
    return void (await enqueue(tx, RELEASE_MAILS, null, { key: RELEASE_MAILS, keyMode: "preserve_run_at" }));
  const task = priority === "account" ? SEND_ACCOUNT_MAIL : SEND_MAIL;
  await enqueue(tx, task, { customerId: to.customerId, mailId: row?.id }, { maxAttempts: ATTEMPTS, priority });
}

const ONE_ADDRESS = /^[^\s@<>",;:\\\p{Cc}]+@[^\s@<>",;:\\\p{Cc}]+$/u;
