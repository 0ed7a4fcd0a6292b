import { createHash } from "node:crypto";
import type { ListedAddress, ListedDate, ListedEntity, ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { readTable, type TableRow } from "../../connectors/reading/table";
import { dateIn } from "../../connectors/values/dates";
import { buildEntity, nameOf } from "../build-entity";
import { kindByWords } from "../kind-by-words";
import { partialDate } from "../partial-date";
import { identifiersIn } from "./identifiers";

export const CSL = "US Consolidated Screening List";

/**
 * The lists of the US Departments of Commerce, State and the Treasury in one comma-separated file with a header; lists
 * inside a cell are set apart by semicolons. What each entry stands on is its `source`, kept as a program.
 */
export function parseCsl(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

const TITLES = new Set(
  "_id|source|entity_number|type|programs|name|title|addresses|federal_register_notice|start_date|end_date|alt_names|ids|remarks".split(
    "|",
  ),
);

/** Whether a title is one of this list. */
export const isCslTitle = (title: string): boolean => TITLES.has(title.trim().toLowerCase());

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  const seen = new Set<string>();
  for await (const row of readTable(source, { recognises: isCslTitle, needs: 3, whole: true }, limits)) {
    const item = row.ok ? entityOf(row) : row;
    if (item.ok && seen.has(item.entity.id)) {
      const { entity } = item;
      // Two entries of one name on one list: told apart by where they are.
      const told = createHash("sha256")
        .update(JSON.stringify([entity.addresses, entity.remarks]))
        .digest("hex");
      entity.id = `${entity.id}-${told.slice(0, 8)}`;
    }
    if (item.ok) seen.add(item.entity.id);
    yield item;
  }
}

function entityOf({ line, cells }: TableRow): ListedItem {
  const byKey = new Map([...cells].map(([title, value]) => [title.toLowerCase(), value]));
  const cell = (title: string): string => byKey.get(title)?.trim() ?? "";
  const name = nameOf(cell("name"), "primary");
  if (name === null) return refused({ position: { line, column: "name" }, message: "the row has no name" });
  const aliases = partsOf(cell("alt_names")).map((text) => nameOf(text.replace(/^and /i, ""), "alias"));
  const list = /\(([A-Z]{2,5})\)/.exec(cell("source"))?.[1] ?? cut(cell("source"), 20);
  const listedOn = dateIn(cell("start_date"));
  return {
    ok: true,
    entity: buildEntity({
      id: `${list}:${cell("entity_number") || cell("_id") || hash([cell("source"), name.text, listedOn ?? ""])}`,
      listName: CSL,
      kind: KINDS[cell("type").toLowerCase()] ?? kindByWords(name.text, cell("addresses")),
      names: [name, ...aliases.filter((alias) => alias !== null)],
      countries: [...partsOf(cell("citizenships")), ...partsOf(cell("nationalities")), cell("vessel_flag")].map(
        (text) => countryIso2(text),
      ),
      addresses: partsOf(cell("addresses")).map(addressIn),
      identifiers: [
        ...identifiersIn(cell("ids")),
        ...(cell("call_sign") === "" ? [] : [{ type: "call-sign", value: cell("call_sign"), country: null }]),
      ],
      dates: datesOf(cell),
      programs: [cell("source"), ...partsOf(cell("programs"))].filter((one) => one !== ""),
      linkedTo: [cell("vessel_owner"), ...linkedIn(cell("remarks"))].filter((one) => one !== ""),
      remarks: REMARKS.map(cell).filter(Boolean).join("; "),
      listedOn,
    }),
  };
}

const KINDS: Readonly<Record<string, ListedEntity["kind"]>> = {
  entity: "organization",
  individual: "person",
  vessel: "vessel",
  aircraft: "aircraft",
};
const REMARKS = ["title", "remarks", "federal_register_notice", "license_requirement", "license_policy"];

const partsOf = (text: string): string[] =>
  text
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, 2_000);

/** "street, city, state, postal code, CC" with any of them missing; "CC" alone is a country. */
function addressIn(text: string): ListedAddress {
  const parts = text.split(/,\s*/);
  const last = parts.at(-1) ?? "";
  const country = countryIso2(last);
  const city = country === null || parts.length < 3 ? null : (parts.at(parts.length > 4 ? -4 : -2) ?? null);
  // A state and a five-digit code without a country are written for the United States.
  const american = country === null && /^\d{5}(?:-\d{4})?$/.test(last) && /^[A-Z]{2}$/.test(parts.at(-2) ?? "");
  return { text, city: american ? (parts.at(-3) ?? null) : city, country: american ? "US" : country };
}

function datesOf(cell: (title: string) => string): ListedDate[] {
  const births = partsOf(cell("dates_of_birth")).map((text) => partialDate(text, "birth"));
  const end = dateIn(cell("end_date"));
  return [
    ...births.filter((date) => date !== null),
    ...(end === null ? [] : [{ type: "expires" as const, value: end }]),
  ];
}

const linkedIn = (remarks: string): string[] =>
  [...remarks.matchAll(/\(?Linked To: ([^;]{1,300}?)\)?(?=;|$)/g)].map(([, name = ""]) => name.trim());

const hash = (parts: string[]): string =>
  createHash("sha256").update(parts.join("\u001f").toLowerCase()).digest("hex").slice(0, 24);
