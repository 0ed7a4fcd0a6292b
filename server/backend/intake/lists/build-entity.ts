import type { ListedAddress, ListedEntity, ListedName } from "../../platform/db/shapes/listed-entity";
import { countryIso2 } from "../../reference/countries/country-iso2";
import { oneLine } from "../connectors/values/plain-text";
import { scriptOf } from "./script-of";

type Draft = Omit<ListedEntity, "names" | "countries"> & { names: ListedName[]; countries: (string | null)[] };

/** The entity with each name, country, identifier and date once, and the countries of all its parts. */
export function buildEntity(draft: Draft): ListedEntity {
  const identifiers = once(draft.identifiers, ({ type, value }) => `${type}\u001f${value}`);
  const countries = [
    ...draft.countries,
    ...draft.addresses.map(({ country }) => country),
    ...identifiers.map(({ country }) => country),
  ];
  return {
    ...draft,
    names: once(draft.names, ({ text }) => text.toLowerCase()),
    countries: [...new Set(countries.filter((iso2) => iso2 !== null))].sort(),
    addresses: once(draft.addresses, ({ text }) => text),
    identifiers,
    dates: once(draft.dates, ({ type, value }) => `${type} ${value}`),
    programs: [...new Set(draft.programs)],
    linkedTo: [...new Set(draft.linkedTo)],
  };
}

/** A name as the list writes it, with its script when that is not Latin; null when nothing is left of it. */
export function nameOf(text: string, kind: ListedName["kind"]): ListedName | null {
  const name = oneLine(text).replace(/^[\s,;.]+|[\s,;]+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  const script = scriptOf(name);
  return { text: name, kind, ...(script !== null && { script }) };
}

/** An address from its parts, the last of them the country's name or code; null when all are empty. */
export function addressOf(street: string[], city: string | null, country: string): ListedAddress | null {
  const parts = [...street, city ?? "", country].map(oneLine).filter((part) => part !== "");
  if (parts.length === 0) return null;
  // "London EC3N 1DY", "Tokyo 103": lists write the postal code behind the city.
  const town = oneLine(city ?? "").replace(/(?:[\s,]+(?=\S*\d)\S{1,12})+$/, "");
  return { text: parts.join(", "), city: town || null, country: countryIso2(country) };
}

function once<T>(values: readonly T[], key: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) if (!byKey.has(key(value))) byKey.set(key(value), value);
  return [...byKey.values()];
}
