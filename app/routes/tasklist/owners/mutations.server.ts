import { callBackend } from "~/backend/client.server";
import { setTaskEscalation } from "~/backend/contract/task-escalation";
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
    owner_without_permission: () => ({ errors: { to: ["tasks:problems.ownerMayNot"] } }),
    owner_not_reader: () => ({ errors: { to: ["tasks:problems.ownerReadsNotAll"] } }),
  });

/** Says after how many days overdue tasks are reported; null: as the product has it. */
export const setEscalation = (
  context: LoadContext,
  own: number | "off" | null,
  idempotencyKey?: string,
): Promise<Attempted<void>> =>
  attempt(() => callBackend(context, setTaskEscalation, { body: { own }, idempotencyKey }), {
    invalid_input: () => ({ errors: { days: ["tasks:problems.escalationDays"] } }),
  });
