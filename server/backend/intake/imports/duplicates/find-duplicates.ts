import { setImmediate as nextTurn } from "node:timers/promises";
import type { SupplierCandidate } from "../rows/candidate";
import { BlockingKeys } from "./blocks";
import { type Compare, compareSuppliers, type Likeness } from "./compare";
import { PackedBlocks } from "./packed-blocks";
import { PackedTraits } from "./packed-traits";
import { type Traits, traitsOf } from "./traits";

export interface DuplicatePair extends Likeness {
  /** The earlier row first. */
  rows: [number, number];
}

export interface DuplicateGroup {
  /** Ascending; the first is the one the others repeat. */
  rows: number[];
  /** Of its weakest link. */
  score: number;
  /** True when no person needs to look: every link is at least `CERTAIN`. */
  certain: boolean;
  pairs: DuplicatePair[];
}

export interface DuplicateOptions {
  compare?: Compare;
  /** Links below it are no duplicates. */
  threshold?: number;
}

export const LIKELY = 0.75;
export const CERTAIN = 0.92;

/** So many of a block are compared with each newcomer, so that a block of thousands costs no square. */
const MOST_COMPARED = 25;
/** A row this alike adds nothing to its block: what it would find, the first one finds. */
const SAME = 0.97;

/** Rows of one file that mean the same supplier: see `DuplicateSearch`. */
export async function findDuplicates(
  candidates: Iterable<SupplierCandidate> | AsyncIterable<SupplierCandidate>,
  options: DuplicateOptions = {},
): Promise<DuplicateGroup[]> {
  const search = new DuplicateSearch(options);
  for await (const candidate of inTurns(candidates)) search.add(candidate);
  return search.groups();
}

/**
 * Takes the rows of a file one by one, and answers which mean the same supplier, in groups ordered by their first row. The time grows
 * with the number of rows, not with its square: only rows that share a blocking key are compared. Other work of the process gets its
 * turn in between, and the candidates themselves are not kept.
 */
export class DuplicateSearch {
  readonly #all = new PackedTraits();
  /** Of each, in the order in which they came. */
  readonly #rows: number[] = [];
  readonly #blocking = new BlockingKeys();

  constructor(readonly options: DuplicateOptions = {}) {}

  add(candidate: SupplierCandidate): void {
    const traits = traitsOf(candidate);
    this.#all.add(traits);
    this.#rows.push(traits.row);
    this.#blocking.add(traits);
  }

  async groups(): Promise<DuplicateGroup[]> {
    const { compare = compareSuppliers, threshold = LIKELY } = this.options;
    const blocks = new PackedBlocks(MOST_COMPARED);
    const pairs: DuplicatePair[] = [];
    const reasonsOnce = onlyOnce<DuplicatePair["reasons"]>();
    for await (const number of inTurns(this.#inOrder())) {
      const keys = this.#blocking.of(number);
      const earlier = new Set<number>();
      for (const key of keys) for (const one of blocks.of(key)) earlier.add(one);
      let best = 0;
      // Most rows share a key with nobody before them.
      let traits: Traits | undefined;
      for (const one of earlier) {
        traits ??= this.#all.get(number);
        const other = this.#all.get(one);
        const likeness = compare(other, traits);
        if (likeness === null || likeness.score < threshold) continue;
        pairs.push({ ...likeness, rows: [other.row, traits.row], reasons: reasonsOnce(likeness.reasons) });
        best = Math.max(best, likeness.score);
      }
      if (best >= SAME) continue;
      for (const key of keys) blocks.add(key, number);
    }
    return groupsOf(pairs);
  }

  #inOrder(): Iterable<number> {
    const row = (number: number): number => this.#rows[number] ?? 0;
    return this.#rows.map((_, number) => number).sort((a, b) => row(a) - row(b));
  }
}

/** Equal values as the same object: fifty thousand rows that repeat one say it for the same reasons. */
function onlyOnce<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key);
    if (first === undefined && known.size < MOST_KNOWN) known.set(key, value);
    return first ?? value;
  };
}

const MOST_KNOWN = 10_000;

const ROWS_PER_TURN = 100;

async function* inTurns<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void> {
  let count = 0;
  for await (const item of items) {
    if (++count % ROWS_PER_TURN === 0) await nextTurn();
    yield item;
  }
}

function groupsOf(pairs: readonly DuplicatePair[]): DuplicateGroup[] {
  const leader = new Map<number, number>();
  const find = (row: number): number => {
    let at = row;
    for (let above = leader.get(at); above !== undefined && above !== at; above = leader.get(at)) at = above;
    leader.set(row, at);
    return at;
  };
  for (const { rows } of pairs) {
    const [one, other] = [find(rows[0]), find(rows[1])];
    leader.set(Math.max(one, other), Math.min(one, other));
  }
  const groups = new Map<number, DuplicatePair[]>();
  for (const pair of pairs) {
    const first = find(pair.rows[0]);
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [pair]);
    else group.push(pair);
  }
  return [...groups.values()].map(toGroup).sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
}

function toGroup(pairs: DuplicatePair[]): DuplicateGroup {
  // A row belongs to its group by its best link to an earlier one.
  const bestLink = new Map<number, number>();
  const rows = new Set<number>();
  for (const {
    rows: [earlier, later],
    score,
  } of pairs) {
    rows.add(earlier).add(later);
    bestLink.set(later, Math.max(bestLink.get(later) ?? 0, score));
  }
  let score = 1;
  for (const link of bestLink.values()) score = Math.min(score, link);
  return { rows: [...rows].sort((a, b) => a - b), score, certain: score >= CERTAIN, pairs };
}
