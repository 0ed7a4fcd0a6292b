import { type ActionTypeName, LAST_RESORT, type NotChanged } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { BriefAction } from "./action-columns";
import type { ActionCompletion } from "./completion";
import { dropsCheck, isCheckedByLaw, saysWhy } from "./waiver";

/** What many actions are changed to; what is left out stays. */
export interface Wanted {
  metaStatus?: Action["metaStatus"] | undefined;
  assignee?: { kind: "user" | "team"; id: number } | null | undefined;
  dueOn?: string | null | undefined;
  reason?: string | undefined;
}

/** What the rules of an action look at beside the action. */
export interface Around {
  rule: ActionCompletion;
  /** Whether the asker may approve. */
  approves: boolean;
  /** Whether the asker reads a confidential action that was given to the new assignee. */
  reads(action: Pick<BriefAction, "id">): boolean;
}

/** Why an action cannot become that, by the same rules as when it is changed alone; null where it can. */
export function hindrance(action: BriefAction, wanted: Wanted, around: Around): NotChanged | null {
  const { dueOn, assignee } = wanted;
  const { rule, approves, reads } = around;
  if (dueOn && action.lastStepDueOn !== null && action.lastStepDueOn > dueOn) return "step_late";
  if (assignee !== undefined && action.confidential && !reads(action)) return "not_reader";
  const to = wanted.metaStatus ?? action.metaStatus;
  if (to === action.metaStatus) return null;
  // Breaking off is begun and finished by who approves (LkSG § 7(3)); anybody who manages actions calls it off.
  if (action.typeId === LAST_RESORT && to !== "Aborted" && !approves) return "last_resort";
  if (isOver(action.metaStatus) && !isOver(to)) {
    if (isCheckedByLaw(action, rule) && !saysWhy(wanted.reason)) return "check_reason";
    if (!wanted.reason) return "reason_missing";
  }
  const after = { metaStatus: to, purpose: action.purpose, effectDueOn: null };
  if (to === "Aborted" && dropsCheck(action, after, rule) && !saysWhy(wanted.reason)) return "check_reason";
  if (to !== "Completed" || wanted.reason) return null;
  if (action.hasOpenSteps) return "steps_open";
  return rule.proof.includes(action.typeId as ActionTypeName) && !action.hasDocuments ? "proof_missing" : null;
}

const isOver = (status: Action["metaStatus"]) => status === "Completed" || status === "Aborted";

/** Whether anything of it would become another. */
export function isDifferent(
  action: Pick<BriefAction, "metaStatus" | "dueOn" | "assignees">,
  { metaStatus, assignee, dueOn }: Wanted,
): boolean {
  if (metaStatus !== undefined && metaStatus !== action.metaStatus) return true;
  if (dueOn !== undefined && dueOn !== action.dueOn) return true;
  if (assignee === undefined) return false;
  const [first, ...others] = action.assignees;
  if (assignee === null) return first !== undefined;
  return first?.kind !== assignee.kind || first.id !== assignee.id || others.length > 0;
}
