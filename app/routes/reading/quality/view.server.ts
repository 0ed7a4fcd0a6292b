import { ARMING_STATES, type ArmingName } from "~/backend/contract/reading-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { COLUMNS, type Column, type QualityFilter, sortedBy, toSearch } from "./filter";
import { type LearnedView, learnedIn } from "./learned.server";
import type { QualityAnswer } from "./queries.server";
import { languagesOf, type NamedQuality, promisesOf, publishes, rowsOf } from "./rows";

export interface QualityRow {
  key: string;
  type: string;
  language: string;
  state: ArmingName;
  /** Null where nothing is judged. */
  judged: string | null;
  bound: string | null;
  bar: string;
  /** The bound reaches what is needed. */
  isEnough: boolean;
  published: string;
  waiting: string;
  own: string | null;
  /** Its texts in the queue; null where none wait, or for who may not review. */
  reviewHref: string | null;
}

interface Choice {
  key: string;
  label: string;
  href: string;
  isChosen: boolean;
}

export interface QualityView {
  rows: QualityRow[];
  columns: { key: Column; to: string; sorted: "asc" | "desc" | null }[];
  languages: Choice[];
  states: Choice[];
  summary: { key: string; language: string; share: string; trial: string | null }[];
  promises: string[];
  clearHref: string | null;
  exportHref: string;
  /** What the reading of today changed; null where it changed nothing. */
  changes: string | null;
  learned: LearnedView;
  reader: string;
}

export function viewOf(
  { types, reader, changes, learned }: QualityAnswer,
  filter: QualityFilter,
  mayReview: boolean,
  speech: Speech,
): QualityView {
  const named = namedOf(types, speech);
  const codes = languagesOf(types);
  const hrefOf = (other: Partial<QualityFilter>) => paths.readingQuality(toSearch({ ...filter, ...other }));
  const all = { key: "all", label: speech.say("reading:quality.all") };
  return {
    rows: rowsOf(named, filter, (one, other) => one.localeCompare(other)).map((row) => rowOf(row, mayReview, speech)),
    columns: COLUMNS.map((key) => ({
      key,
      to: paths.readingQuality(toSearch(sortedBy(filter, key))),
      sorted: filter.sort === key ? filter.direction : null,
    })),
    languages: [
      { ...all, href: hrefOf({ language: null }), isChosen: filter.language === null },
      ...codes.map((code) => ({
        ...{ key: code, label: speech.language(code) },
        ...{ href: hrefOf({ language: code }), isChosen: filter.language === code },
      })),
    ],
    states: [
      { ...all, href: hrefOf({ state: null }), isChosen: filter.state === null },
      ...ARMING_STATES.map((state) => ({
        ...{ key: state, label: speech.say(`reading:arming.${state}`) },
        ...{ href: hrefOf({ state }), isChosen: filter.state === state },
      })),
    ],
    summary: codes.map((code) => summaryOf(code, named, speech)),
    promises: promisesOf(named).map((row) => speech.say("reading:quality.promise", promised(row, speech))),
    clearHref: filter.language || filter.state ? hrefOf({ language: null, state: null }) : null,
    exportHref: paths.readingQualityExport(toSearch(filter)),
    changes: changesIn(changes, speech),
    learned: learnedIn(learned, speech),
    reader,
  };
}

export function namedOf(types: QualityAnswer["types"], speech: Speech): NamedQuality[] {
  return types.map((row) => ({
    ...row,
    typeName: speech.word("eventTypes", row.eventTypeId),
    languageName: speech.language(row.language),
  }));
}

function changesIn({ texts, published, takenBack, retyped }: QualityAnswer["changes"], speech: Speech): string | null {
  if (texts === 0) return null;
  return speech.say("reading:quality.changes", {
    ...{ count: texts, number: speech.number(texts), published: speech.number(published) },
    ...{ takenBack: speech.number(takenBack), retyped: speech.number(retyped) },
  });
}

function rowOf(row: NamedQuality, mayReview: boolean, speech: Speech): QualityRow {
  const { eventTypeId, language, state, judged, right, bound, bar, published, toReview, ownJudged, ownRight } = row;
  const rightOf = (some: number, of: number) =>
    of === 0 ? null : speech.say("reading:quality.rightOf", { right: speech.number(some), total: speech.number(of) });
  return {
    key: `${language} ${eventTypeId}`,
    type: row.typeName,
    language: row.languageName,
    state,
    judged: rightOf(right, judged),
    bound: judged === 0 ? null : atLeast(bound, speech),
    bar: speech.percent(bar),
    isEnough: bound >= bar,
    published: speech.number(published),
    waiting: speech.number(toReview),
    own: rightOf(ownRight, ownJudged),
    reviewHref:
      mayReview && toReview > 0 ? paths.readingReview(`?${new URLSearchParams({ eventTypeId, language })}`) : null,
  };
}

function summaryOf(code: string, all: readonly NamedQuality[], speech: Speech): QualityView["summary"][number] {
  const ofLanguage = all.filter(({ language }) => language === code);
  const onTrial = ofLanguage.filter(({ state }) => state === "trial").length;
  const publishing = ofLanguage.filter(publishes).length;
  const trial = onTrial === publishing ? "reading:quality.allOnTrial" : "reading:quality.onTrial";
  return {
    key: code,
    language: speech.language(code),
    share: speech.say("reading:quality.publishing", {
      ...{ number: speech.number(publishing), total: speech.number(ofLanguage.length) },
    }),
    trial: onTrial > 0 ? speech.say(trial, { number: speech.number(onTrial) }) : null,
  };
}

const promised = ({ typeName, languageName, judged, right, bound }: NamedQuality, speech: Speech) => ({
  ...{ type: typeName, language: languageName, share: atLeast(bound, speech) },
  ...{ total: speech.number(judged), right: speech.number(right) },
});

/** Cut, not rounded: what is promised holds. */
const atLeast = (bound: number, speech: Speech): string => speech.percent(Math.floor(bound * 100) / 100);
