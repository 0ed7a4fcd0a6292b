import { callBackend } from "~/backend/client.server";
import type { TaskKind } from "~/backend/contract/task-words";
import { setTaskOwner } from "~/backend/contract/tasks";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Says who has tasks of a kind that nobody was given; null: the manager who has been there longest. */
export const setOwner = (
  context: LoadContext,
  kind: TaskKind,
  owner: { kind: "user" | "team"; id: number } | null,
  idempotencyKey?: string,
): Promise<Attempted<void>> =>
  attempt(() => callBackend(context, setTaskOwner, { params: { kind }, body: { owner }, idempotencyKey }), {
    invalid_input: () => ({ errors: { to: ["tasks:problems.ownerGone"] } }),
  });
