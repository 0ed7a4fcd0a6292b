import type { MatchSettings } from "./settings";
import type { Word } from "./word";

/** How rare a word is in the list, 0 (in every name) to 1 (in one). Without a list every word counts as rare. */
export type Rarity = (word: Word) => number;

export const noRarity: Rarity = () => 1;

/** What a word counts within its name: by what it is, then by how rare it is. */
export function weightOf(word: Word, aside: boolean, settings: MatchSettings, rarity: Rarity): number {
  const { wordWeights, rarity: scale } = settings;
  const base = wordWeights[word.kind] * (aside ? ASIDE : 1);
  if (word.kind === "stop" || word.kind === "particle" || word.kind === "initial" || word.kind === "number")
    return base;
  return base * Math.min(1, Math.max(scale.floor, rarity(word) * scale.slope));
}

/** Words in brackets name a branch, a place or a former name: left out at will. */
const ASIDE = 0.7;

/** N names, of which `count` hold the word. */
export function rarityOf(count: number, names: number): number {
  if (count <= 1 || names <= 1) return 1;
  return Math.log(1 + names / count) / Math.log(1 + names);
}
