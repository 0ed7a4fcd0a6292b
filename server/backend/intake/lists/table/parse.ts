import { createHash } from "node:crypto";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListedDate, ListedEntity, ListedItem, ListedName } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../../connectors/limits";
import { type MappedRow, readMapped, titlesIn, translated } from "../../connectors/reading/mapped-table";
import { type DateOrder, dateIn } from "../../connectors/values/dates";
import { addressOf, buildEntity, nameOf } from "../build-entity";
import { kindByWords } from "../kind-by-words";
import { partialDate } from "../partial-date";

export interface ListTableOptions {
  listName: string;
  mapping: ListMapping;
  /** Between several values in one cell; semicolons, bars and line breaks unless said. */
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
  const entities = new Map<string, ListedEntity>();
  const { nameParts = [], ...columns } = options.mapping;
  for await (const row of readMapped(source, [...titlesIn(columns), ...nameParts], options.delimiter, limits)) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const known = entities.get(row.cell(options.mapping.id).slice(0, ID_LENGTH));
    const item = entityOf(row, options, known);
    if (!item.ok) yield item;
    else if (entities.size >= limits.items && !entities.has(item.entity.id)) {
      yield refused({
        position: { line: row.line },
        message: `left unread after ${limits.items} entries`,
        restUnread: true,
      });
      break;
    } else {
      const before = entities.get(item.entity.id);
      if (before && before.names.length > MOST_ROWS) {
        yield refused({ position: { line: row.line }, message: `${item.entity.id} is the number of too many rows` });
      } else entities.set(item.entity.id, before ? joined(before, item.entity) : item.entity);
    }
  }
  for (const entity of entities.values()) yield { ok: true, entity };
}

const ID_LENGTH = 200;
/** No entry has more names; a column that numbers something else, such as the list itself, soon does. */
const MOST_ROWS = 200;

/** Lists that give a row to each name or address repeat the entry's number: its further names are aliases. */
function joined(known: ListedEntity, next: ListedEntity): ListedEntity {
  const further = next.names.map((name) => (name.kind === "primary" ? { ...name, kind: "alias" as const } : name));
  return buildEntity({
    ...known,
    names: [...known.names, ...further],
    countries: [...known.countries, ...next.countries],
    addresses: [...known.addresses, ...next.addresses],
    identifiers: [...known.identifiers, ...next.identifiers],
    dates: [...known.dates, ...next.dates],
    programs: [...known.programs, ...next.programs],
    remarks: known.remarks.includes(next.remarks) ? known.remarks : cut(`${known.remarks}; ${next.remarks}`, 16_384),
    listedOn: known.listedOn ?? next.listedOn,
  });
}

function entityOf(row: MappedRow, options: ListTableOptions, known: ListedEntity | undefined): ListedItem {
  const { mapping, listName, separator = SEPARATORS, dateOrder = "month-first" } = options;
  const { cell } = row;
  const parts = (title: string | undefined): string[] =>
    cell(title)
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .slice(0, 2_000);
  const named = (title: string | undefined, kind: ListedName["kind"]): ListedName[] =>
    parts(title).flatMap((text) => nameOf(text, kind) ?? []);
  const written = [...(mapping.nameParts ?? []), mapping.name].map(cell).filter(Boolean).join(" ");
  // A further row of an entry may hold an address alone.
  const name = nameOf(written, "primary") ?? known?.names[0] ?? null;
  if (name === null)
    return refused({ position: { line: row.line, column: mapping.name }, message: "the row names nobody" });
  const countries = parts(mapping.countries).map(countryIso2);
  const address = addressOf([cell(mapping.address)], cell(mapping.city), "");
  const births = parts(mapping.birth).map((text) => partialDate(text, "birth"));
  return {
    ok: true,
    entity: buildEntity({
      id: cut(cell(mapping.id), ID_LENGTH) || hash([name.text, cell(mapping.countries), cell(mapping.birth)]),
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

const SEPARATORS = /[;|\n]/;

const hash = (parts: string[]): string =>
  createHash("sha256").update(parts.join("\u001f").toLowerCase()).digest("hex").slice(0, 24);
