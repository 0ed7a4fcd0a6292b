import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

export type Cell = string | number | boolean | Date | null | readonly string[] | readonly number[] | object;

/**
 * Streams rows into a table by COPY, held in memory a few hundred at a time. `columns` are in the order of the cells; an object
 * becomes JSON. Identity columns take the number given. Answers how many rows went in.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.map((name) => `"${name}"`).join(", ")}) from stdin`));
  await pipeline(Readable.from(chunksOf(rows)), stream);
  return stream.rowCount;
}

const ROWS_PER_CHUNK = 250;

function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(textOf).join("\t"));
    if (lines.length < ROWS_PER_CHUNK) continue;
    yield `${lines.join("\n")}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join("\n")}\n`;
}

/** COPY's text format: tab and line end part cells, `\N` is null. */
function textOf(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  if (Array.isArray(cell)) return escaped(`{${cell.map((one) => JSON.stringify(String(one))).join(",")}}`);
  return escaped(typeof cell === "string" ? cell : JSON.stringify(cell));
}

const SIGNS: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (sign) => SIGNS[sign] ?? sign);
