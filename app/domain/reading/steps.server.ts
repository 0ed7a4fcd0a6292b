import type { ArmingFacts, ReadingFacts } from "~/backend/contract/reading";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { measureInWords } from "./measures.server";

/** One step of a reading in words. */
export interface Step {
  key: StepKey;
  name: string;
  text: string;
  /** `stop`: the one rule or threshold that kept the text from being published. `none`: nothing found, which stopped nothing. */
  state: "ok" | "stop" | "none";
  /** What found it, such as `reading-lexicon.en@1#strike-1`. */
  rule: string | null;
}

export type StepKey =
  | "language"
  | "type"
  | "second"
  | "status"
  | "when"
  | "arming"
  | "severity"
  | "subject"
  | "mentioned"
  | "place";

/** A reading step by step, in the order in which a text is read; its event type first said where its words are. */
export function stepsOf(reading: ReadingFacts, speech: Speech): Step[] {
  const { heldBy, stopped } = reading;
  const [leading] = reading.types;
  const steps = [
    step("language", languageText(reading, speech), null, heldBy === "language"),
    step(
      "type",
      typeText(reading, speech),
      stopped?.rule ?? leading?.rule ?? null,
      isOf(heldBy, ["no-evidence", "stopped"]),
    ),
    leading && step("second", secondText(reading, speech), reading.second?.rule ?? null, heldBy === "one-witness"),
    reading.status && step("status", statusText(reading.status, speech), reading.status.rule, heldBy === "past"),
    reading.when && step("when", whenText(reading.when.value, speech), reading.when.rule, heldBy === "old"),
    reading.arming && step("arming", armingText(reading.arming, speech), null, heldBy === "not-armed"),
    ...reading.severity.map((one) => step("severity", measureInWords(one.value, speech), one.rule, false)),
    ...reading.subjects.map(({ value, rule }) =>
      step("subject", speech.say("reading:lines.subject", { name: value }), rule, false),
    ),
    ...reading.places.map(({ value, rule }) => step("place", placeInWords(value, speech), rule, false)),
    reading.bystanders.length > 0 &&
      step(
        "mentioned",
        reading.bystanders.map(({ value }) => value).join(DOT),
        reading.bystanders[0]?.rule ?? null,
        false,
      ),
  ];
  return steps.filter((one) => one !== null && one !== false && one !== undefined && one.text !== "") as Step[];

  function step(key: StepKey, text: string, rule: string | null, isStop: boolean): Step {
    const isNone = key === "type" && !leading && !isStop;
    return {
      key,
      name: speech.say(`reading:parts.${key}`),
      text,
      state: isStop ? "stop" : isNone ? "none" : "ok",
      rule,
    };
  }
}

/** The end of it in one sentence: what became of the text, and by which rule. */
export function outcomeOf(
  { outcome, heldBy, stopped }: ReadingFacts,
  speech: Speech,
): { text: string; why: string | null } {
  const why =
    stopped && heldBy === "stopped" ? stopText(stopped.value, speech) : heldBy && speech.say(`reading:holds.${heldBy}`);
  return { text: speech.say(`reading:outcomes.${outcome}`), why };
}

const isOf = <T>(one: T | null, all: readonly T[]): boolean => one !== null && all.includes(one);

function languageText({ language: { tag, by } }: ReadingFacts, speech: Speech): string {
  if (tag === null) return speech.say("reading:lines.languageUnknown");
  const language = speech.language(tag);
  return speech.say(by === "source" ? "reading:lines.languageSource" : "reading:lines.languageDetected", { language });
}

function typeText({ types: [leading, ...others], stopped }: ReadingFacts, speech: Speech): string {
  if (stopped)
    return speech.say("reading:lines.evidence", { name: stopText(stopped.value, speech), quote: stopped.quote ?? "" });
  if (!leading) return speech.say("reading:lines.noType");
  const name = speech.word("eventTypes", leading.value);
  if (leading.by === "source") return speech.say("reading:lines.bySource", { name });
  if (leading.by === "person") return speech.say("reading:lines.byPeople", { name });
  if (leading.quote === null) return speech.say("reading:lines.byClassifier", { name });
  return [leading, ...others]
    .flatMap(({ value, quote }) =>
      quote === null ? [] : speech.say("reading:lines.evidence", { name: speech.word("eventTypes", value), quote }),
    )
    .join(DOT);
}

function secondText({ types: [leading], second }: ReadingFacts, speech: Speech): string {
  if (leading?.by !== "lexicon") return "";
  if (!second || second.p === null) return speech.say("reading:lines.noSecond");
  return speech.say("reading:lines.second", {
    name: speech.word("eventTypes", second.value),
    percent: speech.percent(second.p),
  });
}

function statusText({ value, quote }: NonNullable<ReadingFacts["status"]>, speech: Speech): string {
  const name = speech.say(`reading:statuses.${value}`);
  return quote === null ? name : speech.say("reading:lines.statusQuote", { name, quote });
}

function whenText({ from, to }: { from: string; to: string | null }, speech: Speech): string {
  if (to === null || to === from) return speech.day(from);
  return speech.say("reading:lines.period", { from: speech.day(from), to: speech.day(to) });
}

/** "Hagen, Germany". */
export function placeInWords(
  { country, name }: { country: string | null; name: string | null },
  speech: Speech,
): string {
  if (country === null) return name ?? "";
  if (name === null) return speech.country(country);
  return `${name}, ${speech.country(country)}`;
}

/** Judged texts that a type needs before it publishes for good (design 40, "Arming"). */
const ENOUGH = 60;

/** On what the right to publish rests: "212 of 220 judged texts were right: at least 94 %, 95 % sure." */
export function armingText({ judged, right, bound, bar }: ArmingFacts, speech: Speech): string {
  if (judged === 0) return speech.say("reading:lines.unjudged");
  const counts = { right: speech.number(right), total: speech.number(judged) };
  if (judged < ENOUGH) return speech.say("reading:lines.trial", counts);
  return speech.say("reading:lines.armed", { ...counts, bound: speech.percent(bound), bar: speech.percent(bar) });
}

/** Kinds that this version knows; a newer backend may say others. */
const STOPS = [
  ...(["opinion", "fiction", "entertainment", "sport", "exam", "drill"] as const),
  ...(["forecast", "obituary", "how-to", "advertising", "market-report", "other-meaning"] as const),
];

function stopText(kind: string, speech: Speech): string {
  const known = STOPS.find((one) => one === kind);
  return speech.say(`reading:stops.${known ?? "other-meaning"}`);
}
