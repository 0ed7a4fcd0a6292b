import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
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
  options: Pick<ReadOptions, "sheet">,
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
    const { sheet, rows } = await firstWithContent(zip, wanted(workbook.sheets, visible, options), context, limits);
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
