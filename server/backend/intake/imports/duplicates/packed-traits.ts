import type { Traits } from "./traits";
import { headText, restText, UnpackedTraits } from "./unpacked-traits";

const CHUNK_BYTES = 256 * 1024;
/** Of a text, in UTF-8, for each of its characters. */
const MOST_BYTES = 3;
/** Those that were asked for last: a block's first members are compared with each that comes. */
const KEPT = 250;

/**
 * The traits of a file's rows as bytes outside of the heap, a few hundred of them a row instead of some thousand: a list of 50,000
 * suppliers fits beside everything else that its thread holds.
 */
export class PackedTraits {
  readonly #chunks: Buffer[] = [];
  #filled = 0;
  /** Of each: its chunk, where its head begins, and where its rest begins and ends. */
  readonly #places: Record<"chunk" | "head" | "rest" | "end", number[]> = { chunk: [], head: [], rest: [], end: [] };
  readonly #kept = new Map<number, Traits>();

  get size(): number {
    return this.#places.chunk.length;
  }

  /** Answers its number, from 0 on. */
  add(traits: Traits): number {
    const [head, rest] = [headText(traits), restText(traits)];
    const room = MOST_BYTES * (head.length + rest.length);
    if (this.#filled + room > (this.#chunks.at(-1)?.length ?? 0)) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, room)));
      this.#filled = 0;
    }
    const chunk = this.#chunks.length - 1;
    this.#places.chunk.push(chunk);
    this.#places.head.push(this.#filled);
    this.#places.rest.push(this.#write(head));
    this.#places.end.push(this.#write(rest));
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

  /** Where it ends. */
  #write(text: string): number {
    this.#filled += this.#chunks.at(-1)?.write(text, this.#filled) ?? 0;
    return this.#filled;
  }

  #unpack(number: number): Traits {
    const { chunk, head, rest, end } = this.#places;
    const bytes = this.#chunks[chunk[number] as number] as Buffer;
    const textOf = (from: number | undefined, to: number | undefined) => bytes.toString("utf8", from, to);
    return new UnpackedTraits(textOf(head[number], rest[number]), () => textOf(rest[number], end[number]));
  }
}
