import { type CountryGuess, countryOf } from "../../../reference/countries/country-of";
import { countryOfProvince } from "../values/chinese-provinces";
import { countryOfPostalCode, countryOfSign, countryOfVat } from "../values/country-codes";
import { countryWithNote } from "../values/country-with-note";
import { namesNobody } from "./placeholders";
import type { RowCells } from "./row-cells";

/**
 * Reads the country of a row (ISO 3166-1 alpha-2). Where its cell says nothing, its VAT number and its postal code may ("D-89073"), and then the
 * block that it stands in.
 */
export function countryReader(): (cells: RowCells, block: string | null) => string | null {
  const known = new Map<string, CountryGuess | null>();
  return (cells, block) => {
    const value = cells.text("country");
    if (value === "") return countryBeside(cells, block);
    const report = cells.report("country");
    const guess = known.has(value) ? (known.get(value) ?? null) : guessOf(value);
    if (guess === null && namesNobody(value)) return countryBeside(cells, block);
    // A list repeats its few countries: each spelling is looked up once.
    if (known.size < 10_000) known.set(value, guess);
    if (guess === null) report("countryUnknown");
    else if (guess.confidence < 0.85) report("countryGuessed", { country: guess.iso2 });
    return guess?.iso2 ?? null;
  };
}

function guessOf(value: string): CountryGuess | null {
  const sign = countryOfSign(value);
  if (sign !== null) return { iso2: sign, confidence: 0.95, how: "code" };
  return countryOf(value) ?? countryWithNote(value);
}

function countryBeside(cells: RowCells, block: string | null): string | null {
  const vat = countryOfVat(cells.text("vat").replace(/[\s.\-/]/g, ""));
  const found = vat ?? countryOfPostalCode(cells.text("postalCode")) ?? countryOfProvince(cells.text("region"));
  const report = cells.report("country");
  if (found === null && block !== null) {
    report("countryContinued", { country: block });
    return block;
  }
  if (!cells.has("country")) return found;
  if (found === null) report("countryMissing");
  else if (vat !== null) report("countryFromVat", { country: vat, vat: cells.text("vat") });
  return found;
}

/** The country that a cell names, without a word where it names none. */
export const countryIn = (value: string): string | null => (value === "" ? null : (guessOf(value)?.iso2 ?? null));
