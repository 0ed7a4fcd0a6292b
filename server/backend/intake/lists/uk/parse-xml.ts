import type { ListedAddress, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { descendantsOf, textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { type FoundElement, readElements } from "../../connectors/reading/xml-elements";
import { dateIn } from "../../connectors/values/dates";
import { addressOf } from "../build-entity";
import { type Facts, factsOf, type NameFact, nameUse, Subjects } from "../joining/subjects";
import { datesOfBirth } from "../partial-date";
import { countriesIn, meantText, valuesIn } from "../several-values";
import { kindOf, UK } from "./parse";

/** The UK Sanctions List in XML (`Designations/Designation`): one element a subject, its parts in lists of their own. */
export function parseUkXml(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  for await (const found of readElements(source, new Set(["designation"]), limits)) {
    yield found.ok ? entityOf(found, limits) : found;
  }
}

function entityOf({ element: entry, line, path }: FoundElement, limits: ParseLimits): ListedItem {
  const id = textIn(entry, "uniqueid") ?? textIn(entry, "ofsigroupid");
  if (id === null) return refused({ position: { line, path }, message: "the designation has no number" });
  const subject = new Subjects(UK, limits);
  subject.add(meantText(id), line, factsIn(entry));
  const [item] = subject.entities();
  return item?.ok ? item : refused({ position: { line, path }, message: `${cut(id, 40)} has no name` });
}

function factsIn(entry: XmlElement): Facts {
  const all = (name: string): string[] => [...descendantsOf(entry, name)].flatMap(({ text }) => valuesIn(text));
  const text = (name: string): string => meantText(textIn(entry, name) ?? "");
  const numbers = (type: string, ...names: string[]) =>
    names.flatMap(all).map((value) => ({ type, value: cut(value, 200), country: null }));
  return factsOf({
    kind: kindOf(text("individualentityship")),
    names: [...[...descendantsOf(entry, "name")].flatMap(nameIn), ...all("namenonlatinscript").map(alias)],
    countries: [...all("nationality"), ...all("currentbelievedflagofship")].flatMap(countriesIn),
    addresses: [...descendantsOf(entry, "address")].map(addressIn),
    identifiers: [
      ...numbers("un-reference", "unreferencenumber"),
      ...numbers("passport", "passportnumber"),
      ...numbers("national-id", "nationalidentifiernumber"),
      ...numbers("registration", "businessregistrationnumber"),
      ...numbers("imo", "imonumber").map((one) => ({ ...one, value: one.value.replace(/^IMO\W*/i, "") })),
      ...numbers("hull", "hullidentificationnumber"),
      ...numbers("phone", "phonenumber"),
      ...numbers("website", "website"),
      ...numbers("email", "emailaddress"),
    ],
    dates: all("dob").flatMap(datesOfBirth),
    programs: [text("regimename")].filter((regime) => regime !== ""),
    linkedTo: [...all("parentcompany"), ...all("currentowneroperator")],
    remarks: [
      ...all("title"),
      ...all("position"),
      ...valuesIn(text("sanctionsimposed")),
      text("otherinformation"),
      text("ukstatementofreasons"),
    ].filter((remark) => remark !== ""),
    listedOn: dateIn(text("datedesignated"), "day-first"),
    updatedOn: dateIn(text("lastupdated"), "day-first"),
  });
}

const alias = (text: string): NameFact => ({ text, kind: "alias", weak: false });

/** Name1 to Name6, the family name last. */
function nameIn(name: XmlElement): NameFact[] {
  const parts = [1, 2, 3, 4, 5, 6].map((number) => meantText(textIn(name, `name${number}`) ?? ""));
  const text = parts.filter((part) => part !== "").join(" ") || meantText(textIn(name, "name") ?? "");
  return text === "" ? [] : [{ text, ...nameUse(textIn(name, "nametype") ?? "", textIn(name, "aliasstrength") ?? "") }];
}

function addressIn(address: XmlElement): ListedAddress | null {
  const part = (name: string): string => meantText(textIn(address, name) ?? "");
  const lines = [1, 2, 3, 4, 5, 6].map((number) => part(`addressline${number}`)).filter((line) => line !== "");
  const country = part("addresscountry");
  const found = addressOf([...lines.slice(0, -1), part("addresspostalcode")], lines.at(-1) ?? null, country);
  return found && { ...found, country: found.country ?? countriesIn(country)[0] ?? null };
}
