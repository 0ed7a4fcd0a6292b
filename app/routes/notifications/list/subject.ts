import { paths } from "~/paths";

/** Where what a notification is about (`type:id`) is shown; null where no screen shows it. */
export function pathOfSubject(subject: string | null): string | null {
  const [, type, id] = /^([a-z-]+):([1-9]\d{0,14})$/.exec(subject ?? "") ?? [];
  if (type === "questionnaires-of-target") return paths.targetQuestionnaires(Number(id));
  if (type === "grievance-reports-of-target") return paths.targetGrievanceReports(Number(id));
  if (type === "alert") return paths.feedView("all", `?alert=${id}`);
  if (type === "alerts-assigned") return paths.feedView("all", "?assignedTo=me");
  if (type === "explorer-search") return paths.explorerSearch(Number(id));
  if (type === "document") return paths.document(Number(id));
  return type === "action" ? paths.action(Number(id)) : null;
}
