import type { Cell, Rows } from "./cell";
import type { WallClock } from "./wall-clock";

/**
 * The rows as CSV: UTF-8 with the mark by which Excel knows it, commas, CRLF. A text that a spreadsheet would run as a formula
 * begins with an apostrophe, which makes it a text there.
 */
export async function* csvStream(rows: Rows, clock: WallClock): AsyncGenerator<Buffer, void> {
  let mark = "\ufeff";
  for await (const portion of rows) {
    const lines = portion.map((row) => row.map((cell) => field(cell, clock)).join(","));
    yield Buffer.from(`${mark}${lines.join("\r\n")}\r\n`);
    mark = "";
  }
}

function field(cell: Cell, clock: WallClock): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return new Date(clock(cell)).toISOString().slice(0, 19).replace("T", " ");
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The wide signs too: where such are typed, a spreadsheet reads them as the narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const QUOTED = /[",\r\n]|^['\s]|\s$/;
