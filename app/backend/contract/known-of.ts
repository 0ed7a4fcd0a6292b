import { z } from "zod";

// A backend that knows more words than we do closes nothing (specification §4).

/** A list of words of which only those that we know are kept. */
export function knownOf<Word extends string>(known: readonly Word[]) {
  const isKept = (word: unknown) => typeof word !== "string" || isKnown(known, word);
  return z.preprocess((words) => (Array.isArray(words) ? words.filter(isKept) : words), z.array(z.enum(known)));
}

/** A word that is `otherwise` where we do not know it. */
export function knownOr<Word extends string>(known: readonly Word[], otherwise: Word) {
  return z.preprocess((word) => (typeof word !== "string" || isKnown(known, word) ? word : otherwise), z.enum(known));
}

/** A word, or null where there is none or we do not know it. */
export function knownOrNull<Word extends string>(known: readonly Word[]) {
  const kept = (word: unknown) => (typeof word !== "string" || isKnown(known, word) ? word : null);
  return z.preprocess(kept, z.enum(known).nullable());
}

const isKnown = (known: readonly string[], word: string): boolean => known.includes(word);
