import { READ } from "../lexicon/find-evidence";
import { readWords, type Words } from "../lexicon/words";
import type { Field, NewsText, Span } from "../types";

/** A field of a text with what of it places are read in. */
export interface FieldWords {
  field: Field;
  words: Words;
  /** Sentences from 0 on that lead; the rest only says which country is meant. */
  leadingSentences: number;
  /** The sentence of the type's evidence, -1 where it is in another field. */
  evidenceSentence: number;
  /** By sentence: nearly all words have a capital, so that a capital says nothing. */
  titleCase: boolean[];
}

/** The body counts as lead only where there is no extract: it begins alike. */
export function readFields(text: NewsText, evidence: Span | null): FieldWords[] {
  const fields: Field[] = ["title", "extract", "body"];
  const lead = text.extract === "" ? "body" : "extract";
  return fields.flatMap((field) => {
    if (text[field] === "") return [];
    const words = readWords(text[field], READ[field]);
    const leadingSentences = field === "title" ? Number.POSITIVE_INFINITY : field === lead ? LEAD : 0;
    const evidenceSentence = evidence?.field === field ? sentenceAt(words, evidence.start) : -1;
    return [{ field, words, leadingSentences, evidenceSentence, titleCase: titleCaseOf(words) }];
  });
}

/** Sentences of the extract or the body that a place counts in beside the title (design 40, "Type"). */
const LEAD = 2;

export const raw = ({ text, starts, ends }: Words, at: number): string => text.slice(starts[at], ends[at]);

/** Whether the word stands with a capital, or is of a script that has none. */
export const isCapital = (words: Words, at: number): boolean => CAPITAL.test(words.text[words.starts[at] ?? 0] ?? "");

export const isUnspaced = (words: Words, at: number): boolean => (words.text[words.starts[at] ?? 0] ?? "") >= "\u2e80";

const CAPITAL = /[\p{Lu}\p{Lt}\u{2e80}-\u{ffff}]/u;

function sentenceAt(words: Words, start: number): number {
  let at = words.starts.findIndex((_, n) => (words.ends[n] ?? 0) > start);
  if (at < 0) at = words.starts.length - 1;
  return words.sentences[at] ?? -1;
}

function titleCaseOf(words: Words): boolean[] {
  const long: number[] = [];
  const capitals: number[] = [];
  words.sentences.forEach((sentence, at) => {
    if ((words.folded[at]?.length ?? 0) < LONG_WORD) return;
    long[sentence] = (long[sentence] ?? 0) + 1;
    capitals[sentence] = (capitals[sentence] ?? 0) + (isCapital(words, at) ? 1 : 0);
  });
  return Array.from(long, (count = 0, sentence) => count >= 3 && (capitals[sentence] ?? 0) / count >= TITLE_CASE);
}

/** Shorter ones are written small in a title, too. */
const LONG_WORD = 4;
/** Of the long words of a sentence. Sentences of names alone are no news. */
const TITLE_CASE = 0.75;
