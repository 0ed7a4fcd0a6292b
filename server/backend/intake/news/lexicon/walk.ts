import type { Lexicon, Patterns, TrieNode } from "./compile-lexicon";
import { GAP_WORDS } from "./pattern";
import type { Words } from "./words";

/** A pattern that stands in a text, from one word to another, both inclusive. */
export interface Hit {
  pattern: number;
  first: number;
  last: number;
}

/** Steps in one text: rows of a customer may be written so that every word begins every pattern. Ordinary texts take a few a word. */
const MOST_STEPS = 1_000_000;

/** Every pattern of the lexicon that stands in the text: of each the shortest from each word, in the order of their first words. */
export function walk(words: Words, lexicon: Lexicon<Patterns>): Hit[] {
  const hits: Hit[] = [];
  const edges = words.folded.map((word) => lexicon.edgesOf(word));
  const walker = { words, edges, hits, first: 0, from: 0, steps: 0 };
  for (let first = 0; first < edges.length && walker.steps < MOST_STEPS; first += 1) {
    walker.first = first;
    walker.from = hits.length;
    step(walker, lexicon.root, first);
  }
  return hits;
}

interface Walker {
  words: Words;
  edges: (readonly number[])[];
  hits: Hit[];
  first: number;
  /** Where the hits of this first word begin. */
  from: number;
  steps: number;
}

function step(walker: Walker, node: TrieNode, at: number): void {
  for (const edge of walker.edges[at] ?? []) {
    walker.steps += 1;
    if (walker.steps > MOST_STEPS) return;
    const next = node.next.get(edge);
    if (next === undefined) continue;
    if (next.pattern >= 0) keepShortest(walker, next.pattern, at);
    if (!sameSentence(walker.words, at, at + 1)) continue;
    if (next.next.size > 0 && !walker.words.broken[at + 1]) step(walker, next, at + 1);
    if (next.gap !== null) leap(walker, next.gap, at);
  }
}

function leap(walker: Walker, node: TrieNode, at: number): void {
  for (let to = at + 1; sameSentence(walker.words, at, to) && wordsBetween(walker.words, at, to) <= GAP_WORDS; to += 1)
    step(walker, node, to);
}

function keepShortest(walker: Walker, pattern: number, last: number): void {
  for (let at = walker.from; at < walker.hits.length; at += 1) {
    const hit = walker.hits[at];
    if (hit?.pattern !== pattern) continue;
    hit.last = Math.min(hit.last, last);
    return;
  }
  walker.hits.push({ pattern, first: walker.first, last });
}

const sameSentence = (words: Words, one: number, other: number): boolean =>
  words.sentences[one] === words.sentences[other];

/** Words that stand between two others, of which `one` comes first. Half ones are possible in scripts without spaces. */
export function wordsBetween({ halves }: Words, one: number, other: number): number {
  return ((halves[other - 1] ?? 0) - (halves[one] ?? 0)) / 2;
}
