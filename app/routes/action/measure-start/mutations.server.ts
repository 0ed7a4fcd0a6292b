import { callBackend } from "~/backend/client.server";
import { startMeasures } from "~/backend/contract/measures";
import type { Operation } from "~/backend/contract/operations";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { assigneesOf } from "../action-fields";
import type { StartMeasureForm } from "./schema";

/** Starts it; a version that is not offered any more is refused, and the page then shows what is. */
export function start(
  context: LoadContext,
  measureId: string,
  { version, targetIds, together, dueOn, teamIds, userIds }: StartMeasureForm,
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  const body = {
    version,
    selection: { targetIds },
    together: together === "one",
    ...(dueOn && { dueOn }),
    assignees: assigneesOf({ teamIds, userIds }),
  };
  return attempt(() => callBackend(context, startMeasures, { params: { measureId }, body, idempotencyKey }), {
    measure_retired: () => ({ problem: { key: "measures:problems.retired" } }),
    invalid_input: () => ({ errors: { userIds: ["actions:problems.assignees"] } }),
  });
}
