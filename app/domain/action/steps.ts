import type { META_STATUSES } from "~/backend/contract/alert-words";

export type MetaStatus = (typeof META_STATUSES)[number];

/** Where an action can go from where it is, the likeliest first. Any of them can be taken back. */
export const NEXT_STEPS: Record<MetaStatus, readonly MetaStatus[]> = {
  Planned: ["InProgress", "Completed", "Aborted"],
  InProgress: ["Completed", "Planned", "Aborted"],
  Completed: ["InProgress"],
  Aborted: ["Planned"],
};

/** Whether somebody still has to do it; `today` as `YYYY-MM-DD`. What is put off until a day is none of anybody's until then. */
export function isOpen(action: ActionState, today: string): boolean {
  return !isOver(action) && !(action.skipped && (action.skipped.until === null || action.skipped.until >= today));
}

export function isOverdue(action: ActionState, today: string): boolean {
  return isOpen(action, today) && action.dueOn !== null && action.dueOn < today;
}

interface ActionState {
  metaStatus: MetaStatus;
  dueOn: string | null;
  skipped: { until: string | null } | null;
}

/** Whether it was done or aborted. */
export const isOver = ({ metaStatus }: Pick<ActionState, "metaStatus">): boolean =>
  metaStatus === "Completed" || metaStatus === "Aborted";
