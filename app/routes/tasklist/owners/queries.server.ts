import { callBackend } from "~/backend/client.server";
import { readTaskEscalation } from "~/backend/contract/task-escalation";
import { readTaskOwners } from "~/backend/contract/tasks";
import type { LoadContext } from "~/load-context";

export const ownersOf = (context: LoadContext) => callBackend(context, readTaskOwners, {});

/** When overdue tasks are reported, as the form has it. */
export async function escalationIn(context: LoadContext) {
  const { own, standard } = await callBackend(context, readTaskEscalation, {});
  return {
    standardDays: standard.days,
    mode: own === null ? "standard" : own === "off" ? "off" : "own",
    days: typeof own === "number" ? String(own) : "",
  };
}
export type EscalationView = Awaited<ReturnType<typeof escalationIn>>;
