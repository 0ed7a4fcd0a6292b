import type { Random } from "../matching/random";

/** Ways in which people write a name that they know: what is meant stays the same. */
const WAYS: readonly ((name: string, random: Random) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize("NFD").replace(/\p{Mn}/gu, ""),
  (name) => name.replace(/[\s,]+(?:co\.?,?\s*)?(?:ltd|limited|gmbh|inc|llc|corp|s\.?a|ag|plc|bv|nv)\.?$/i, ""),
  (name) => name.replace(/&/g, "and").replace(/\band\b/i, "&"),
  (name) => name.replace(/[.,]/g, " ").replace(/\s+/g, " ").trim(),
  (name) =>
    name
      .replace(/\bLimited\b/i, "Ltd.")
      .replace(/\bCompany\b/i, "Co.")
      .replace(/\bInternational\b/i, "Intl"),
  slip,
];

/** A name as somebody else writes it, by one of these ways. */
export const spellOtherwise = (name: string, random: Random): string => random.pick(WAYS)(name, random);

/** Two neighbouring letters of a longer word in the wrong order. */
function slip(name: string, random: Random): string {
  const words = name.split(" ");
  const long = words.flatMap((word, index) => (/^[a-z]{6,}$/i.test(word) ? [index] : []));
  if (long.length === 0) return name;
  const at = random.pick(long);
  const word = words[at] ?? "";
  const cut = 2 + random.below(word.length - 4);
  words[at] = word.slice(0, cut) + word[cut + 1] + word[cut] + word.slice(cut + 2);
  return words.join(" ");
}
