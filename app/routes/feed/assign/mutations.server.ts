import { callBackend } from "~/backend/client.server";
import type { Operation } from "~/backend/contract/operations";
import { changeAlerts } from "~/backend/contract/triage";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { Selected } from "../selected.server";

/** Gives the selected alerts to a person. */
export function assign(
  context: LoadContext,
  { selection }: Selected,
  userId: number,
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  if (!selection) return Promise.resolve(NOTHING);
  const body = { selection, change: { kind: "assign" as const, userId } };
  return attempt(() => callBackend(context, changeAlerts, { body, idempotencyKey }), {
    invalid_input: () => ({ errors: { userId: ["feed:problems.assigneeGone" as const] } }),
    too_many: () => ({ problem: { key: "feed:problems.tooMany" } }),
  });
}

const NOTHING: Attempted<never> = {
  ok: false,
  no: { status: 400, problem: { key: "feed:problems.nothingSelected" } },
};
