import type { Words } from "../lexicon/words";
import type { NumberGrammar } from "./amount";
import { follows, phraseAt } from "./phrases";
import { type Digits, readDigits } from "./read-digits";

export interface ReadNumber {
  /** Null for a number that is no amount. */
  value: number | null;
  /** The last scale of it, 1 where there is none: "20-30 million" gives both ends its own. */
  scale: number;
  last: number;
  suffix: string;
  isArticle: boolean;
  inDigits: boolean;
}

interface Sum {
  total: number;
  group: number;
  pending: number | null;
  /** What a further scale or number has to be below. */
  below: number;
  scale: number;
  last: number;
}

/** A number at a word, in digits, words or both: "3.5 million", "two hundred and five", "三百二十". Null where none begins. */
export function readNumber(words: Words, at: number, grammar: NumberGrammar): ReadNumber | null {
  const digits = readDigits(words, at, grammar);
  if (digits && (digits.value === null || digits.suffix !== "" || !follows(words, digits.last + 1)))
    return alone(digits);
  const isArticle = digits === null && grammar.articles.has(words.folded[at] ?? "");
  const start = digits ?? (isArticle ? { value: 1, last: at } : null);
  const sum: Sum = {
    total: 0,
    group: 0,
    pending: start?.value ?? null,
    below: Infinity,
    scale: 1,
    last: start?.last ?? at - 1,
  };
  while (sum.last - at < MOST_WORDS && (sum.last < at || follows(words, sum.last + 1)) && addNext(sum, words, grammar));
  if (sum.last < at) return null;
  if (digits && sum.last === digits.last) return alone(digits);
  const value = round(sum.total + sum.group + (sum.pending ?? 0));
  const isOrdinal = !digits && grammar.ordinalBefore.has(words.folded[at - 1] ?? "") && follows(words, at);
  return {
    value: isOrdinal ? null : value,
    ...{
      scale: sum.scale,
      last: sum.last,
      suffix: "",
      isArticle: isArticle && sum.last === at,
      inDigits: digits !== null,
    },
  };
}

const alone = ({ value, last, suffix, isYear }: Digits): ReadNumber => ({
  value: isYear ? null : value,
  ...{ scale: 1, last, suffix, isArticle: false, inDigits: true },
});

const MOST_WORDS = 16;
/** 1.2 × 10⁸ has no fraction, whatever the processor says. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Takes the next word or words into the sum; false where they are no part of it. */
function addNext(sum: Sum, words: Words, grammar: NumberGrammar): boolean {
  const at = sum.last + 1;
  const scale = phraseAt(words, at, grammar.scales);
  if (scale) return addScale(sum, scale.value, scale.last, words.folded[at] ?? "", grammar);
  const after = grammar.and.has(words.folded[at] ?? "") && sum.scale > 1 && sum.pending === null ? at + 1 : at;
  if (after > at && !follows(words, after)) return false;
  const number = phraseAt(words, after, grammar.numbers);
  if (!number || sum.pending !== null || number.value >= sum.below) return false;
  sum.pending = number.value;
  sum.last = number.last;
  return true;
}

function addScale(sum: Sum, scale: number, last: number, word: string, grammar: NumberGrammar): boolean {
  const told = sum.group + (sum.pending ?? 0);
  const isBig = scale >= grammar.bigFrom;
  if (told === 0 && sum.pending === null) {
    // 三万亿: the second scale multiplies all before it.
    if (isBig && sum.total > 0 && sum.group === 0 && sum.last >= 0 && sum.scale >= grammar.bigFrom) sum.total *= scale;
    else if (grammar.loneScales.has(word)) addTo(sum, isBig, scale);
    else return false;
  } else if (isBig) {
    sum.total += told * scale;
    sum.group = 0;
  } else if (sum.pending === null || scale >= sum.below) return false;
  else sum.group += sum.pending * scale;
  sum.pending = null;
  sum.below = isBig ? Infinity : scale;
  sum.scale = scale;
  sum.last = last;
  return true;
}

function addTo(sum: Sum, isBig: boolean, value: number): void {
  if (isBig) sum.total += value;
  else sum.group += value;
}
