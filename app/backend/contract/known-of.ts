import { z } from "zod";

/** A list of words of which only those that we know are kept: a backend that knows more than we do closes nothing (specification §4). */
export function knownOf<Word extends string>(known: readonly [Word, ...Word[]]) {
  const isWord = (value: unknown) => typeof value !== "string" || (known as readonly string[]).includes(value);
  return z.preprocess((words) => (Array.isArray(words) ? words.filter(isWord) : words), z.array(z.enum(known)));
}
