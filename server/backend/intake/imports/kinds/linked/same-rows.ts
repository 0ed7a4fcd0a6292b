import { createHash } from "node:crypto";
import type { RowRemark } from "../../run/remark-rows";

/** Of so many bits that no two texts of a file have the same: 200,000 rows collide once in ten thousand files. */
export const hashOf = (text: string): number => createHash("sha256").update(text).digest().readUIntBE(0, 6);

/** Rows of a file that say the very same as an earlier one. */
export class SameRows {
  readonly #first = new Map<number, number>();
  readonly #repeated: number[] = [];

  /** Whether it is the first that says so. */
  add(row: number, said: unknown): boolean {
    const hash = hashOf(JSON.stringify(said));
    const first = this.#first.get(hash);
    if (first === undefined) this.#first.set(hash, row);
    else this.#repeated.push(row, first);
    return first === undefined;
  }

  *remarks(): Generator<RowRemark> {
    for (let at = 0; at < this.#repeated.length; at += 2) {
      const [row = 0, first = 0] = this.#repeated.slice(at, at + 2);
      const reasons = [{ key: "imports:duplicates.repeats", params: { row: first } }];
      yield { row, state: "repeated", repeats: first, reasons };
    }
  }
}
