import { isCapital, raw } from "./field-words";
import type { Mention } from "./mentions";
import {
  GIVEN_NAMES,
  NAME_AFTER,
  NO_NAME_WORDS,
  PLACE_AFTER,
  PLACE_BEFORE,
  PLACE_PREPOSITION,
  TIME_WORDS,
} from "./word-lists";

/** What stands around a mention, none of it beyond a sign or the end of the sentence. */
export interface Beside {
  before: string;
  after: string;
  /** A preposition of place stands before it: "in", "à". */
  preposition: boolean;
  /** A capital beside it makes it part of a longer name: "Paris Hilton", "Boston Consulting". */
  partOfName: boolean;
}

/** `taken` tells of which words other mentions consist: "Hagen Germany" is no longer name. */
export function besideOf(mention: Mention, language: string, taken: (at: number) => boolean): Beside {
  const { words } = mention.in;
  const follows = (at: number): boolean =>
    at > 0 && at < words.folded.length && !words.broken[at] && words.sentences[at] === words.sentences[at - 1];
  const { from, end } = mention;
  const before = follows(from) ? (words.folded[from - 1] ?? "") : "";
  const after = follows(end) ? (words.folded[end] ?? "") : "";
  const preposition = before !== "" && isPreposition(before, raw(words, from - 1), language);
  const named =
    (after !== "" && !taken(end) && goesOn(mention, after, language)) ||
    (before !== "" && !taken(from - 1) && beginsBefore(mention, before, language));
  return { before, after, preposition, partOfName: named };
}

/** "a" is French with its accent only. */
const isPreposition = (folded: string, written: string, language: string): boolean =>
  PLACE_PREPOSITION.has(folded) && (folded !== "a" || language === "es" || /^à$/i.test(written));

function goesOn({ in: field, end }: Mention, after: string, language: string): boolean {
  const { words } = field;
  if (NAME_AFTER.has(after) && isCapital(words, end)) return true;
  if (!isNameLike(raw(words, end)) || PLACE_AFTER.has(after) || TIME_WORDS.has(after) || NO_NAME_WORDS.has(after))
    return false;
  // German writes all nouns so: "in Hagen Feuer gelegt". A hyphen makes a name of it, "Hamburg-Mannheimer", or a part of the
  // town, "Frankfurt-Höchst".
  if (language === "de") return words.text[words.ends[end - 1] ?? 0] === "-" && after.endsWith("er");
  return !field.titleCase[words.sentences[end] ?? 0];
}

function beginsBefore({ in: field, from }: Mention, before: string, language: string): boolean {
  const { words } = field;
  if (!isNameLike(raw(words, from - 1))) return false;
  if (GIVEN_NAMES.has(before)) return true;
  if (PLACE_BEFORE.has(before) || NO_NAME_WORDS.has(before) || PLACE_PREPOSITION.has(before)) return false;
  const sentence = words.sentences[from - 1];
  if (field.titleCase[sentence ?? 0]) return false;
  const begins = from - 2 < 0 || words.sentences[from - 2] !== sentence;
  if (language === "de") return !begins && /^\p{Lu}\p{Ll}+$/u.test(raw(words, from - 1)) && !isNoun(before);
  return !begins || !PLACE_AFTER.has(before);
}

/** "A7 Hamburg" and "2 Paris" are none. */
const isNameLike = (written: string): boolean => /^\p{Lu}[\p{L}\p{M}.]+$/u.test(written);

/** German nouns that are no name by their ending. */
const isNoun = (folded: string): boolean =>
  /(?:ung|heit|keit|schaft|werk|hafen|betrieb|brand|streik|unfall|gericht|amt|zentrum)$/.test(folded);
