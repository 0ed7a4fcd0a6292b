import { readWords, type Words } from "../lexicon/words";
import type { PhraseTable } from "./amount";

const LONGEST_PHRASE = 100;

/** Phrases with what each stands for. ä, ö and ü may also be written ae, oe and ue. */
export function phraseTable<T>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const table = new Map<string, { words: readonly string[]; value: T }[]>();
  for (const [written, value] of entries) {
    for (const spelling of new Set([written, inLong(written)])) {
      const words = readWords(spelling, LONGEST_PHRASE).folded;
      const [first] = words;
      if (first === undefined) throw new RangeError(`No word in “${written}”.`);
      table.set(first, [...(table.get(first) ?? []), { words, value }]);
    }
  }
  for (const phrases of table.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return table;
}

/** The same for phrases that only have to be there. */
export const phraseSet = (phrases: readonly string[]): PhraseTable<true> =>
  phraseTable(phrases.map((phrase) => [phrase, true] as const));

const LONG: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
const inLong = (written: string): string => written.replace(/[äöü]/g, (letter) => LONG[letter] ?? letter);

/** The longest phrase of a table that begins at a word; `last` is its last word. */
export function phraseAt<T>(words: Words, at: number, table: PhraseTable<T>): { value: T; last: number } | null {
  const phrases = table.get(words.folded[at] ?? "");
  const found = phrases?.find((phrase) => stands(words, at, phrase.words));
  return found ? { value: found.value, last: at + found.words.length - 1 } : null;
}

function stands(words: Words, at: number, phrase: readonly string[]): boolean {
  return phrase.every(
    (word, offset) => words.folded[at + offset] === word && (offset === 0 || follows(words, at + offset)),
  );
}

/** Whether a word belongs to the one before it: same sentence, no comma or dash between. */
export const follows = (words: Words, at: number): boolean =>
  at < words.folded.length && !words.broken[at] && words.sentences[at] === words.sentences[at - 1];

/** What stands before a word, after the word before it. */
export const textBefore = (words: Words, at: number): string =>
  words.text.slice(words.ends[at - 1] ?? 0, words.starts[at] ?? 0);
