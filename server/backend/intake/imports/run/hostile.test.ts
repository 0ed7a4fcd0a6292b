import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { dump, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { writeXlsx } from "../../../../../tests/support/spreadsheets/write-xlsx";
import { importPieces, importRows, imports } from "../../../platform/db/schema/imports";
import { one } from "./import-steps";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const HEADER = ["Name", "Country"];
const bombCell = { attributes: 't="inlineStr"', inside: "<is><t></t></is>".repeat(1_000_000) };

test.each<[string, () => Buffer, object]>([
  [
    "a workbook that unpacks without end",
    () => writeXlsx({ sheets: [{ name: "S", rows: [HEADER, [bombCell]] }] }),
    { key: "imports:refused.zipBomb" },
  ],
  [
    "one column of megabytes",
    () => Buffer.concat([Buffer.from("Name;Country\nNord;DE\n"), Buffer.alloc(40_000_000, "a")]),
    { key: "imports:refused.cellTooLong", row: 3, column: 1 },
  ],
  [
    "a cell of a workbook beyond all measure",
    () => writeXlsx({ sheets: [{ name: "S", rows: [HEADER, ["Nord", "DE"], ["Süd", "a".repeat(40_000)]] }] }),
    { key: "imports:refused.cellTooLong", row: 3, column: 2 },
  ],
  [
    "bytes that are no text",
    () => Buffer.concat([Buffer.from("Name;Country\nNord;DE\nS\0d;DE\n"), Buffer.from([0, 1, 2, 3])]),
    { key: "imports:refused.binary", row: expect.any(Number) },
  ],
  ["a picture", () => Buffer.from("89504e470d0a1a0a0000", "hex"), { key: "imports:refused.otherFormat" }],
  ["nothing", () => Buffer.alloc(0), { key: "imports:refused.empty" }],
  [
    "more columns than a list has",
    () => Buffer.from(`Name;Country\nNord;DE${";x".repeat(600)}`),
    { key: "imports:refused.tooManyColumns", row: 2, column: 501 },
  ],
])("%s is refused, and nothing of it is kept", async (_, content, refusal) => {
  const before = await dump(db.database);
  const key = await read(db.database, nordwind, content());
  const left = await db.database.asSystem(async (tx) => ({
    imported: (await tx.select().from(imports).where(one(key)))[0],
    rows: await tx.select().from(importRows),
    pieces: await tx.select({ piece: importPieces.piece }).from(importPieces),
  }));
  expect(left).toMatchObject({ imported: { step: "read", state: "Failed", refusal }, rows: [], pieces: [] });
  expect(await dump(db.database)).toEqual(before);
});

test("a formula in a cell is refused with its row and column, and the other rows are not", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nNord;DE\n=cmd|' /C calc'!A0;DE\nSüd;FR");
  const rows = await db.database.asSystem((tx) => tx.select().from(importRows).orderBy(importRows.row));
  expect(rows.map(({ row, state }) => [row, state])).toEqual([
    [2, "create"],
    [3, "refused"],
    [4, "create"],
  ]);
  expect(rows[1]?.reasons).toEqual([
    expect.objectContaining({ key: "imports:problems.formulaRefused", column: 1, severity: "error" }),
  ]);
  expect(key.importId).toBeGreaterThan(0);
});

test("characters that no database keeps are replaced, not stumbled over", async () => {
  const name = { attributes: 't="inlineStr"', inside: "<is><t>Nord _x0000_ _xD800_ AG</t></is>" };
  const key = await read(db.database, nordwind, writeXlsx({ sheets: [{ name: "S", rows: [HEADER, [name, "DE"]] }] }));
  const [row] = await db.database.asSystem((tx) => tx.select().from(importRows));
  expect(row).toMatchObject({ state: "create", candidate: { name: expect.stringContaining("Nord") } });
  expect(key.importId).toBeGreaterThan(0);
});
