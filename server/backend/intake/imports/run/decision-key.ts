import { createHash } from "node:crypto";
import type { SupplierCandidate } from "../rows/candidate";
import { charactersOf, nameKey, nameWords } from "../values/name-key";

/**
 * What a decision about a row is found by when another list has the row again: its name without legal form and order of words, its country and its
 * town. Of one name in two towns each is asked for, and of names or towns that only sound alike in Chinese.
 */
export function decisionKey({ name, country, city }: Pick<SupplierCandidate, "name" | "country" | "city">): string {
  const town = city === null ? "" : nameWords(city).join(" ");
  const characters = [name, city ?? ""].map(charactersOf);
  const written = characters.some(Boolean) ? characters : [];
  // Of a name without a single letter or digit its signs are all there is.
  const words = nameKey(nameWords(name)) || name.trim();
  return inShort([words, country ?? "", town, ...written].join("|"));
}

/** Of what is longer, the end would no longer tell two apart. */
const inShort = (key: string): string =>
  key.length <= LONGEST_KEY
    ? key
    : `${key.slice(0, LONGEST_KEY - 65)}#${createHash("sha256").update(key).digest("hex")}`;

const LONGEST_KEY = 300;
