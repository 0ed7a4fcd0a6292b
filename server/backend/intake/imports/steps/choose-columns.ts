import { type ImportKind, NAMING_FIELDS } from "~/backend/contract/import-kinds";
import { ImportRefused, type RefusalCode } from "../../reading/import-refused";
import type { Table } from "../../reading/table";
import { fileKindOf } from "../kinds/file-kind-of";
import type { Field } from "../mapping/fields";
import { type ColumnGuess, chooseFields, guessMapping } from "../mapping/guess-mapping";
import type { ChosenColumns } from "../run/import-options";

/**
 * What each column means: as guessed, with a person's choices in the place of the guesses.
 * Throws ImportRefused: `columnMissing` for a choice that is not in the file, and where no column names whom the rows are about.
 */
export function chooseColumns(table: Table, kind: ImportKind, chosen: ChosenColumns): ColumnGuess[] {
  const guessed = guessColumns(table, kind);
  const columns = chooseFields(guessed, choicesOf(guessed, table, chosen));
  const fields = new Set(columns.map(({ guess }) => guess?.field));
  const isNamed = NAMING_FIELDS[kind].every((group) => group.some((field) => fields.has(field)));
  if (!isNamed) throw new ImportRefused(UNNAMED[kind], { row: table.headerRow, params: { columns: listed(table) } });
  return columns;
}

const UNNAMED = {
  suppliers: "noNameColumn",
  relations: "noEndColumns",
  "supply-data": "noSupplierColumn",
  contacts: "noContactColumns",
  "own-alerts": "noAlertColumns",
  actions: "noActionColumns",
} as const satisfies Record<ImportKind, RefusalCode>;

/** What each column means, as far as its title and its first values tell. */
export function guessColumns({ header, sample }: Table, kind: ImportKind): ColumnGuess[] {
  return guessMapping(
    header,
    sample.map(({ cells }) => cells),
    fileKindOf(kind).words,
  );
}

function choicesOf(guessed: readonly ColumnGuess[], table: Table, chosen: ChosenColumns): Map<number, Field | null> {
  const choices = new Map<number, Field | null>();
  for (const [field, column] of Object.entries(chosen) as [Field, ChosenColumns[Field]][]) {
    if (column === undefined) continue;
    if (column === null) {
      const guess = guessed.find((one) => one.guess?.field === field);
      if (guess !== undefined && !choices.has(guess.column)) choices.set(guess.column, null);
    } else choices.set(columnOf(column, table), field);
  }
  return choices;
}

/** 0-based. A title goes before a number, for a column may be called "2024". */
function columnOf(column: string | number, table: Table): number {
  const { header, headerRow } = table;
  const wanted = String(column).trim().toLowerCase();
  const isTitled = ({ title, index }: { title: string; index: number }) =>
    (headerRow === 0 ? numberedTitle(index) : title).toLowerCase() === wanted;
  const titled = typeof column === "number" ? -1 : header.findIndex((title, index) => isTitled({ title, index }));
  const index = titled >= 0 ? titled : /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1;
  if (header[index] === undefined) {
    throw new ImportRefused("columnMissing", { params: { wanted: String(column), columns: listed(table) } });
  }
  return index;
}

/** What a column is called in a file without titles; 0-based. */
export const numberedTitle = (column: number): string => `Column ${column + 1}`;

/** The titles; where there are none the numbers, which say the same in any language. */
const listed = ({ header, headerRow }: Table): string =>
  (headerRow === 0 ? header.map((_, index) => String(index + 1)) : header).filter(Boolean).join(", ").slice(0, 300);
