import { redirect } from "@remix-run/node";
import type { Attempted } from "~/forms/attempt.server";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { toastCookie } from "~/toasts/toast.server";
import { remind, review, send, withdraw } from "./mutations.server";
import { remindForm, requestForm, reviewForm, withdrawForm } from "./schema";

/** What the pages about questionnaires have in common: sending one, reminding of it, taking it back, having read its answers; then on to `back`. */
export async function actOnQuestionnaire(request: Request, context: LoadContext, targetId: number, back: string) {
  const intent = await intentOf(request);
  if (intent === "remind") {
    const submission = await readSubmission(request, remindForm);
    if (!submission.ok) return submission.refuse();
    return end(submission, await remind(context, submission.value, submission.idempotencyKey), "reminded");
  }
  if (intent === "withdraw") {
    const submission = await readSubmission(request, withdrawForm);
    if (!submission.ok) return submission.refuse();
    const { questionnaireId } = submission.value;
    return end(submission, await withdraw(context, questionnaireId, submission.idempotencyKey), "withdrawn");
  }
  if (intent === "review") {
    const submission = await readSubmission(request, reviewForm);
    if (!submission.ok) return submission.refuse();
    return end(submission, await review(context, submission.value, submission.idempotencyKey), "reviewed");
  }
  const submission = await readSubmission(request, requestForm);
  if (!submission.ok) return submission.refuse();
  return end(submission, await send(context, targetId, submission.value, submission.idempotencyKey), "sent");

  async function end(
    { refuse }: Pick<Awaited<ReturnType<typeof readSubmission>>, "refuse">,
    attempted: Attempted<unknown>,
    done: "sent" | "reminded" | "withdrawn" | "reviewed",
  ) {
    if (!attempted.ok) return refuse(attempted.no);
    const key: MessageKey = `questionnaires:toasts.${done}`;
    return redirect(back, { status: 303, headers: { "Set-Cookie": await toastCookie({ key }) } });
  }
}
