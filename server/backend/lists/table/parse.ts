import { createHash } from "node:crypto";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import type { Source } from "../../connectors/raw-event";
import {
  type MappedRow,
  readMapped,
  type Translated,
  titlesIn,
  translated,
} from "../../connectors/reading/mapped-table";
import { type DateOrder, dateIn } from "../../connectors/values/dates";
import { addressOf, buildEntity, nameOf } from "../build-entity";
import { countryIso2 } from "../country-of";
import { kindByWords } from "../kind-by-words";
import type { ListedDate, ListedEntity, ListedItem, ListedName } from "../listed-entity";
import { partialDate } from "../partial-date";

/** Which column holds what: titles as the file writes them, without regard to case. Only `name` is needed. */
export interface ListMapping {
  name: string;
  id?: string;
  kind?: Translated<ListedEntity["kind"]>;
  aliases?: string;
  weakAliases?: string;
  formerNames?: string;
  countries?: string;
  address?: string;
  city?: string;
  /** By type: `{ imo: "IMO number", tax: "INN" }`. */
  identifiers?: Readonly<Record<string, string>>;
  birth?: string;
  programs?: string;
  remarks?: string;
  listedOn?: string;
}

export interface ListTableOptions {
  listName: string;
  mapping: ListMapping;
  /** Between several values in one cell. */
  separator?: string;
  delimiter?: string;
  dateOrder?: DateOrder;
  limits?: Partial<ParseLimits>;
}

/** Any delimited list whose columns are known, one entry a row. Delimiter and encoding are found out. */
export function parseListTable(source: Source, options: ListTableOptions): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, options, limits), limits);
}

async function* read(source: Source, options: ListTableOptions, limits: ParseLimits): AsyncGenerator<ListedItem, void> {
  const seen = new Set<string>();
  for await (const row of readMapped(source, titlesIn({ ...options.mapping }), options.delimiter, limits)) {
    const item = row.ok ? entityOf(row, options) : row;
    if (item.ok && row.ok && seen.has(item.entity.id)) {
      yield refused({ position: { line: row.line }, message: `${item.entity.id} is there twice` });
    } else yield item;
    if (item.ok) seen.add(item.entity.id);
  }
}

function entityOf(row: MappedRow, options: ListTableOptions): ListedItem {
  const { mapping, listName, separator = ";", dateOrder = "month-first" } = options;
  const { cell } = row;
  const parts = (title: string | undefined): string[] =>
    cell(title)
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .slice(0, 2_000);
  const named = (title: string | undefined, kind: ListedName["kind"]): ListedName[] =>
    parts(title).flatMap((text) => nameOf(text, kind) ?? []);
  const name = nameOf(cell(mapping.name), "primary");
  if (name === null)
    return refused({ position: { line: row.line, column: mapping.name }, message: "the row names nobody" });
  const countries = parts(mapping.countries).map(countryIso2);
  const address = addressOf([cell(mapping.address)], cell(mapping.city), "");
  const births = parts(mapping.birth).map((text) => partialDate(text, "birth"));
  return {
    ok: true,
    entity: buildEntity({
      id: cut(cell(mapping.id), 200) || hash([name.text, cell(mapping.countries), cell(mapping.birth)]),
      listName,
      kind: translated(mapping.kind, cell) ?? kindByWords(name.text, cell(mapping.address)),
      names: [
        name,
        ...named(mapping.aliases, "alias"),
        ...named(mapping.weakAliases, "weak-alias"),
        ...named(mapping.formerNames, "former"),
      ],
      countries,
      addresses: address === null ? [] : [{ ...address, country: countries[0] ?? null }],
      identifiers: Object.entries(mapping.identifiers ?? {}).flatMap(([type, column]) =>
        parts(column).map((value) => ({ type, value: cut(value, 200), country: null })),
      ),
      dates: births.filter((date): date is ListedDate => date !== null),
      programs: parts(mapping.programs),
      linkedTo: [],
      remarks: cell(mapping.remarks),
      listedOn: dateIn(cell(mapping.listedOn), dateOrder),
    }),
  };
}

const hash = (parts: string[]): string =>
  createHash("sha256").update(parts.join("\u001f").toLowerCase()).digest("hex").slice(0, 24);
