import { seconds } from "~/time/duration";
import { onceInThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import type { MailAnswer, MailTask } from "./mail-task";

const READ_IN = seconds(5);
/** Megabytes of the heap that reading may take. */
const MEMORY = 48;
/** What the thread has loaded is of use for the next mail. */
const KEPT = 32;

/** Reads a mail in a thread of its own; null where it takes longer or more than any mail may, or is none. */
export async function readMail(input: MailTask): Promise<MailAnswer> {
  try {
    return await onceInThread("intake/ingest/mailboxes/read-mail", {
      input,
      time: READ_IN,
      memory: MEMORY,
      kept: KEPT,
    });
  } catch (error) {
    // Whatever broke in it: its message may quote the mail.
    if (error instanceof ThreadEnded) return null;
    throw error;
  }
}
