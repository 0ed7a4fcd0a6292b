import type { z } from "zod";
import type { readReadingQuality } from "~/backend/contract/reading";
import { ARMING_STATES } from "~/backend/contract/reading-words";
import type { Column, QualityFilter } from "./filter";

export type TypeQuality = z.output<typeof readReadingQuality.response>["types"][number];

/** A type in a language, in the reader's words. */
export interface NamedQuality extends TypeQuality {
  typeName: string;
  languageName: string;
}

/** Those that a filter lets through, in its order: by language, what publishes first, the busiest first, unless said. */
export function rowsOf(
  all: readonly NamedQuality[],
  { language, state, sort, direction }: QualityFilter,
  compareWords: (one: string, other: string) => number,
): NamedQuality[] {
  const usual = (one: NamedQuality, other: NamedQuality) =>
    compareWords(one.languageName, other.languageName) ||
    strength(one) - strength(other) ||
    other.published - one.published ||
    other.judged - one.judged ||
    compareWords(one.typeName, other.typeName);
  const turn = direction === "desc" ? -1 : 1;
  const chosen = (one: NamedQuality, other: NamedQuality) => {
    if (sort === "type") return turn * compareWords(one.typeName, other.typeName);
    if (sort === "language") return turn * compareWords(one.languageName, other.languageName);
    return sort ? turn * (FIGURES[sort](one) - FIGURES[sort](other)) : 0;
  };
  return all
    .filter((row) => (!language || row.language === language) && (!state || row.state === state))
    .sort((one, other) => chosen(one, other) || usual(one, other));
}

/** Of those that publish there is enough to judge from: a promise in words. The strongest first. */
export function promisesOf(rows: readonly NamedQuality[]): NamedQuality[] {
  return rows
    .filter((row) => publishes(row) && row.judged >= ENOUGH)
    .sort((one, other) => other.bound - one.bound || other.judged - one.judged);
}

/** Without review, for good or on trial. */
export const publishes = ({ state }: Pick<TypeQuality, "state">): boolean => state === "armed" || state === "trial";

/** Design 40, "Arming": so many texts have to be judged before their bound counts. */
const ENOUGH = 60;

const strength = ({ state }: TypeQuality): number => ARMING_STATES.indexOf(state);

const FIGURES: Record<Exclude<Column, "type" | "language">, (row: TypeQuality) => number> = {
  state: strength,
  judged: ({ judged }) => judged,
  bound: ({ bound }) => bound,
  bar: ({ bar }) => bar,
  published: ({ published }) => published,
  waiting: ({ toReview }) => toReview,
  own: ({ ownJudged }) => ownJudged,
};
