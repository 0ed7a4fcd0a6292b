import { countryNamed } from "./country-of";

/** What sanctions lists write for a country and no dictionary of countries holds. */
const LISTS_WRITE: Readonly<Record<string, string>> = {
  PALESTINIAN: "PS",
  GAZA: "PS",
  "GAZA STRIP": "PS",
  CRIMEA: "UA",
  "NORTHERN MALI": "ML",
  "KAFIA KINGI": "SD",
  PRC: "CN",
  "THE GAMBIA": "GM",
  "BAHAMAS, THE": "BS",
  "NETHERLANDS ANTILLES": "CW",
  ZAIRE: "CD",
  YUGOSLAVIA: "RS",
  "SERBIA AND MONTENEGRO": "RS",
  USSR: "RU",
  "SOVIET UNION": "RU",
};

/**
 * ISO 3166-1 alpha-2 of a country as lists and feeds write it ("Korea, North", "Region: Crimea", "PRC"); null when it
 * names none. Unlike a supplier list's cell, a word that is only a slip away from a country is not taken for it.
 */
export function countryIso2(text: string | null | undefined): string | null {
  const written = (text ?? "").replace(/^\s*Region:\s*/i, "").trim();
  if (written === "" || written.length > 80) return null;
  const known = read.get(written);
  if (known !== undefined) return known;
  const iso2 = LISTS_WRITE[written.toUpperCase()] ?? countryNamed(written)?.iso2 ?? null;
  if (read.size < MOST_REMEMBERED) read.set(written, iso2);
  return iso2;
}

/** A list writes the same two hundred spellings thousands of times. */
const read = new Map<string, string | null>();
const MOST_REMEMBERED = 5_000;
