import { days } from "~/time/duration";
import { cut, type Row, type Rows } from "./cell";
import { inPieces } from "./in-pieces";
import { type SharedTexts, textXml } from "./shared-texts";
import type { WallClock } from "./wall-clock";

export interface Sheet {
  name: string;
  /** In characters, by column. */
  widths: readonly number[];
  /** The first row names the columns: it stays in sight and can be filtered by. */
  hasHeading: boolean;
  rows: Rows;
}

/** One worksheet, piece by piece. Words go into the workbook's table of texts, other texts stand in their cells. */
export async function* sheetXml(
  { widths, hasHeading, rows }: Sheet,
  { clock, texts }: { clock: WallClock; texts: SharedTexts },
): AsyncGenerator<Buffer, void> {
  const letters = widths.map((_, column) => columnLetters(column));
  const pieces = inPieces();
  pieces.add(beginning(widths, hasHeading));
  let number = 0;
  for await (const portion of rows) {
    for (const row of portion) {
      number += 1;
      const full = pieces.add(
        rowXml(row, number, { letters, style: hasHeading && number === 1 ? HEADING : PLAIN, clock, texts }),
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
  texts: SharedTexts;
}

function rowXml(row: Row, number: number, { letters, style, clock, texts }: Written): string {
  const digits = String(number);
  let xml = `<row r="${digits}">`;
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column] ?? null;
    if (cell === null || cell === "") continue;
    xml += `<c r="${letters[column]}`;
    xml += digits;
    if (typeof cell === "number") xml += `"><v>${cell}</v></c>`;
    else if (typeof cell === "object") xml += `" s="${MOMENT}"><v>${serial(clock(cell))}</v></c>`;
    else if (style !== PLAIN) xml += `" s="${style}${inlineXml(cell)}`;
    else xml += texts.cellOf(cell) ?? inlineXml(cell);
  }
  return `${xml}</row>`;
}

const inlineXml = (text: string): string => `" t="inlineStr"><is>${textXml(cut(text))}</is></c>`;

/** Days since 30 December 1899, to the second, as Excel counts from March 1900 on. */
function serial(ms: number): number {
  return Number(((ms - FIRST_DAY) / days(1)).toFixed(8));
}

const FIRST_DAY = Date.UTC(1899, 11, 30);

function columnLetters(column: number): string {
  const rest = column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1);
  return rest + String.fromCharCode(65 + (column % 26));
}
