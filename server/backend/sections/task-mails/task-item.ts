import type { Task } from "~/backend/contract/tasks";
import { paths } from "~/paths";
import { dayIn } from "~/time/day-start";
import { days } from "~/time/duration";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { say } from "../../platform/translations/say";
import { TAGS, titleIn } from "../tasks/task-title";

type Language = MailContent["language"];
type Item = NonNullable<MailContent["items"]>[number];

/** A task as one item of a mail: what it is, on whom, when it is due; with a link to where it is done. */
export function itemOf(language: Language, task: Task, today: string, config: MailConfig, more: string[] = []): Item {
  const { kind, subject, target } = task;
  const facts = [objectOf(task), dueIn(language, task, today), task.statutory && say(language, "tasks:statutory")];
  return {
    title: titleIn(language, task),
    url: linkTo(paths.taskPlace({ kind, subjectId: subject.id, targetId: target?.id ?? null }), config),
    lines: [facts.filter(Boolean).join(" · "), ...more].filter((line) => line !== ""),
  };
}

/** A task that somebody outside has to answer first: with whom it is and since when. */
export function waitingItemOf(
  language: Language,
  task: Task,
  { today, zone }: { today: string; zone: string },
  config: MailConfig,
): Item {
  const count = Math.max(0, daysBetween(dayIn(zone, new Date(task.since)), today));
  const name = task.waitingFor ?? "";
  const waits = count > 0 ? say(language, "tasks:waits", { count, name }) : say(language, "tasks:waitsToday", { name });
  return itemOf(language, { ...task, dueOn: null }, today, config, [waits]);
}

const objectOf = ({ kind, details, target }: Task): string => (kind === "import" ? details.name : target?.name) ?? "";

/** In days where it is near, so that nobody has to look at a calendar. */
function dueIn(language: Language, { dueOn }: Task, today: string): string {
  if (dueOn === null) return "";
  const count = daysBetween(today, dueOn);
  if (count < 0) return say(language, "tasks:late", { count: -count });
  if (count === 0) return say(language, "tasks:today");
  if (count === 1) return say(language, "tasks:tomorrow");
  if (count <= NEAR) return say(language, "tasks:left", { count });
  const format = new Intl.DateTimeFormat(TAGS[language], { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${dueOn}T00:00:00Z`));
}

const NEAR = 7;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / days(1));
