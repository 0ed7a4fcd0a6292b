import { escaped } from "./escaped";
import { sharedTexts } from "./shared-texts";
import { type Sheet, sheetXml } from "./sheet-xml";
import type { WallClock } from "./wall-clock";
import { type ZipEntry, zipStream } from "./zip-stream";

/**
 * An .xlsx file as it is made, its sheets one after the other: a later one may tell of what an earlier one held. Texts are
 * texts, whatever they begin with; moments are shown as the clock has them.
 */
export function workbookStream(sheets: readonly Sheet[], clock: WallClock): AsyncGenerator<Buffer, void> {
  return zipStream(parts(sheets, clock));
}

function* parts(sheets: readonly Sheet[], clock: WallClock): Generator<ZipEntry> {
  for (const [name, xml] of Object.entries(frame(sheets))) yield { name, content: [Buffer.from(HEAD + xml)] };
  const texts = sharedTexts();
  for (const [index, sheet] of sheets.entries()) {
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet, { clock, texts }) };
  }
  yield { name: "xl/sharedStrings.xml", content: [Buffer.from(HEAD + texts.xml())] };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function frame(sheets: readonly Sheet[]): Record<string, string> {
  const numbered = sheets.map(({ name }, index) => ({ name: escaped(sheetName(name)), id: index + 1 }));
  const overrides = numbered.map(({ id }) => override(`/xl/worksheets/sheet${id}.xml`, "worksheet"));
  const relations = numbered.map(({ id }) => relation(id, "worksheet", `worksheets/sheet${id}.xml`));
  const list = numbered.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`);
  return {
    "[Content_Types].xml":
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `${override("/xl/workbook.xml", "sheet.main")}${override("/xl/styles.xml", "styles")}` +
      `${override("/xl/sharedStrings.xml", "sharedStrings")}${overrides.join("")}</Types>`,
    "_rels/.rels": relationships([relation(1, "officeDocument", "xl/workbook.xml")]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...relations,
      relation(sheets.length + 1, "styles", "styles.xml"),
      relation(sheets.length + 2, "sharedStrings", "sharedStrings.xml"),
    ]),
    "xl/styles.xml": STYLES,
  };
}

/** 31 characters at most, and none of those that a reference to a cell is written with. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, " ").slice(0, 31);

const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`;
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationships = (list: readonly string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list.join("")}</Relationships>`;

/** Plain, the heading's, and a moment's: their places are known in `sheet-xml.ts`. */
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
