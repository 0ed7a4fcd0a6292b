import type { Traits } from "./traits";

const CHUNK_BYTES = 256 * 1024;
/** Those that were asked for last: a block's first members are compared with each that comes. */
const KEPT = 1_000;

/** In this order, without their names: names would be most of the bytes. */
const FIELDS: Readonly<Record<Exclude<keyof Traits, "identifiers">, true>> = {
  ...{ row: true, kind: true, words: true, keys: true, ownKeys: true, characters: true },
  ...{
    legal: true,
    numbers: true,
    calledAfterOwner: true,
    country: true,
    city: true,
    town: true,
    postalCode: true,
    addressWords: true,
  },
  ...{ houseNumbers: true, lat: true, lon: true },
};
const PACKED = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/**
 * The traits of a file's rows as bytes outside of the heap, a few hundred of them a row instead of some thousand: a list of 50,000
 * suppliers fits beside everything else that its thread holds.
 */
export class PackedTraits {
  readonly #chunks: Buffer[] = [];
  #filled = 0;
  /** Of each: its chunk, where it begins, its length. */
  readonly #places: { chunk: number[]; from: number[]; length: number[] } = { chunk: [], from: [], length: [] };
  readonly #kept = new Map<number, Traits>();

  get size(): number {
    return this.#places.chunk.length;
  }

  /** Answers its number, from 0 on. */
  add(traits: Traits): number {
    const bytes = Buffer.from(JSON.stringify([...PACKED.map((field) => traits[field]), [...traits.identifiers]]));
    if (this.#filled + bytes.length > (this.#chunks.at(-1)?.length ?? 0)) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length)));
      this.#filled = 0;
    }
    const chunk = this.#chunks.length - 1;
    bytes.copy(this.#chunks[chunk] as Buffer, this.#filled);
    this.#places.chunk.push(chunk);
    this.#places.from.push(this.#filled);
    this.#places.length.push(bytes.length);
    this.#filled += bytes.length;
    return this.size - 1;
  }

  get(number: number): Traits {
    const kept = this.#kept.get(number);
    if (kept) return kept;
    const traits = this.#unpack(number);
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(number, traits);
    return traits;
  }

  #unpack(number: number): Traits {
    const { chunk, from, length } = this.#places;
    const start = from[number] as number;
    const bytes = (this.#chunks[chunk[number] as number] as Buffer).subarray(start, start + (length[number] as number));
    const values = JSON.parse(bytes.toString()) as unknown[];
    const traits: Record<string, unknown> = {};
    for (const [at, field] of PACKED.entries()) traits[field] = values[at];
    traits.identifiers = new Map(values[PACKED.length] as [string, string][]);
    return traits as unknown as Traits;
  }
}
