import { callBackend } from "~/backend/client.server";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { NewAlertForm } from "./schema";

export function addAlert(
  context: LoadContext,
  { from, to, targets, ...form }: NewAlertForm,
  idempotencyKey?: string,
): Promise<Attempted<{ alertId: number }>> {
  const period = from ? { from, to: to ?? null } : undefined;
  const body = { ...form, period, targetIds: [...new Set(targets)] };
  return attempt(() => callBackend(context, addOwnAlert, { body, idempotencyKey }), {
    not_found: () => ({ errors: { targets: ["newAlert:problems.targetGone"] } }),
    not_permitted: () => ({ errors: { targets: ["newAlert:problems.mayNotFollow"] } }),
    invalid_input: () => ({ errors: { eventTypeId: ["newAlert:problems.type"] } }),
  });
}
