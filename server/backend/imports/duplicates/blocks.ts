import { isCommonWord } from "./name-key";
import type { Traits } from "./traits";

/** More members than this, and a key says nothing about who is whose duplicate. */
const RARE = 60;

/** Keys such that duplicates share at least one: only suppliers under the same key are compared. */
export function blockingKeys(all: readonly Traits[]): (traits: Traits) => string[] {
  const frequency = new Map<string, number>();
  for (const { words } of all) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (traits) => {
    const { words, keys, identifiers, country, city, postalCode, lat, lon } = traits;
    const blocks = [...identifiers].map(([system, id]) => `${system}:${id}`);
    for (const key of keys) {
      blocks.push(`name:${key}`, `name:${key}|${country}|${city}|${postalCode}`);
      if (lat !== null && lon !== null) blocks.push(`name:${key}|${lat.toFixed(1)}|${lon.toFixed(1)}`);
    }
    const starts = words
      .filter((word) => !isCommonWord(word))
      .map((word) => word.slice(0, 4))
      .sort();
    blocks.push(
      `starts:${starts.slice(0, 3).join(" ")}|${country}|${city}`,
      `joined:${words.join("").slice(0, 10)}|${country}`,
    );
    if (lat !== null && lon !== null) blocks.push(`at:${lat.toFixed(3)}|${lon.toFixed(3)}`);
    for (const word of new Set(words)) {
      if (word.length >= 4 && (frequency.get(word) ?? 0) <= RARE) blocks.push(`word:${word}`);
    }
    return blocks;
  };
}
