import type { Lexicon, Patterns, TrieNode } from "./compile-lexicon";
import { GAP_WORDS } from "./pattern";
import type { Words } from "./words";

/** A pattern that stands in a text, from one word to another, both inclusive. */
export interface Hit {
  pattern: number;
  first: number;
  last: number;
}

/**
 * Steps in one text: rows of a customer may be written so that every word begins every pattern, which took a second for a title. Ordinary
 * texts take a few a word.
 */
const MOST_STEPS = { text: 5_000, word: 50, all: 200_000 };

/** Every pattern of the lexicon that stands in the text: of each the shortest from each word, in the order of their first words. */
export function walk(words: Words, lexicon: Lexicon<Patterns>): Hit[] {
  const hits: Hit[] = [];
  const edges = words.folded.map((word) => lexicon.edgesOf(word));
  const left = Math.min(MOST_STEPS.all, MOST_STEPS.text + MOST_STEPS.word * edges.length);
  const walker: Walker = { words, edges, hits, first: 0, here: new Map(), left };
  for (let first = 0; first < edges.length && walker.left > 0; first += 1) {
    walker.first = first;
    walker.here.clear();
    step(walker, lexicon.root, first);
  }
  return hits;
}

interface Walker {
  words: Words;
  edges: (readonly number[])[];
  hits: Hit[];
  first: number;
  /** The hits of this first word, by pattern. */
  here: Map<number, Hit>;
  /** Steps that may be taken still. */
  left: number;
}

function step(walker: Walker, node: TrieNode, at: number): void {
  for (const edge of walker.edges[at] ?? []) {
    walker.left -= 1;
    if (walker.left < 0) return;
    const next = node.next.get(edge);
    if (next === undefined) continue;
    if (next.pattern >= 0) keepShortest(walker, next.pattern, at);
    if (!sameSentence(walker.words, at, at + 1)) continue;
    if (next.next.size > 0 && !walker.words.broken[at + 1]) step(walker, next, at + 1);
    if (next.gap !== null) leap(walker, next.gap, at);
  }
}

function leap(walker: Walker, node: TrieNode, at: number): void {
  for (
    let to = at + 1;
    walker.left > 0 && sameSentence(walker.words, at, to) && wordsBetween(walker.words, at, to) <= GAP_WORDS;
    to += 1
  )
    step(walker, node, to);
}

function keepShortest(walker: Walker, pattern: number, last: number): void {
  const known = walker.here.get(pattern);
  if (known) {
    known.last = Math.min(known.last, last);
    return;
  }
  const hit = { pattern, first: walker.first, last };
  walker.here.set(pattern, hit);
  walker.hits.push(hit);
}

const sameSentence = (words: Words, one: number, other: number): boolean =>
  words.sentences[one] === words.sentences[other];

/** Words that stand between two others, of which `one` comes first. Half ones are possible in scripts without spaces. */
export function wordsBetween({ halves }: Words, one: number, other: number): number {
  return ((halves[other - 1] ?? 0) - (halves[one] ?? 0)) / 2;
}
