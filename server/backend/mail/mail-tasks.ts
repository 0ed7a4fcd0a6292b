import { sendEmailConfirmation, tellEmailChanged } from "../accounts/email-tasks";
import { sendInvitation, sendPasswordReset } from "../accounts/link-tasks";
import { deliverDigest, deliverRealtime } from "../delivery/deliver-tasks";
import { DELIVER_DIGEST } from "../delivery/due-digests";
import { DELIVER_REALTIME } from "../delivery/enqueue-realtime";
import type { Task } from "../jobs/worker";
import { SEND_QUESTIONNAIRE } from "../questionnaires/ask-targets";
import { sendQuestionnaire } from "../questionnaires/mail-task";
import { sendSignupRequest } from "../signup/send-signup-request";
import { SEND_TICKET } from "../tickets/open-ticket";
import { sendTicket } from "../tickets/send-ticket";
import type { MailConfig } from "./mail-config";
import { sendMail } from "./send-mail";

/** The jobs that write and send mails; unlike the others they need to know the mail server and our own address. */
export function mailTasks(config: MailConfig): Record<string, Task> {
  return {
    "send-mail": sendMail(config),
    "send-password-reset": sendPasswordReset(config),
    "send-invitation": sendInvitation(config),
    "send-email-confirmation": sendEmailConfirmation(config),
    [DELIVER_REALTIME]: deliverRealtime(config),
    [DELIVER_DIGEST]: deliverDigest(config),
    [SEND_QUESTIONNAIRE]: sendQuestionnaire(config),
    "tell-email-changed": tellEmailChanged,
    "send-signup-request": sendSignupRequest(config),
    [SEND_TICKET]: sendTicket(config),
  };
}
