import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { MOST_CHANGED } from "~/backend/contract/action-words";
import type { Operation } from "~/backend/contract/operations";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { fieldsOf } from "../list/filter";
import type { BulkForm } from "./schema";
import type { Selected } from "./selected";

/** Changes what was selected; those that cannot change are in the answer, each with why. */
export function changeSelected(
  context: LoadContext,
  { actions, isAll, filter, timeZone }: Selected & { timeZone: string },
  { metaStatus, assignee, dueOn, noDueOn, reason }: BulkForm,
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  const change = {
    ...(metaStatus && { metaStatus }),
    ...(assignee !== undefined && { assignee }),
    ...(dueOn && { dueOn }),
    ...(noDueOn && { dueOn: null }),
    ...(reason && { reason }),
  };
  const selection = isAll ? { filter: { ...fieldsOf(filter), timeZone } } : { actions };
  return attempt(() => callBackend(context, changeActions, { body: { selection, change }, idempotencyKey }), {
    too_many: () => ({ problem: { key: "actions:problems.bulkMany", params: { most: MOST_CHANGED } } }),
    invalid_input: () => ({ errors: { assignee: ["actions:problems.assignees"] } }),
  });
}
