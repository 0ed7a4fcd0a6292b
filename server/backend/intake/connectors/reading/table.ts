import type { Source } from "../../../platform/db/shapes/raw-event";
import { declaredDelimiter, sniffDelimiter } from "../../reading/text-files/delimiter";
import { type ParseLimits, type Refused, refused } from "../limits";
import { readRecords, readWhole, type TableRecord } from "./records";
import { textOf } from "./text-of";

export interface TableOptions {
  /** Sniffed when absent. */
  delimiter?: string | undefined;
  /** Whether a cell is the title of a column that the reader knows: it decides which line is the header. */
  recognises: (title: string) => boolean;
  /** Known titles that make a line the header. */
  needs?: number;
  /** What is not in the file is gone: one that breaks off in a row is not taken for whole. */
  whole?: boolean;
}

/** A row below the header, its cells by the titles as written; a title used twice keeps its first cell with content. */
export interface TableRow {
  ok: true;
  line: number;
  cells: ReadonlyMap<string, string>;
}

const LOOKED_AT = 40;

/**
 * A delimited file with a header somewhere in its first lines → its rows. Titles above the header, blank lines and
 * repetitions of the header are left out. A row with more cells than the header is a problem, and answered all the same
 * when what is over is empty.
 */
export async function* readTable(
  source: Source,
  options: TableOptions,
  limits: ParseLimits,
): AsyncGenerator<TableRow | Refused, void> {
  const records = await recordsOf(source, options, limits);
  if (records === null) {
    yield refused({ position: { line: 1 }, message: "this is not text" });
    return;
  }
  let header: string[] | null = null;
  const before: TableRecord[] = [];
  for await (const record of records) {
    if (!record.ok) yield record;
    else if (header === null) {
      before.push(record);
      if (isHeader(record, options)) header = record.cells;
      else if (before.length >= LOOKED_AT) break;
    } else if (!repeats(header, record)) yield rowOf(header, record, limits);
  }
  if (header === null) {
    yield refused({ position: { line: before[0]?.line ?? 1 }, message: "no header with the expected columns" });
  }
}

/** The records of a delimited file; null when it is no text. */
export async function recordsOf(
  source: Source,
  { delimiter, recognises, whole }: Pick<TableOptions, "delimiter" | "recognises" | "whole">,
  limits: ParseLimits,
): Promise<AsyncGenerator<TableRecord | Refused, void> | null> {
  const file = await textOf(source);
  if (file === null) return null;
  const { head, complete, text } = file;
  const found = delimiter ?? declaredDelimiter(head) ?? sniffDelimiter(head, complete, recognises) ?? ",";
  return whole ? readWhole(text, found, limits) : readRecords(text, found, limits);
}

function isHeader({ cells }: TableRecord, { recognises, needs = 2 }: TableOptions): boolean {
  return cells.filter((cell) => cell !== "" && recognises(cell)).length >= needs;
}

function repeats(header: readonly string[], { cells }: TableRecord): boolean {
  return cells.every((cell, index) => cell === (header[index] ?? ""));
}

function rowOf(header: readonly string[], { line, cells }: TableRecord, limits: ParseLimits): TableRow | Refused {
  const over = cells.slice(header.length).find((cell) => cell !== "");
  if (over !== undefined) {
    const message = `${cells.length} cells under ${header.length} titles`;
    return refused({ position: { line, column: header.at(-1) ?? "" }, message });
  }
  const named = new Map<string, string>();
  for (const [index, title] of header.entries()) {
    const cell = cells[index] ?? "";
    if (title !== "" && (named.get(title) ?? "") === "") named.set(title, cell.slice(0, limits.fieldLength));
  }
  return { ok: true, line, cells: named };
}
