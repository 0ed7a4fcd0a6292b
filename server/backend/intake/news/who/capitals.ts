import type { Words } from "../lexicon/words";

/** How each word of a field is written. */
export interface Letters {
  raw: string[];
  /** Begins with a capital, or has one inside: "eBay", "3M". */
  capital: boolean[];
  /** Of nothing but capitals and digits, at least two: "BASF"; or with a capital inside: "ThyssenKrupp". */
  striking: boolean[];
  /** Most of its words have capitals, as headlines do in English: there they say nothing. */
  headline: boolean;
}

const LATIN = /^[\p{sc=Latin}\p{N}]/u;
const CAPITAL = /^\p{Lu}/u;
const INNER = /^[\p{Ll}\p{N}]{1,2}\p{Lu}/u;
const ALL_CAPITALS = /^(?:(?=.{0,9}\p{Lu}\p{Lu})[\p{Lu}\p{N}]{3,12}|VW|BP|HP|GE|LG|GM|EY|3M)$/u;
const CAMEL = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u;
const ONE_AND_DIGIT = /^\d\p{Lu}/u;
/** Shorter words are written small in headlines, too. */
const LONG = 4;
const FEWEST = 3;
const HEADLINE = 0.8;
/** No word of a name is longer, and what is written onto letters may be any number. */
const LONGEST = 60;

export function lettersOf(words: Words): Letters {
  const raw = words.starts.map((start, at) =>
    words.text.slice(start, Math.min(words.ends[at] ?? start, start + LONGEST)),
  );
  const capital = raw.map((word) => LATIN.test(word) && (CAPITAL.test(word) || INNER.test(word)));
  // The town of "in Cleveland" has its capital anyway.
  const long = raw.map(
    (word, at) => at > 0 && word.length >= LONG && LATIN.test(word) && !/^(?:in|near|outside)$/.test(raw[at - 1] ?? ""),
  );
  const [all, high] = [count(long), count(long.map((is, at) => is && capital[at] === true))];
  const headline = all >= FEWEST && high / all >= HEADLINE;
  const striking = raw.map((word) => ALL_CAPITALS.test(word) || CAMEL.test(word) || ONE_AND_DIGIT.test(word));
  return { raw, capital, striking, headline };
}

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** What may stand between two words of one name. */
const JOINT = /^(?:|[ ‐‑&+-]|['’]| & | \+ )$/;
const AFTER_SHORT = /^\. ?$/;
/** "Steel, Inc", "Rubber Co., Ltd" and "Castings (Suzhou) Co". */
const BEFORE_FORM = /^(?:\)?,? |\., )$/;
const SHORT = /^(?:\p{L}{1,2}|St|Co|Inc|Corp|Ltd|Bros|Cie|Pvt|Pte|Pty|Sdn|Spol)$/u;

/** Whether a name may go on from a word to the next. `form`: the next begins a legal form, which a comma may stand before. */
export function joined({ text, starts, ends, sentences }: Words, { raw }: Letters, at: number, form: boolean): boolean {
  const [end, start] = [ends[at], starts[at + 1]];
  if (end === undefined || start === undefined || start - end > 3 || sentences[at] !== sentences[at + 1]) return false;
  const between = text.slice(end, start);
  return (
    JOINT.test(between) ||
    (AFTER_SHORT.test(between) && SHORT.test(raw[at] ?? "")) ||
    // "A/S" and "K/S".
    (between === "/" && /^\p{Lu}$/u.test(raw[at] ?? "") && raw[at + 1] === "S") ||
    (form && BEFORE_FORM.test(between))
  );
}
