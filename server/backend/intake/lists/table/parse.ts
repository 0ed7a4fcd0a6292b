import { createHash } from "node:crypto";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, type Refused, refused, withinLimits } from "../../connectors/limits";
import { type MappedRow, readMapped, titlesIn, translated } from "../../connectors/reading/mapped-table";
import { type DateOrder, dateIn } from "../../connectors/values/dates";
import { addressOf, nameOf } from "../build-entity";
import { joinRows, type SubjectRow } from "../joining/join-rows";
import { type Facts, factsOf, type NameFact, nameUse } from "../joining/subjects";
import { kindByWords } from "../kind-by-words";
import { datesOfBirth } from "../partial-date";
import { countriesIn, meantText, valuesIn } from "../several-values";

export interface ListTableOptions {
  listName: string;
  /** Between several values in one cell; semicolons, bars and line breaks unless said. */
  separator?: string;
  dateOrder?: DateOrder;
  limits?: Partial<ParseLimits>;
}

/** One file of a list; `name` is null in one that only adds to subjects which another file names. */
export interface ListTable {
  /** Opens the file; it is read twice. */
  open: () => Source;
  mapping: Omit<ListMapping, "name"> & { name: string | null };
  delimiter?: string;
  /** How this file writes 03/04/2024, where it shows that; else as the options say. */
  dateOrder?: DateOrder | undefined;
}

/**
 * Delimited files whose columns are known, one entry, or one of its names or addresses, a row. Rows of one number are one entry, in
 * whatever order and file. Delimiter and encoding are found out.
 */
export function parseListTables(
  tables: readonly ListTable[],
  options: ListTableOptions,
): AsyncGenerator<ListedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(
    joinRows(options.listName, () => read(tables, options, limits), limits),
    limits,
  );
}

async function* read(
  tables: readonly ListTable[],
  options: ListTableOptions,
  limits: ParseLimits,
): AsyncGenerator<SubjectRow | Refused, void> {
  for (const { open, mapping, delimiter, dateOrder = options.dateOrder } of tables) {
    const { nameParts = [], ...columns } = mapping;
    for await (const row of readMapped(open(), [...titlesIn(columns), ...nameParts], delimiter, limits)) {
      if (!row.ok) {
        yield row;
        continue;
      }
      const { line } = row;
      const facts = factsIn(row, mapping, { ...options, ...(dateOrder && { dateOrder }) });
      const [name] = facts.names;
      const id =
        idOf(row, mapping) || (name ? hash([name.text, row.cell(mapping.countries), row.cell(mapping.birth)]) : "");
      yield id === ""
        ? refused({ position: { line, column: mapping.name ?? mapping.id ?? "" }, message: "the row has no name" })
        : { ok: true, id, line, facts: () => facts };
    }
  }
}

function factsIn(row: MappedRow, mapping: ListTable["mapping"], options: ListTableOptions): Facts {
  const { separator, dateOrder = "month-first" } = options;
  const cell = (title: string | null | undefined): string => row.cell(title ?? undefined);
  const parts = (title: string | undefined): string[] =>
    separator === undefined
      ? valuesIn(cell(title))
      : cell(title).split(separator).map(meantText).filter(Boolean).slice(0, MOST_VALUES);
  const names = namesIn(row, mapping, parts);
  const countries = parts(mapping.countries).flatMap(countriesIn);
  const address = addressOf([meantText(cell(mapping.address))], meantText(cell(mapping.city)), "");
  const kind = translated(mapping.kind, row.cell) ?? kindByWords(names[0]?.text ?? "", cell(mapping.address));
  return factsOf({
    kind: kind === "unknown" ? null : kind,
    names,
    countries,
    addresses: [address && { ...address, country: countries[0] ?? null }],
    identifiers: Object.entries(mapping.identifiers ?? {}).flatMap(([type, column]) =>
      parts(column).map((value) => ({ type, value: cut(value, 200), country: null })),
    ),
    dates: datesOfBirth(cell(mapping.birth)),
    programs: parts(mapping.programs),
    remarks: [meantText(cell(mapping.remarks))].filter((remark) => remark !== ""),
    listedOn: dateIn(cell(mapping.listedOn), dateOrder),
  });
}

const MOST_VALUES = 2_000;

/** The name of the row, by what its type says of it, and what its other columns call the subject. */
function namesIn(
  row: MappedRow,
  mapping: ListTable["mapping"],
  parts: (title: string | undefined) => string[],
): NameFact[] {
  const written = [...(mapping.nameParts ?? []), mapping.name ?? undefined].map(row.cell).filter(Boolean).join(" ");
  const text = meantText(written);
  const use =
    mapping.nameType === undefined ? PRIMARY : nameUse(row.cell(mapping.nameType), row.cell(mapping.nameStrength));
  const others = (title: string | undefined, kind: NameFact["kind"], weak = false): NameFact[] =>
    parts(title).map((one) => ({ text: one, kind, weak }));
  return [
    ...(nameOf(text, "primary") === null ? [] : [{ text, ...use }]),
    ...others(mapping.aliases, "alias"),
    ...others(mapping.weakAliases, "alias", true),
    ...others(mapping.formerNames, "former"),
  ];
}

const PRIMARY = { kind: "primary", weak: false } as const;

/** Where each name has a row with a type, some lists number the names of a subject: 8577, 8577a, 8577b. */
function idOf(row: MappedRow, mapping: ListTable["mapping"]): string {
  const id = row.cell(mapping.id);
  return mapping.nameType === undefined ? id : id.replace(/^(\d{1,12})[a-z]{1,2}$/i, "$1");
}

const hash = (parts: string[]): string =>
  createHash("sha256").update(parts.join("\u001f").toLowerCase()).digest("hex").slice(0, 24);
