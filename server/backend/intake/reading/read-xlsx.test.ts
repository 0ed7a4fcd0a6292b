// Again on Node 24: zlib and streams are Node's own.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { collect, readAll } from "../../../../tests/support/spreadsheets/read-all";
import { type Cell, type WorkbookContent, writeXlsx } from "../../../../tests/support/spreadsheets/write-xlsx";
import { writeZip } from "../../../../tests/support/spreadsheets/write-zip";
import { ImportRefused } from "./import-refused";
import { readTable } from "./read-table";
import type { ReadOptions } from "./table";

const HEADER = ["Name", "Country", "City"];
const options: ReadOptions = { recognises: (title) => HEADER.includes(title) };
const cell = (attributes: string, inside: string): Cell => ({ attributes, inside });

const read = (content: WorkbookContent, more: ReadOptions = {}): ReturnType<typeof readAll> =>
  readAll(writeXlsx(content), { ...options, ...more });

async function refusal(content: Buffer, more: ReadOptions = {}): Promise<string> {
  const error = await readAll(content, { ...options, ...more }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error("was not refused", { cause: error });
  return error.code;
}

test.each([false, true])(
  "texts come back as they were written, in a table of their own or not (%s)",
  async (shared) => {
    const text = fc.string({ unit: "grapheme" }).map((value) => value.replace(/[^\P{C}\n\t]|_x|\p{Cn}/gu, ""));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constant("Nord"), text, text), { minLength: 1 }), async (rows) => {
        const table = await read({ sheets: [{ name: "S", rows: [HEADER, ...rows] }], shared });
        expect(table.all.map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  },
);

test("numbers, dates, identifiers with zeros, truth values and formulas become what a person sees", async () => {
  const rows: Cell[][] = [
    ["Name", "value"],
    ["number", cell("", "<v>0.30000000000000004</v>")],
    ["large", 100001013053],
    ["exponent", cell("", "<v>1.5E-3</v>")],
    ["date", cell('s="1"', "<v>45658</v>")],
    ["moment", cell('s="2"', "<v>45658.75</v>")],
    ["time", cell('s="3"', "<v>0.5</v>")],
    ["before the day that never was", cell('s="1"', "<v>59</v>")],
    ["zeros", cell('s="4"', "<v>12345678</v>")],
    ["money", cell('s="5"', "<v>1234.5</v>")],
    ["true", cell('t="b"', "<v>1</v>")],
    ["error", cell('t="e"', "<v>#N/A</v>")],
    ["ISO date", cell('t="d"', "<v>2025-01-31</v>")],
    ["formula", cell('t="str"', "<f>CONCATENATE(A1)</f><v>sum</v>")],
    ["formula without a value", cell("", "<f>SUM(A1)</f>")],
    ["rich", cell('t="inlineStr"', "<is><r><t>a</t></r><r><t>b</t></r><rPh><t>x</t></rPh></is>")],
    ["control", cell('t="str"', "<v>a_x000A_b</v>")],
  ];
  const formats = ["dd.mm.yyyy", 'yyyy\\-mm\\-dd"T"hh:mm', "[h]:mm", "000000000", '#,##0.00\\ "USD";[Red]-#,##0.00'];
  const table = await read({ sheets: [{ name: "S", rows }], formats });
  expect(table.all.map(({ cells, formulas }) => [cells[1], formulas].filter((part) => part !== undefined))).toEqual([
    ["0.3"],
    ["100001013053"],
    ["0.0015"],
    ["2025-01-01"],
    ["2025-01-01T18:00:00"],
    ["12:00:00"],
    ["1900-02-28"],
    ["012345678"],
    ["1234.5"],
    ["TRUE"],
    ["#N/A"],
    ["2025-01-31"],
    ["sum", [1]],
    ["", [1]],
    ["ab"],
    ["a\nb"],
  ]);
  const dated = { sheets: [{ name: "S", rows: [["Name"], [cell('s="1"', "<v>44196</v>")]] }], formats, from1904: true };
  expect((await read(dated)).all[0]?.cells).toEqual(["2025-01-01"]);
});

test("the first visible sheet with content is read, and another by its name", async () => {
  const sheets = [
    { name: "Hidden", state: "hidden" as const, rows: [HEADER, ["no", "DE", "Ulm"]] },
    { name: "Cover", rows: [] },
    { name: "Suppliers", rows: [HEADER, ["Nord", "DE", "Ulm"]] },
    { name: "Old & more", rows: [HEADER, ["Süd", "DE", "Bonn"]] },
  ];
  const first = await read({ sheets });
  expect([first.sheetNames, first.sheet, first.all[0]?.cells[0]]).toEqual([
    ["Cover", "Suppliers", "Old & more"],
    "Suppliers",
    "Nord",
  ]);
  const named = await read({ sheets }, { sheet: "Old & more" });
  expect([named.sheet, named.all[0]?.cells[0]]).toEqual(["Old & more", "Süd"]);
  expect(await refusal(writeXlsx({ sheets }), { sheet: "Missing" })).toBe("sheetMissing");
  expect(await refusal(writeXlsx({ sheets: sheets.slice(0, 2) }))).toBe("empty");
});

test("a cell merged over rows belongs to each of them, in the header too", async () => {
  const rows: Cell[][] = [
    ["Suppliers", null, null],
    ["Name", "Place", null],
    [null, "Country", "City"],
    ["Nord", "DE", "Ulm"],
    [null, "DE", "Bonn"],
    [null, null, null],
    ["Süd", "FR", "Lyon"],
  ];
  const table = await read({ sheets: [{ name: "S", rows, merges: ["A1:C1", "A2:A3", "B2:C2", "A4:A6"] }] });
  expect([table.headerRow, table.header]).toEqual([3, HEADER]);
  expect(table.all.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [4, "Nord"],
    [5, "Nord"],
    [7, "Süd"],
  ]);
});

test("what is not a plain workbook is refused with what to do about it", async () => {
  const plain = { sheets: [{ name: "S", rows: [HEADER, ["Nord", "DE", "Ulm"]] }] };
  const zip = (...names: string[]): Buffer => writeZip(names.map((name) => ({ name, content: "x" })));
  const cases: [Buffer, string][] = [
    [writeXlsx({ ...plain, extra: [{ name: "xl/vbaProject.bin", content: "x" }] }), "macros"],
    [writeXlsx({ ...plain, extra: [{ name: "more.zip", content: "x" }] }), "archive"],
    [writeXlsx({ ...plain, extra: [{ name: "../outside.xml", content: "x" }] }), "brokenWorkbook"],
    [zip("xl/workbook.bin", "_rels/.rels", "[Content_Types].xml"), "binaryWorkbook"],
    [zip("mimetype", "content.xml"), "openDocument"],
    [zip("word/document.xml"), "otherFormat"],
    [zip("suppliers.csv"), "archive"],
    [
      writeZip([
        { name: "[Content_Types].xml", content: "x" },
        { name: "_rels/.rels", content: "x", encrypted: true },
      ]),
      "encrypted",
    ],
    [writeXlsx(plain).subarray(0, 700), "brokenWorkbook"],
    [writeXlsx({ sheets: [{ name: "S", rows: [[cell('t="n"', "<v>1</w>")]] }] }), "brokenWorkbook"],
    [
      writeXlsx({
        ...plain,
        extra: [{ name: "xl/_rels/workbook.xml.rels", content: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }],
      }),
      "brokenWorkbook",
    ],
  ];
  for (const [content, code] of cases) expect(await refusal(content)).toBe(code);
});

test("a workbook that unpacks to too much is given up while it unpacks", async () => {
  const bomb = (row: string, count: number): Buffer =>
    writeXlsx({ sheets: [{ name: "S", rows: [HEADER, [cell('t="inlineStr"', row.repeat(count))]] }] });
  expect(await refusal(bomb("<is><t></t></is>", 1_000_000))).toBe("zipBomb");
  expect(await refusal(bomb("<!-- -->", 40_000), { limits: { inflatedBytes: 200_000 } })).toBe("zipBomb");
  expect(await refusal(bomb(`<is><t>${"a".repeat(40_000)}</t></is>`, 1))).toBe("cellTooLong");
  const shared = { sheets: [{ name: "S", rows: [HEADER, ["a".repeat(900), "b".repeat(900)]] }], shared: true };
  expect(await refusal(writeXlsx(shared), { limits: { sharedCharacters: 1000 } })).toBe("zipBomb");
  expect(await refusal(writeXlsx(shared), { limits: { zipEntries: 3 } })).toBe("zipBomb");
  expect(await refusal(writeXlsx(shared), { limits: { workbookBytes: 1000 } })).toBe("tooManyBytes");
});

test("a limit is refused at its row and column", async () => {
  const wide = { sheets: [{ name: "S", rows: [HEADER, ["Nord", "DE", "Ulm", "more"]] }] };
  await expect(read(wide, { limits: { columns: 3 } })).rejects.toMatchObject({
    code: "tooManyColumns",
    row: 2,
    column: 4,
  });
  await expect(read(wide, { limits: { cellLength: 3 } })).rejects.toMatchObject({ code: "cellTooLong" });
  const long = { sheets: [{ name: "S", rows: [HEADER, ["a", "DE", "Ulm"], ["b", "DE", "Ulm"]] }] };
  await expect(read(long, { limits: { rows: 1 } })).rejects.toMatchObject({ code: "tooManyRows", row: 3 });
});

test("changed bytes are read or refused, and nothing else happens", async () => {
  const rows = [HEADER, ["Nord & Söhne", "DE", "Ulm"], ["Süd", "FR", "Lyon"]];
  const original = writeXlsx({ sheets: [{ name: "S", rows, merges: ["A1:A2"] }], formats: ["dd.mm.yy"], shared: true });
  const change = fc.tuple(fc.nat(original.length - 1), fc.nat(255), fc.integer({ min: 1, max: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(original);
      for (const [at, value, length] of changes) bytes.fill(value, at, Math.min(at + length, bytes.length));
      const error = await readAll(bytes, options).catch((thrown: unknown) => thrown);
      if (error instanceof Error) expect(error).toBeInstanceOf(ImportRefused);
    }),
    { numRuns: 500 },
  );
});

test("changed XML inside a sound zip is read or refused, and nothing else happens", async () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" s="1"><f>1</f><v>45000</v></c></row></sheetData></worksheet>';
  const workbook = { sheets: [{ name: "S", rows: [] }], formats: ["dd.mm.yy"] };
  await fc.assert(
    fc.asyncProperty(fc.nat(sheet.length), fc.nat(12), fc.string({ maxLength: 6 }), async (at, length, inserted) => {
      const content = sheet.slice(0, at) + inserted + sheet.slice(at + length);
      const bytes = writeXlsx({ ...workbook, extra: [{ name: "xl/worksheets/sheet1.xml", content }] });
      const error = await readAll(bytes, options).catch((thrown: unknown) => thrown);
      if (error instanceof Error) expect(error).toBeInstanceOf(ImportRefused);
    }),
    { numRuns: 300 },
  );
});

test("a workbook is read from its path as from a stream", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-import-"));
  try {
    const path = join(folder, "suppliers.xlsx");
    await writeFile(path, writeXlsx({ sheets: [{ name: "S", rows: [HEADER, ["Nord", "DE", "Ulm"]] }] }));
    const table = await readTable(path, options);
    expect([table.format, (await collect(table.rows)).length]).toEqual(["xlsx", 1]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
