import { callBackend } from "~/backend/client.server";
import { type RequestedQuestionnaires, requestQuestionnaires } from "~/backend/contract/questionnaires";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { RequestForm } from "./schema";

/** Sends the self-assessment to each target's contact; who could not be asked is named with why. */
export function sendMany(
  context: LoadContext,
  { targetIds, dueOn, message }: RequestForm,
  idempotencyKey?: string,
): Promise<Attempted<RequestedQuestionnaires>> {
  const body = { targetIds, dueOn, message };
  return attempt(() => callBackend(context, requestQuestionnaires, { body, idempotencyKey }), {
    invalid_input: () => ({ errors: { dueOn: ["questionnaires:problems.dueOn"] } }),
    not_permitted: () => ({ problem: { key: "questionnaires:problems.notPermitted" } }),
  });
}
