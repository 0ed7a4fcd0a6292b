import type { Words } from "../lexicon/words";
import type { NumberGrammar } from "./amount";
import { follows, textBefore } from "./phrases";

export interface Digits {
  /** Null for what is no amount: an ordinal, a date, a time, a part of a name. */
  value: number | null;
  last: number;
  suffix: string;
  /** Alone it would be a year; with a scale it is none ("2000 million"). */
  isYear: boolean;
}

const MOST_DIGITS = 12;
/** Years look like amounts; nobody counts so many with neither a mark nor a scale as often as there is a year. */
const YEARS = { from: 1990, to: 2035 };

/** A number in digits at a word, by the marks of the language; null where none begins. */
export function readDigits(words: Words, at: number, grammar: NumberGrammar): Digits | null {
  const first = partsOf(words.folded[at]);
  if (!first) return null;
  const read = joinGroups(words, at, first, grammar);
  const chained = endOfChain(words, read.last);
  if (chained > read.last) return { value: null, last: chained, suffix: "", isYear: false };
  const { last, suffix } = read;
  const none = { value: null, last, suffix: "", isYear: false };
  if (grammar.ordinalSuffixes.has(suffix) || isPartOfName(words, at)) return none;
  if (grammar.ordinalBefore.has(words.folded[at - 1] ?? "") && follows(words, at)) return none;
  if (grammar.ordinalDot && last === at && first.digits.length <= 2 && isDotted(words, last)) return none;
  const value = Number(read.digits);
  const isYear = last === at && suffix === "" && value >= YEARS.from && value <= YEARS.to;
  return read.digits.length > MOST_DIGITS ? none : { value, last, suffix, isYear };
}

function partsOf(word: string | undefined): { digits: string; suffix: string } | null {
  let end = 0;
  while (word !== undefined && isDigit(word, end)) end += 1;
  return word === undefined || end === 0 ? null : { digits: word.slice(0, end), suffix: word.slice(end) };
}

const isDigit = (word: string, at: number): boolean => word.charCodeAt(at) >= 48 && word.charCodeAt(at) <= 57;

/** "1.200,5" as "1200.5", in German. */
function joinGroups(words: Words, at: number, first: { digits: string; suffix: string }, grammar: NumberGrammar) {
  const read = { ...first, last: at };
  let isGrouped = first.digits.length <= 3;
  while (read.suffix === "" && !read.digits.includes(".")) {
    const next = partsOf(words.folded[read.last + 1]);
    const mark = textBefore(words, read.last + 1);
    if (!next || mark.length !== 1) break;
    const isGroup = isGrouped && grammar.thousands.includes(mark) && next.digits.length === 3;
    if (!isGroup && mark !== grammar.decimal) break;
    isGrouped &&= isGroup;
    read.digits += isGroup ? next.digits : `.${next.digits}`;
    read.suffix = next.suffix;
    read.last += 1;
  }
  return read;
}

/** Where a date, a time or a version number ends that goes on behind the digits: "12.11.2025", "10:30", "2026-11-12". */
function endOfChain(words: Words, from: number): number {
  let last = from;
  while (partsOf(words.folded[last + 1]) && /^[.,:/]$/.test(textBefore(words, last + 1))) last += 1;
  if (last > from) return last;
  const dashes = [from + 1, from + 2].filter((at) => partsOf(words.folded[at]) && textBefore(words, at) === "-");
  return dashes.length === 2 ? from + 2 : from;
}

/** "COVID-19", "B-52". */
const isPartOfName = (words: Words, at: number): boolean =>
  at > 0 && textBefore(words, at) === "-" && /^\p{L}/u.test(words.folded[at - 1] ?? "");

const isDotted = (words: Words, last: number): boolean =>
  words.sentences[last + 1] === words.sentences[last] && /^\.\s/.test(textBefore(words, last + 1));
