import { type CountryGuess, countryOf } from "../../../reference/countries/country-of";
import { countryOfSign } from "./country-codes";

/** Of these names another country's name, or a state's of the United States, is only a part or the same: with more beside it, it may be either. */
const MAY_BE_ANOTHER = new Set(["GE", "GN", "CG", "CD", "KR", "KP", "WS", "NE", "JE", "LU", "SD", "DM", "VG", "VI"]);

/**
 * The country of a cell that says more than it: a mark of a footnote ("Viet Nam 1)", "Japan*"), the sign or the number beside the name ("D - Deutschland",
 * "276 Germany"), a part of it ("USA - California", "China (Guangdong)"), "Made in Italy". Null where the rest names another country. What rests on
 * the name alone is a guess.
 */
export function countryWithNote(text: string): CountryGuess | null {
  const bare = text
    .trim()
    .replace(/\s*(?:\(?\d{1,2}\)|[*†‡§¹²³⁴⁵]+)$/u, "")
    .replace(/^(?:made in|product of|produced in|fabriqué en|hergestellt in|hecho en|产地[:：]?)\s+/i, "")
    .replace(/^(\d{3})\s+(?=\p{L})/u, "$1 - ");
  if (bare === "") return null;
  const whole = bare === text.trim() ? null : countryOf(bare);
  if (whole !== null) return whole;
  const parts = bare
    .split(/\s+[-–—]\s+|\s*[/()[\]|:;,]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 3) return null;
  const [named, ...others] = [...new Set(parts.flatMap((part) => namedBy(part) ?? []))];
  if (named === undefined || others.length > 0) return null;
  const rest = parts.filter((part) => namedBy(part) === null);
  if (rest.every((part) => countryOfSign(part) === named || countryOf(part)?.iso2 === named))
    return { iso2: named, confidence: 0.95, how: "parts" };
  return MAY_BE_ANOTHER.has(named) ? null : { iso2: named, confidence: 0.8, how: "parts" };
}

/** By its name or a code of three letters: two may be a state's ("Ontario (CA)"). */
function namedBy(part: string): string | null {
  const guess = countryOf(part);
  const isCode = guess?.how === "code" && /^[A-Z]{3}$/.test(part);
  return guess?.confidence === 1 && (guess.how === "name" || isCode) ? guess.iso2 : null;
}
