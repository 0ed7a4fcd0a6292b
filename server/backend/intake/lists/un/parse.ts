import type {
  ListedAddress,
  ListedDate,
  ListedIdentifier,
  ListedItem,
  ListedName,
} from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { childOf, childrenOf, textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { type FoundElement, readElements } from "../../connectors/reading/xml-elements";
import { dateIn } from "../../connectors/values/dates";
import { oneLine } from "../../connectors/values/plain-text";
import { addressOf, buildEntity, nameOf } from "../build-entity";
import { identifierType } from "../identifier-types";
import { birthOf } from "./birth";

export const UN = "UN Consolidated";

/** The consolidated list of the United Nations Security Council in XML: individuals and entities of all its committees. */
export function parseUn(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  for await (const found of readElements(source, new Set(["individual", "entity"]), limits)) {
    yield found.ok ? entityOf(found) : found;
  }
}

function entityOf({ element: entry, line, path }: FoundElement): ListedItem {
  const wrong = (name: string, message: string): ListedItem =>
    refused({ position: { line, path: `${path}/${name}` }, message });
  const id = textIn(entry, "dataid") ?? textIn(entry, "reference_number");
  if (id === null) return wrong("DATAID", "the entry has no number");
  const parts = ["first_name", "second_name", "third_name", "fourth_name"].map((part) => textIn(entry, part) ?? "");
  const primary = nameOf(parts.filter(Boolean).join(" "), "primary");
  if (primary === null) return wrong("FIRST_NAME", `entry ${cut(id, 40)} has no name`);
  const reference = textIn(entry, "reference_number");
  return {
    ok: true,
    entity: buildEntity({
      id: cut(oneLine(id), 100),
      listName: UN,
      kind: entry.name === "individual" ? "person" : "organization",
      names: [primary, ...originalOf(entry), ...aliasesOf(entry)],
      countries: valuesOf(entry, "nationality").map(countryIso2),
      addresses: [...childrenOf(entry, "individual_address"), ...childrenOf(entry, "entity_address")].flatMap(
        addressIn,
      ),
      identifiers: [
        ...(reference === null ? [] : [{ type: "un-reference", value: oneLine(reference), country: null }]),
        ...childrenOf(entry, "individual_document").flatMap(documentIn),
      ],
      dates: [...childrenOf(entry, "individual_date_of_birth").flatMap(birthOf), ...updatesOf(entry)],
      programs: [textIn(entry, "un_list_type")].filter((type) => type !== null).map(oneLine),
      linkedTo: [],
      remarks: [...valuesOf(entry, "title"), ...valuesOf(entry, "designation"), textIn(entry, "comments1") ?? ""]
        .filter((text) => text !== "")
        .map(oneLine)
        .join("; "),
      listedOn: dateIn(textIn(entry, "listed_on") ?? "", "day-first"),
    }),
  };
}

function originalOf(entry: XmlElement): ListedName[] {
  const name = nameOf(textIn(entry, "name_original_script") ?? "", "alias");
  return name === null ? [] : [name];
}

/** "Low" is the committee's word for an alias that by itself identifies nobody. */
function aliasesOf(entry: XmlElement): ListedName[] {
  const aliases = [...childrenOf(entry, "individual_alias"), ...childrenOf(entry, "entity_alias")];
  return aliases.flatMap((alias) => {
    const quality = textIn(alias, "quality")?.toLowerCase() ?? "";
    const kind = quality === "low" ? "weak-alias" : quality.startsWith("f") ? "former" : "alias";
    const name = nameOf(textIn(alias, "alias_name") ?? "", kind);
    return name === null ? [] : [name];
  });
}

function addressIn(address: XmlElement): ListedAddress[] {
  const part = (name: string): string => textIn(address, name) ?? "";
  const street = [part("street"), part("zip_code")];
  const city = [part("city"), part("state_province")].filter(Boolean).join(", ");
  const found = addressOf(street, city, part("country"));
  return found === null ? [] : [{ ...found, city: oneLine(part("city")) || null }];
}

function documentIn(document: XmlElement): ListedIdentifier[] {
  const value = oneLine(textIn(document, "number") ?? "");
  if (value === "") return [];
  const label = oneLine(
    [textIn(document, "type_of_document"), textIn(document, "type_of_document2")].filter(Boolean).join(" "),
  );
  const country = countryIso2(textIn(document, "issuing_country", "country_of_issue"));
  return [{ type: identifierType(label), value: cut(value, 200), country }];
}

function updatesOf(entry: XmlElement): ListedDate[] {
  const last = valuesOf(entry, "last_day_updated")
    .map((text) => dateIn(text, "day-first"))
    .filter((date) => date !== null)
    .sort()
    .at(-1);
  return last === undefined ? [] : [{ type: "updated", value: last }];
}

function valuesOf(entry: XmlElement, name: string): string[] {
  const values = childOf(entry, name)?.children.filter((child) => child.name === "value") ?? [];
  return values.map(({ text }) => text.trim()).filter((text) => text !== "");
}
