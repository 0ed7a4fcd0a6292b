import { isCommonWord } from "../values/name-key";
import { PackedNumbers } from "./packed-numbers";
import type { Traits } from "./traits";

/** More members than this, and a key says nothing about who is whose duplicate. */
export const RARE = 60;

/**
 * Keys such that duplicates share at least one: only suppliers under the same key are compared. Call `add` for all of
 * them first: words that many have are no keys, and a key that one supplier has alone is left out to save its place.
 */
export class BlockingKeys {
  /** By the word's hash: the word itself would keep the whole text that it was cut from. */
  readonly #frequency = new Map<number, number>();
  /** Bit by hash: whether a key was seen, and whether it was seen again. A collision only keeps a key too many. */
  readonly #seen = new Uint8Array(1 << 22);
  /** Of each supplier the hashes of its keys, and behind them those of its words: outside of the heap, for there are ten of each. */
  readonly #keys = new PackedNumbers();
  readonly #words = new PackedNumbers();

  /** The first is number 0. */
  add(traits: Traits): void {
    for (const word of hashesOf(traits.words)) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    const keys = keysOf(traits).map(hash);
    for (const key of keys) {
      const place = key % this.#seen.length;
      this.#seen[place] = Math.min(2, (this.#seen[place] ?? 0) + 1);
    }
    this.#keys.add(keys);
    this.#words.add(hashesOf(traits.words.filter(({ length }) => length >= 4)));
  }

  /** Of the supplier of that number, their hashes, as small integers: 32 bits, signed. */
  of(number: number): number[] {
    const keys: number[] = [];
    for (const key of this.#keys.of(number)) if (this.#seen[(key >>> 0) % this.#seen.length] === 2) keys.push(key);
    for (const word of this.#words.of(number)) {
      const frequency = this.#frequency.get(word) ?? 0;
      if (frequency > 1 && frequency <= RARE) keys.push(word);
    }
    return keys;
  }
}

const hashesOf = (words: readonly string[]): Set<number> => new Set(words.map((word) => hash(`word:${word}`) | 0));

/** Its keys but for its words: a supplier is looked for among those that share one. */
export function keysOf(traits: Traits): string[] {
  const { words, keys, identifiers, country, city, postalCode, lat, lon } = traits;
  const blocks = [...identifiers].map(([system, id]) => `${system}:${id}`);
  for (const key of keys) {
    blocks.push(`name:${key}`, `name:${key}|${country}|${city}|${postalCode}`);
    if (lat !== null && lon !== null) blocks.push(`name:${key}|${lat.toFixed(1)}|${lon.toFixed(1)}`);
  }
  const starts = words
    .filter((word) => !isCommonWord(word))
    .map((word) => word.slice(0, 4))
    .sort();
  blocks.push(
    `starts:${starts.slice(0, 3).join(" ")}|${country}|${city}`,
    `joined:${words.join("").slice(0, 10)}|${country}`,
  );
  if (lat !== null && lon !== null) blocks.push(`at:${lat.toFixed(3)}|${lon.toFixed(3)}`);
  return blocks;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return state >>> 0;
}
