import { GRIEVANCE_OUTCOMES, GRIEVANCE_STATES, type GrievanceStep } from "~/backend/contract/grievance-words";
import type { GrievanceInFull } from "~/backend/contract/grievances";
import type { Speech } from "~/i18n/speech.server";
import { fromWhom, nextOf, stateOf } from "../grievance-reports/view.server";

export interface ReportView {
  title: string;
  topic: string;
  state: string;
  description: string;
  facts: { name: string; text: string }[];
  next: { text: string; overdue: boolean } | null;
  steps: { key: number; text: string; note: string; when: string }[];
  /** What can be done now; none for who may not, and once it is closed. */
  choices: { value: string; label: string }[];
  outcomes: { value: string; label: string }[];
  version: number;
}

export function reportView(report: GrievanceInFull, mayManage: boolean, speech: Speech): ReportView {
  const { title, topic, description, reporter, receivedOn, acknowledge, feedback, steps, createdBy, version } = report;
  const fact = (name: Parameters<Speech["say"]>[0], text: string | null | undefined | false) =>
    text ? [{ name: speech.say(name), text }] : [];
  const clock = ({ on, doneAt }: typeof feedback) =>
    doneAt ? speech.dateTime(doneAt) : speech.say("grievances:openUntil", { day: speech.day(on) });
  return {
    title,
    topic: speech.say(`grievances:topics.${topic}`),
    state: stateOf(report, speech),
    description,
    next: nextOf(report, speech),
    facts: [
      ...fact("grievances:received", speech.day(receivedOn)),
      ...fact("grievances:from", fromWhom(report, speech)),
      ...fact("grievances:reporterName", reporter?.name),
      ...fact("grievances:reporterContact", reporter?.contact),
      ...fact("grievances:acknowledged", clock(acknowledge)),
      ...fact("grievances:feedback", clock(feedback)),
      ...fact("grievances:takenBy", createdBy),
    ],
    steps: steps.map(({ step, note, by, at }, key) => ({
      key,
      text: speech.say(`grievances:did.${step}`),
      note,
      when: speech.list([speech.dateTime(at), by]),
    })),
    choices: mayManage
      ? possible(report).map((value) => ({ value, label: speech.say(`grievances:steps.${value}`) }))
      : [],
    outcomes: GRIEVANCE_OUTCOMES.map((value) => ({ value, label: speech.say(`grievances:outcomes.${value}`) })),
    version,
  };
}

function possible({ state, acknowledge, feedback }: GrievanceInFull): GrievanceStep[] {
  if (state === "closed") return [];
  const reached = GRIEVANCE_STATES.indexOf(state);
  return [
    ...(acknowledge.doneAt === null ? (["acknowledge"] as const) : []),
    ...(reached < 1 ? (["examine"] as const) : []),
    ...(reached < 2 ? (["measures"] as const) : []),
    ...(feedback.doneAt === null ? (["feedback"] as const) : []),
    "note",
    "close",
  ];
}
