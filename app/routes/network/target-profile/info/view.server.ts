import type { TargetInfo } from "~/backend/contract/target-info";
import type { Speech } from "~/i18n/speech.server";
import { locationOf } from "../location.server";
import type { Entry } from "./queries.server";

export interface Change {
  key: number;
  text: string;
  when: string;
}

/** What was changed from what to what, and by whom; newest first. */
export function changesOf(history: readonly Entry[], speech: Speech): Change[] {
  return history.map(({ seq, at, actor, before, after }) => {
    const [was, is] = [before, after].map((info) => inWords(info as TargetInfo, speech)) as [Words, Words];
    const what = is.flatMap(({ field, text }, index) =>
      text === was[index]?.text
        ? []
        : [speech.say("targetInfo:fromTo", { field, before: was[index]?.text ?? "–", after: text })],
    );
    const name = actor.type === "user" ? actor.name : actor.id;
    const text = speech.say("targetInfo:change", { name, what: what.join("; ") });
    return { key: seq, text, when: speech.dateTime(at) };
  });
}

type Words = { field: string; text: string }[];

const inWords = ({ website, employees, size, contact, location }: TargetInfo, speech: Speech): Words => [
  { field: speech.say("targetInfo:website"), text: website ?? "–" },
  { field: speech.say("targetInfo:employees"), text: employees === null ? "–" : speech.number(employees) },
  { field: speech.say("targetInfo:size"), text: size === null ? "–" : speech.word("sizes", size) },
  { field: speech.say("targetInfo:email"), text: contact.email || "–" },
  { field: speech.say("targetInfo:phone"), text: contact.phone || "–" },
  { field: speech.say("targetInfo:location"), text: pointOf(location, speech) },
];

/** Entries of before there was a location have none. */
function pointOf(location: TargetInfo["location"] | undefined, speech: Speech): string {
  if (!location || location.lat === null || location.lon === null) return "–";
  const point = `${location.lat}, ${location.lon}`;
  return location.place ? `${point} (${locationOf(location.place, speech)})` : point;
}
