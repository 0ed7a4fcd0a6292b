import { editDistance } from "../../../reference/countries/edit-distance";
import { FIELDS, type Field } from "./fields";
import { titleWords } from "./title-key";
import { TITLES } from "./titles";

export interface TitleMatch {
  /** 0 to 1. */
  score: number;
  /** The known title it was taken for. */
  known: string;
}

/** How well a column title names each field. Fields it does not name are left out. */
export function titleMatches(title: string): Map<Field, TitleMatch> {
  const words = titleWords(title);
  const matches = new Map<Field, TitleMatch>();
  if (words.length === 0) return matches;
  for (const field of FIELDS) {
    const match = bestMatch(words, field);
    if (match !== null) matches.set(field, match);
  }
  return matches;
}

/** Whether a title is one that we know, give or take a letter. */
export function isKnownTitle(title: string): boolean {
  if (title.length > 60) return false;
  for (const { score } of titleMatches(title).values()) if (score >= 0.85) return true;
  return false;
}

/** Whether a title speaks of the parent or owner: its identifiers and addresses are not the supplier's. */
export function isOfAnother(title: string): boolean {
  return namesAnother(titleWords(title));
}

interface KnownTitle {
  text: string;
  words: string[];
  joined: string;
  weight: number;
}

const KNOWN = new Map<Field, KnownTitle[]>(
  FIELDS.map((field) => [
    field,
    TITLES[field].split("|").map((title) => {
      const text = title.replace("~", "");
      const words = titleWords(text);
      return { text, words, joined: words.join(""), weight: title.endsWith("~") ? 0.75 : 1 };
    }),
  ]),
);

/** Words that turn what they stand beside into another organization's. */
const OF_ANOTHER = new Set(["parent", "ultimate", "holding", "group", "owner", "konzern", "mutter", "mere", "groupe"]);

function bestMatch(words: readonly string[], field: Field): TitleMatch | null {
  const joined = words.join("");
  let best: TitleMatch | null = null;
  for (const known of KNOWN.get(field) ?? []) {
    const alike = similarity(words, joined, known);
    if (alike < 1 && field !== "parent" && namesAnother(words)) continue;
    const score = alike * known.weight;
    if (score > (best?.score ?? 0.5)) best = { score, known: known.text };
  }
  return best;
}

const namesAnother = (words: readonly string[]): boolean => words.some((word) => OF_ANOTHER.has(word));

function similarity(words: readonly string[], joined: string, known: KnownTitle): number {
  if (joined === known.joined) return 1;
  if (/\p{Script=Han}/u.test(joined)) return chineseSimilarity(joined, known.joined);
  const limit = joined.length >= 10 ? 2 : joined.length >= 5 ? 1 : 0;
  if (limit > 0 && joined[0] === known.joined[0]) {
    const distance = editDistance(joined, known.joined, limit);
    if (distance <= limit) return 0.92 - 0.05 * distance;
  }
  return sharedWords(words, known);
}

/** A title that holds all words of a known one: "Land des Lieferanten", "Postal code (HQ)". */
function sharedWords(words: readonly string[], known: KnownTitle): number {
  if (words.length > 8 || !known.words.every((word) => words.includes(word))) return 0;
  const share = known.joined.length / words.join("").length;
  // The last word is what an English or German title is about: "country code" is a code of a country.
  const carries = words.at(-1) === known.words.at(-1) ? 0.08 : 0;
  return 0.5 + 0.34 * share + carries;
}

function chineseSimilarity(joined: string, known: string): number {
  if (known.length < 2 || !joined.includes(known)) return 0;
  return 0.55 + 0.35 * (known.length / joined.length) + (joined.endsWith(known) ? 0.05 : 0);
}
