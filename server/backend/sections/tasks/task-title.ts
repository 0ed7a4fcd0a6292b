import type { Session } from "~/backend/contract/session";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { say } from "../../platform/translations/say";

type Language = Session["user"]["language"];
type Named = Pick<Task, "kind" | "title" | "details" | "subject">;

/** What has to be done, as the list of tasks says it. */
export function titleIn(language: Language, { kind, title, details, subject }: Named): string {
  const { count = 0, name = "", email = "", score = 0 } = details;
  if (kind === "action") return title ?? "";
  const params: Partial<Record<TaskKind, Record<string, string | number>>> = {
    "action-effect": { title: title ?? "" },
    "grievance-acknowledge": { id: subject.id ?? 0 },
    "grievance-feedback": { id: subject.id ?? 0 },
    "sanctions-match": { score: new Intl.NumberFormat(TAGS[language]).format(score) },
    "supplier-proposal": { name },
    "contact-bounced": { name: email },
    import: { count },
    duplicates: { count },
    "doubtful-places": { count },
    alert: { title: title ?? "" },
    "reading-review": { count },
    "measure-review": { name },
    "measure-rework": { name },
    "measure-publish": { name },
  };
  return say(language, `tasks:titles.${kind}`, params[kind]);
}

/** How numbers and days are written where there is no page. */
export const TAGS: Record<Language, string> = { en: "en-GB", de: "de-DE", ch: "zh-Hans" };
