import type { SupplierCandidate } from "../rows/candidate";
import { nameKey, nameWords } from "../values/name-key";

/**
 * What a decision about a row is found by when another list has the row again: its name without legal form and order of words, its country and its
 * town. Of one name in two towns each is asked for.
 */
export function decisionKey({ name, country, city }: Pick<SupplierCandidate, "name" | "country" | "city">): string {
  const town = city === null ? "" : nameWords(city).join(" ");
  return [nameKey(nameWords(name)), country ?? "", town].join("|").slice(0, LONGEST_KEY);
}

const LONGEST_KEY = 300;
