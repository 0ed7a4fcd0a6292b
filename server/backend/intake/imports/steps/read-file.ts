import type { ImportKind } from "~/backend/contract/import-kinds";
import { ImportRefused } from "../../reading/import-refused";
import { readTable } from "../../reading/read-table";
import type { Row, Table } from "../../reading/table";
import type { RowsReader } from "../kinds/file-kind";
import { fileKindOf } from "../kinds/file-kind-of";
import { type ColumnGuess, mappingOf } from "../mapping/guess-mapping";
import { isKnownTitle } from "../mapping/title-match";
import type { FileRead, FileToRead, ShownColumn, TableFound } from "../run/file-reading";
import type { ChosenColumns } from "../run/import-options";
import { rowJson } from "../run/row-json";
import { chooseColumns, guessColumns, numberedTitle } from "./choose-columns";

/** So many rows are handed on, sent and written at a time. */
const ROWS_AT_ONCE = 200;
/** However long they are: whoever gets them answers others beside it. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/**
 * All that is made of a file before the database is asked: its table, what its columns mean, its rows with what is wrong with
 * each, and which of them say the same. Runs in a thread; a file that is refused is the last item.
 */
export async function* readFile(
  { kind = "suppliers", today = "", path, options, chosen, untitled }: FileToRead,
  source: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<FileRead, void> {
  try {
    const { words, reader } = fileKindOf(kind);
    const named = new Set(Object.values(chosen).map((column) => String(column).toLowerCase()));
    const recognises = (title: string): boolean => isKnownTitle(title, words) || named.has(title.toLowerCase());
    const table = await readTable(path ?? source(), { ...options, recognises, orNone: untitled !== undefined });
    const { columns, refused, like = null } = chooseIn(table, { kind, options, chosen, untitled });
    yield { type: "table", table: foundIn(table), columns: columns.map((one) => shown(one, table)), like };
    if (refused) {
      await table.close();
      throw refused;
    }
    const rows = reader({ header: table.header, mapping: mappingOf(columns), sample: table.sample, today });
    yield* rowsOf(table.rows, rows);
    yield* rows.after();
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const { code, row, column, params } = error;
    yield { type: "refused", code, details: { row, column, params } };
  }
}

/** What is made of the columns. */
interface Choice {
  columns: ColumnGuess[];
  refused?: ImportRefused;
  /** What they were read by, said of another file. */
  like?: ChosenColumns;
}

/** As `choose` does. Where no titles were found and nobody said that there are none, as they were said of a file like it, or refused. */
function chooseIn(
  table: Table,
  { kind, options, chosen, untitled }: Pick<FileToRead, "options" | "chosen" | "untitled"> & { kind: ImportKind },
): Choice {
  if (table.headerRow !== 0 || options.headerRow !== undefined) return choose(table, kind, chosen);
  const like = untitled?.like;
  if (like?.columns !== table.header.length) {
    const refused = new ImportRefused("noHeader", { row: table.sample[0]?.number ?? 1 });
    return { columns: guessColumns(table, kind), refused };
  }
  const said = { ...like.chosen, ...chosen };
  const { columns, refused } = choose(table, kind, said);
  return { columns: columns.map(asRemembered), like: said, ...(refused && { refused }) };
}

function asRemembered(column: ColumnGuess): ColumnGuess {
  const isChosen = column.guess?.reasons.some(({ key }) => key === "imports:mapping.chosen");
  if (column.guess === null || !isChosen) return column;
  return { ...column, guess: { ...column.guess, reasons: [{ key: "imports:mapping.remembered", params: {} }] } };
}

/** What the columns mean; where they are refused, what they would be taken for, so that a person can say what they are. */
function choose(table: Table, kind: ImportKind, chosen: ChosenColumns): Choice {
  try {
    return { columns: chooseColumns(table, kind, chosen) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { columns: guessColumns(table, kind), refused: error };
  }
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

/** Where there are no titles, columns are known by their numbers. */
function shown(guess: ColumnGuess, { sample, headerRow }: Table): ShownColumn {
  const values = sample.flatMap(({ cells }) => cells[guess.column]?.trim() || []);
  const samples = [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, LONGEST_SAMPLE));
  return { ...guess, ...(headerRow === 0 && { title: numberedTitle(guess.column) }), samples };
}

function foundIn({ format, encoding, delimiter, sheet, sheetNames, headerRow }: Table): TableFound {
  return { format, encoding, delimiter, sheet, sheetNames, headerRow };
}

async function* rowsOf(rows: AsyncIterable<Row>, reader: RowsReader): AsyncGenerator<FileRead, void> {
  let batch: string[] = [];
  let length = 0;
  const taken = (): FileRead => {
    const read: FileRead = { type: "rows", count: batch.length, rows: `[${batch.join(",")}]` };
    [batch, length] = [[], 0];
    return read;
  };
  for await (const row of rows) {
    const json = rowJson(reader.read(row), row.number);
    batch.push(json);
    length += json.length;
    if (batch.length >= ROWS_AT_ONCE || length >= CHARACTERS_AT_ONCE) yield taken();
  }
  if (batch.length > 0) yield taken();
}
