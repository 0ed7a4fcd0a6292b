import { compileLexicon } from "../lexicon/compile-lexicon";
import { LEXICONS } from "../lexicon/lexicons";
import type { LexiconRow } from "../lexicon/row";

const known = new Map<string, (word: string) => boolean>();

/** Whether a folded word alone tells of events in a language. "Amazon-Streik" tells of one, and "Amazon" does not. */
export function isEventWord(word: string, language: string): boolean {
  let tells = known.get(language);
  if (!tells) {
    const rows = (LEXICONS[language]?.rows ?? []).flatMap((row): LexiconRow[] =>
      "type" in row
        ? [{ ...row, any: row.any.filter(isOneWord), near: undefined, before: undefined, not: undefined }]
        : [],
    );
    const lexicon = compileLexicon(language, rows);
    tells = (one) => lexicon.edgesOf(one).length > 0;
    known.set(language, tells);
  }
  return tells(word);
}

const isOneWord = (pattern: string): boolean => !/[\s\-…]/.test(pattern.trim());
