import { ImportRefused } from "../../reading/import-refused";
import { readTable } from "../../reading/read-table";
import type { Row, Table } from "../../reading/table";
import { DuplicateSearch } from "../duplicates/find-duplicates";
import { type ColumnGuess, mappingOf } from "../mapping/guess-mapping";
import { isKnownTitle } from "../mapping/title-match";
import { type PlaceFinding, RowPlaces } from "../places/row-places";
import { type ReadRow, rowReader } from "../rows/read-row";
import { chooseColumns, guessColumns } from "./choose-columns";
import type { FileRead, FileToRead, ShownColumn, TableFound } from "./file-reading";
import type { ChosenColumns } from "./import-options";
import { isGood } from "./is-good";
import { repetitionsOf } from "./repetitions";
import { rowJson } from "./row-json";

/** So many rows are handed on, sent and written at a time. */
const ROWS_AT_ONCE = 200;
/** However long they are: whoever gets them answers others beside it. */
const CHARACTERS_AT_ONCE = 256 * 1024;
const FINDINGS_AT_ONCE = 200;

/**
 * All that is made of a supplier file before the database is asked: its table, what its columns mean, its rows with what is wrong with
 * each, and which of them mean the same supplier. Runs in a thread; a file that is refused is the last item.
 */
export async function* readFile(
  { path, options, chosen }: FileToRead,
  source: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<FileRead, void> {
  try {
    const named = new Set(Object.values(chosen).map((column) => String(column).toLowerCase()));
    const recognises = (title: string): boolean => isKnownTitle(title) || named.has(title.toLowerCase());
    const table = await readTable(path ?? source(), { ...options, recognises });
    const { columns, refused } = choose(table, chosen);
    yield { type: "table", table: foundIn(table), columns: columns.map((one) => shown(one, table)) };
    if (refused) {
      await table.close();
      throw refused;
    }
    const search = new DuplicateSearch();
    const places = new RowPlaces();
    const reader = rowReader(table.header, mappingOf(columns), table.sample);
    yield* rowsOf(table.rows, (row) => places.placed(reader(row)), search);
    yield* inBatches(places);
    const findings = repetitionsOf(await search.groups());
    for (let from = 0; from < findings.length; from += FINDINGS_AT_ONCE) {
      yield { type: "repetitions", findings: findings.slice(from, from + FINDINGS_AT_ONCE) };
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const { code, row, column, params } = error;
    yield { type: "refused", code, details: { row, column, params } };
  }
}

function* inBatches(places: RowPlaces): Generator<FileRead> {
  let findings: PlaceFinding[] = [];
  for (const finding of places.shared()) {
    findings.push(finding);
    if (findings.length < FINDINGS_AT_ONCE) continue;
    yield { type: "places", findings };
    findings = [];
  }
  if (findings.length > 0) yield { type: "places", findings };
}

/** What the columns mean; where they are refused, what they would be taken for, so that a person can say what they are. */
function choose(table: Table, chosen: ChosenColumns): { columns: ColumnGuess[]; refused?: ImportRefused } {
  try {
    return { columns: chooseColumns(table, chosen) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { columns: guessColumns(table), refused: error };
  }
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

function shown(guess: ColumnGuess, { sample }: Table): ShownColumn {
  const values = sample.flatMap(({ cells }) => cells[guess.column]?.trim() || []);
  const samples = [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, LONGEST_SAMPLE));
  return { ...guess, samples };
}

function foundIn({ format, encoding, delimiter, sheet, sheetNames, headerRow }: Table): TableFound {
  return { format, encoding, delimiter, sheet, sheetNames, headerRow };
}

async function* rowsOf(
  rows: AsyncIterable<Row>,
  read: (row: Row) => ReadRow,
  search: DuplicateSearch,
): AsyncGenerator<FileRead, void> {
  let batch: string[] = [];
  let length = 0;
  const taken = (): FileRead => {
    const read: FileRead = { type: "rows", count: batch.length, rows: `[${batch.join(",")}]` };
    [batch, length] = [[], 0];
    return read;
  };
  for await (const row of rows) {
    const result = read(row);
    if (result.candidate !== null && isGood(result)) search.add(result.candidate);
    const json = rowJson(result, row.number);
    batch.push(json);
    length += json.length;
    if (batch.length >= ROWS_AT_ONCE || length >= CHARACTERS_AT_ONCE) yield taken();
  }
  if (batch.length > 0) yield taken();
}
