import { callBackend } from "~/backend/client.server";
import { type Action, startAction } from "~/backend/contract/actions";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { assigneesOf } from "../action-fields";
import type { About, StartForm } from "./schema";

/** An action without a name of its own is called by its type and whom it is about. */
export function start(
  context: LoadContext,
  { alertIds, targetIds }: About,
  { title, dueOn, teamIds, userIds, ...form }: StartForm,
  usualTitle: string,
  idempotencyKey?: string,
): Promise<Attempted<Action>> {
  const body = {
    ...form,
    title: title || usualTitle,
    alertIds,
    assignees: assigneesOf({ userIds, teamIds }),
    ...(dueOn ? { dueOn } : {}),
    ...(targetIds.length > 0 ? { targetIds } : {}),
  };
  return attempt(() => callBackend(context, startAction, { body, idempotencyKey }), {
    not_found: () => ({ problem: { key: "actions:problems.gone" } }),
    invalid_input: () => ({ errors: { userIds: ["actions:problems.assignees"] } }),
  });
}
