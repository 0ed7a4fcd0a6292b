import { type CountryGuess, countryOf } from "../../../reference/countries/country-of";
import type { Row } from "../../reading/table";
import type { Mapping } from "../mapping/fields";
import type { Report, RowProblem, SupplierCandidate } from "./candidate";
import { readEmail, readWebsite } from "./contacts";
import { readCoordinates } from "./coordinates";
import { kindOf, readHsCodes, readSize, readSpend, readTier } from "./figures";
import { IDENTIFIER_FIELDS, readIdentifier } from "./identifiers";
import { RowCells } from "./row-cells";
import { readShipped } from "./shipments";

export interface ReadRow {
  /** Null when the row names nobody. */
  candidate: SupplierCandidate | null;
  problems: RowProblem[];
}

/** A reader of the rows of one file. Never throws; what is wrong with a cell becomes a problem with its place. */
export function rowReader(header: readonly string[], mapping: Mapping): (row: Row) => ReadRow {
  const country = countryReader();
  const usualKind = kindOfFile(header, mapping);
  const ofOwners = namesOwners(header, mapping);
  return (row) => {
    const cells = new RowCells(row, header, mapping);
    const name = readName(cells);
    if (name === null) return { candidate: null, problems: cells.problems };
    const candidate = {
      ...valuesOf(cells),
      row: row.number,
      name,
      country: country(cells),
      kind: readKind(cells, usualKind),
    };
    return { candidate: ofOwners ? asSiteOf(candidate) : candidate, problems: cells.problems };
  };
}

/** A list of places that have no name of their own, only an owner: each row is a site, called after owner and place. */
function namesOwners(header: readonly string[], { name, lat, lon, kind, legalName }: Mapping): boolean {
  if (lat === undefined || lon === undefined || kind !== undefined || legalName !== undefined) return false;
  return /owner|operator|eigentümer|betreiber|propriétaire|exploitant|所有者|业主|运营/i.test(header[name ?? -1] ?? "");
}

function asSiteOf(candidate: SupplierCandidate): SupplierCandidate {
  const place = candidate.city ?? candidate.region;
  const name = place === null ? candidate.name : `${candidate.name}, ${place}`;
  return { ...candidate, kind: "site", name, legalName: candidate.name };
}

/** As long as a name may be. */
const LONGEST_ALIAS = 500;

/** The supplier's name, or its legal name where a list has no other. */
function readName(cells: RowCells): string | null {
  const field = cells.text("name") === "" && cells.has("legalName") ? "legalName" : "name";
  const name = field === "name" ? cells.text("name") : cells.text("legalName");
  if (/[\p{L}\d]/u.test(name)) return name;
  cells.report(cells.has("name") ? "name" : "legalName")(name === "" ? "nameMissing" : "nameTooShort");
  return null;
}

function valuesOf(cells: RowCells): Omit<SupplierCandidate, "row" | "name" | "country" | "kind"> {
  const textOrNull = (field: Parameters<RowCells["text"]>[0]): string | null => cells.text(field) || null;
  const coordinate = (field: "lat" | "lon"): { value: string; report: Report } => ({
    value: cells.text(field),
    report: cells.report(field),
  });
  const located = cells.has("lat") && cells.has("lon");
  return {
    legalName: textOrNull("legalName"),
    aliases:
      cells.read("aliases", (value) =>
        value.split(/\s*[;|\n]\s*/).filter((alias) => alias !== "" && alias.length <= LONGEST_ALIAS),
      ) ?? [],
    city: textOrNull("city"),
    region: textOrNull("region"),
    postalCode: textOrNull("postalCode"),
    address: textOrNull("address"),
    ...(located ? readCoordinates(coordinate("lat"), coordinate("lon")) : { lat: null, lon: null }),
    identifiers: IDENTIFIER_FIELDS.flatMap(
      (field) => cells.read(field, (value, report) => readIdentifier(field, value, report)) ?? [],
    ),
    parent: textOrNull("parent"),
    website: cells.read("website", readWebsite),
    email: cells.read("email", readEmail),
    phone: textOrNull("phone"),
    industry: textOrNull("industry"),
    commodity: textOrNull("commodity"),
    hsCodes: cells.read("hsCode", readHsCodes) ?? [],
    ...readShipped(cells),
    spend: cells.read("spend", (value, report) => readSpend(value, cells.title("spend"), report)),
    tier: cells.read("tier", readTier),
    ...(cells.read("size", readSize) ?? { size: null, employees: null }),
  };
}

/** A list repeats its few countries: each spelling is looked up once. */
function countryReader(): (cells: RowCells) => string | null {
  const known = new Map<string, CountryGuess | null>();
  return (cells) => {
    if (!cells.has("country")) return null;
    const value = cells.text("country");
    const report = cells.report("country");
    if (value === "") {
      report("countryMissing");
      return null;
    }
    const guess = known.has(value) ? (known.get(value) ?? null) : countryOf(value);
    if (known.size < 10_000) known.set(value, guess);
    if (guess === null) report("countryUnknown");
    else if (guess.confidence < 0.85) report("countryGuessed", { country: guess.iso2 });
    return guess?.iso2 ?? null;
  };
}

/** A list is of sites when it says so over the names, or when it gives places and somebody else who owns them. */
function kindOfFile(header: readonly string[], mapping: Mapping): SupplierCandidate["kind"] {
  const titled = kindOf(header[mapping.name ?? -1] ?? "");
  if (titled !== null) return titled;
  const owned = mapping.parent !== undefined && mapping.legalName !== undefined;
  return owned && mapping.lat !== undefined ? "site" : "organization";
}

function readKind(cells: RowCells, usual: SupplierCandidate["kind"]): SupplierCandidate["kind"] {
  const read = cells.read("kind", (value, report) => {
    const kind = kindOf(value);
    if (kind === null) report("kindUnknown");
    return kind;
  });
  return read ?? usual;
}
