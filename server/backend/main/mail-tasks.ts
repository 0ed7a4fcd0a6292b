import { deliverDigest, deliverRealtime } from "../alerts/delivery/deliver-tasks";
import { DELIVER_DIGEST } from "../alerts/delivery/due-digests";
import { DELIVER_REALTIME } from "../alerts/delivery/enqueue-realtime";
import { closeAddress } from "../dialogue/contacts/contacts";
import { SEND_QUESTIONNAIRE } from "../dialogue/questionnaires/ask-targets";
import { sendQuestionnaire } from "../dialogue/questionnaires/mail-task";
import { sendPlanMail } from "../dialogue/supplier-plans/mail-task";
import { SEND_PLAN_MAIL } from "../dialogue/supplier-plans/send-plan";
import { CHECK_SEARCH, checkSearch } from "../network/explorer-searches/check-tasks";
import { sendEmailConfirmation, tellEmailChanged } from "../people/accounts/email-tasks";
import { sendInvitation, sendPasswordReset } from "../people/accounts/link-tasks";
import { mailCommentedTask } from "../people/notifications/mail-commented";
import { mailGivenTask } from "../people/notifications/mail-given";
import { COMMENTED, GIVEN } from "../people/notifications/mailed-news";
import { sendSignupRequest } from "../people/signup/send-signup-request";
import type { Task } from "../platform/jobs/worker";
import type { MailConfig } from "../platform/mail/mail-config";
import { RELEASE_MAILS, releaseMails, SEND_MAIL } from "../platform/mail/release-mails";
import { sendMail } from "../platform/mail/send-mail";
import { SEND_ACCOUNT_MAIL } from "../platform/mail/write-mail";
import { TASK_DIGEST, TASK_REMINDERS } from "../sections/task-mails/due-digests";
import { ESCALATE_OF_CUSTOMER, escalateOfCustomer } from "../sections/task-mails/escalate";
import { sendTaskDigest } from "../sections/task-mails/send-digest";
import { sendTaskReminders } from "../sections/task-mails/send-reminders";
import { SEND_TICKET } from "../work/tickets/open-ticket";
import { sendTicket } from "../work/tickets/send-ticket";

/** What somebody waits for who cannot sign in: a worker of its own does it, however long the jobs that all others have in hand. */
export const ACCOUNT_TASKS = [
  "send-password-reset",
  "send-invitation",
  "send-email-confirmation",
  "tell-email-changed",
  SEND_ACCOUNT_MAIL,
];

/** As the ledger names who said that an address does not exist. */
const MAIL_SERVER = { type: "rule", id: "mail-delivery" } as const;

/** The jobs that write and send mails; unlike the others they need to know the mail server and our own address. */
export function mailTasks(config: MailConfig): Record<string, Task> {
  return {
    [SEND_MAIL]: sendMail(config, (tx, { customerId, recipient, why }) =>
      closeAddress(tx, customerId, recipient, { state: "bounced", actor: MAIL_SERVER, reason: why }),
    ),
    [SEND_ACCOUNT_MAIL]: sendMail(config),
    [RELEASE_MAILS]: releaseMails(config),
    "send-password-reset": sendPasswordReset(config),
    "send-invitation": sendInvitation(config),
    "send-email-confirmation": sendEmailConfirmation(config),
    [DELIVER_REALTIME]: deliverRealtime(config),
    [DELIVER_DIGEST]: deliverDigest(config),
    [TASK_DIGEST]: sendTaskDigest(config),
    [TASK_REMINDERS]: sendTaskReminders(config),
    [ESCALATE_OF_CUSTOMER]: escalateOfCustomer(config),
    [GIVEN.job]: mailGivenTask(config),
    [COMMENTED.job]: mailCommentedTask(config),
    [CHECK_SEARCH]: checkSearch(config),
    [SEND_QUESTIONNAIRE]: sendQuestionnaire(config),
    [SEND_PLAN_MAIL]: sendPlanMail(config),
    "tell-email-changed": tellEmailChanged,
    "send-signup-request": sendSignupRequest(config),
    [SEND_TICKET]: sendTicket(config),
  };
}
