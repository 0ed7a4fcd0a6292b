import type { ListedIdentifier } from "../../../platform/db/shapes/listed-entity";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { identifierType, isIdentifierLabel } from "../identifier-types";

/** "US, 80-0890696, Tax ID No.; IMO 8898831, Vessel Registration Identification": country, number, what it is. */
export function identifiersIn(text: string): ListedIdentifier[] {
  return text.split(";").slice(0, 2_000).flatMap(identifierIn);
}

function identifierIn(entry: string): ListedIdentifier[] {
  const parts = entry.split(",").map((part) => part.trim());
  const label = parts.at(-1) ?? "";
  const country = parts.length > 2 && /^[A-Z]{2}$/.test(parts[0] ?? "") ? countryIso2(parts[0]) : null;
  const value = parts
    .slice(country === null ? 0 : 1, -1)
    .join(", ")
    .slice(0, 200);
  const type = identifierType(value.startsWith("IMO ") ? "IMO" : label);
  // The same column holds sentences ("Subject to Directive 3, Executive Order 13662 Directive Determination -").
  if (type === "other" || !isIdentifierLabel(label) || !/\d|@|www\.|^[A-Z]{6}[A-Z0-9]{2,5}$/.test(value)) return [];
  return [{ type, value: value.replace(/^IMO\s+/, ""), country }];
}
