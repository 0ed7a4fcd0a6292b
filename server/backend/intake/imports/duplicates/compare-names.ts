import { editDistance } from "../../../reference/countries/edit-distance";
import { isCommonWord } from "./name-key";
import type { Traits } from "./traits";

/** How alike two names are, 0 to 1. Different numbers are different works of the same company. */
export function compareNames(a: Traits, b: Traits): number {
  if (a.keys.some((key) => b.keys.includes(key))) return 1;
  if (a.numbers !== b.numbers) return 0;
  const joined = [a, b].map(({ words }) => words.join("")) as [string, string];
  if (joined[0] === joined[1]) return 0.98;
  const left = [...b.words];
  let shared = 0;
  for (const word of a.words) {
    const index = left.findIndex((other) => sameWord(word, other));
    if (index === -1) continue;
    const [other] = left.splice(index, 1);
    shared += other === word ? 2 * weight(word) : 0.9 * (weight(word) + weight(other ?? ""));
  }
  return shared / (total(a.words) + total(b.words));
}

function sameWord(word: string, other: string): boolean {
  if (word === other) return true;
  const longest = Math.max(word.length, other.length);
  if (longest < 5 || word[0] !== other[0]) return false;
  const limit = longest >= 9 ? 2 : 1;
  return editDistance(word, other, limit) <= limit;
}

const weight = (word: string): number => (isCommonWord(word) ? 0.4 : word.length < 3 ? 0.6 : 1);
const total = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0);
