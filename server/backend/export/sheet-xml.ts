import { days } from "~/domain/duration";
import { cut, type Row, type Rows } from "./cell";
import { inPieces } from "./in-pieces";
import type { WallClock } from "./wall-clock";

export interface Sheet {
  name: string;
  /** In characters, by column. */
  widths: readonly number[];
  /** The first row names the columns: it stays in sight and can be filtered by. */
  hasHeading: boolean;
  rows: Rows;
}

/** One worksheet, piece by piece. Texts stand in their cells, so that no table of them has to be kept. */
export async function* sheetXml({ widths, hasHeading, rows }: Sheet, clock: WallClock): AsyncGenerator<Buffer, void> {
  const letters = widths.map((_, column) => columnLetters(column));
  const pieces = inPieces();
  const short = new Map<string, string>();
  pieces.add(beginning(widths, hasHeading));
  let number = 0;
  for await (const portion of rows) {
    for (const row of portion) {
      number += 1;
      const full = pieces.add(
        rowXml(row, number, { letters, style: hasHeading && number === 1 ? HEADING : PLAIN, clock, short }),
      );
      if (full) yield full;
    }
  }
  const filter = hasHeading ? `<autoFilter ref="A1:${letters.at(-1)}${number}"/>` : "";
  const full = pieces.add(`</sheetData>${filter}</worksheet>`);
  if (full) yield full;
  yield pieces.rest();
}

/** Cell styles of the workbook, by their place in `styles.xml`. */
const PLAIN = 0;
const HEADING = 1;
const MOMENT = 2;

function beginning(widths: readonly number[], hasHeading: boolean): string {
  const view = hasHeading ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : "";
  const columns = widths.map((width, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView workbookViewId="0">${view}</sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`
  );
}

interface Written {
  letters: readonly string[];
  style: number;
  clock: WallClock;
  /** The ends of cells with short texts, by these: most are words that come again and again. */
  short: Map<string, string>;
}

function rowXml(row: Row, number: number, { letters, style, clock, short }: Written): string {
  const digits = String(number);
  let xml = `<row r="${digits}">`;
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column] ?? null;
    if (cell === null || cell === "") continue;
    xml += `<c r="${letters[column]}`;
    xml += digits;
    if (typeof cell === "number") xml += `"><v>${cell}</v></c>`;
    else if (typeof cell === "object") xml += `" s="${MOMENT}"><v>${serial(clock(cell))}</v></c>`;
    else if (style !== PLAIN) xml += `" s="${style}${textXml(cell)}`;
    else xml += cell.length > SHORT ? textXml(cell) : shortXml(cell, short);
  }
  return `${xml}</row>`;
}

const SHORT = 32;
const MOST_SHORT = 10_000;

function shortXml(text: string, known: Map<string, string>): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_SHORT) known.clear();
  // Joined, and not added up: what is kept should be one text and no tree of three.
  const made = [TEXT, escaped(text), "</t></is></c>"].join("");
  known.set(text, made);
  return made;
}

const textXml = (text: string): string => `${TEXT}${escaped(cut(text))}</t></is></c>`;

const TEXT = '" t="inlineStr"><is><t xml:space="preserve">';

/** Days since 30 December 1899, to the second, as Excel counts from March 1900 on. */
function serial(ms: number): number {
  return Number(((ms - FIRST_DAY) / days(1)).toFixed(8));
}

const FIRST_DAY = Date.UTC(1899, 11, 30);

/** What XML cannot hold is left out, and what only looks like Excel's own way of writing it is kept as it is. */
export function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replace(/\r\n?/g, "\n")
    .replace(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SPECIAL = /[&<>"\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_x[\dA-Fa-f]{4}_/;

function columnLetters(column: number): string {
  const rest = column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1);
  return rest + String.fromCharCode(65 + (column % 26));
}
