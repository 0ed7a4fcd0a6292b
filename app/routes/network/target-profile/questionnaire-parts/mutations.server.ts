import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import {
  type Questionnaire,
  remindQuestionnaire,
  requestQuestionnaires,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { changeTask } from "~/backend/contract/tasks";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { reviewTask } from "./review-task";
import type { remindForm, requestForm, reviewForm } from "./schema";

/** A day that is past, or too far away: what else could be wrong the form has checked. */
const badDay = () => ({ errors: { dueOn: ["questionnaires:problems.dueOn" as const] } });
const notPermitted = () => ({ problem: { key: "questionnaires:problems.notPermitted" as const } });
const closed = () => ({ problem: { key: "questionnaires:problems.closed" as const } });

const CLOSED = {
  bounced: { key: "questionnaires:problems.bounced" },
  opted_out: { key: "questionnaires:problems.optedOut" },
} as const;
const NOT_SENT: Record<string, Message> = CLOSED;

/** Sends one questionnaire to one target's contact. */
export async function send(
  context: LoadContext,
  targetId: number,
  { definition, email, name, language, dueOn, message }: z.output<typeof requestForm>,
  idempotencyKey?: string,
): Promise<Attempted<{ id: number }>> {
  const body = { definition, targetIds: [targetId], contact: { email, name, language }, dueOn, message };
  const answer = await attempt(() => callBackend(context, requestQuestionnaires, { body, idempotencyKey }), {
    invalid_input: badDay,
    not_permitted: notPermitted,
    not_found: () => ({ problem: { key: "questionnaires:problems.gone" } }),
  });
  if (!answer.ok) return answer;
  const [sent] = answer.value.requested;
  if (sent) return { ok: true, value: { id: sent.questionnaireId } };
  const problem = NOT_SENT[answer.value.failed[0]?.code ?? ""] ?? { key: "questionnaires:problems.alreadyOpen" };
  return { ok: false, no: { status: 409, problem } };
}

export function remind(
  context: LoadContext,
  { questionnaireId, dueOn }: z.output<typeof remindForm>,
  idempotencyKey?: string,
): Promise<Attempted<Questionnaire>> {
  const params = { questionnaireId: String(questionnaireId) };
  return attempt(
    () => callBackend(context, remindQuestionnaire, { params, body: { dueOn: dueOn ?? null }, idempotencyKey }),
    {
      invalid_input: () => ({ errors: { dueOn: ["questionnaires:problems.laterDay"] } }),
      not_permitted: notPermitted,
      closed,
      not_found: closed,
      expired: () => ({ problem: { key: "questionnaires:problems.expired" } }),
      bounced: () => ({ problem: CLOSED.bounced }),
      opted_out: () => ({ problem: CLOSED.opted_out }),
      too_soon: () => ({ problem: { key: "questionnaires:problems.tooSoon" } }),
    },
  );
}

export function withdraw(
  context: LoadContext,
  questionnaireId: number,
  idempotencyKey?: string,
): Promise<Attempted<Questionnaire>> {
  const params = { questionnaireId: String(questionnaireId) };
  return attempt(() => callBackend(context, withdrawQuestionnaire, { params, idempotencyKey }), {
    not_permitted: notPermitted,
    closed,
    not_found: closed,
  });
}

const NO_REVIEW: Message = { key: "questionnaires:problems.noReview" };

/** Ends the task of whoever reads the answers, by the rules of the list of tasks. */
export async function review(
  context: LoadContext,
  { questionnaireId, version }: z.output<typeof reviewForm>,
  idempotencyKey?: string,
): Promise<Attempted<void>> {
  const params = { key: reviewTask(questionnaireId) };
  const body = { change: { done: true as const }, version };
  const done = await attempt(() => callBackend(context, changeTask, { params, body, idempotencyKey }), {
    not_found: () => ({ problem: NO_REVIEW }),
    stale_version: () => ({ problem: { key: "questionnaires:problems.reviewChanged" } }),
  });
  // The task is missing, and not the page: somebody else has done it, or was given it.
  if (!done.ok && done.no.problem === NO_REVIEW) done.no.status = 409;
  return done;
}
