import { described } from "../../rows/row-cells";
import type { RowRemark } from "../../run/remark-rows";
import { hashOf } from "../linked/same-rows";
import type { SupplyCandidate } from "./supply";

/** Shares that add up to so little more or less than the whole are the whole, rounded. */
const TOLERANCE = 0.01;
const OPEN_END = "9999-12-31";
const DAY = 86_400_000;
/** A row takes so many numbers. */
const SIZE = 6;

/** What rows of a file are wrong with only together: two periods of one supplier and input at a time, and shares that do not make a whole. */
export class GroupChecks {
  /** Row, its thing and group as hashes, first and last day, share (-1 for none). Flat: a file has 200,000 of them. */
  readonly #rows: number[] = [];
  readonly #inputs = new Map<number, string>();

  add({ row, ends, says }: SupplyCandidate): void {
    const { input, inputKey, productLineKey, validFrom, validTo, share } = says;
    const group = hashOf(JSON.stringify([inputKey, productLineKey]));
    const thing = hashOf(JSON.stringify([ends[0]?.key, group]));
    this.#inputs.set(group, input);
    this.#rows.push(row, thing, group, dayNumber(validFrom), dayNumber(validTo ?? OPEN_END), share ?? -1);
  }

  *remarks(): Generator<RowRemark> {
    const refused = new Set<number>();
    for (const [row, other] of this.#overlaps()) {
      refused.add(row);
      yield { row, state: "refused", reasons: [overlapProblem(row, other)] };
    }
    for (const { rows, group, sum } of this.#sums(refused)) {
      const params = { input: this.#inputs.get(group) ?? "", sum: sum.toFixed(2) };
      for (const row of rows) yield { row, reasons: [{ ...OF_SHARE, ...described("sharesSum"), params }] };
    }
  }

  /** Each row that overlaps another one of its thing, with that one. */
  *#overlaps(): Generator<[row: number, other: number]> {
    const order = this.#ordered(1);
    const told = new Set<number>();
    let longest = -1;
    for (const at of order) {
      const isSame = longest >= 0 && this.#at(longest, 1) === this.#at(at, 1);
      if (isSame && this.#at(at, 3) <= this.#at(longest, 4)) {
        const [row, other] = [this.#at(at, 0), this.#at(longest, 0)];
        if (!told.has(other)) yield [other, row];
        yield [row, other];
        told.add(other).add(row);
      }
      if (!isSame || this.#at(at, 4) > this.#at(longest, 4)) longest = at;
    }
  }

  /** Groups whose shares are not the whole on some day: more than it, or less where each row says its share. */
  *#sums(refused: ReadonlySet<number>): Generator<{ rows: number[]; group: number; sum: number }> {
    let group: number[] = [];
    for (const at of [...this.#ordered(2), -1]) {
      const [first] = group;
      if (first !== undefined && (at < 0 || this.#at(at, 2) !== this.#at(first, 2))) {
        const sum = this.#wrongSum(group);
        if (sum !== null) yield { rows: group.map((one) => this.#at(one, 0)), group: this.#at(first, 2), sum };
        group = [];
      }
      if (at >= 0 && !refused.has(this.#at(at, 0))) group.push(at);
    }
  }

  #wrongSum(group: readonly number[]): number | null {
    const changes = group.flatMap((at) => {
      const share = this.#at(at, 5);
      const one = { share: Math.max(0, share), unknown: share < 0 ? 1 : 0, rows: 1 };
      const over = { share: -one.share, unknown: -one.unknown, rows: -1 };
      return [
        { day: this.#at(at, 3), ...one },
        { day: this.#at(at, 4) + 1, ...over },
      ];
    });
    changes.sort((a, b) => a.day - b.day);
    let [sum, unknown, rows] = [0, 0, 0];
    let [most, least] = [1, 1];
    for (const [index, change] of changes.entries()) {
      sum += change.share;
      unknown += change.unknown;
      rows += change.rows;
      if (rows === 0 || changes[index + 1]?.day === change.day) continue;
      most = Math.max(most, sum);
      // What a row does not say may be what is missing.
      if (unknown === 0) least = Math.min(least, sum);
    }
    if (most > 1 + TOLERANCE + ROUNDING) return most;
    return least < 1 - TOLERANCE - ROUNDING ? least : null;
  }

  /** Places of rows by one of their numbers, and then by their first day. */
  #ordered(by: number): number[] {
    const places = Array.from({ length: this.#rows.length / SIZE }, (_, index) => index * SIZE);
    return places.sort((a, b) => this.#at(a, by) - this.#at(b, by) || this.#at(a, 3) - this.#at(b, 3) || a - b);
  }

  #at(place: number, number: number): number {
    return this.#rows[place + number] ?? 0;
  }
}

/** Sums of fractions are off by so much at most. */
const ROUNDING = 1e-9;
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const OF_ROW = { column: null, title: null, field: null } as const;
const OF_SHARE = { column: null, title: null, field: "share" } as const;

/** Both rows are named, for which of them is right nobody but a person knows. */
export const overlapProblem = (row: number, other: number): RowRemark["reasons"][number] => ({
  ...OF_ROW,
  ...described("periodsOverlap"),
  params: { one: Math.min(row, other), other: Math.max(row, other) },
});
