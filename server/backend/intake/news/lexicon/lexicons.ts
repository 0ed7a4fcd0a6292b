import { compileLexicon, type Lexicon } from "./compile-lexicon";
import type { LexiconRow } from "./row";
import { DE_ROWS } from "./rows/de/all";
import { EN_ROWS } from "./rows/en/all";
import { ES_ROWS } from "./rows/es/all";
import { FR_ROWS } from "./rows/fr/all";
import { ZH_ROWS } from "./rows/zh/all";

/** The shipped rows by language; `version` grows with any change of what they find. */
export const LEXICONS: Readonly<Record<string, { version: number; rows: readonly LexiconRow[] }>> = {
  en: { version: 6, rows: EN_ROWS },
  de: { version: 5, rows: DE_ROWS },
  fr: { version: 5, rows: FR_ROWS },
  zh: { version: 5, rows: ZH_ROWS },
  es: { version: 2, rows: ES_ROWS },
};

/** What the rows of a language are called. */
const nameOf = (language: string, version: number): string => `reading-lexicon.${language}@${version}`;

/** The names of all shipped rows. */
export const lexiconNames = (): string[] =>
  Object.entries(LEXICONS).map(([language, { version }]) => nameOf(language, version));

const compiled = new Map<string, Lexicon>();

/** The compiled rows of a language ("en", or the beginning of "en-GB"); null for one that has none. */
export function lexiconOf(tag: string): Lexicon | null {
  const language = tag.toLowerCase().split("-", 1)[0] ?? "";
  const shipped = Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined;
  if (!shipped) return null;
  let lexicon = compiled.get(language);
  if (!lexicon) {
    lexicon = compileLexicon(nameOf(language, shipped.version), shipped.rows);
    compiled.set(language, lexicon);
  }
  return lexicon;
}
