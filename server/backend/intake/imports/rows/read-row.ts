import type { Row } from "../../reading/table";
import type { Mapping } from "../mapping/fields";
import { readName as readNameParts } from "../values/name-key";
import type { Identifier, Report, RowProblem, SupplierCandidate } from "./candidate";
import { readEmail, readWebsite } from "./contacts";
import { readCoordinates, readPair } from "./coordinates";
import { countryReader } from "./country";
import { kindOf, readHsCodes, readSize, readTier } from "./figures";
import { IDENTIFIER_FIELDS, readIdentifier } from "./identifiers";
import { type DecimalSign, decimalSignOf, readSpend } from "./money";
import { notASupplier } from "./not-a-supplier";
import { ownersReader } from "./owners-of-row";
import { type Place, readPlace } from "./place-of-row";
import { namesNobody, withoutMark } from "./placeholders";
import { RowCells } from "./row-cells";
import { readAbove } from "./said-above";
import { readShipped } from "./shipments";

export interface ReadRow {
  /** Null when the row has no name. */
  candidate: SupplierCandidate | null;
  problems: RowProblem[];
}

/**
 * A reader of the rows of one file, in their order. Never throws; what is wrong with a cell becomes a problem with its place.
 * @param sample rows of the file, which tell whether its shares are fractions or percent
 */
export function rowReader(
  header: readonly string[],
  mapping: Mapping,
  sample: readonly Pick<Row, "cells">[] = [],
): (row: Row) => ReadRow {
  const country = countryReader();
  const owners = ownersReader(header, mapping, sample);
  const usualKind = kindOfFile(header, mapping);
  const ofOwners = namesOwners(header, mapping);
  const usual = usuallyFilled(sample);
  const decimal = decimalSignOf(sample.map(({ cells }) => cells[mapping.spend ?? -1] ?? ""));
  let before: readonly string[] = [];
  const above = readAbove(header, mapping, sample, usual);
  return (given) => {
    const { row, country: blocks } = above(given);
    const cells = new RowCells(row, header, mapping);
    const none = notASupplier(row, header, mapping, usual, before);
    if (none === null) before = row.cells;
    else cells.refuse(none);
    const name = none === null ? readName(cells, ofOwners) : null;
    if (name === null) return { candidate: null, problems: cells.problems };
    const kind = readKind(cells, usualKind);
    // One object that is added to: spread into a new one, these took twenty times as long.
    const candidate: SupplierCandidate = Object.assign(
      valuesOf(cells, decimal),
      { row: row.number },
      name,
      readPlace(cells, (of) => country(of, blocks)),
      { kind },
      owners(cells, ofOwners ? "site" : kind),
    );
    return { candidate: ofOwners ? asSiteOf(candidate) : candidate, problems: cells.problems };
  };
}

/** How many cells of a row are filled as a rule: what a quarter of the sample reaches, for a list has totals, titles and gaps, too. */
function usuallyFilled(sample: readonly Pick<Row, "cells">[]): number {
  const counts = sample.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length).sort((a, b) => b - a);
  return counts[Math.floor(counts.length / 4)] ?? 0;
}

/** A list of places that have no name of their own, only an owner: each row is a site, called after owner and place. */
function namesOwners(header: readonly string[], { name, lat, lon, coordinates, kind, legalName }: Mapping): boolean {
  const located = coordinates !== undefined || (lat !== undefined && lon !== undefined);
  if (!located || kind !== undefined || legalName !== undefined) return false;
  return /owner|operator|eigentümer|betreiber|propriétaire|exploitant|propietario|proprietario|titolare|所有者|业主|运营/i.test(
    header[name ?? -1] ?? "",
  );
}

function asSiteOf(candidate: SupplierCandidate): SupplierCandidate {
  const place = candidate.city ?? candidate.region;
  if (candidate.name === "") return { ...candidate, kind: "site", name: nameOfPlace(candidate), legalName: null };
  const name = place === null ? candidate.name : `${candidate.name}, ${place}`;
  return { ...candidate, kind: "site", name, legalName: candidate.name };
}

/** Of a place whose owner nobody knows; with its number, for another one may lie in the same town. */
function nameOfPlace({ city, region, row, identifiers }: SupplierCandidate): string {
  const number = identifiers.find(({ system }) => system === "ERP")?.id ?? row;
  return `${city ?? region} (${number})`;
}

type Names = Pick<SupplierCandidate, "name" | "aliases" | "legalName">;

/**
 * The supplier's name, or its legal name where a list has no other, and how else it is called. In a list of owners "" for a place that can be
 * called after its town. Null for nobody.
 */
function readName(cells: RowCells, ofOwners: boolean): Names | null {
  const legalName = nobodyIsNull(cells.text("legalName"));
  const field = cells.text("name") === "" && cells.has("legalName") ? "legalName" : "name";
  const written = cells.text(field);
  const name = withoutMark(written);
  const aliases = cells.read("aliases", (value) => value.split(/\s*[;|\n]\s*/).filter(isAlias)) ?? [];
  const isNobody = namesNobody(name);
  if (/[\p{L}\d]/u.test(name) && !isNobody)
    return { ...continued(name, cells.text("nameContinued"), aliases), legalName };
  const report = cells.report(cells.has("name") ? "name" : "legalName");
  if (
    ofOwners &&
    (cells.text("lat") || cells.text("coordinates")) !== "" &&
    (cells.text("city") || cells.text("region")) !== ""
  ) {
    report("ownerUnknown");
    return { name: "", aliases, legalName: null };
  }
  report(
    name === ""
      ? written === ""
        ? "nameMissing"
        : "nameOfNobody"
      : isNobody && /[\p{L}\d]/u.test(name)
        ? "nameOfNobody"
        : "nameTooShort",
  );
  return null;
}

/** As long as a name may be. */
const LONGEST_ALIAS = 500;
const isAlias = (alias: string): boolean => alias !== "" && alias.length <= LONGEST_ALIAS && !namesNobody(alias);
const nobodyIsNull = (name: string): string | null => (name === "" || namesNobody(name) ? null : name);

/**
 * A name and the field behind it, in which address books go on with what did not fit ("& Co. KG") or name a part ("Werk Ulm"): the first belongs
 * to the name, and the second beside it is another name of the supplier.
 */
function continued(name: string, more: string, aliases: string[]): Omit<Names, "legalName"> {
  if (!/\p{L}/u.test(more) || namesNobody(more) || more === name) return { name, aliases };
  const whole = `${name} ${more}`;
  const goesOn = /[&,+-]$|\b(?:und|and|et|y|e)$/i.test(name) || /^[&+]/.test(more) || isLegalForm(more);
  return goesOn ? { name: whole, aliases } : { name, aliases: [...aliases, whole].filter(isAlias) };
}

/** Whether a text is a legal form and nothing else: a name before it stays as it is. */
function isLegalForm(text: string): boolean {
  const { words, legal } = readNameParts(`nord ${text}`);
  return (legal !== 0 || words.length === 1) && words.slice(1).every((word) => PARTS_OF_FORMS.has(word));
}

/** What is left of "Ges.m.b.H." and "Sp. z o.o.". */
const PARTS_OF_FORMS: ReadonlySet<string> = new Set(["ges", "sp", "spol", "z"]);

type Rest = Omit<SupplierCandidate, "row" | keyof Names | keyof Place | "kind" | "owners" | "operator">;

function valuesOf(cells: RowCells, decimal: DecimalSign | null): Rest {
  const textOrNull = (field: Parameters<RowCells["text"]>[0]): string | null => cells.text(field) || null;
  const coordinate = (field: "lat" | "lon" | "coordinates"): { value: string; report: Report } => ({
    value: cells.text(field),
    report: cells.report(field),
  });
  const located = cells.has("lat") && cells.has("lon");
  const { lat, lon } = located
    ? readCoordinates(coordinate("lat"), coordinate("lon"))
    : readPair(coordinate("coordinates"), cells.title("coordinates"));
  // One after the other, as their problems are told; and no object is spread into the one that is made, which took a tenth of a row's time.
  const identifiers = identifiersOf(cells);
  const website = cells.read("website", readWebsite);
  const email = cells.read("email", readEmail);
  const [phone, contact] = [textOrNull("phone"), textOrNull("contact")];
  const [industry, commodity] = [textOrNull("industry"), textOrNull("commodity")];
  const hsCodes = cells.read("hsCode", readHsCodes) ?? [];
  const shipped = readShipped(cells);
  const spend = cells.read("spend", (value, report) =>
    readSpend(value, `${cells.text("currency")} ${cells.title("spend")}`, report, decimal),
  );
  const tier = cells.read("tier", readTier);
  const { size, employees } = cells.read("size", readSize) ?? NO_SIZE;
  const values: Rest = {
    lat,
    lon,
    identifiers,
    website,
    email,
    phone,
    contact,
    industry,
    commodity,
    hsCodes,
    spend,
    tier,
    size,
    employees,
  };
  return shipped === null ? values : { ...values, shipped };
}

const NO_SIZE = { size: null, employees: null };

function identifiersOf(cells: RowCells): Identifier[] {
  const identifiers: Identifier[] = [];
  for (const field of IDENTIFIER_FIELDS) {
    const value = cells.text(field);
    const read = value === "" ? null : readIdentifier(field, value, cells.report(field));
    if (read) identifiers.push(read);
  }
  return identifiers;
}

/** A list is of sites when it says so over the names, or when it gives places and somebody else who owns them. */
function kindOfFile(header: readonly string[], mapping: Mapping): SupplierCandidate["kind"] {
  const titled = kindOf(header[mapping.name ?? -1] ?? "");
  if (titled !== null) return titled;
  const owned = (mapping.parent !== undefined && mapping.legalName !== undefined) || mapping.operator !== undefined;
  return owned && (mapping.lat ?? mapping.coordinates) !== undefined ? "site" : "organization";
}

function readKind(cells: RowCells, usual: SupplierCandidate["kind"]): SupplierCandidate["kind"] {
  const read = cells.read("kind", (value, report) => {
    const kind = kindOf(value);
    if (kind === null) report("kindUnknown");
    return kind;
  });
  return read ?? usual;
}
