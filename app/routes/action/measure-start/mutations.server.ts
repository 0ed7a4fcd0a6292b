import { callBackend } from "~/backend/client.server";
import { startMeasures } from "~/backend/contract/measures";
import type { Operation } from "~/backend/contract/operations";
import { type AllOf, selectionOf } from "~/domain/target/all-of";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { assigneesOf } from "../action-fields";
import { chosenOf, type StartMeasureForm } from "./schema";

/** Starts it for those that the form names, or for `all` that the address does; a version that is not offered any more is refused, and the page then shows what is. */
export function start(
  context: LoadContext,
  measureId: string,
  { form, all }: { form: StartMeasureForm; all: AllOf | null },
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  const { version, together, dueOn, teamIds, userIds, reason, selectedCount } = form;
  const body = {
    version,
    ...(all && form.whom === "all"
      ? { selection: selectionOf(all), selectedCount }
      : { selection: { targetIds: chosenOf(form) } }),
    together: together === "one",
    ...(dueOn && { dueOn }),
    ...(reason && { reason }),
    assignees: assigneesOf({ teamIds, userIds }),
  };
  return attempt(() => callBackend(context, startMeasures, { params: { measureId }, body, idempotencyKey }), {
    measure_retired: () => ({ problem: { key: "measures:problems.retired" } }),
    selection_changed: ({ details }) => ({
      problem: { key: "measures:problems.selectionChanged", params: { count: countIn(details) } },
    }),
    too_many: () => ({ problem: { key: "measures:problems.tooManySelected" } }),
    not_permitted: () => ({ problem: { key: "measures:problems.lastResort" } }),
    invalid_input: ({ details }): { errors: Record<string, MessageKey[]> } => {
      const [{ path = "" } = {}] = (details ?? []) as { path?: string }[];
      if (path === "body.reason") return { errors: { reason: ["actions:problems.skipReason"] } };
      return { errors: { userIds: ["actions:problems.assignees"] } };
    },
  });
}

const countIn = (details: unknown): number => Number((details as { count?: number } | undefined)?.count ?? 0);
