import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import type { Questionnaire } from "~/backend/contract/questionnaires";
import { requestRevenue } from "~/backend/contract/revenue";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { revenueForm } from "./schema";

export function askForRevenue(
  context: LoadContext,
  targetId: number,
  { email, name, language, dueOn, message }: z.output<typeof revenueForm>,
  idempotencyKey?: string,
): Promise<Attempted<Questionnaire>> {
  const params = { targetId: String(targetId) };
  const body = { contact: { email, name, language }, dueOn, message };
  return attempt(() => callBackend(context, requestRevenue, { params, body, idempotencyKey }), {
    already_open: () => ({ problem: { key: "questionnaires:problems.alreadyOpen" } }),
    invalid_input: () => ({ errors: { dueOn: ["questionnaires:problems.dueOn"] } }),
  });
}
