import { twiceAsLong } from "./packed-numbers";

/** Keys that can be told without the table being full too often. */
const FULLEST = 0.7;
const NONE = -1;

/**
 * Which rows stand under a key, the first `most` of each, as integers outside of the heap: a list of 50,000 suppliers has some hundred
 * thousand keys, and an array for each was more than all else that its thread holds.
 */
export class PackedBlocks {
  /** A table with open addresses: the key at each place, and where its first and last members stand; `NONE`: nothing yet. */
  #keys = new Int32Array(1 << 12);
  #first = new Int32Array(1 << 12).fill(NONE);
  #last = new Int32Array(1 << 12);
  #counts = new Uint8Array(1 << 12);
  #used = 0;
  /** Of each member its number, and where the next one of its key stands. */
  #numbers = new Int32Array(1 << 12);
  #next = new Int32Array(1 << 12);
  #members = 0;

  /** @param most of a key, up to 255; further ones are not kept */
  constructor(readonly most: number) {}

  /** In the order in which they came. @param key 32 bits, signed */
  *of(key: number): Generator<number, void> {
    let at = this.#first[this.#placeOf(key)] as number;
    for (; at !== NONE; at = this.#next[at] as number) yield this.#numbers[at] as number;
  }

  add(key: number, number: number): void {
    if (this.#used >= FULLEST * this.#keys.length) this.#widen();
    const place = this.#placeOf(key);
    const count = this.#counts[place] as number;
    if (count >= this.most) return;
    const at = this.#members++;
    if (at === this.#numbers.length) {
      this.#numbers = twiceAsLong(this.#numbers);
      this.#next = twiceAsLong(this.#next);
    }
    this.#numbers[at] = number;
    this.#next[at] = NONE;
    if (count > 0) this.#next[this.#last[place] as number] = at;
    else {
      this.#keys[place] = key;
      this.#first[place] = at;
      this.#used++;
    }
    this.#last[place] = at;
    this.#counts[place] = count + 1;
  }

  /** Where the key stands, or would. */
  #placeOf(key: number): number {
    const last = this.#keys.length - 1;
    let place = (Math.imul(key, 0x9e3779b1) >>> 7) & last;
    while (this.#first[place] !== NONE && this.#keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  #widen(): void {
    const [keys, first, last, counts] = [this.#keys, this.#first, this.#last, this.#counts];
    const length = 2 * keys.length;
    this.#keys = new Int32Array(length);
    this.#first = new Int32Array(length).fill(NONE);
    this.#last = new Int32Array(length);
    this.#counts = new Uint8Array(length);
    for (let old = 0; old < keys.length; old++) {
      if (first[old] === NONE) continue;
      const place = this.#placeOf(keys[old] as number);
      this.#keys[place] = keys[old] as number;
      this.#first[place] = first[old] as number;
      this.#last[place] = last[old] as number;
      this.#counts[place] = counts[old] as number;
    }
  }
}
