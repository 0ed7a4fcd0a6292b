import type { CountryGuess } from "./country-of";
import { editDistance } from "./edit-distance";
import { countryIndex } from "./name-index";

/**
 * A country one slip away (two in a long name), when no other country is as near. Short names only forgive swapped or
 * doubled letters: "Chiba", "Sedan" and "Manama" are places one substitution away from China, Sudan and Panama.
 */
export function countryByTypo(key: string): CountryGuess | null {
  if (key.length < 5 || key.length > 40 || !/^[a-z ]+$/.test(key) || NAMESAKES.has(key)) return null;
  let best = Number.POSITIVE_INFINITY;
  const nearest = new Set<string>();
  for (const [name, iso2] of countryIndex().names) {
    const distance = slips(key, name);
    if (distance === null || distance > best) continue;
    if (distance < best) nearest.clear();
    best = distance;
    nearest.add(iso2);
  }
  const [iso2] = nearest;
  return nearest.size === 1 && iso2 !== undefined ? { iso2, confidence: best === 1 ? 0.8 : 0.7, how: "typo" } : null;
}

/** Places with a name of their own, a slip away from a country's. */
const NAMESAKES = new Set([
  "granada",
  "almeria",
  "belgaum",
  "columbia",
  "kenai",
  "george",
  "santa lucia",
  "sainte marie",
]);

/** How many slips explain the text as this name; null when they are too many for the length of the word they are in. */
function slips(key: string, name: string): number | null {
  if (name[0] !== key[0] || Math.abs(name.length - key.length) > 2) return null;
  const written = key.split(" ");
  const words = name.split(" ");
  // Word by word: "Cocos Islands" is not two slips in "Cook Islands", it is two in a word of four letters.
  if (written.length !== words.length) return name.length >= 10 && joined(key) === joined(name) ? 1 : null;
  let sum = 0;
  for (const [index, word] of words.entries()) {
    const distance = slipsInWord(written[index] ?? "", word, name.length >= 10 && words.length > 1 ? 5 : 7);
    if (distance === null) return null;
    sum += distance;
  }
  return sum > 2 ? null : sum;
}

function slipsInWord(written: string, word: string, longEnough: number): number | null {
  if (written === word) return 0;
  const limit = word.length >= 10 ? 2 : 1;
  const distance = editDistance(written, word, limit);
  if (distance > limit) return null;
  return word.length >= longEnough || (word.length >= 5 && swappedOrDoubled(written, word)) ? distance : null;
}

function swappedOrDoubled(written: string, word: string): boolean {
  if (written.length === word.length) return [...written].sort().join("") === [...word].sort().join("");
  return squeezed(written) === squeezed(word);
}

const joined = (key: string): string => key.replaceAll(" ", "");
const squeezed = (word: string): string => word.replace(/(.)\1/g, "$1");
