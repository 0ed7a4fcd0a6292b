import { titlesOf } from "../header";
import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import { withBudget } from "../recognise";
import type { ReadOptions, Row } from "../table";
import type { CellContext } from "./cell-text";
import { readVerticalMerges } from "./merges";
import { requirePlainWorkbook } from "./package-kind";
import { readSharedStrings } from "./shared-strings";
import { sheetRows } from "./sheet-rows";
import { readStyles } from "./styles";
import { readWorkbookParts, type Sheet } from "./workbook";
import { openZip, type Zip } from "./zip";

export interface WorkbookTable {
  sheetNames: string[];
  sheet: string;
  rows: AsyncGenerator<Row, void>;
}

/** An .xlsx file, by path or from memory → the rows of one sheet. The file is closed when the rows are at their end. */
export async function readWorkbook(
  content: string | Buffer,
  options: Pick<ReadOptions, "sheet" | "recognises">,
  limits: ReadLimits,
): Promise<WorkbookTable> {
  const zip = await openZip(content, limits);
  try {
    requirePlainWorkbook(zip);
    const workbook = await readWorkbookParts(zip);
    const context: CellContext = {
      from1904: workbook.from1904,
      styles: workbook.styles === null ? [] : await readStyles(zip.part(workbook.styles)),
      sharedStrings:
        workbook.sharedStrings === null ? [] : await readSharedStrings(zip.part(workbook.sharedStrings), limits),
    };
    const visible = workbook.sheets.filter(({ hidden }) => !hidden);
    const sheets = wanted(workbook.sheets, visible, options);
    const ordered = await likeliestFirst(sheets, (sheet) => titlesIn(zip, sheet, context, limits, options.recognises));
    const { sheet, rows } = await firstWithContent(zip, ordered, context, limits);
    return { sheetNames: visible.map(({ name }) => name), sheet, rows };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function wanted(sheets: readonly Sheet[], visible: readonly Sheet[], options: Pick<ReadOptions, "sheet">): Sheet[] {
  if (options.sheet === undefined) return [...visible];
  const named = sheets.filter(({ name }) => name === options.sheet);
  if (named.length > 0) return named;
  const params = { sheet: options.sheet, sheets: visible.map(({ name }) => name).join(", ") };
  throw new ImportRefused("sheetMissing", { params });
}

/** Of this many sheets the first rows are looked at; a list stands among them. */
const MOST_LOOKED_AT = 12;
const ROWS_LOOKED_AT = 30;
const MOST_ASKED = 3_000;
/** A sheet before the one with the most known titles is meant if it has nearly as many. */
const NEARLY = 0.6;

/** The sheets in their order, but for the first that has the titles of a list: notes, cover sheets and pivots stand before and behind it. */
async function likeliestFirst(sheets: Sheet[], titles: (sheet: Sheet) => Promise<number>): Promise<Sheet[]> {
  if (sheets.length < 2) return sheets;
  const counts: number[] = [];
  for (const sheet of sheets.slice(0, MOST_LOOKED_AT)) counts.push(await titles(sheet));
  const most = Math.max(...counts);
  const at = most < 2 ? 0 : counts.findIndex((count) => count >= most * NEARLY);
  return [...sheets.slice(at, at + 1), ...sheets.slice(0, at), ...sheets.slice(at + 1)];
}

/** The most known titles that one of the first rows of a sheet has. */
async function titlesIn(
  zip: Zip,
  { part }: Sheet,
  context: CellContext,
  limits: ReadLimits,
  recognises: ReadOptions["recognises"],
): Promise<number> {
  if (recognises === undefined) return 0;
  const known = withBudget(recognises, MOST_ASKED);
  const rows = sheetRows(zip.part(part), context, new Map(), limits);
  let [most, looked] = [0, 0];
  for await (const row of rows) {
    const titles = new Set(titlesOf(row).filter((title) => title !== "" && known(title)));
    most = Math.max(most, titles.size);
    if (++looked >= ROWS_LOOKED_AT) break;
  }
  return most;
}

async function firstWithContent(
  zip: Zip,
  sheets: readonly Sheet[],
  context: CellContext,
  limits: ReadLimits,
): Promise<{ sheet: string; rows: AsyncGenerator<Row, void> }> {
  for (const { name, part } of sheets) {
    const merges = await readVerticalMerges(zip.part(part));
    const rows = sheetRows(zip.part(part), context, merges, limits);
    const first = await rows.next();
    if (!first.done) return { sheet: name, rows: thenClose(zip, first.value, rows) };
  }
  throw new ImportRefused("empty");
}

async function* thenClose(zip: Zip, first: Row, rest: AsyncGenerator<Row, void>): AsyncGenerator<Row, void> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
    zip.close();
  }
}
