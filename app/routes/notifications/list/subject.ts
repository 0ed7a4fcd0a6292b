import type { Notification } from "~/backend/contract/notifications";
import { TASK_KINDS } from "~/backend/contract/task-words";
import { paths } from "~/paths";

/** Where what a notification is about (`type:id`) is shown or done; null where no screen shows it. */
export function placeOf({ subject, params }: Pick<Notification, "subject" | "params">): string | null {
  const [, type, id] = /^([a-z-]+):([1-9]\d{0,14})$/.exec(subject ?? "") ?? [];
  const kind = TASK_KINDS.find((one) => one === params.task);
  if (type === "tasks-given") return paths.tasks(kind ? `?kind=${kind}` : "");
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

/** The task that can be put off instead; null where there is none. A legal deadline cannot. */
export function postponed({ kind, subject }: Pick<Notification, "kind" | "subject">): string | null {
  const isDue = kind === "action-due-soon" || kind === "action-due-today" || kind === "action-overdue";
  return isDue && subject?.startsWith("action:") ? paths.putTasksOff([subject], paths.notifications()) : null;
}
