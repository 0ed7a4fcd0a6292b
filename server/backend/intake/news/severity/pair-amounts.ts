import { textBefore } from "../amounts/phrases";
import type { Hit } from "../lexicon/walk";
import { wordsBetween } from "../lexicon/walk";
import type { Words } from "../lexicon/words";
import type { SeverityRow, SeverityWords } from "./row";
import type { ToldAmount } from "./told-amounts";

/** The words of a row in a sentence. */
export interface Said {
  row: SeverityRow;
  hit: Pick<Hit, "first" | "last">;
}

export interface Pair {
  said: Said;
  told: ToldAmount;
  /** It takes the place of an earlier number. */
  isCurrent: boolean;
}

interface Candidate extends Pair {
  cost: number;
}

/** How many words may stand between what was done and an amount whose own noun says what it counts, and one that is current. */
const REACH = 10;
const REACH_OF_UNITS = 8;
const REACH_OF_NO = 3;
const BREAK_COSTS = 2;
/** More in one sentence is a table. */
const MOST = 40;

/**
 * Which amount of a sentence measures what: the nearest ones find each other first, and each serves once; only "nobody" serves for all
 * that did not happen.
 */
export function pairAmounts(
  said: readonly Said[],
  told: readonly ToldAmount[],
  words: Words,
  of: SeverityWords,
): Pair[] {
  const isChange = said.some(({ row }) => row.measure === null);
  const amounts = told.slice(0, MOST).map((one) => asCurrent(one, isChange, words, of));
  const candidates = said
    .filter(({ row }) => row.measure !== null)
    .slice(0, MOST)
    .flatMap((one) => amounts.flatMap(({ told: amount, isCurrent }) => candidateOf(one, amount, isCurrent, words, of)));
  const used = new Set<object>();
  return candidates
    .sort((one, other) => one.cost - other.cost || one.told.first - other.told.first)
    .filter(({ said: one, told: amount }) => {
      if (used.has(one) || used.has(amount)) return false;
      used.add(one);
      if (amount.told !== "none" && amount.told !== "no") used.add(amount);
      return true;
    });
}

function asCurrent(told: ToldAmount, isChange: boolean, words: Words, { changedTo }: SeverityWords) {
  if (!isChange || told.told !== "number") return { told, isCurrent: false };
  const { to } = told.amount;
  // "Rises from 7 to 9" is no range.
  if (told.byWord && to !== null) return { told: { ...told, amount: { from: to, to: null } }, isCurrent: true };
  return { told, isCurrent: changedTo.has(words.folded[told.first - 1] ?? "") };
}

function candidateOf(said: Said, told: ToldAmount, isCurrent: boolean, words: Words, of: SeverityWords): Candidate[] {
  const { row, hit } = said;
  if (!fits(row, told) || partsNoun(hit, told)) return [];
  const [left, right] = told.first <= hit.first ? [told, hit] : [hit, told];
  const apart = left.last >= right.first ? 0 : wordsBetween(words, left.last, right.first);
  const between = left.last >= right.first ? NONE : rangeOf(left.last + 1, right.first);
  const breaks = [...between, right.first].filter((at) => left.last < right.first && words.broken[at]).length;
  if (!isNear({ said, told, isCurrent }, { apart, between, breaks, isAfter: left === hit }, words, of)) return [];
  return [{ said, told, isCurrent, cost: apart + breaks * BREAK_COSTS - (isCurrent ? 100 : 0) }];
}

const KINDS: Partial<Record<string, ToldAmount["kind"]>> = {
  areaHectares: "hectares",
  stopDays: "days",
  loss: "money",
};

function fits(row: SeverityRow, { kind, told, noun }: ToldAmount): boolean {
  if (kind !== (KINDS[row.measure ?? ""] ?? "count")) return false;
  const isNone = told === "none" || told === "no";
  if (row.measure === "employeesAffected")
    return !isNone && (row.bare === true || noun === "jobs" || noun === "workers");
  if (row.onlyNone) return isNone;
  return noun !== "jobs";
}

/** "Two explosions killed workers" has no two workers; "two injured workers" has. */
const partsNoun = (hit: Said["hit"], { noun, numberLast, last }: ToldAmount): boolean =>
  noun !== null && hit.first > numberLast + 1 && hit.last < last;

interface Gap {
  apart: number;
  between: readonly number[];
  breaks: number;
  /** The amount stands behind the words. */
  isAfter: boolean;
}

function isNear({ told, isCurrent, said }: Pair, gap: Gap, words: Words, of: SeverityWords): boolean {
  if (isCurrent) return gap.apart <= REACH;
  if (told.told === "none") return gap.apart <= REACH_OF_UNITS;
  if (told.told === "no")
    return (
      !gap.isAfter && gap.apart <= REACH_OF_NO && gap.between.every((at) => !of.limiting.has(words.folded[at] ?? ""))
    );
  if (told.kind !== "count") return gap.apart <= REACH_OF_UNITS;
  if (told.noun !== null) return gap.apart <= REACH;
  if (said.row.measure === "employeesAffected" || told.told === "article")
    return gap.apart === 0 && gap.breaks === 0 && !gap.isAfter;
  const isColon = gap.isAfter && gap.apart === 0 && /^\s?[:：]/.test(textBefore(words, told.first));
  return isColon || (gap.breaks === 0 && gap.between.every((at) => of.linking.has(words.folded[at] ?? "")));
}

const NONE: readonly number[] = [];
const rangeOf = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, offset) => from + offset);
