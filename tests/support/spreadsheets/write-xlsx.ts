import { writeZip, type ZipPart } from "./write-zip";

/** A cell: its text, a number, or the inside of a `<c>` with its attributes for what has no shorter form. */
export type Cell = string | number | null | { attributes: string; inside: string };

export interface SheetContent {
  name: string;
  state?: "hidden" | "veryHidden";
  rows: readonly (readonly Cell[])[];
  merges?: readonly string[];
}

export interface WorkbookContent {
  sheets: readonly SheetContent[];
  /** Format codes; cell style N + 1 is the Nth of them. */
  formats?: readonly string[];
  from1904?: boolean;
  /** Texts in a table of their own, as Excel writes them; else in the cells. */
  shared?: boolean;
  extra?: readonly ZipPart[];
}

/** An .xlsx file in memory. */
export function writeXlsx({ sheets, formats = [], from1904, shared, extra = [] }: WorkbookContent): Buffer {
  const strings = new Map<string, number>();
  const sheetParts = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: sheetXml(sheet, shared ? strings : null),
  }));
  const sheetList = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ""} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map((_, index) => relation(index + 1, "worksheet", `worksheets/sheet${index + 1}.xml`));
  relations.push(relation(sheets.length + 1, "styles", "styles.xml"));
  if (shared) relations.push(relation(sheets.length + 2, "sharedStrings", "sharedStrings.xml"));
  return writeZip([
    { name: "[Content_Types].xml", content: `${XML}<Types/>` },
    { name: "_rels/.rels", content: relationships([relation(1, "officeDocument", "xl/workbook.xml")]) },
    {
      name: "xl/workbook.xml",
      content: `${XML}<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${sheetList.join("")}</sheets></workbook>`,
    },
    { name: "xl/_rels/workbook.xml.rels", content: relationships(relations) },
    { name: "xl/styles.xml", content: stylesXml(formats) },
    ...sheetParts,
    ...(shared ? [{ name: "xl/sharedStrings.xml", content: sharedXml(strings) }] : []),
    ...extra,
  ]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function sheetXml({ rows, merges = [] }: SheetContent, strings: Map<string, number> | null): string {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, strings)).join("");
    return `<row r="${row + 1}">${inside}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return `${XML}<worksheet><sheetData>${lines.join("")}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: Cell, place: string, strings: Map<string, number> | null): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c r="${place}" ${cell.attributes}>${cell.inside}</c>`;
  if (strings === null)
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  const index = strings.get(cell) ?? strings.size;
  strings.set(cell, index);
  return `<c r="${place}" t="s"><v>${index}</v></c>`;
}

const sharedXml = (strings: Map<string, number>): string =>
  `${XML}<sst>${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`;

function stylesXml(formats: readonly string[]): string {
  const list = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`);
  const cells = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  return `${XML}<styleSheet><numFmts>${list.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join("")}</cellXfs></styleSheet>`;
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const relationships = (list: readonly string[]): string => `${XML}<Relationships>${list.join("")}</Relationships>`;

const letters = (column: number): string =>
  (column < 26 ? "" : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;").replace(/\r/g, "&#13;");
