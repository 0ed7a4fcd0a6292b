import type { Words } from "../lexicon/words";
import type { Amount, FoundAmount, NumberGrammar, PhraseTable } from "./amount";
import { follows, phraseAt, textBefore } from "./phrases";
import { type ReadNumber, readNumber } from "./read-number";

/** Every amount in a text, in reading order and apart from each other. Shares ("20 %") and ordinals are none. Linear in the words. */
export function readAmounts(words: Words, grammar: NumberGrammar): FoundAmount[] {
  const found: FoundAmount[] = [];
  let at = 0;
  while (at < words.folded.length) {
    const more = phraseAt(words, at, grammar.moreBefore);
    const begins = more ? more.last + 1 : at;
    const amount = more && !follows(words, begins) ? null : amountAt(words, begins, grammar);
    if (amount === null) {
      at += 1;
      continue;
    }
    if (amount.found) found.push(more ? { ...orMore(amount.found), first: at } : amount.found);
    at = amount.last + 1;
  }
  return found;
}

interface Attempt {
  /** Null for a number that is no amount, which is passed by. */
  found: FoundAmount | null;
  last: number;
}

function amountAt(words: Words, at: number, grammar: NumberGrammar): Attempt | null {
  const vague = phraseAt(words, at, grammar.vague);
  if (vague) return whole(at, vague.last, { ...vague.value });
  for (const kind of ["none", "no"] as const) {
    const none = phraseAt(words, at, grammar[kind]);
    if (none) return whole(at, none.last, { from: 0, to: null }, kind);
  }
  const percent = phraseAt(words, at, grammar.percentBefore);
  const number = readNumber(words, percent ? percent.last + 1 : at, grammar);
  if (!number) return null;
  if (number.value === null || percent) return { found: null, last: number.last };
  return finish(words, at, rangeFrom(words, at, number, number.value, grammar), number, grammar);
}

const whole = (first: number, last: number, amount: Amount, kind: FoundAmount["kind"] = "number"): Attempt => ({
  found: { amount, first, last, kind, suffix: "", byWord: false },
  last,
});

interface Range {
  amount: Amount;
  last: number;
  suffix: string;
  byWord: boolean;
}

/** A number, and the upper end where it is the lower one of a range. */
function rangeFrom(words: Words, at: number, number: ReadNumber, value: number, grammar: NumberGrammar): Range {
  const alone: Range = { amount: { from: value, to: null }, last: number.last, suffix: number.suffix, byWord: false };
  const link = number.isArticle ? null : linkAt(words, at, number.last + 1, grammar);
  const upper = link && readNumber(words, link.next, grammar);
  if (!upper || upper.value === null || upper.isArticle) return alone;
  const from = number.scale === 1 && upper.scale > 1 && value * upper.scale < upper.value ? value * upper.scale : value;
  if (upper.value <= from) return alone;
  return { amount: { from, to: upper.value }, last: upper.last, suffix: upper.suffix, byWord: link.byWord };
}

/** What leads from the lower end of a range to the upper one, which begins at `next`. */
function linkAt(
  words: Words,
  at: number,
  after: number,
  grammar: NumberGrammar,
): { next: number; byWord: boolean } | null {
  if (words.sentences[after] !== words.sentences[after - 1]) return null;
  if (/^\s?[-–—~～]\s?$/.test(textBefore(words, after))) return { next: after, byWord: false };
  const word = words.folded[after] ?? "";
  if (!follows(words, after) || !follows(words, after + 1)) return null;
  const isBetween = grammar.betweenAnd.has(word) && grammar.between.has(words.folded[at - 1] ?? "");
  if (isBetween) return { next: after + 1, byWord: false };
  return grammar.to.has(word) ? { next: after + 1, byWord: true } : null;
}

function finish(words: Words, first: number, range: Range, number: ReadNumber, grammar: NumberGrammar): Attempt {
  const { last } = range;
  const share = follow(words, last, grammar.percent);
  if (share || isPercent(words, last)) return { found: null, last: share?.last ?? last };
  const more = follow(words, last, grammar.moreAfter);
  const end = more?.last ?? last;
  // 30余万: the scale stands behind "more".
  const scale = more ? follow(words, end, grammar.scales) : null;
  if (!number.inDigits && grammar.followedBy && !grammar.followedBy.has(words.folded[end + 1] ?? ""))
    return { found: null, last };
  const amount = scale ? { ...range.amount, from: range.amount.from * scale.value } : range.amount;
  const kind = number.isArticle && last === number.last ? "article" : "number";
  const found: FoundAmount = {
    amount,
    first,
    last: scale?.last ?? end,
    kind,
    suffix: range.suffix,
    byWord: range.byWord,
  };
  return { found: more ? orMore(found) : found, last: found.last };
}

const isPercent = ({ text, ends }: Words, last: number): boolean =>
  /^\s?[%％‰]/.test(text.slice(ends[last], (ends[last] ?? 0) + 2));

const follow = <T>(words: Words, last: number, table: PhraseTable<T>) =>
  follows(words, last + 1) ? phraseAt(words, last + 1, table) : null;

const orMore = (found: FoundAmount): FoundAmount =>
  found.amount.to === null && found.kind !== "none" && found.kind !== "no"
    ? { ...found, amount: { ...found.amount, atLeast: true } }
    : found;
