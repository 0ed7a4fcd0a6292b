import { spelledOut } from "./abbreviations";
import { USUAL_SPELLINGS } from "./common-spellings";
import { countryIndex } from "./name-index";
import { spellingKey } from "./spelling";
import { withoutStateForm } from "./state-form";
import { countryByTypo } from "./typo";

export interface CountryGuess {
  /** ISO 3166-1 alpha-2; XK for Kosovo. */
  iso2: string;
  /** 0 to 1. Below 0.9 a person should see what was made of the text. */
  confidence: number;
  how: "code" | "name" | "usual" | "parts" | "typo";
}

/**
 * The country that a text names: by code (alpha-2, alpha-3, numeric), by name in English, German, French, Chinese and some further languages,
 * by common spelling, or by a small typo that only one country explains. Null for cities, sentences, and names that
 * two countries share ("Congo").
 */
export function countryOf(text: string): CountryGuess | null {
  const trimmed = mayName(text);
  return trimmed === null ? null : (named(trimmed) ?? countryByTypo(spellingKey(trimmed)));
}

/** The same without typos, which are what costs most to look for. */
export function countryNamed(text: string): CountryGuess | null {
  const trimmed = mayName(text);
  return trimmed === null ? null : named(trimmed);
}

function mayName(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 80) return null;
  return countryIndex().shared.has(spellingKey(trimmed)) ? null : trimmed;
}

const named = (text: string): CountryGuess | null => byCode(text) ?? byName(text) ?? byParts(text);

function byCode(text: string): CountryGuess | null {
  const { codes } = countryIndex();
  const letters = /^[a-z]{2,3}$/i.test(text);
  if (!letters && !/^\d{1,3}$/.test(text)) return null;
  const iso2 = codes.get(letters ? text.toUpperCase() : text.padStart(3, "0"));
  if (iso2 === undefined) return null;
  // "no", "is" and "in" are also words; a spreadsheet that ate the zeros of "004" leaves a bare 4.
  const sure = letters ? text === text.toUpperCase() : text.length === 3;
  return { iso2, confidence: sure ? 1 : letters ? 0.85 : 0.6, how: "code" };
}

function byName(text: string): CountryGuess | null {
  const key = spellingKey(text);
  const guess = byKey(key);
  if (guess !== null) return guess;
  const meant = new Set(spelledOut(key).flatMap((long) => byKey(long)?.iso2 ?? []));
  const [only] = meant;
  return only !== undefined && meant.size === 1 ? found(only) : null;
}

function byKey(key: string): CountryGuess | null {
  const { names, shared } = countryIndex();
  if (shared.has(key)) return null;
  const iso2 = names.get(key) ?? names.get(key.replace(/^the /, ""));
  if (iso2 !== undefined) return usual.has(key) ? { iso2, confidence: 0.8, how: "usual" } : found(iso2);
  const further = countryIndex().elsewhere.get(key);
  if (further !== undefined) return found(further);
  const core = withoutStateForm(key);
  const behind = core === null ? undefined : names.get(core);
  return behind === undefined || usual.has(core ?? "") ? null : found(behind);
}

const usual = new Set(USUAL_SPELLINGS.map(spellingKey));
const found = (iso2: string): CountryGuess => ({ iso2, confidence: 1, how: "name" });

/** "CN - China", "Germany (DE)", "Japan [JP]", "中国 China", "Schweiz/Suisse": every part has to name the same country. */
function byParts(text: string): CountryGuess | null {
  const parts = text
    .split(/\s+[-–—]\s+|[/()[\]|:;,]|(?<=^[A-Z]{2,3})[-–—]|(?<=\p{Script=Han})\s*(?=[A-Za-z])/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return null;
  const guesses = parts.map((part) => byCode(part) ?? byName(part));
  const iso2 = guesses[0]?.iso2;
  return iso2 !== undefined && guesses.every((guess) => guess?.iso2 === iso2)
    ? { iso2, confidence: 0.95, how: "parts" }
    : null;
}
