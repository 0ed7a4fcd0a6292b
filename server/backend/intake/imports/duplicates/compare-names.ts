import { editDistance } from "../../../reference/countries/edit-distance";
import { isCommonWord } from "../values/name-key";
import type { Traits } from "./traits";

/** From here on two names are the same one. Below, however alike they are, they may be two companies. */
export const SAME_NAME = 0.95;

/** The most that names come to in which a word differs, be it by a letter. */
export const ONLY_ALIKE = 0.94;

/**
 * How alike two names are, 0 to 1. Different numbers are different works of the same company. An alias of one that is the name of the
 * other is the same name; an alias that both have is not, for a brand or a group stands beside many.
 */
export function compareNames(a: Traits, b: Traits): number {
  const [name] = a.keys;
  const [other] = b.keys;
  if (name === other || isKeyOf(name, b, b.ownKeys) || isKeyOf(other, a, a.ownKeys)) return 1;
  if (isKeyOf(name, b) || isKeyOf(other, a)) return SAME_NAME;
  if (a.numbers !== b.numbers) return 0;
  if (a.words.join("") === b.words.join("")) return 0.98;
  const left = [...b.words];
  let shared = 0;
  for (const word of a.words) {
    const index = left.findIndex((other) => sameWord(word, other));
    if (index === -1) continue;
    const [other] = left.splice(index, 1);
    shared += other === word ? 2 * weight(word) : 0.9 * (weight(word) + weight(other ?? ""));
  }
  return Math.min(ONLY_ALIKE, shared / (total(a.words) + total(b.words)));
}

const isKeyOf = (key: string | undefined, { keys }: Traits, among = keys.length): boolean => {
  const at = key === undefined ? -1 : keys.indexOf(key);
  return at >= 0 && at < among;
};

function sameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word[0] !== other[0]) return false;
  const longest = Math.max(word.length, other.length);
  // "tre" and "trae": of short words only a letter too many is a slip, another one makes another word.
  if (longest < 5)
    return longest === 4 && Math.min(word.length, other.length) === 3 && editDistance(word, other, 1) <= 1;
  const limit = longest >= 9 ? 2 : 1;
  return editDistance(word, other, limit) <= limit;
}

const weight = (word: string): number => (isCommonWord(word) ? 0.4 : word.length < 3 ? 0.6 : 1);
const total = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0);
