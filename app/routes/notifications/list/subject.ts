import type { Notification } from "~/backend/contract/notifications";
import type { Permission } from "~/backend/contract/permissions";
import { partsOfKey, TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { paths } from "~/paths";

/** Where what a notification is about (`type:id`) is shown or done; null where no screen shows it. */
export function placeOf({ subject, params }: Pick<Notification, "subject" | "params">): string | null {
  // An entry of the catalogue has a name and no number.
  const [, measureId] = /^measure:([a-z][a-z0-9-]{1,60})$/.exec(subject ?? "") ?? [];
  if (measureId) return paths.measureVersion(measureId, String(params.version ?? ""));
  const [, type, id] = /^([a-z-]+):([1-9]\d{0,14})$/.exec(subject ?? "") ?? [];
  const kind = TASK_KINDS.find((one) => one === params.task);
  if (type === "tasks-given") return paths.tasks(kind ? `?kind=${kind}` : "");
  if (type === "team-tasks-late") return paths.teamTasks(Number(id), "?due=overdue");
  if (type === "tasks-late") return paths.allTasks("?due=overdue");
  if (type?.startsWith("task-")) return kind ? paths.taskPlace({ kind, ...numbersOf(params) }) : null;
  if (type === "questionnaires-of-target") return paths.targetQuestionnaires(Number(id));
  if (type === "grievance-reports-of-target") return paths.targetGrievanceReports(Number(id));
  if (type === "alert") return paths.feedView("all", `?alert=${id}`);
  if (type === "alerts-assigned") return paths.feedView("all", "?assignedTo=me");
  if (type === "explorer-search") return paths.explorerSearch(Number(id));
  if (type === "document") return paths.document(Number(id));
  return type === "action" ? paths.action(Number(id)) : null;
}

function numbersOf({ subjectId, targetId }: Notification["params"]) {
  return { subjectId: Number(subjectId) || null, targetId: Number(targetId) || null };
}

/** How it is answered from the list: a comment by another one, a task by somebody else's doing it, or by doing it later. */
export interface Answers {
  /** Where the next comment is written. */
  reply: string | null;
  assign: string | null;
  postpone: string | null;
}

/** What the reader may do about it from the list. A legal deadline is never postponed. */
export function answersTo(
  { kind, subject }: Pick<Notification, "kind" | "subject">,
  permissions: readonly Permission[],
): Answers {
  const [type, id] = subject?.split(":") ?? [];
  const mayChange = permissions.includes("actions:manage");
  if (kind === "action-commented" && mayChange) return { ...NONE, reply: `${paths.action(Number(id))}#comment` };
  if (kind === "alert-commented" && type === "alert" && permissions.includes("alerts:triage")) {
    return { ...NONE, reply: `${paths.feedView("all", `?alert=${id}`)}#alert-comment` };
  }
  const key = mayChange ? taskOf(kind, subject ?? "") : null;
  if (key === null) return NONE;
  const back = paths.notifications();
  const isByLaw = BY_LAW.some((one) => key.startsWith(`${one}:`));
  return {
    reply: null,
    assign: paths.giveTasks([key], back),
    postpone: isByLaw ? null : paths.putTasksOff([key], back),
  };
}

const NONE: Answers = { reply: null, assign: null, postpone: null };
/** Tasks with a day that a law sets, or can set: their list says for each whether it does. */
const BY_LAW: readonly TaskKind[] = ["action-effect", "grievance-acknowledge", "grievance-feedback"];
const OF_ACTIONS = ["action-assigned", "action-due-soon", "action-due-today", "action-overdue", "action-effect-due"];

/** The key of the one task that it tells of; null where it tells of none, or of several. */
function taskOf(kind: string, subject: string): string | null {
  const key = subject.startsWith("task-")
    ? subject.slice("task-".length)
    : OF_ACTIONS.includes(kind) && subject.startsWith("action:")
      ? subject.replace("action:", kind === "action-effect-due" ? "action-effect:" : "action:")
      : null;
  return key !== null && partsOfKey(key) !== null ? key : null;
}
