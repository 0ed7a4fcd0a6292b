import type { Action } from "~/backend/contract/actions";
import type { BackendRefusedError } from "~/backend/errors";
import { actionInShort } from "~/domain/action/action-words.server";
import { DOT } from "~/i18n/dot";
import type { Message, MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import { type PlanForm, rowOf } from "./plan-fields";

/** How a form says no to who was second, with what the first made of the action, and to what does not hold together, at its field. */
export const refusals = (speech: Speech, plan?: Pick<PlanForm, "steps">) => ({
  stale_version: ({ details }: BackendRefusedError): { problem: Message } => {
    const current = (details as { current?: Action } | undefined)?.current;
    const now = current ? `${current.title}${DOT}${actionInShort(current, speech)}` : "–";
    return { problem: { key: "actions:problems.changed", params: { now } } };
  },
  not_found: (): { problem: Message } => ({ problem: { key: "actions:problems.actionGone" } }),
  not_reader: (): { problem: Message } => ({ problem: { key: "actions:problems.notReader" } }),
  not_completed: (): { problem: Message } => ({ problem: { key: "actions:problems.notCompleted" } }),
  steps_open: ({ details }: BackendRefusedError): { problem: Message } => {
    const { steps = [] } = (details ?? {}) as { steps?: string[] };
    return { problem: { key: "actions:problems.stepsOpen", params: { steps: speech.list(steps.slice(0, 5)) } } };
  },
  proof_missing: (): { problem: Message } => ({ problem: { key: "actions:problems.proofMissing" } }),
  last_resort: (): { problem: Message } => ({ problem: { key: "actions:problems.lastResortMove" } }),
  not_permitted: (): { errors: Record<string, MessageKey[]> } => ({
    errors: { typeId: ["actions:problems.lastResort"] },
  }),
  invalid_input: (error: BackendRefusedError) => ({ errors: errorsOf(error, plan) }),
});

/** What the backend found, at the form's field for it. */
function errorsOf({ details }: BackendRefusedError, plan?: Pick<PlanForm, "steps">): Record<string, MessageKey[]> {
  const [{ path = "", message = "" } = {}] = (details ?? []) as { path?: string; message?: string }[];
  const [, at] = /^body\.steps\.(\d+)\.dueOn$/.exec(path) ?? [];
  if (at !== undefined) {
    const row = plan && plan.steps.length > 0 ? rowOf(plan, Number(at)) : null;
    return { [row === null ? "dueOn" : `steps[${row}].dueOn`]: ["actions:problems.stepLate"] };
  }
  if (path === "body.effectDueOn") {
    return { effectDueOn: [message.includes("before") ? "actions:problems.checkEarly" : "actions:problems.checkLate"] };
  }
  if (path === "body.cost") return { costAmount: ["actions:problems.costEach"] };
  if (path === "body.grievanceId") return { grievanceId: ["actions:problems.grievance"] };
  if (path === "body.reason") {
    return { reason: [message.includes("check") ? "actions:problems.checkReason" : "actions:problems.skipReason"] };
  }
  return { userIds: ["actions:problems.assignees"] };
}
