import type { LessonName } from "~/backend/contract/reading-words";
import type { Speech } from "~/i18n/speech.server";
import type { QualityAnswer } from "./queries.server";

export interface LearnedView {
  /** What it rests on; without rows, what is missing. */
  lead: string;
  rows: {
    key: string;
    type: string;
    verdicts: string;
    before: string;
    after: string;
    state: LessonName;
    stateText: string;
  }[];
  /** More verdicts are what is missing. */
  needsMore: boolean;
}

/** What the customer's own verdicts changed, in words. */
export function learnedIn(
  { verdicts, needed, neededOfType, at, types }: QualityAnswer["learned"],
  speech: Speech,
): LearnedView {
  const rightOf = (right: number, total: number) =>
    speech.say("reading:quality.rightOf", { right: speech.number(right), total: speech.number(total) });
  const number = speech.number(verdicts);
  const needsMore = verdicts < needed;
  const waits = needsMore
    ? speech.say("reading:quality.learned.few", { number, needed: speech.number(needed) })
    : speech.say("reading:quality.learned.next", { number });
  return {
    lead: at
      ? speech.say("reading:quality.learned.lead", {
          number: speech.number(types[0]?.judged ?? verdicts),
          day: speech.date(at),
        })
      : waits,
    rows: types.map(({ eventTypeId, judged, rightBefore, rightAfter, state, ...row }) => ({
      key: eventTypeId,
      type: speech.word("eventTypes", eventTypeId),
      verdicts: speech.number(row.verdicts),
      before: rightOf(rightBefore, judged),
      after: state === "too-few" ? "–" : rightOf(rightAfter, judged),
      state,
      stateText: speech.say(`reading:quality.learned.states.${state}`, { number: speech.number(neededOfType) }),
    })),
    needsMore,
  };
}
