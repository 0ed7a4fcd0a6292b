import type { ExternalScore } from "~/backend/contract/scores";
import type { Speech } from "~/i18n/speech.server";
import type { Entry } from "./queries.server";

export interface HistoryEntry {
  key: number;
  text: string;
  when: string;
}

/** What became of a score: given, changed from one value to another, taken away. */
export function historyOf(entries: readonly Entry[], speech: Speech): HistoryEntry[] {
  return entries.map(({ seq, at, actor, before, after }) => {
    const [was, is] = [before, after] as (ExternalScore | null)[];
    const name = actor.type === "user" ? actor.name : actor.id;
    const key = was ? (is ? "changed" : "removed") : "given";
    const text = speech.say(`externalScores:history.${key}`, {
      name,
      before: was ? inWords(was, speech) : "",
      after: is ? inWords(is, speech) : "",
    });
    return { key: seq, text, when: speech.dateTime(at) };
  });
}

const inWords = ({ eventTypeId, value, comment }: ExternalScore, speech: Speech): string =>
  `${speech.word("eventTypes", eventTypeId)} ${speech.number(value)}${comment ? ` (${comment})` : ""}`;
