// Again on Node 24: streams of the web and compression are Node's own.
import fc from "fast-check";
import { expect, test } from "vitest";
import { collect, readAll } from "../../../../tests/support/spreadsheets/read-all";
import type { Cell, Rows } from "./cell";
import { csvStream } from "./csv";
import { sharedTexts, textXml } from "./shared-texts";
import { wallClock } from "./wall-clock";
import { workbookStream } from "./workbook";

const UTC = wallClock("UTC");
const bytesOf = async (file: AsyncIterable<Buffer>) => Buffer.concat(await collect(file));
const sheet = (name: string, rows: Rows) => ({ name, widths: [10, 10, 10], hasHeading: true, rows });
const workbook = (rows: Rows, clock = UTC) => bytesOf(workbookStream([sheet("Alerts", rows)], clock));
const HEADING = ["Name", "Count", "When"];

async function cellsOf(content: Buffer, options: { sheet?: string } = {}): Promise<string[][]> {
  const { all } = await readAll(content, { headerRow: 0, ...options });
  return all.map(({ cells }) => cells);
}

test("texts, numbers and moments come back as what they are", async () => {
  const at = new Date("2026-11-21T13:45:10Z");
  const file = await workbook([
    [HEADING],
    [
      ['Ø & <b> "q" 汉字 😀', 42.5, at],
      [null, 0, null],
    ],
  ]);
  expect(await cellsOf(file)).toEqual([HEADING, ['Ø & <b> "q" 汉字 😀', "42.5", "2026-11-21T13:45:10"], ["", "0", ""]]);
});

test("a formula in a workbook is a text, and in a CSV too", async () => {
  const evil = ['=cmd|" /C calc"!A0', "@SUM(A1)", "+1+1", "-2+3", "＝1+1", "＋1", "－1", "＠SUM(A1)"];
  const file = await workbook([[evil]]);
  const { all } = await readAll(file, { headerRow: 0 });
  expect(all).toEqual([{ number: 1, cells: evil }]);
  const csv = await bytesOf(csvStream([[evil]], UTC));
  expect(await cellsOf(csv)).toEqual([evil.map((text) => `'${text}`)]);
});

test.each(["\t=1", "\r=1", "\n=1"])("what stands behind %j is no formula in a CSV either", async (text) => {
  expect(String(await bytesOf(csvStream([[[text]]], UTC)))).toBe(`\ufeff"'${text}"\r\n`);
});

test("any text that a spreadsheet can hold survives both kinds of file", async () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).map((one) => `a${one.replace(/\p{C}|\s/gu, " ").trim()}`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 4 }), async (texts) => {
      expect(await cellsOf(await workbook([[texts]]))).toEqual([texts]);
      expect(await cellsOf(await bytesOf(csvStream([[texts, texts]], UTC)))).toEqual([texts, texts]);
    }),
    { numRuns: 50 },
  );
});

test("what no file can hold is left out, and what looks like an escape is kept", async () => {
  const long = "x".repeat(40_000);
  const file = await workbook([[["a\0\x07b\ud800\uffff", "_x0041_", "two\r\nlines", long]]]);
  expect(await cellsOf(file)).toEqual([["ab", "_x0041_", "two\nlines", "x".repeat(32_767)]]);
});

test("texts of any length come back whole where one piece ends and the next begins", async () => {
  const rows = Array.from({ length: 60 }, (_, number) => [
    "汉".repeat((number * 997) % 32_767),
    "😀ü".repeat(number),
    `${number}`,
  ]);
  const file = await workbook([[HEADING], rows]);
  expect((await cellsOf(file)).slice(1)).toEqual(rows);
});

test("a second sheet may tell what the first one held", async () => {
  let count = 0;
  async function* rows() {
    for (; count < 3; count += 1) yield [[`Row ${count}`]];
  }
  function* about() {
    yield [["Rows", count]];
  }
  const file = await bytesOf(workbookStream([sheet("Alerts", rows()), sheet("About: this/file", about())], UTC));
  expect(await cellsOf(file)).toHaveLength(3);
  expect(await cellsOf(file, { sheet: "About  this file" })).toEqual([["Rows", "3"]]);
});

test.each([
  ["Europe/Berlin", "2026-03-29T00:59:00Z", "2026-03-29T01:59:00"],
  ["Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00"],
  ["Europe/Berlin", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00"],
  ["America/St_Johns", "2026-11-21T03:00:00Z", "2026-11-20T23:30:00"],
  ["Asia/Kolkata", "1999-12-31T20:00:00Z", "2000-01-01T01:30:00"],
])("in %s %s is shown as %s", async (zone, at, shown) => {
  const [[cell]] = (await cellsOf(await workbook([[[new Date(at)]]], wallClock(zone)))) as [[Cell]];
  expect(cell).toBe(shown);
});

test("a source that fails makes the file fail, and a reader that leaves ends the source", async () => {
  let ended = 0;
  async function* rows(fails: boolean) {
    try {
      for (let n = 0; n < 100_000; n += 1) {
        if (fails && n === 5) throw new Error("The database is away");
        yield [[`Row ${n} ${Math.random()}`]];
      }
    } finally {
      ended += 1;
    }
  }
  await expect(workbook(rows(true))).rejects.toThrow("The database is away");
  for await (const _ of workbookStream([sheet("Alerts", rows(false))], UTC)) if (_.length > 1000) break;
  await expect.poll(() => ended).toBe(2);
});

test("white space at the ends of a text is told of, as a reader may drop it else", () => {
  expect([" a", "a\n", "a b"].map(textXml)).toEqual([
    '<t xml:space="preserve"> a</t>',
    '<t xml:space="preserve">a\n</t>',
    "<t>a b</t>",
  ]);
});

test("words that come again stand once in the file, and more of them than it keeps stand in their cells", async () => {
  const words = Array.from({ length: 10_050 }, (_, number) => [`word ${number}`, "the same"]);
  const file = await workbook([[["Word", "Same"]], words, words.slice(-1)]);
  expect((await cellsOf(file)).slice(1)).toEqual([...words, ...words.slice(-1)]);
  const texts = sharedTexts();
  expect([texts.cellOf("a"), texts.cellOf("b"), texts.cellOf("a"), texts.cellOf("x".repeat(33))]).toEqual([
    '" t="s"><v>0</v></c>',
    '" t="s"><v>1</v></c>',
    '" t="s"><v>0</v></c>',
    undefined,
  ]);
});
