import { serveThread } from "../../../platform/threads/serve-thread";
import type { MailAnswer, MailTask } from "./mail-task";
import { mailText } from "./mail-text";

serveThread(async function* (task: MailTask): AsyncGenerator<MailAnswer> {
  yield await mailText(task);
});
