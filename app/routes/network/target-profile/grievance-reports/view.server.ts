import { GRIEVANCE_TOPICS, REPORTER_RELATIONS } from "~/backend/contract/grievance-words";
import type { ListedGrievanceReport } from "~/backend/contract/grievances";
import type { Speech } from "~/i18n/speech.server";
import { unbroken } from "~/i18n/unbroken";
import { paths } from "~/paths";

export interface ListedReport {
  id: number;
  /** Null for who may not read it, as its title is. */
  href: string | null;
  title: string | null;
  topic: string;
  stateWord: string;
  received: string;
  from: string;
  /** What has to be done next, until when; null once nothing is left. */
  next: { text: string; overdue: boolean } | null;
}

export function listedReports(reports: readonly ListedGrievanceReport[], speech: Speech): ListedReport[] {
  return reports.map((report) => ({
    id: report.id,
    href: report.title === null ? null : paths.targetGrievanceReport(report.targetId, report.id),
    title: report.title,
    topic: speech.say(`grievances:topics.${report.topic}`),
    stateWord: stateOf(report, speech),
    received: speech.day(report.receivedOn),
    from: fromWhom(report, speech),
    next: nextOf(report, speech),
  }));
}

export const stateOf = ({ state, outcome }: ListedGrievanceReport, speech: Speech): string =>
  speech.list([speech.say(`grievances:states.${state}`), outcome && speech.say(`grievances:outcomes.${outcome}`)]);

export const fromWhom = ({ relation, anonymous }: ListedGrievanceReport, speech: Speech): string =>
  speech.list([
    relation && speech.say(`grievances:relations.${relation}`),
    anonymous && speech.say("grievances:anonymous"),
  ]);

export function nextOf({ state, acknowledge, feedback }: ListedGrievanceReport, speech: Speech): ListedReport["next"] {
  if (state === "closed") return null;
  const [key, deadline] =
    acknowledge.doneAt === null ? (["acknowledge", acknowledge] as const) : (["feedback", feedback] as const);
  if (deadline.doneAt !== null) return null;
  const when = deadline.overdue ? "overdue" : "until";
  return {
    text: speech.say(`grievances:next.${key}.${when}`, { day: unbroken(speech.day(deadline.on)) }),
    overdue: deadline.overdue,
  };
}

export const topicOptions = (speech: Speech) =>
  GRIEVANCE_TOPICS.map((value) => ({ value, label: speech.say(`grievances:topics.${value}`) }));

export const relationOptions = (speech: Speech) =>
  REPORTER_RELATIONS.map((value) => ({ value, label: speech.say(`grievances:relations.${value}`) }));
