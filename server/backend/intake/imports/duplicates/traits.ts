import type { SupplierCandidate } from "../rows/candidate";
import { nameKey, nameWords } from "./name-key";

/** What two suppliers are compared by, worked out once for each. */
export interface Traits {
  row: number;
  kind: SupplierCandidate["kind"];
  words: string[];
  /** Keys of the name, the legal name and the aliases. */
  keys: string[];
  numbers: string;
  country: string | null;
  city: string | null;
  postalCode: string | null;
  addressWords: string[];
  lat: number | null;
  lon: number | null;
  identifiers: ReadonlyMap<string, string>;
}

export function traitsOf(candidate: SupplierCandidate): Traits {
  const words = nameWords(candidate.name);
  const others = [candidate.legalName, ...candidate.aliases].filter((name) => name !== null && name !== "") as string[];
  // The owner of a site is called like the owner of the next one: its legal name tells no site.
  const sameBody = candidate.kind === "organization" ? others : [];
  return {
    row: candidate.row,
    kind: candidate.kind,
    words,
    keys: [...new Set([nameKey(words), ...sameBody.map((name) => nameKey(nameWords(name)))])],
    numbers: words
      .filter((word) => /\d/.test(word) || /^(?:ii|iii|iv|vi{0,3}|ix)$/.test(word))
      .sort()
      .join(" "),
    country: candidate.country,
    city: candidate.city === null ? null : nameWords(candidate.city).join(" "),
    postalCode: candidate.postalCode?.replace(/\W/g, "").toUpperCase() ?? null,
    addressWords: candidate.address === null ? [] : [...new Set(nameWords(candidate.address))],
    lat: candidate.lat,
    lon: candidate.lon,
    identifiers:
      candidate.identifiers.length === 0 ? NONE : new Map(candidate.identifiers.map(({ system, id }) => [system, id])),
  };
}

const NONE: ReadonlyMap<string, string> = new Map();
