/** The words of tasks, without a schema, so that the browser can have them. Names are texts under `tasks:kinds`. */
export const TASK_KINDS = [
  "action",
  "action-effect",
  "grievance-acknowledge",
  "grievance-feedback",
  "sanctions-match",
  "questionnaire-review",
  "questionnaire-answer",
  "plan-review",
  "plan-answer",
  "plan-overdue",
  "supplier-proposal",
  "contact-bounced",
  "import",
  "duplicates",
  "doubtful-places",
  "alert",
  "reading-review",
  "measure-review",
  "measure-rework",
  "measure-publish",
  "import-apply",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** When a task has to be done, as the reader's calendar sees it; in the order of the list. */
export const TASK_GROUPS = ["overdue", "today", "week", "later", "undated", "putOff", "waiting"] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** What the header counts: what somebody can do now. */
export const COUNTED_GROUPS = ["overdue", "today", "week", "later", "undated"] as const satisfies readonly TaskGroup[];

/** `me`: one's own and one's teams'; `all`: of the whole customer. */
export const TASK_HOLDERS = ["me", "team", "all"] as const;

export const TASK_STEPS = ["putOff", "assign", "done"] as const;
export type TaskStep = (typeof TASK_STEPS)[number];

/** How often a person gets their tasks by mail: every morning, or on Mondays. */
export const TASK_DIGESTS = ["off", "daily", "weekly"] as const;
export type TaskDigest = (typeof TASK_DIGESTS)[number];

/** Why a task of several is not changed: by its key in `tasks:leftOut.why`. */
export const TASK_NOT_CHANGED = [
  "changed",
  "statutory",
  "gone",
  "not_reader",
  "owner_not_reader",
  "second_person",
  "person",
  "not_here",
  "steps_open",
  "proof_missing",
  "last_resort",
  "refused",
] as const;
export type TaskNotChanged = (typeof TASK_NOT_CHANGED)[number];

/** Tasks that are changed at once. */
export const MOST_TASKS = 100;
/** Days that a task can be put off for. */
export const LONGEST_PUT_OFF = 365;
export const LONGEST_TASK_REASON = 200;

/** Days that a task can be overdue before somebody else is told. */
export const LONGEST_ESCALATION = 365;

/** More are not counted. */
export const MOST_TASKS_COUNTED = 1000;

const KEY = new RegExp(`^(${TASK_KINDS.join("|")}):([1-9]\\d{0,14})$`);

/** The parts of a key such as `action:42`; null for what is none. */
export function partsOfKey(key: string): { kind: TaskKind; id: number } | null {
  const [, kind, id] = KEY.exec(key) ?? [];
  return kind ? { kind: kind as TaskKind, id: Number(id) } : null;
}
