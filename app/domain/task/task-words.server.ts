import type { TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";

export const TASK_ICONS: Record<TaskKind, IconName> = {
  action: "list-checks",
  "action-effect": "check-circle",
  "grievance-acknowledge": "alert-circle",
  "grievance-feedback": "alert-circle",
  "sanctions-match": "gavel",
  "questionnaire-review": "inbox",
  "questionnaire-answer": "clock",
  "plan-review": "inbox",
  "plan-answer": "clock",
  "plan-overdue": "clock",
  "supplier-proposal": "building",
  "contact-bounced": "mail",
  import: "database",
  duplicates: "layers",
  "doubtful-places": "map-pin",
  alert: "bell",
  "reading-review": "file",
  "measure-review": "eye",
  "measure-rework": "flag",
  "measure-publish": "check-circle",
  "import-apply": "database",
};

type Named = Pick<Task, "key" | "kind" | "title" | "details" | "subject" | "target">;
type Say = Pick<Speech, "say" | "number">;

/** What has to be done, as the first line of a row. */
export function taskTitle({ kind, title, details, subject }: Named, speech: Say): string {
  const { count = 0, name = "", email = "", score } = details;
  const id = subject.id ?? 0;
  switch (kind) {
    case "action":
      return title ?? "";
    case "action-effect":
      return speech.say("tasks:titles.action-effect", { title: title ?? "" });
    case "grievance-acknowledge":
    case "grievance-feedback":
      return speech.say(`tasks:titles.${kind}`, { id });
    case "sanctions-match":
      return speech.say("tasks:titles.sanctions-match", { score: speech.number(score ?? 0) });
    case "alert":
      return speech.say("tasks:titles.alert", { title: title ?? "" });
    case "supplier-proposal":
    case "measure-review":
    case "measure-rework":
    case "measure-publish":
      return speech.say(`tasks:titles.${kind}`, { name });
    case "contact-bounced":
      return speech.say("tasks:titles.contact-bounced", { name: email });
    case "import":
    case "duplicates":
    case "doubtful-places":
    case "reading-review":
      return speech.say(`tasks:titles.${kind}`, { count });
    default:
      return speech.say(`tasks:titles.${kind}`);
  }
}

/** On whom or what: a supplier, a file; nothing where the title says it. */
export function taskObject({ kind, details, target }: Named, speech: Pick<Speech, "say">): string | null {
  if (kind === "import" || kind === "import-apply") return details.name ?? null;
  if (kind === "sanctions-match" && target && details.name)
    return `${target.name}, ${speech.say("tasks:ofList", { name: details.name })}`;
  return target?.name || null;
}

/** Where it is done. */
export const taskHref = ({ kind, subject, target }: Named): string =>
  paths.taskPlace({ kind, subjectId: subject.id, targetId: target?.id ?? null });
