import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { limitsWith, type ParseLimits, type Refused, refused, withinLimits } from "../../connectors/limits";
import { readTable } from "../../connectors/reading/table";
import type { XmlElement } from "../../connectors/reading/xml-element";
import { joinRows, type SubjectRow } from "../joining/join-rows";
import { EU, factsIn } from "./parse";

/** Whether a title is one of the list's comma-separated form: "Entity_LogicalId", "NameAlias_WholeName", "BirthDate_Year". */
export const isEuTitle = (title: string): boolean =>
  /^(?:Entity|NameAlias|Address|BirthDate|Identification|Citizenship)_\w+$/i.test(title.trim());

/**
 * The same list in its delimited form: one row for each name, address, birth, document or citizenship. Its columns are called as the
 * elements and attributes of the other form, so that a row is read as one. The file is opened twice.
 */
export function parseEuTable(open: () => Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(
    joinRows(EU, () => read(open(), limits), limits),
    limits,
  );
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<SubjectRow | Refused, void> {
  for await (const row of readTable(source, { recognises: isEuTitle, needs: 3, whole: true }, limits)) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const { line } = row;
    const entry = entryOf(row.cells);
    const id = entry.attributes.logicalid || entry.attributes.eureferencenumber || "";
    yield id === ""
      ? refused({ position: { line, column: "Entity_LogicalId" }, message: "the entry has no number" })
      : { ok: true, id, line, facts: () => factsIn(entry) };
  }
}

/** The columns that are called otherwise than the attribute. */
const RENAMED: Readonly<Record<string, string>> = {
  "birthdate/day": "birthdate/dayofmonth",
  "birthdate/month": "birthdate/monthofyear",
  "identification/typecode": "identification/identificationtypecode",
  "identification/typedescription": "identification/identificationtypedescription",
};

function entryOf(cells: ReadonlyMap<string, string>): XmlElement {
  const parts = new Map<string, Record<string, string>>();
  for (const [title, cell] of cells) {
    if (!isEuTitle(title) || cell.trim() === "") continue;
    const [head = "", ...tail] = title.trim().toLowerCase().split("_");
    const nested =
      head === "entity" && (tail[0] === "regulation" || tail[0] === "subjecttype") ? tail.shift() : undefined;
    const written = `${nested ?? head}/${tail.join("")}`;
    const [element = "", attribute = ""] = (RENAMED[written] ?? written).split("/");
    const attributes = parts.get(element) ?? {};
    attributes[attribute || "code"] ??= cell.trim();
    parts.set(element, attributes);
  }
  const { entity = {}, ...others } = Object.fromEntries(parts);
  const children = Object.entries(others).map(([name, attributes]) => elementOf(name, attributes));
  return {
    ...elementOf("sanctionentity", entity),
    children: [...children, { ...elementOf("remark", {}), text: entity.remark ?? "" }],
  };
}

const elementOf = (name: string, attributes: Record<string, string>): XmlElement => ({
  name,
  namespace: "",
  attributes,
  text: "",
  children: [],
});
