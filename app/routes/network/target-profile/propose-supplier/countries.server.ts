import countries from "i18n-iso-countries";
import type { Speech } from "~/i18n/speech.server";

/** All countries by name. */
export function countryOptions(speech: Speech): { value: string; label: string }[] {
  const codes = Object.keys(countries.getAlpha2Codes());
  return codes.map((value) => ({ value, label: speech.country(value) })).sort((a, b) => a.label.localeCompare(b.label));
}
