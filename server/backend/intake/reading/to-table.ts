import { headerCandidates, titlesOf } from "./header";
import { ImportRefused } from "./import-refused";
import type { ReadLimits } from "./limits";
import type { HeaderCandidate, ReadOptions, Row, Table } from "./table";

const SAMPLE_ROWS = 200;

type Origin = Pick<Table, "format" | "delimiter" | "sheetNames" | "sheet"> & { encoding(): string | null };

/** Rows with content → a table: finds the header among the first, and gives every row the header's width. */
export async function toTable(
  origin: Origin,
  rows: AsyncGenerator<Row, void>,
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Table> {
  try {
    return await withHeader(origin, rows, options, limits);
  } catch (error) {
    await rows.return();
    throw error;
  }
}

async function withHeader(
  origin: Origin,
  rows: AsyncGenerator<Row, void>,
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Table> {
  const firsts = await take(rows, SAMPLE_ROWS);
  if (firsts.length === 0) throw new ImportRefused("empty");
  const candidates = headerCandidates(firsts, options.recognises ?? (() => false));
  const headerRow = options.headerRow ?? candidates[0]?.row ?? (options.orNone ? 0 : undefined);
  if (headerRow === undefined) throw new ImportRefused("noHeader", { row: firsts[0]?.number ?? 1 });
  const titles = titlesAt(headerRow, firsts, candidates);
  const sample = firsts.filter(({ number }) => number > headerRow);
  const width = Math.max(titles.length, ...sample.map(({ cells }) => filledWidth(cells)));
  const header = Array.from(
    { length: width },
    (_, column) => titles[column] ?? (headerRow === 0 ? letters(column) : ""),
  );
  const padded = (row: Row): Row => ({ ...row, cells: toWidth(row.cells, width) });
  const { encoding, ...rest } = origin;
  return {
    ...rest,
    get encoding() {
      return encoding();
    },
    header,
    headerRow,
    headerCandidates: candidates,
    sample: sample.map(padded),
    rows: within(sample, rows, limits, padded),
    close: async () => {
      await rows.return();
    },
  };
}

async function take(rows: AsyncGenerator<Row, void>, count: number): Promise<Row[]> {
  const taken: Row[] = [];
  while (taken.length < count) {
    const { done, value } = await rows.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

function titlesAt(headerRow: number, firsts: readonly Row[], candidates: readonly HeaderCandidate[]): string[] {
  if (headerRow === 0) return [];
  const found = candidates.find(({ row }) => row === headerRow)?.cells;
  const chosen = firsts.find(({ number }) => number === headerRow);
  if (found === undefined && chosen === undefined) throw new ImportRefused("noHeader", { row: headerRow });
  return found ?? (chosen === undefined ? [] : titlesOf(chosen));
}

async function* within(
  firsts: readonly Row[],
  rest: AsyncGenerator<Row, void>,
  limits: Pick<ReadLimits, "rows" | "cells">,
  padded: (row: Row) => Row,
): AsyncGenerator<Row, void> {
  let rows = 0;
  let cells = 0;
  const refused = (code: "tooManyRows" | "tooManyCells", { number }: Row, limit: number) =>
    new ImportRefused(code, { row: number, params: { limit } });
  const counted = (given: Row): Row => {
    const row = padded(given);
    rows++;
    cells += row.cells.length;
    if (rows > limits.rows) throw refused("tooManyRows", row, limits.rows);
    if (cells > limits.cells) throw refused("tooManyCells", row, limits.cells);
    return row;
  };
  try {
    for (const row of firsts) yield counted(row);
    for await (const row of rest) yield counted(row);
  } finally {
    await rest.return();
  }
}

function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

/** Padded with empty cells, or cut where only empty ones follow. */
function toWidth(cells: string[], width: number): string[] {
  const wanted = Math.max(width, filledWidth(cells));
  while (cells.length < wanted) cells.push("");
  if (cells.length > wanted) cells.length = wanted;
  return cells;
}

/** The names of a spreadsheet's columns: 0 → A, 26 → AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
