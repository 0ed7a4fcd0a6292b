import { and, asc, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { apply, dump, read, undo } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { writeXlsx } from "../../../../../tests/support/spreadsheets/write-xlsx";
import { drainJobs } from "../../../main/drain";
import { importRows, imports } from "../../../platform/db/schema/imports";
import type { ImportKey } from "./import-key";
import { one } from "./import-steps";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const drain = () => drainJobs(db.connection, db.database, pino({ level: "silent" }));

const CELLS = [
  ["Lieferant", "Land", "Ort", "LEI", "Muttergesellschaft"],
  ["Müller Süd GmbH", "Deutschland", "Ulm", "529900T8BM49AURSDO55", "Müller Holding"],
  ["Zhejiang Lotus Textile Co., Ltd.", "CN", "Ningbo", "", ""],
  ["İzmir Demir A.Ş.", "Türkiye", "İzmir", "", "Müller Holding"],
  ["MULLER SUD", "DE", "Ulm", "529900T8BM49AURSDO55", ""],
  ["Nowhere AG", "Atlantis", "", "", ""],
];
const csv = (delimiter: string): string => CELLS.map((cells) => cells.join(delimiter)).join("\r\n");

const stateOf = (key: ImportKey) =>
  db.database.asSystem(async (tx) => (await tx.select().from(imports).where(one(key)))[0]);
const rowsOf = (key: ImportKey) =>
  db.database.asSystem((tx) =>
    tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.customerId, key.customerId), eq(importRows.importId, key.importId)))
      .orderBy(asc(importRows.row)),
  );

test.each([
  ["semicolons in UTF-8 with a BOM", Buffer.from(`\ufeff${csv(";")}`)],
  ["tabs in UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv("\t"), "utf16le")])],
  ["an XLSX workbook", writeXlsx({ sheets: [{ name: "Liste", rows: CELLS }] })],
])("%s comes in with its states, countries and reasons", async (_, content) => {
  const key = await read(db.database, nordwind, content);
  expect(await stateOf(key)).toMatchObject({
    step: "review",
    state: "Done",
    counts: { create: 3, repeated: 1, refused: 1 },
  });
  const rows = await rowsOf(key);
  expect(rows.map(({ row, state, repeats }) => [row, state, repeats])).toEqual([
    [2, "create", null],
    [3, "create", null],
    [4, "create", null],
    [5, "repeated", 2],
    [6, "refused", null],
  ]);
  expect(rows.map(({ candidate }) => candidate?.country)).toEqual(["DE", "CN", "TR", "DE", null]);
  expect(rows[4]?.reasons).toEqual([
    expect.objectContaining({ key: "imports:problems.countryUnknown", column: 2, title: "Land", severity: "error" }),
  ]);
});

test("an applied import makes, follows and connects its targets, and a second one of the same list makes nothing", async () => {
  await apply(db.database, await read(db.database, nordwind, csv(";"), { options: { collection: "Direkt" } }));
  await drain();
  const once = await dump(db.database);
  expect(once.follows).toHaveLength(3);
  expect(once.target_parents).toHaveLength(2);
  expect(once.collection_targets).toHaveLength(3);
  const again = await read(db.database, nordwind, csv(";"));
  expect((await stateOf(again))?.counts).toEqual({ join: 3, repeated: 1, refused: 1 });
  await apply(db.database, again);
  await drain();
  expect(await dump(db.database)).toEqual(once);
});

test("an import that would make its collection larger than the plan allows does nothing and says so", async () => {
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`update customers set graph_limit = 2 where id = ${nordwind}`);
    await tx.execute(
      sql`insert into collections (customer_id, name, tiers_enabled) values (${nordwind}, 'Direkt', true)`,
    );
  });
  const before = await dump(db.database);
  const key = await read(db.database, nordwind, csv(";"), { options: { collection: "Direkt" } });
  await apply(db.database, key);
  expect(await stateOf(key)).toMatchObject({
    state: "Failed",
    refusal: {
      code: "graph_size_reached",
      key: "imports:refused.graphSize",
      params: { collection: "Direkt", size: 3, limit: 2 },
    },
  });
  await drain();
  expect(await dump(db.database)).toEqual(before);
});

test("an undone import leaves every table as it was, byte for byte", async () => {
  await apply(
    db.database,
    await read(db.database, nordwind, "Name;Country;City\nMüller Süd;DE;Ulm\nZhejiang Lotus Textile;CN;Ningbo"),
  );
  await drain();
  const before = await dump(db.database);
  const key = await read(db.database, nordwind, csv(";"), { options: { collection: "Direkt" } });
  await apply(db.database, key);
  await drain();
  expect((await stateOf(key))?.counts).toEqual({ created: 1, joined: 2, repeated: 1, refused: 1 });
  expect(await dump(db.database)).not.toEqual(before);
  await undo(db.database, key);
  await drain();
  expect(await dump(db.database)).toEqual(before);
  expect(await stateOf(key)).toMatchObject({ step: "undone", state: "Done" });
});

test("of a long list the planner hears before anybody looks at it", async () => {
  const lines = Array.from({ length: 5000 }, (_, row) => `Mill ${row} Nord;DE;Ulm`);
  await read(db.database, nordwind, Buffer.from(`Lieferant;Land;Ort\n${lines.join("\n")}\n`));
  const { rows } = await asOwner(
    db.connection,
    "select reltuples::int as n from pg_class where relname = 'import_rows'",
  );
  expect(rows).toEqual([{ n: 5000 }]);
});
