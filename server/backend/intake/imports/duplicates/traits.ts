import type { SupplierCandidate } from "../rows/candidate";
import { charactersOf, nameKey, nameWords, readName } from "../values/name-key";
import { houseNumbers } from "./house-numbers";

/** What two suppliers are compared by, worked out once for each. */
export interface Traits {
  row: number;
  kind: SupplierCandidate["kind"];
  words: string[];
  /** Of the name first, then of its other names. */
  keys: string[];
  /** Of those keys, how many stand for the name and the legal name; the rest are aliases, which others may have as well. */
  ownKeys: number;
  /** Of those names, the Chinese characters of each that has some, for keys are what they sound like. */
  characters: string[];
  /** Classes of its legal forms, as bits. */
  legal: number;
  numbers: string;
  /** Called after its owner and its town, because the list gives it no name: that another one is called so says nothing. */
  calledAfterOwner: boolean;
  country: string | null;
  city: string | null;
  /** As it is written, for a person. */
  town: string | null;
  postalCode: string | null;
  addressWords: string[];
  houseNumbers: readonly string[];
  lat: number | null;
  lon: number | null;
  identifiers: ReadonlyMap<string, string>;
}

export function traitsOf(candidate: SupplierCandidate): Traits {
  const { words, legal } = readName(candidate.name);
  // The owner of a site is called like the owner of the next one: its legal name tells no site.
  const isOrganization = candidate.kind === "organization";
  const legalNames = isOrganization && candidate.legalName ? [candidate.legalName] : [];
  const own = [...new Set([nameKey(words), ...keysOf(legalNames)])];
  const keys = isOrganization ? [...new Set([...own, ...keysOf(candidate.aliases.filter(Boolean))])] : own;
  const names = [candidate.name, ...legalNames, ...(isOrganization ? candidate.aliases : [])];
  const { address, postalCode } = candidate;
  return {
    row: candidate.row,
    kind: candidate.kind,
    words,
    keys,
    ownKeys: own.length,
    characters: [...new Set(names.map(charactersOf).filter(Boolean))],
    legal,
    numbers: words.filter(isNumber).sort().join(" "),
    calledAfterOwner: isCalledAfterOwner(candidate),
    country: candidate.country,
    town: candidate.city,
    city: candidate.city === null ? null : nameWords(candidate.city).join(" "),
    postalCode: postalCode?.replace(/^[A-Z]{1,3}[- ]+(?=\d)|\W/gi, "").toUpperCase() || null,
    addressWords: address === null ? [] : [...new Set(nameWords(address).map(inFull))],
    houseNumbers: address === null ? NO_NUMBERS : houseNumbers(address, postalCode),
    lat: candidate.lat,
    lon: candidate.lon,
    identifiers: identifiersOf(candidate),
  };
}

/** "Domstr." is the Domstraße, and "Mill Rd" the Mill Road. */
const inFull = (word: string): string =>
  (Object.hasOwn(STREETS, word) ? STREETS[word] : undefined) ??
  (word.length > 4 ? word.replace(/(?<=[a-z]{2})str$/, "strasse") : word);

const STREETS: Readonly<Record<string, string>> = {
  str: "strasse",
  st: "street",
  rd: "road",
  ave: "avenue",
  av: "avenue",
  blvd: "boulevard",
  ul: "ulica",
  cad: "caddesi",
  sok: "sokak",
};

/** A site whose list names its operator has no number of a legal entity: that is the operator's. */
function identifiersOf({ kind, legalName, identifiers }: SupplierCandidate): ReadonlyMap<string, string> {
  if (identifiers.length === 0) return NONE;
  const isRun = kind === "site" && legalName !== null;
  const own = isRun ? identifiers.filter(({ system }) => !OF_LEGAL_ENTITY.has(system)) : identifiers;
  return new Map(own.map(({ system, id }) => [system, id]));
}

const OF_LEGAL_ENTITY: ReadonlySet<string> = new Set(["LEI", "VAT", "Registration"]);

/** Whether two towns are one: "Frankfurt" is Frankfurt am Main. */
export function sameTown(a: string, b: string): boolean {
  if (a === b) return true;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const words = longer.split(" ");
  return shorter.split(" ").every((word) => words.includes(word));
}

const keysOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => nameKey(nameWords(name))))];

/** Numbers, and letters that number the parts of a company: "Unit B" is not "Unit A". */
const isNumber = (word: string, index: number, words: readonly string[]): boolean =>
  /\d/.test(word) ||
  /^(?:ii|iii|iv|vi{0,3}|ix)$/.test(word) ||
  (index > 0 && index === words.length - 1 && /^[a-z]$/.test(word));

function isCalledAfterOwner({ kind, name, legalName, city, region }: SupplierCandidate): boolean {
  return kind === "site" && legalName !== null && name === `${legalName}, ${city ?? region}`;
}

const NO_NUMBERS: readonly string[] = [];
const NONE: ReadonlyMap<string, string> = new Map();
