import { readTable } from "../../reading/read-table";
import type { FileToRead } from "../run/file-reading";

/** Rows of a file as they are written, by their numbers, ascending. */
export interface WantedRows {
  options: FileToRead["options"];
  numbers: readonly number[];
}

/** The titles once, null where the file has none; then rows in portions. */
export type RowsFound =
  | { type: "header"; header: string[] | null }
  | { type: "rows"; rows: { number: number; cells: string[] }[] };

const ROWS_AT_ONCE = 200;
/** However long they are: whoever gets them answers others beside it. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/** Reads what is asked for and no further. Runs in a thread; throws ImportRefused where the file cannot be read so any more. */
export async function* wantedRows(
  { options, numbers }: WantedRows,
  source: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<RowsFound, void> {
  const table = await readTable(source(), options);
  yield { type: "header", header: table.headerRow === 0 ? null : table.header };
  const wanted = new Set(numbers);
  const last = numbers.at(-1) ?? 0;
  let rows: { number: number; cells: string[] }[] = [];
  let length = 0;
  for await (const { number, cells } of table.rows) {
    if (wanted.has(number)) {
      rows.push({ number, cells });
      length += cells.reduce((sum, cell) => sum + cell.length, 0);
    }
    if (rows.length >= ROWS_AT_ONCE || length >= CHARACTERS_AT_ONCE) {
      yield { type: "rows", rows };
      [rows, length] = [[], 0];
    }
    if (number >= last) break;
  }
  if (rows.length > 0) yield { type: "rows", rows };
}
