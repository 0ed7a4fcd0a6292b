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
  const languages = languagesOf(all);
  const usual = (one: NamedQuality, other: NamedQuality) =>
    languages.indexOf(one.language) - languages.indexOf(other.language) ||
    strength(one) - strength(other) ||
    other.published - one.published ||
    other.judged - one.judged ||
    compareWords(one.typeName, other.typeName);
  const turn = direction === "desc" ? -1 : 1;
  const chosen = (one: NamedQuality, other: NamedQuality) => {
    if (sort === "type") return turn * compareWords(one.typeName, other.typeName);
    return sort ? turn * (FIGURES[sort](one) - FIGURES[sort](other)) : 0;
  };
  return all
    .filter((row) => (!language || row.language === language) && (!state || row.state === state))
    .sort((one, other) => chosen(one, other) || usual(one, other));
}

/** The one in which most is published without review comes first. */
export function languagesOf(all: readonly TypeQuality[]): string[] {
  const publishing = new Map(all.map(({ language }) => [language, 0]));
  for (const row of all) if (publishes(row)) publishing.set(row.language, (publishing.get(row.language) ?? 0) + 1);
  return [...publishing]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([language]) => language);
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

const FIGURES: Record<Exclude<Column, "type">, (row: TypeQuality) => number> = {
  state: strength,
  judged: ({ judged }) => judged,
  bound: ({ bound }) => bound,
  published: ({ published }) => published,
  waiting: ({ toReview }) => toReview,
  own: ({ ownJudged }) => ownJudged,
};
