import { countryIso2 } from "../../reference/countries/country-iso2";
import { decodeCharacters, oneLine } from "../connectors/values/plain-text";

/** A cell as it was meant: characters decoded, though somebody encoded them twice, on one line. */
export function meantText(cell: string): string {
  return oneLine(decodeCharacters(decodeCharacters(cell)));
}

const MOST_VALUES = 200;

/**
 * Several values in one cell as British lists write them: "(1) 12345 (2) 67890", or set apart by bars, semicolons or line breaks.
 * A number in brackets counts as a mark only where the cell begins with one.
 */
export function valuesIn(cell: string): string[] {
  const text = decodeCharacters(decodeCharacters(cell));
  const numbered = /^\s*\([1a]\)/.test(text);
  return text
    .split(numbered ? /\s*\((?:\d{1,2}|[a-z])\)\s*|[|;\n]/ : /[|;\n]/)
    .map((part) => oneLine(part).replace(/^[\s,]+|[\s,]+$/g, ""))
    .filter((part) => part !== "" && !/^(?:n\/?a|none|unknown|not known|-+|nil)$/i.test(part))
    .slice(0, MOST_VALUES);
}

/** Every country that a cell names: "(1) Iraq (2) Syria", "Iran. Iraq", "Russia (formerly USSR)". */
export function countriesIn(cell: string): string[] {
  return valuesIn(cell).flatMap((value) => {
    const whole = countryIso2(value);
    if (whole !== null) return [whole];
    const bare = value.replace(/\([^)]*\)/g, " ");
    return bare
      .split(/\.\s+|,|\/|\band\b|\.$/)
      .map((part) => countryIso2(part.trim()))
      .filter((iso2) => iso2 !== null);
  });
}
