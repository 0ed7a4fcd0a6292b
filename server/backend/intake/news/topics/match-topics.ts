import { compileLexicon, type Lexicon, type Patterns } from "../lexicon/compile-lexicon";
import { type Hit, walk } from "../lexicon/walk";
import { readWords, type Words } from "../lexicon/words";

/** What a topic looks for: one of the words, and none of those that must not stand there (`lexicon/pattern.ts`). */
export interface TopicWords {
  words: readonly string[];
  notWords: readonly string[];
}

/** Of a piece of news, what is kept of it. */
export interface TopicText {
  title: string;
  extract: string;
}

export interface Met<T> {
  topic: T;
  /** The words that were found, as they stand in the text: those of the title first. */
  quotes: string[];
}

interface TopicRow<T> extends Patterns {
  topic: T;
}

export type TopicLexicon<T> = Lexicon<TopicRow<T>>;

/** Topics as one trie, so that a text is walked once for all of them. Their words have to be valid. */
export function compileTopics<T extends TopicWords>(topics: readonly T[]): TopicLexicon<T> {
  return compileLexicon(
    "topics",
    topics.map((topic) => ({ topic, any: topic.words, not: topic.notWords })),
  );
}

/** The topics that a text is of, in their order, with at most five quotes each. */
export function matchTopics<T>({ title, extract }: TopicText, lexicon: TopicLexicon<T>): Met<T>[] {
  const found = new Map<number, string[]>();
  const stopped = new Set<number>();
  for (const text of [title, extract]) {
    const words = readWords(text, LONGEST_TEXT);
    for (const hit of walk(words, lexicon)) {
      for (const { row, role } of lexicon.uses[hit.pattern] ?? []) {
        if (role === "not") stopped.add(row);
        else keep(found, row, quoteOf(words, hit));
      }
    }
  }
  return [...found]
    .filter(([row]) => !stopped.has(row))
    .sort(([one], [other]) => one - other)
    .flatMap(([row, quotes]) => {
      const of = lexicon.rows[row];
      return of ? [{ topic: of.topic, quotes }] : [];
    });
}

/** A title may be a thousand characters long; of a text no more is kept. */
const LONGEST_TEXT = 1_000;
const MOST_QUOTES = 5;
const LONGEST_QUOTE = 150;

function keep(found: Map<number, string[]>, row: number, quote: string): void {
  const quotes = found.get(row);
  if (quotes === undefined) found.set(row, [quote]);
  else if (quotes.length < MOST_QUOTES && !quotes.includes(quote)) quotes.push(quote);
}

function quoteOf({ text, starts, ends }: Words, { first, last }: Hit): string {
  const start = starts[first] ?? 0;
  return text.slice(start, Math.min(ends[last] ?? start, start + LONGEST_QUOTE));
}
