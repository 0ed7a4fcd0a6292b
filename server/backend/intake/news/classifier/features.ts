import type { NewsText } from "../types";

/** 2²⁰ buckets: far more than the n-grams that carry a weight, so that two of them seldom share one. */
export const BUCKETS = 1 << 20;

/** Later sentences are background more often than the event; features are of the title and this much after it. */
const READ = 600;

/** What a text consists of, by bucket: ascending, with the weight of each; the weights have length 1 as a vector. */
export interface Features {
  buckets: Int32Array;
  weights: Float32Array;
}

/**
 * Words, pairs of words, and runs of 3 to 5 characters inside of words; of scripts without spaces runs of 1 to 3 characters.
 * Digits count as one digit: which figure it is says nothing of the type.
 */
export function featuresOf({ title, extract, body }: NewsText): Features {
  const counts = new Map<number, number>();
  const add = (bucket: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  const text = [title, extract, body]
    .filter((part) => part !== "")
    .join(" . ")
    .slice(0, READ);
  const words = folded(text).match(WORDS) ?? [];
  let before = START;
  for (const word of words) {
    if (UNSPACED.test(word)) {
      addRuns(word, 1, 3, add);
      before = START;
      continue;
    }
    const whole = hashOf(word, 0, word.length, WORD_SEED);
    add(whole % BUCKETS);
    add(mixed(before, whole) % BUCKETS);
    addRuns(` ${word} `, 3, 5, add);
    before = whole;
  }
  return normalised(counts);
}

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\p{N}/gu, "0");

const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|[\p{L}\p{N}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const WORD_SEED = 0x811c9dc5;
const RUN_SEED = 0x01000193;
const START = 1;

function addRuns(text: string, shortest: number, longest: number, add: (bucket: number) => void): void {
  for (let length = shortest; length <= longest; length++)
    for (let at = 0; at + length <= text.length; at++) add(hashOf(text, at, at + length, RUN_SEED) % BUCKETS);
}

/** FNV-1a over UTF-16 code units, then stirred, since its low bits alone are weak. */
function hashOf(text: string, start: number, end: number, seed: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return stirred(hash);
}

const mixed = (one: number, other: number): number => stirred(Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other);

function stirred(hash: number): number {
  let stirring = hash ^ (hash >>> 16);
  stirring = Math.imul(stirring, 0x7feb352d);
  return (stirring ^ (stirring >>> 15)) >>> 0;
}

/** Said three times is a little more than once: 1 + ln(count), by the usual rule of text classification. */
function normalised(counts: Map<number, number>): Features {
  const buckets = Int32Array.from(counts.keys()).sort();
  const weights = new Float32Array(buckets.length);
  let square = 0;
  buckets.forEach((bucket, at) => {
    const weight = 1 + Math.log(counts.get(bucket) as number);
    weights[at] = weight;
    square += weight * weight;
  });
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) / length;
  return { buckets, weights };
}
