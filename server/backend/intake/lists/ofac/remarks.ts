import type { ListedDate, ListedIdentifier, ListedName } from "../../../platform/db/shapes/listed-entity";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { dateIn } from "../../connectors/values/dates";
import { nameOf } from "../build-entity";
import { identifierType } from "../identifier-types";
import { partialDate } from "../partial-date";

export interface Remarks {
  names: ListedName[];
  countries: (string | null)[];
  identifiers: ListedIdentifier[];
  dates: ListedDate[];
  linkedTo: string[];
  /** `YYYY-MM-DD` */
  listedOn: string | null;
}

/**
 * The remarks of an OFAC entry: facts set apart by semicolons, each begun by a word that says what it is ("DOB 1962",
 * "nationality Iraq", "Tax ID No. 7702070139 (Russia)", "Linked To: HAMAS"). What is not known stays in the text.
 */
export function readRemarks(text: string): Remarks {
  const remarks: Remarks = { names: [], countries: [], identifiers: [], dates: [], linkedTo: [], listedOn: null };
  for (const part of withoutStop(text.trim()).split(";")) {
    const fact = part
      .trim()
      .replace(/^\(|(?<=^\(.*)\)$/g, "")
      .replace(/^alt\. /i, "");
    if (fact !== "" && fact.length <= 1_000) readFact(fact, remarks);
  }
  return remarks;
}

/** The full stop that ends the remarks; that of "S.A." belongs to the name. */
function withoutStop(text: string): string {
  return /(?:^|[\s.&])[A-Z]\.$/.test(text) ? text : text.replace(/\.$/, "");
}

function readFact(fact: string, remarks: Remarks): void {
  const date = DATES.find(([label]) => label.test(fact));
  if (date !== undefined) {
    const [label, type] = date;
    const value = partialDate(fact.replace(label, ""), type);
    if (value !== null) remarks.dates.push(value);
    return;
  }
  if (/^Listing Date\b/i.test(fact)) {
    remarks.listedOn ??= dateIn(fact.replace(/^Listing Date\s*(?:\([^)]*\))?/i, ""));
    return;
  }
  const linked = /^\(?Linked To:?\s+(.+?)\)?$/i.exec(fact)?.[1];
  if (linked !== undefined) {
    remarks.linkedTo.push(linked);
    return;
  }
  const name = /^\(?([afn])\.k\.a\.\s+["'](.+?)["']\)?$/i.exec(fact);
  if (name !== null) {
    // In quotes and in the remarks stand the names that OFAC calls weak.
    const found = nameOf(name[2] ?? "", name[1]?.toLowerCase() === "f" ? "former" : "weak-alias");
    if (found !== null) remarks.names.push(found);
    return;
  }
  const country = COUNTRY.exec(fact)?.[1];
  if (country !== undefined) remarks.countries.push(countryIso2(country));
  else readIdentifier(fact, remarks);
}

const DATES: readonly [RegExp, ListedDate["type"]][] = [
  [/^DOB\b:?/i, "birth"],
  [/^Organization Established Date\b:?/i, "established"],
  [/^(?:Aircraft Manufacture Date|Vessel Year of Build)\b:?/i, "built"],
  [/^Effective Date\b[^:\d]*(?:\([^)]*\))?:?/i, "effective"],
];

const COUNTRY =
  /^(?:nationality|citizen|Nationality of Registration|Vessel Flag|Former Vessel Flag|Flag|Aircraft Operator Country)\s*:?\s+(.+)$/i;

/** The label is everything before the first word with a digit, an address or a code. */
const NUMBERED =
  /^(?<label>[A-Za-z][^;:\d@]{0,80}?(?:\((?:[A-Z]{2,5}|also called [^)]{1,40})\))?)\s*[:#-]?\s+(?<value>(?:(?!ID\s)[A-Z]{2,4}\s)?[^\s()]{0,60}\d[^()]{0,80}?|[A-Z]{6}[A-Z0-9]{2,5}|\S{1,80}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,200})\s*(?:\((?<country>[^)]{2,60})\))?(?:\s+(?:issued|expires)\b.{0,80})?$/;

function readIdentifier(fact: string, remarks: Remarks): void {
  const { label = "", value = "", country } = NUMBERED.exec(fact)?.groups ?? {};
  const told = identifierType(value.startsWith("IMO ") ? "IMO" : label);
  if (value === "" || told === "other") return;
  // The Dutch "Legal Entity Number" of nine digits is no LEI.
  const type = told === "lei" && !/^[A-Z0-9]{20}$/.test(value) ? "registration" : told;
  const number = value
    .replace(/^IMO\s+/, "")
    .replace(/\s+(?:issued|expires)\b.*$/, "")
    .trim();
  remarks.identifiers.push({ type, value: number, country: country === undefined ? null : countryIso2(country) });
}
