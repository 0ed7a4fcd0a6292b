import { callBackend } from "~/backend/client.server";
import { requestManyQuestionnaires } from "~/backend/contract/many-questionnaires";
import type { Operation } from "~/backend/contract/operations";
import { type RequestedQuestionnaires, requestQuestionnaires } from "~/backend/contract/questionnaires";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { RequestAllForm, RequestForm } from "./schema";

/** Sends the self-assessment to each target's contact; who could not be asked is named with why. */
export function sendMany(
  context: LoadContext,
  { targetIds, dueOn, message }: RequestForm,
  idempotencyKey?: string,
): Promise<Attempted<RequestedQuestionnaires>> {
  const body = { targetIds, dueOn, message };
  return attempt(() => callBackend(context, requestQuestionnaires, { body, idempotencyKey }), REFUSALS);
}

/** The same to all that match, thousands of them in a job. */
export function sendToAll(
  context: LoadContext,
  { collectionId, filter }: { collectionId: number; filter: TargetListFilter },
  { dueOn, message }: RequestAllForm,
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  const selection = { collectionId, filter: targetMatchFields(filter) };
  const body = { selection, dueOn, message };
  return attempt(() => callBackend(context, requestManyQuestionnaires, { body, idempotencyKey }), REFUSALS);
}

const REFUSALS = {
  invalid_input: () => ({ errors: { dueOn: ["questionnaires:problems.dueOn" as const] } }),
  not_permitted: () => ({ problem: { key: "questionnaires:problems.notPermitted" as const } }),
  too_many: () => ({ problem: { key: "network:problems.tooMany" as const } }),
};
