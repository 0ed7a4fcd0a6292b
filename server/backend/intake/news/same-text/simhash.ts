import { readWords } from "../lexicon/words";

const SHINGLE = 3;
/** No more of a text is compared. */
const LOOKED_AT = 5_000;
const BITS = 64;

/**
 * 64 bits of a text as 16 hexadecimal digits, by which texts that differ in few words differ in few bits: the simhash over shingles of three
 * words, in Chinese and Japanese of three characters (Charikar 2002). Null for fewer than two shingles, of which chance makes many equal.
 */
export function simhashOf(text: string): string | null {
  const { folded } = readWords(text, LOOKED_AT);
  if (folded.length <= SHINGLE) return null;
  const sums = new Int32Array(BITS);
  for (let at = 0; at + SHINGLE <= folded.length; at += 1) {
    const shingle = folded.slice(at, at + SHINGLE).join(" ");
    addBits(sums, 0, fnv(shingle, 0x811c9dc5));
    addBits(sums, 32, fnv(shingle, 0x9747b28c));
  }
  return [0, 16, 32, 48].map((from) => quarter(sums, from)).join("");
}

/** In how many of the 64 bits two hashes differ. */
export function bitsApart(one: string, other: string): number {
  let apart = 0;
  for (let at = 0; at < BITS / 4; at += 1) {
    let differing = Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16);
    for (; differing > 0; differing &= differing - 1) apart += 1;
  }
  return apart;
}

/** The four quarters with their places: of two hashes at most three bits apart one quarter is the same. */
export function quartersOf(hash: string): string[] {
  return [0, 1, 2, 3].map((at) => `${at}:${hash.slice(at * 4, at * 4 + 4)}`);
}

function addBits(sums: Int32Array, from: number, hash: number): void {
  for (let bit = 0; bit < 32; bit += 1) sums[from + bit] = (sums[from + bit] ?? 0) + ((hash >>> bit) & 1 ? 1 : -1);
}

function quarter(sums: Int32Array, from: number): string {
  let bits = 0;
  for (let bit = 0; bit < 16; bit += 1) if ((sums[from + bit] ?? 0) > 0) bits |= 1 << bit;
  return bits.toString(16).padStart(4, "0");
}

/** FNV-1a of UTF-16 units with the final mixing of MurmurHash3, without which neighbouring words share high bits. */
export function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
