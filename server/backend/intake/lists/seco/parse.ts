import type { ListedDate, ListedEntity, ListedIdentifier, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { childrenOf, textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { type FoundElement, readElements } from "../../connectors/reading/xml-elements";
import { dateIn, isoDate } from "../../connectors/values/dates";
import { oneLine } from "../../connectors/values/plain-text";
import { identifierType, isIdentifierLabel } from "../identifier-types";
import { factsOf, Subjects } from "../joining/subjects";
import { partialDate } from "../partial-date";
import { namesIn } from "./names";
import { addressIn, countryIn, type Place, placeIn } from "./places";

export const SECO = "SECO Switzerland";

/** Earlier and later states of a target, each with a whole copy of it, and those of its parts: not what is in force. */
const HISTORY = new Set(["modification"]);

/**
 * The sanctions list of the Swiss State Secretariat for Economic Affairs in XML (`swiss-sanctions-list`): targets that point to sanctions
 * programmes before them and to places behind them, so that the file is gone through twice. Targets that were taken off the list are
 * still in it and left out here.
 *
 * @param open the file from its beginning, as often as it is asked
 */
export function parseSeco(open: () => Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(open, limits), limits);
}

async function* read(open: () => Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  const known: Known = { programs: new Map(), places: new Map() };
  for await (const found of readElements(open(), new Set(["sanctions-program", "place"]), limits)) {
    // What is wrong is told when the targets are read.
    if (found.ok) remember(known, found.element, limits);
  }
  for await (const found of readElements(open(), new Set(["target"]), limits, HISTORY)) {
    if (!found.ok) yield found;
    else if (!isDelisted(found.element)) yield entityOf(found, known, limits);
  }
}

interface Known {
  /** By the number of a set of sanctions. */
  programs: Map<string, string>;
  places: Map<string, Place>;
}

function remember({ programs, places }: Known, element: XmlElement, limits: ParseLimits): void {
  if (programs.size + places.size >= limits.items) return;
  if (element.name === "place") {
    places.set(element.attributes.ssid ?? "", placeIn(element));
    return;
  }
  const names = [...childrenOf(element, "program-key"), ...childrenOf(element, "program-name")];
  const name = names.find(({ attributes }) => attributes.lang === "eng") ?? names[0];
  for (const { attributes } of childrenOf(element, "sanctions-set")) {
    if (attributes.ssid && name) programs.set(attributes.ssid, oneLine(name.text));
  }
}

/** The latest modification decides; of one day, the first, because the list begins with the latest. */
function isDelisted(target: XmlElement): boolean {
  let latest = { type: "", on: "" };
  for (const { attributes } of childrenOf(target, "modification")) {
    const on = attributes["effective-date"] ?? attributes["enactment-date"] ?? attributes["publication-date"] ?? "";
    if (latest.type === "" || on > latest.on) latest = { type: attributes["modification-type"] ?? "", on };
  }
  return latest.type === "de-listed";
}

const KINDS: Readonly<Record<string, ListedEntity["kind"]>> = { individual: "person", entity: "organization" };

function entityOf({ element: target, line, path }: FoundElement, known: Known, limits: ParseLimits): ListedItem {
  const id = oneLine(target.attributes.ssid ?? "");
  if (id === "") return refused({ position: { line, path }, message: "the target has no number" });
  const subject = target.children.find(({ name }) => ["individual", "entity", "object"].includes(name));
  if (!subject) return refused({ position: { line, path }, message: `target ${cut(id, 40)} holds nobody` });
  const identities = childrenOf(subject, "identity");
  const facts = (name: string): XmlElement[] => identities.flatMap((identity) => childrenOf(identity, name));
  const others = childrenOf(subject, "other-information").map(({ text }) => readOther(oneLine(text)));
  const gathered = new Subjects(SECO, limits);
  gathered.add(cut(id, 100), line, {
    ...factsOf({}),
    kind: KINDS[subject.name] ?? objectKind(subject),
    names: identities.flatMap(namesIn),
    countries: facts("nationality").map((one) => countryIn(childrenOf(one, "country")[0])),
    addresses: facts("address").map((one) => addressIn(one, known.places)),
    identifiers: [
      ...childrenOf(target, "foreign-identifier").map(({ text }) => numbered("un-reference", oneLine(text))),
      ...facts("identification-document").map(documentIn),
      ...others.map(({ identifier }) => identifier),
    ].filter((one) => one !== null),
    dates: [...facts("day-month-year").map((one) => dateOf(one, subject.name)), ...others.map(({ date }) => date)],
    programs: [target.attributes["sanctions-set-id"], ...childrenOf(target, "sanctions-set-id").map(({ text }) => text)]
      .map((set) => known.programs.get(set?.trim() ?? ""))
      .filter((program) => program !== undefined),
    remarks: [
      ...childrenOf(subject, "justification").map(({ text }) => oneLine(text)),
      ...others.map(({ remark }) => remark),
    ].filter((remark) => remark !== ""),
    listedOn: modifiedOn(target, "listed")[0] ?? null,
    updatedOn: modifiedOn(target, "amended").at(-1) ?? null,
  });
  const [item] = gathered.entities();
  return item?.ok ? item : refused({ position: { line, path }, message: `target ${cut(id, 40)} has no name` });
}

const objectKind = ({ attributes }: XmlElement): ListedEntity["kind"] =>
  attributes["object-type"] === "vessel" || attributes["object-type"] === "aircraft"
    ? attributes["object-type"]
    : "unknown";

function modifiedOn(target: XmlElement, type: string): string[] {
  return childrenOf(target, "modification")
    .filter(({ attributes }) => attributes["modification-type"] === type)
    .map(({ attributes }) => dateIn(attributes["effective-date"] ?? attributes["publication-date"] ?? ""))
    .filter((date) => date !== null)
    .sort();
}

function dateOf({ attributes: { day, month, year } }: XmlElement, subject: string): ListedDate | null {
  const [d, m, y] = [day, month, year].map(Number);
  const value =
    isoDate(y ?? 0, m ?? 0, d ?? 0) ?? isoDate(y ?? 0, m ?? 0, 1)?.slice(0, 7) ?? isoDate(y ?? 0, 1, 1)?.slice(0, 4);
  if (value === undefined) return null;
  return { type: subject === "individual" ? "birth" : subject === "entity" ? "established" : "built", value };
}

function documentIn(document: XmlElement): ListedIdentifier | null {
  const number = oneLine(textIn(document, "number") ?? "");
  const type = identifierType((document.attributes["document-type"] ?? "").replaceAll("-", " "));
  const issuer = childrenOf(document, "issuer")[0];
  return number === "" ? null : { ...numbered(type, number), country: countryIn(issuer) };
}

const numbered = (type: string, value: string): ListedIdentifier => ({ type, value: cut(value, 200), country: null });

/** "Registration number: 123", "Date of registration: 15.3.2006"; all else is a remark. */
function readOther(text: string): { identifier: ListedIdentifier | null; date: ListedDate | null; remark: string } {
  const [, label = "", value = ""] = /^([^:]{2,60}?)\s*:\s*([^;]{1,120}?)\.?$/.exec(text) ?? [];
  const nothing = { identifier: null, date: null, remark: text };
  if (/^date of (?:registration|establishment|incorporation|foundation)/i.test(label)) {
    return { ...nothing, date: partialDate(value, "established") };
  }
  if (!isIdentifierLabel(label) || !/\d/.test(value) || value.split(" ").length > 4) return nothing;
  return { ...nothing, identifier: numbered(identifierType(label), value) };
}
