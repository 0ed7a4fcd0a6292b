import type { Session } from "~/backend/contract/session";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import type { Workload } from "~/backend/contract/workload";
import type { Cell } from "../../platform/export/cell";
import { titleIn } from "./task-title";

export interface TaskWords {
  language: Session["user"]["language"];
  /** A text of the pages of tasks. */
  say(key: string, params?: Record<string, string | number>): string;
}

export interface Column<Row> {
  /** Of the text `export:tasks.<name>`. */
  name: string;
  /** In characters. */
  width: number;
  cell(task: Row, words: TaskWords): Cell;
}

type Named = Pick<Task, "key" | "kind" | "title" | "details" | "subject" | "target">;

const NAMED: readonly Column<Named>[] = [
  { name: "title", width: 44, cell: (task, { language }) => titleIn(language, task) },
  { name: "kind", width: 24, cell: ({ kind }, { say }) => say(`kinds.${kind}`) },
  {
    name: "object",
    width: 36,
    cell: ({ kind, details, target }) => (kind === "import" ? details.name : target?.name) || null,
  },
];

/** The kinds whose law is named; which of their tasks it dates is said by each. */
const LAWS: readonly TaskKind[] = ["action-effect", "grievance-acknowledge", "grievance-feedback"];

export const OPEN_COLUMNS: readonly Column<Task>[] = [
  ...NAMED,
  { name: "group", width: 16, cell: ({ group }, { say }) => say(`groups.${group}`) },
  { name: "dueOn", width: 12, cell: ({ dueOn }) => dueOn },
  {
    name: "law",
    width: 24,
    cell: ({ kind, statutory }, { say }) =>
      statutory ? (LAWS.includes(kind) ? say(`law.${kind}`) : say("statutory")) : null,
  },
  { name: "priority", width: 12, cell: ({ priority }, { say }) => say(`priorities.${priority}`) },
  { name: "owners", width: 30, cell: ({ owners }) => owners.map(({ name }) => name).join("; ") || null },
  { name: "waitingFor", width: 24, cell: ({ waitingFor }) => waitingFor },
  // Of what nobody noted when it arose, nothing is said.
  { name: "since", width: 18, cell: ({ since }) => (Date.parse(since) > 0 ? new Date(since) : null) },
  { name: "putOffUntil", width: 12, cell: ({ putOff }) => putOff?.until ?? null },
  { name: "putOffReason", width: 36, cell: ({ putOff }) => putOff?.reason || null },
];

export const DONE_COLUMNS: readonly Column<Named & { doneAt: string }>[] = [
  ...NAMED,
  { name: "doneAt", width: 18, cell: ({ doneAt }) => new Date(doneAt) },
];

export const WORKLOAD_COLUMNS: readonly Column<Workload["owners"][number]>[] = [
  { name: "who", width: 36, cell: ({ name }) => name },
  { name: "ownerKind", width: 14, cell: ({ kind }, { say }) => say(`workload.${kind}`) },
  { name: "dueSoon", width: 16, cell: ({ due }) => due },
  { name: "overdue", width: 16, cell: ({ overdue }) => overdue },
];
