import type { Link } from "./align-names";
import { editDistance } from "./edit-distance";
import type { ParsedName } from "./parse-name";
import type { MatchSettings } from "./settings";
import type { Word } from "./word";
import { type Rarity, weightOf } from "./word-weight";

/** What each word of two aligned names counts, in the order of the words. */
export interface Weights {
  a: number[];
  b: number[];
}

/** A misspelt common word is as common as the word meant: linked one for one, both count the lighter weight. */
export function pairedWeights(
  a: ParsedName,
  b: ParsedName,
  links: readonly Link[],
  settings: MatchSettings,
  rarity: Rarity,
): Weights {
  const weights = {
    a: a.words.map((word, i) => weightOf(word, a.aside[i] ?? false, settings, rarity)),
    b: b.words.map((word, i) => weightOf(word, b.aside[i] ?? false, settings, rarity)),
  };
  for (const link of links) {
    if (link.aLength > 1 || link.bLength > 1) continue;
    const lighter = Math.min(weights.a[link.a] ?? 0, weights.b[link.b] ?? 0);
    weights.a[link.a] = lighter;
    weights.b[link.b] = lighter;
  }
  return weights;
}

/**
 * Words without a counterpart: one that the other name has as its legal form, out of place or misspelt, counts nothing;
 * when both names have such words, those that many names share count more, because they contradict each other.
 */
export function weighRest(
  a: ParsedName,
  b: ParsedName,
  restA: readonly Word[],
  restB: readonly Word[],
  weights: Weights,
  settings: MatchSettings,
): void {
  const legalA = restA.map((word) => isLegalWord(word, b.legalWords));
  const legalB = restB.map((word) => isLegalWord(word, a.legalWords));
  const contradict =
    restA.some((word, i) => counts(word) && !legalA[i]) && restB.some((word, i) => counts(word) && !legalB[i]);
  const { contradiction } = settings[a.mode];
  const weigh = (name: ParsedName, own: number[], rest: readonly Word[], legal: readonly boolean[]): void => {
    for (const [i, word] of rest.entries()) {
      const at = name.words.indexOf(word);
      if (legal[i]) own[at] = 0;
      else if (contradict && (word.kind === "generic" || word.kind === "place"))
        own[at] = (own[at] ?? 0) * contradiction;
    }
  };
  weigh(a, weights.a, restA, legalA);
  weigh(b, weights.b, restB, legalB);
}

/** A word that the other name has as part of its legal form, if misspelt. */
export function isLegalWord({ text }: Word, legalWords: readonly string[]): boolean {
  return legalWords.some((word) => {
    const limit = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
    return (
      text === word || (Math.abs(text.length - word.length) <= limit && editDistance(text, word, limit, false) <= limit)
    );
  });
}

/** Whether a word says anything: one that only binds does not. */
export const counts = (word: Word): boolean => word.kind !== "stop" && word.kind !== "particle";
