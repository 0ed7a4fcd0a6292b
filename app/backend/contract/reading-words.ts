/** The words of reading, without a schema, so that the browser can have them. */
export const READING_OUTCOMES = ["event", "review", "nothing"] as const;
export type ReadingOutcome = (typeof READING_OUTCOMES)[number];

/** What kept a text from being published, in the order in which it is asked. */
export const READING_HOLDS = [
  ...([
    "withdrawn",
    "old",
    "language",
    "no-evidence",
    "stopped",
    "past",
    "one-witness",
    "not-armed",
    "breaker",
    "type-breaker",
    "judged",
  ] as const),
] as const;
export type ReadingHold = (typeof READING_HOLDS)[number];

/** How far the event has come. */
export const EVENT_STATUSES = ["planned", "threatened", "ongoing", "ended", "averted", "denied", "past"] as const;

/** What a type may do in a language: publish, publish on trial, ask a person, nothing. */
export const ARMING_STATES = ["armed", "trial", "watched", "off"] as const;
export type ArmingName = (typeof ARMING_STATES)[number];

/** What became of a type in learning from verdicts: corrected, right no more often by it, or too few verdicts for or against it. */
export const LESSON_STATES = ["used", "no-better", "too-few"] as const;
export type LessonName = (typeof LESSON_STATES)[number];

/** What people say of a reading: it is right, another type, no event, an event of long ago, or it is right but for who or where. */
export const REVIEW_VERDICTS = ["right", "type", "no-event", "old", "company", "place"] as const;
export type ReviewVerdictName = (typeof REVIEW_VERDICTS)[number];

/** Characters of a text that somebody asks about. */
export const LONGEST_READ_TEXT = 20_000;
export const LONGEST_READ_TITLE = 1_000;
