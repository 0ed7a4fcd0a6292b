import type { Amount, FoundAmount, NumberGrammar } from "../amounts/amount";
import { follows, phraseAt, textBefore } from "../amounts/phrases";
import { readAmounts } from "../amounts/read-amounts";
import type { Words } from "../lexicon/words";
import type { Noun, SeverityWords } from "./row";
import { DOLLARS, MONEY_SUFFIXES, SYMBOLS } from "./symbols";

/** An amount with its unit, from its first word to the last of its unit. */
export interface ToldAmount {
  amount: Amount;
  first: number;
  last: number;
  told: FoundAmount["kind"];
  /** The last word of the number, without its unit. */
  numberLast: number;
  /** A number of people or things, or what it is measured in. */
  kind: "count" | "days" | "hectares" | "money";
  /** What is counted, where a noun says so. */
  noun: Noun | null;
  currency: string | null;
  byWord: boolean;
}

/** The amounts of a text that can measure an event, in days, hectares and units of a currency where they are no counts. */
export function toldAmounts(words: Words, grammar: NumberGrammar, told: SeverityWords): ToldAmount[] {
  return readAmounts(words, grammar).flatMap((found) => {
    const { amount, first, last, kind, byWord } = found;
    const plain: ToldAmount = {
      ...{ amount, first, last, numberLast: last, told: kind, byWord },
      ...{ kind: "count", noun: null, currency: null },
    };
    if (kind === "none" || kind === "no") return [plain];
    const measured = moneyOf(plain, found, words, told) ?? measuredIn(plain, found, words, told);
    return measured ?? countOf(plain, found, words, told) ?? [];
  });
}

function moneyOf(plain: ToldAmount, { suffix }: FoundAmount, words: Words, told: SeverityWords): ToldAmount | null {
  const factor = Object.hasOwn(MONEY_SUFFIXES, suffix) ? MONEY_SUFFIXES[suffix] : undefined;
  if (plain.told !== "number" || factor === undefined) return null;
  const after = follows(words, plain.last + 1) ? phraseAt(words, plain.last + 1, told.currencies) : null;
  const before = follows(words, plain.first) ? phraseAt(words, plain.first - 1, told.currencies) : null;
  const currency = after?.value ?? signOf(plain, words, told) ?? before?.value ?? null;
  if (currency === null) return null;
  const first = before && !after ? plain.first - 1 : plain.first;
  return {
    ...plain,
    kind: "money",
    amount: times(plain.amount, factor),
    currency,
    first,
    last: after?.last ?? plain.last,
  };
}

/** The sign before or behind the digits. */
function signOf({ first, last }: ToldAmount, words: Words, told: SeverityWords): string | null {
  const signs = { ...SYMBOLS, ...told.symbols };
  for (let at = first; at <= last; at += 1) {
    const sign = textBefore(words, at).trimEnd().slice(-1);
    if (sign === "$" && Object.hasOwn(DOLLARS, words.folded[at - 1] ?? ""))
      return DOLLARS[words.folded[at - 1] ?? ""] ?? null;
    if (Object.hasOwn(signs, sign)) return signs[sign] ?? null;
  }
  const end = words.ends[last] ?? 0;
  const behind = words.text
    .slice(end, end + 2)
    .trimStart()
    .slice(0, 1);
  return Object.hasOwn(signs, behind) ? (signs[behind] ?? null) : null;
}

/** Days or hectares. An empty list: a unit that measures nothing we know. */
function measuredIn(
  plain: ToldAmount,
  { suffix }: FoundAmount,
  words: Words,
  told: SeverityWords,
): ToldAmount | ToldAmount[] | null {
  if (suffix === "ha") return { ...plain, kind: "hectares" };
  if (suffix !== "") return [];
  const next = plain.last + 1;
  if (!follows(words, next)) return null;
  if (phraseAt(words, next, told.otherUnits)) return [];
  const area = phraseAt(words, next, told.areas);
  if (area) return { ...plain, kind: "hectares", amount: times(plain.amount, area.value), last: area.last };
  const duration = phraseAt(words, next, told.durations);
  if (!duration) return null;
  const { first } = plain;
  const isWhen =
    (follows(words, first) && told.whenBefore.has(words.folded[first - 1] ?? "")) ||
    (!told.lasting.has(words.folded[first - 1] ?? "") &&
      follows(words, duration.last + 1) &&
      told.whenAfter.has(words.folded[duration.last + 1] ?? ""));
  return isWhen ? [] : { ...plain, kind: "days", amount: times(plain.amount, duration.value), last: duration.last };
}

/** Adjectives that may stand before the noun: "500 weitere gewerbliche Mitarbeiter". */
const MOST_ADJECTIVES = 2;

function countOf(plain: ToldAmount, { suffix }: FoundAmount, words: Words, told: SeverityWords): ToldAmount | null {
  if (suffix !== "") return null;
  for (let at = plain.last + 1; at <= plain.last + 1 + MOST_ADJECTIVES && follows(words, at); at += 1) {
    const noun = phraseAt(words, at, told.nouns) ?? endingAt(words.folded[at] ?? "", at, told);
    if (noun) return { ...plain, noun: noun.value, last: noun.last };
  }
  return plain;
}

function endingAt(word: string, last: number, { peopleEndings }: SeverityWords): { value: Noun; last: number } | null {
  const isPeople = peopleEndings.some((ending) => word.length > ending.length && word.endsWith(ending));
  return isPeople ? { value: "workers", last } : null;
}

function times({ from, to, atLeast }: Amount, factor: number): Amount {
  const scaled = (value: number) => Math.round(value * factor * 100) / 100;
  return { from: scaled(from), to: to === null ? null : scaled(to), ...(atLeast && { atLeast }) };
}
