import { readWords, type Words } from "../../news/lexicon/words";
import { fnv } from "../../news/same-text/simhash";

/** Words of a difference that makes an item; a character of a script without spaces counts as half a word. */
const FEWEST_ADDED = 5;
/** Of a page. Nothing behind them is watched. */
const MOST_WORDS = 20_000;
const LONGEST_LINE = 20_000;
/** Characters of what was added: nothing behind them is read. */
const LONGEST_ADDED = 5_000;
/** A page of so many words that has lost nine of ten of them has emptied. */
const EMPTIES_FROM = 50;

export interface Compared {
  /** What is new, as sentences in reading order; null where that is less than makes an item, or nothing was known. */
  added: string | null;
  /** What is known from now on. */
  seen: string;
  hasEmptied: boolean;
}

/**
 * What a page's lines hold that was not on it. Of the page before only the hashes of its runs of three words are known, in no order: enough
 * to say which words are new, too little to read it. What moves or goes away adds nothing. Less than an item leaves what is known as it
 * was, so that small changes add up.
 */
export function addedText(lines: readonly string[], before: string | null): Compared {
  const known = before === null ? null : new Set(hashesOf(before));
  const hashes = new Set<number>();
  const added: string[] = [];
  let [halves, words] = [0, 0];
  for (const line of lines) {
    const read = readWords(line, LONGEST_LINE);
    const runs = runsOf(read.folded.slice(0, MOST_WORDS - words));
    words += runs.length;
    for (const run of runs) hashes.add(run);
    if (known === null) continue;
    const fresh = runs.flatMap((_, at) => (isNew(runs, at, known) ? [at] : []));
    for (const at of fresh) halves += (read.halves[at] ?? 0) - (read.halves[at - 1] ?? 0);
    added.push(...sentencesOf(read, fresh));
  }
  const seen = textOf(hashes);
  const hasEmptied = known !== null && known.size >= EMPTIES_FROM && hashes.size < known.size / 10;
  if (known === null) return { added: null, seen, hasEmptied };
  if (halves < FEWEST_ADDED * 2) return { added: null, seen: before ?? seen, hasEmptied };
  return { added: added.join("\n").slice(0, LONGEST_ADDED), seen, hasEmptied };
}

/** The run that begins one word before each word: as many as there are words, the edges of the line being words, too. */
function runsOf(words: readonly string[]): number[] {
  return words.map((word, at) => fnv(`${words[at - 1] ?? "^"} ${word} ${words[at + 1] ?? "$"}`, SEED));
}

const SEED = 0x811c9dc5;

/** A word is new where none of the runs that it is in was there: the one around it, and those around its neighbours. */
function isNew(runs: readonly number[], at: number, known: ReadonlySet<number>): boolean {
  return [at - 1, at, at + 1].every((one) => runs[one] === undefined || !known.has(runs[one]));
}

function sentencesOf({ text, starts, sentences }: Words, words: readonly number[]): string[] {
  return [...new Set(words.map((at) => sentences[at] ?? 0))].map((sentence) => {
    const [from, to] = [starts[sentences.indexOf(sentence)], starts[sentences.indexOf(sentence + 1)]];
    return text.slice(from ?? 0, to ?? text.length).trim();
  });
}

/** Sorted, so that no order of the page is left in them. */
const textOf = (hashes: ReadonlySet<number>): string =>
  Buffer.from(Uint32Array.from(hashes).sort().buffer).toString("base64");

function hashesOf(seen: string): Uint32Array {
  const bytes = Buffer.from(seen, "base64");
  return new Uint32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / 4));
}
