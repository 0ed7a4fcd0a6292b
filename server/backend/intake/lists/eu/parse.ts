import type { ListedDate, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { childrenOf, type XmlElement } from "../../connectors/reading/xml-element";
import { type FoundElement, readElements } from "../../connectors/reading/xml-elements";
import { isoDate } from "../../connectors/values/dates";
import { oneLine } from "../../connectors/values/plain-text";
import { addressOf } from "../build-entity";
import { identifierType } from "../identifier-types";
import { type Facts, factsOf, type NameFact, Subjects } from "../joining/subjects";

export const EU = "EU Consolidated Financial Sanctions";

/**
 * The consolidated list of the European Union in XML (`export/sanctionEntity`), which says everything in attributes. Layout: "Financial
 * Sanctions Files", XML 1.1.
 */
export function parseEu(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  for await (const found of readElements(source, new Set(["sanctionentity"]), limits)) {
    yield found.ok ? entityOf(found, limits) : found;
  }
}

function entityOf({ element: entry, line, path }: FoundElement, limits: ParseLimits): ListedItem {
  const id = said(entry, "logicalid") || said(entry, "eureferencenumber");
  if (id === "") return refused({ position: { line, path }, message: "the entry has no number" });
  const subject = new Subjects(EU, limits);
  subject.add(cut(id, 100), line, factsIn(entry));
  const [item] = subject.entities();
  return item?.ok
    ? item
    : refused({ position: { line, path: `${path}/nameAlias` }, message: `entry ${cut(id, 40)} has no name` });
}

export function factsIn(entry: XmlElement): Facts {
  const regulations = childrenOf(entry, "regulation");
  const published = regulations
    .map((one) => day(said(one, "entryintoforcedate")) ?? day(said(one, "publicationdate")))
    .filter((date) => date !== null)
    .sort();
  const unitedNations = said(entry, "unitednationid");
  const reference = said(entry, "eureferencenumber");
  return factsOf({
    kind: kindOf(childrenOf(entry, "subjecttype")[0]),
    names: childrenOf(entry, "namealias").flatMap(nameIn),
    countries: childrenOf(entry, "citizenship").map(countryIn),
    addresses: childrenOf(entry, "address").map(addressIn),
    identifiers: [
      ...(reference === "" ? [] : [{ type: "eu-reference", value: cut(reference, 200), country: null }]),
      ...(unitedNations === "" ? [] : [{ type: "un-reference", value: cut(unitedNations, 200), country: null }]),
      ...childrenOf(entry, "identification").flatMap(identificationIn),
    ],
    dates: childrenOf(entry, "birthdate").flatMap(birthIn),
    programs: regulations.map((one) => said(one, "programme")).filter((programme) => programme !== ""),
    remarks: [
      ...childrenOf(entry, "namealias").flatMap((name) => [said(name, "title"), said(name, "function")]),
      ...childrenOf(entry, "remark").map(({ text }) => oneLine(text)),
      said(entry, "designationdetails"),
    ].filter((remark) => remark !== ""),
    listedOn: day(said(entry, "designationdate")) ?? published[0] ?? null,
  });
}

const said = (element: XmlElement | undefined, attribute: string): string =>
  oneLine(element?.attributes[attribute] ?? "");

function kindOf(type: XmlElement | undefined): Facts["kind"] {
  const code = (said(type, "classificationcode") || said(type, "code")).toLowerCase();
  if (code.startsWith("p")) return "person";
  return code.startsWith("e") ? "organization" : null;
}

/** The list does not say which name leads: the first that is strong and English, or of no language. */
function nameIn(name: XmlElement): NameFact[] {
  const parts = ["firstname", "middlename", "lastname"].map((part) => said(name, part)).filter(Boolean);
  const text = said(name, "wholename") || parts.join(" ");
  if (text === "") return [];
  const weak = said(name, "strong").toLowerCase() === "false";
  const language = said(name, "namelanguage").toUpperCase();
  return [{ text, weak, kind: weak ? "alias" : ["", "EN"].includes(language) ? "primary" : "variation" }];
}

/** "00" is the list's code for a country that is not known; Greece and the United Kingdom have the Union's own codes. */
function countryIn(element: XmlElement): string | null {
  const code = said(element, "countryiso2code").toUpperCase();
  const iso2 = { UK: "GB", EL: "GR" }[code] ?? code;
  return (/^[A-Z]{2}$/.test(iso2) ? countryIso2(iso2) : null) ?? countryIso2(said(element, "countrydescription"));
}

function addressIn(address: XmlElement): Facts["addresses"][number] {
  const box = said(address, "pobox");
  const town = said(address, "city") || said(address, "place");
  const country = countryIn(address);
  const street = [
    said(address, "street"),
    box === "" ? "" : `PO Box ${box}`,
    said(address, "zipcode"),
    said(address, "region"),
  ];
  const found = addressOf(street, town, country === null ? "" : said(address, "countrydescription"));
  if (found === null && country === null) return null;
  return found === null ? { text: country ?? "", city: null, country } : { ...found, country };
}

function birthIn(birth: XmlElement): ListedDate[] {
  const [from, to] = [said(birth, "yearrangefrom"), said(birth, "yearrangeto")];
  const [year, month, of] = ["year", "monthofyear", "dayofmonth"].map((part) => Number(said(birth, part)));
  const value =
    day(said(birth, "birthdate")) ??
    isoDate(year ?? 0, month ?? 0, of ?? 0) ??
    isoDate(year ?? 0, month ?? 0, 1)?.slice(0, 7) ??
    isoDate(year ?? 0, 1, 1)?.slice(0, 4) ??
    (/^\d{4}$/.test(from) ? [...new Set([from, /^\d{4}$/.test(to) ? to : from])].sort().join("/") : null);
  if (value === null) return [];
  const approximate = said(birth, "circa").toLowerCase() === "true";
  return [{ type: "birth", value, ...(approximate && { approximate }) }];
}

const TYPES: Readonly<Record<string, string>> = {
  passport: "passport",
  diplpassport: "passport",
  traveldoc: "passport",
  id: "national-id",
  electionid: "national-id",
  ssn: "social-security",
  fiscalcode: "tax",
  taxid: "tax",
  regnumber: "registration",
  tradelic: "trade-licence",
  imo: "imo",
  bic: "swift",
  swiftbic: "swift",
};

function identificationIn(one: XmlElement): Facts["identifiers"] {
  const value = said(one, "number") || said(one, "latinnumber");
  if (value === "") return [];
  const type =
    TYPES[said(one, "identificationtypecode").toLowerCase()] ??
    identifierType(said(one, "identificationtypedescription"));
  const number = type === "imo" ? value.replace(/^IMO\W*/i, "") : value;
  return [{ type, value: cut(number, 200), country: countryIn(one) }];
}

/** `2022-02-25`, with or without a time and a zone. */
function day(text: string): string | null {
  const [, year = "", month = "", of = ""] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(of));
}
