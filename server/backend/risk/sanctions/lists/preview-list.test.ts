import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { fileOf } from "../../../../../tests/support/lists/file-of";
import { addCustomer } from "../../../../../tests/support/network";
import { importList, type ListImport } from "./import-list";
import { packedFile } from "./list-file";
import { ListLoss, ListRefused } from "./list-refused";
import { previewList } from "./preview-list";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const csv = (...rows: string[]): ListImport => ({
  name: "own",
  files: [fileOf("own.csv", Buffer.from(["Reference;Name;Type;Country", ...rows].join("\n")))],
});
const row = (n: number, country = "Iran") => `${n};Quellmar ${n};Entity;${country}`;
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));

const preview = async (input: ListImport) => {
  const customerId = await db.database.asSystem((tx) => addCustomer(tx, `c${Math.random()}`));
  return previewList(db.database, { customerId, userId: null }, input);
};
const stored = () =>
  db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select (select count(*)::int from sanctions_lists) as lists, (select count(*)::int from sanctions_list_versions) as versions,
        (select count(*)::int from sanctions_entities) as entities`);
    return rows[0];
  });

test("a preview says what the import then does, and stores nothing", async () => {
  expect((await preview(csv(...rows(4)))).plan).toMatchObject({ entities: 4, before: 0, added: 4, losesMost: false });
  expect(await stored()).toEqual({ lists: 0, versions: 0, entities: 0 });
  await importList(db.database, csv(...rows(4)));
  const next = csv(row(0), row(1, "Russia"), row(2), row(9), "10;;Entity;Iran", row(2));
  const before = await stored();
  const { plan, ...told } = await preview(next);
  expect(told).toMatchObject({ format: "table", currentVersion: 1, nothingNew: false, refusal: null });
  expect(told.files).toEqual([{ name: "own.csv", part: null, columns: ["Reference", "Name", "Type", "Country"] }]);
  expect(await stored()).toEqual(before);
  const { entities, aliases, added, changed, removed, problemCount } = await importList(db.database, next);
  expect(plan).toMatchObject({ entities, aliases, added, changed, removed, problemCount, before: 4 });
  expect({ added, changed }).toEqual({ added: 1, changed: 1 });
  expect(await preview(next)).toMatchObject({ nothingNew: true, plan: null, currentVersion: 2 });
});

test("more entries leave than stay only where somebody has said how many may", async () => {
  await importList(db.database, csv(...rows(9)));
  const part = csv(...rows(4));
  expect((await preview(part)).plan).toMatchObject({ removed: 5, before: 9, losesMost: true });
  for (const acceptLoss of [undefined, 0, 4]) {
    const attempt = importList(db.database, { ...part, acceptLoss });
    await expect(attempt).rejects.toBeInstanceOf(ListLoss);
    await expect(attempt).rejects.toThrow("5 of 9 entries would leave the list. Is the file whole?");
  }
  expect(await stored()).toEqual({ lists: 1, versions: 1, entities: 9 });
  expect(await importList(db.database, { ...part, acceptLoss: 5 })).toMatchObject({ version: 2, removed: 5 });
});

test("half of a list may leave without a word", async () => {
  await importList(db.database, csv(...rows(8)));
  expect((await preview(csv(...rows(4)))).plan).toMatchObject({ removed: 4, losesMost: false });
  expect(await importList(db.database, csv(...rows(4)))).toMatchObject({ removed: 4 });
});

test("OFAC's files are known by what they hold, in any order", async () => {
  const file = (part: string) =>
    fileOf(`${part}.csv`, readFileSync(new URL(`../../../intake/lists/ofac/fixtures/${part}.csv`, import.meta.url)));
  const parts = ["comments", "aliases", "entities", "addresses"];
  const { format, files } = await preview({ name: "any", files: parts.map(file) });
  expect(format).toBe("ofac");
  expect(files.map(({ part }) => part)).toEqual(parts);
});

test("a table whose columns say no name is answered with its titles, and read once somebody has said it", async () => {
  const files = [fileOf("own.csv", Buffer.from("xq;Country\nNord Werk;Iran\n"))];
  const found = await preview({ name: "own", files });
  expect(found).toMatchObject({ plan: null, refusal: { code: "noName" }, files: [{ columns: ["xq", "Country"] }] });
  // The others are known without it.
  expect(found.mapping).toEqual({ countries: "Country" });
  const said = await preview({ name: "own", files, mapping: { name: "xq" } });
  expect(said).toMatchObject({ refusal: null, mapping: { name: "xq", countries: "Country" }, plan: { added: 1 } });
});

test("what an import refuses, a preview refuses with the same words", async () => {
  const odd = { name: "un", files: [fileOf("x.csv", Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"))] };
  const [one, other] = await Promise.all([
    preview(odd).catch((error: Error) => error),
    importList(db.database, odd).catch((error: Error) => error),
  ]);
  expect(one).toBeInstanceOf(ListRefused);
  expect((one as Error).message).toBe((other as Error).message);
});

test("a table of more rows than anybody waits for is refused with their number, however short they are", async () => {
  const text = Buffer.from(`Name;Type\n${"a;x\n".repeat(300_001)}`);
  const attempt = importList(db.database, { name: "own", files: [await packedFile("own.csv", [text])] });
  await expect(attempt).rejects.toMatchObject({
    ...{ name: "ListRefused", message: "the files have more than 300000 rows, which are the most that are read" },
    reason: { code: "tooManyRows", params: { most: 300_000 } },
  });
  expect(await stored()).toEqual({ lists: 0, versions: 0, entities: 0 });
}, 180_000);
