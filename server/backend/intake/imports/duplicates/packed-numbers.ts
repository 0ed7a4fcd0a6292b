/** Lists of 32-bit numbers one after the other, outside of the heap. */
export class PackedNumbers {
  #numbers = new Int32Array(1 << 12);
  /** Where each list begins, and where the last one ends. */
  #begins = new Int32Array(1 << 10);
  #lists = 0;

  /** Adds a list behind the others: the first one is list 0. */
  add(numbers: Iterable<number>): void {
    let end = this.#begins[this.#lists] as number;
    for (const number of numbers) {
      if (end === this.#numbers.length) this.#numbers = twiceAsLong(this.#numbers);
      this.#numbers[end++] = number;
    }
    this.#lists++;
    if (this.#lists === this.#begins.length) this.#begins = twiceAsLong(this.#begins);
    this.#begins[this.#lists] = end;
  }

  /** Signed, in the order in which they were added; a view that holds until the next `add`. */
  of(list: number): Int32Array {
    return this.#numbers.subarray(this.#begins[list], this.#begins[list + 1]);
  }
}

export function twiceAsLong(old: Int32Array): Int32Array<ArrayBuffer> {
  const long = new Int32Array(2 * old.length);
  long.set(old);
  return long;
}
