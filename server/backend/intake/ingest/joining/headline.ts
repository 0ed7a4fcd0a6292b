import { readWords } from "../../news/lexicon/words";
import { fnv } from "../../news/same-text/simhash";
import { nameRowsOf } from "../../news/who/name-rows";

/**
 * Words that say something, folded, each once: of four letters and more, or with a digit. Where words are not kept apart by spaces, pairs of
 * neighbouring characters stand for them, as is usual in searching such texts.
 */
export function headlineWords(title: string, language: string | null): ReadonlySet<string> {
  const { small } = nameRowsOf(language ?? "en");
  const { folded, ends, starts } = readWords(title, LOOKED_AT);
  const words = new Set<string>();
  folded.forEach((word, at) => {
    const next = folded[at + 1];
    if (UNSPACED.test(word)) {
      if (next !== undefined && starts[at + 1] === ends[at] && UNSPACED.test(next)) words.add(word + next);
    } else if (/\d/.test(word) || (word.length >= SHORTEST && !small.has(word))) words.add(word);
  });
  return words;
}

const LOOKED_AT = 300;
const SHORTEST = 4;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}ー]/u;

/** All words of a headline, folded: days of the week and words as short as "not" among them. */
export const allWords = (title: string): ReadonlySet<string> => new Set(readWords(title, LOOKED_AT).folded);

/** Whether a headline of these words says that something is not so. */
export const isDenial = (words: ReadonlySet<string>): boolean => [...words].some((word) => DENIALS.has(word));

/** "t" is what is left of "won't", "n" of "n'est". */
const DENIALS: ReadonlySet<string> = new Set(
  [
    "no not never t deny denies denied",
    "nicht kein keine keinen keiner keinem nie dementiert bestreitet",
    "ne n pas non jamais aucun aucune dement",
    "nunca nao niega nega",
    "不 没 未 否 无 無 非",
  ].flatMap((words) => words.split(" ")),
);

/** How many words two headlines have in common, and which share that is of the shorter one. */
export function wordsInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): { words: number; share: number } {
  const words = [...a].filter((word) => b.has(word)).length;
  const fewer = Math.min(a.size, b.size);
  return { words, share: fewer === 0 ? 0 : words / fewer };
}

/**
 * Marks of a headline, of which two that have half of their words in common share one nearly always: for each of eight orders of words the
 * first of them (Broder 1997). Empty for a headline of fewer words than two have to have in common.
 */
export function headlineMarks(words: ReadonlySet<string>, least: number): string[] {
  if (words.size < least) return [];
  return ORDERS.map((seed, n) => {
    let [first, lowest] = ["", Number.POSITIVE_INFINITY];
    for (const word of words) {
      const rank = fnv(word, seed);
      if (rank < lowest) [first, lowest] = [word, rank];
    }
    return `${n}:${first}`;
  });
}

const ORDERS = [0x811c9dc5, 0x9747b28c, 0x1b873593, 0xe6546b64, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];
