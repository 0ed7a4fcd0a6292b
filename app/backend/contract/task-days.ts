import type { TaskKind } from "./task-words";

/**
 * Rule `task-days@1`: within how many days of its arrival a task of a kind is to be done where neither a law nor a person set a day. Own
 * judgement (decision 156): what may stop a payment or a delivery within days, what others wait for within one or two weeks, what only makes
 * the data better within a month.
 */
export const TASK_DAYS = {
  "sanctions-match": 3,
  alert: 3,
  import: 7,
  "import-apply": 7,
  "contact-bounced": 7,
  "reading-review": 7,
  "questionnaire-review": 10,
  "plan-review": 10,
  "supplier-proposal": 14,
  "measure-review": 14,
  "measure-rework": 14,
  "measure-publish": 14,
  duplicates: 30,
  "doubtful-places": 30,
} as const satisfies Partial<Record<TaskKind, number>>;

export const TASK_DAYS_VERSION = "1";

/** Null for a kind whose day is a law's, or a person's. */
export const ruleDaysOf = (kind: TaskKind): number | null =>
  kind in TASK_DAYS ? TASK_DAYS[kind as keyof typeof TASK_DAYS] : null;

/** Kinds of one task for a whole list that is worked through: its day moves with the oldest row that is left. */
export const LIST_KINDS: readonly TaskKind[] = ["duplicates", "doubtful-places", "reading-review"];
