/**
 * So many numbers for each pair of a row and a key below 2^31, zeros at first. For sums over tens of thousands of places: an object for each
 * pair, or one number for both, costs ten times as much.
 */
export class NumberSlots {
  /** Valid until the next `find`, which may need a longer one. */
  numbers: Float64Array;
  readonly #rows: Map<number, number>[] = [];
  #length = 0;

  constructor(private readonly width: number) {
    this.numbers = new Float64Array(256 * width);
  }

  /** Where the first of its numbers stands. `row`: from 0, of not many more than there are. */
  find(row: number, key: number): number {
    this.#rows[row] ??= new Map();
    const known = this.#rows[row].get(key);
    if (known !== undefined) return known;
    const at = this.#length;
    this.#length += this.width;
    if (this.#length > this.numbers.length) {
      const longer = new Float64Array(2 * this.numbers.length);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.#rows[row].set(key, at);
    return at;
  }

  map<Result>(told: (row: number, key: number, numbers: Float64Array) => Result): Result[] {
    return this.#rows.flatMap((row, n) =>
      [...row].map(([key, at]) => told(n, key, this.numbers.subarray(at, at + this.width))),
    );
  }
}
