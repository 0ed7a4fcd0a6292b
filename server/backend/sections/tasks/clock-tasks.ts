import type { ClockSubjectType } from "~/backend/contract/clock-words";
import type { TaskKind } from "~/backend/contract/task-words";

/**
 * Which kind of task each duty of a clock is, by what it belongs to. A report's are read from its clocks (`sources/clocks.ts`); the check of an
 * action's effect from the action, because who plans one without a law has it in the same list: it stands there once.
 */
export const CLOCK_TASKS = {
  "grievance-report": { acknowledge: "grievance-acknowledge", feedback: "grievance-feedback" },
  action: { effect: "action-effect" },
} as const satisfies Record<ClockSubjectType, Record<string, TaskKind>>;

/** The clock that a task stands for; null for one that has none. A task is numbered as the subject of its clock. */
export function clockOf(kind: TaskKind): { subjectType: ClockSubjectType; duty: string } | null {
  for (const [subjectType, duties] of Object.entries(CLOCK_TASKS)) {
    const found = Object.entries(duties).find(([, one]) => one === kind);
    if (found) return { subjectType: subjectType as ClockSubjectType, duty: found[0] };
  }
  return null;
}
