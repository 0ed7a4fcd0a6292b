import { days } from "~/domain/duration";
import { type Cell, cut, type Row, type Rows } from "./cell";
import type { WallClock } from "./wall-clock";

export interface Sheet {
  name: string;
  /** In characters, by column. */
  widths: readonly number[];
  /** The first row names the columns: it stays in sight and can be filtered by. */
  hasHeading: boolean;
  rows: Rows;
}

/** One worksheet, portion by portion. Texts stand in their cells, so that no table of them has to be kept. */
export async function* sheetXml({ widths, hasHeading, rows }: Sheet, clock: WallClock): AsyncGenerator<Buffer, void> {
  const letters = widths.map((_, column) => columnLetters(column));
  yield Buffer.from(beginning(widths, hasHeading));
  let number = 0;
  for await (const portion of rows) {
    let xml = "";
    for (const row of portion) {
      number += 1;
      xml += rowXml(row, number, letters, hasHeading && number === 1 ? HEADING : PLAIN, clock);
    }
    yield Buffer.from(xml);
  }
  const filter = hasHeading ? `<autoFilter ref="A1:${letters.at(-1)}${number}"/>` : "";
  yield Buffer.from(`</sheetData>${filter}</worksheet>`);
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

function rowXml(row: Row, number: number, letters: readonly string[], style: number, clock: WallClock): string {
  let xml = `<row r="${number}">`;
  for (let column = 0; column < row.length; column += 1) {
    xml += cellXml(row[column] ?? null, `r="${letters[column]}${number}"`, style, clock);
  }
  return `${xml}</row>`;
}

function cellXml(cell: Cell, place: string, style: number, clock: WallClock): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c ${place} s="${MOMENT}"><v>${serial(clock(cell))}</v></c>`;
  const styled = style === PLAIN ? "" : ` s="${style}"`;
  return `<c ${place}${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cut(cell))}</t></is></c>`;
}

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
