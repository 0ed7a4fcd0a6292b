import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minutes } from "~/time/duration";
import { supplierLines } from "../../../../../tests/bench/import/supplier-lines";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { apply, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { importRows } from "../../../platform/db/schema/imports";
import { supplierKind } from "../kinds/suppliers/kind";
import type { ImportKey } from "./import-key";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.drop();
});

const fileOf = (lines: readonly string[][]) => lines.map((cells) => cells.join(";")).join("\n");
const rowsOf = ({ importId }: ImportKey) =>
  db.database.asSystem((tx) =>
    tx
      .select({
        ...{ row: importRows.row, state: importRows.state, reasons: importRows.reasons, score: importRows.score },
        ...{ targetId: importRows.targetId, repeats: importRows.repeats, candidate: importRows.candidate },
      })
      .from(importRows)
      .where(sql`import_id = ${importId}`)
      .orderBy(importRows.row),
  );

test("rows that are compared while the file is read become what they become when they are compared behind it", {
  timeout: minutes(2),
}, async () => {
  const [titles = [], ...lines] = supplierLines(450);
  await apply(db.database, await read(db.database, nordwind, fileOf([titles, ...lines.slice(200, 330)])));
  // Known ones at the beginning and behind it, and some of them once more at the end.
  const list = fileOf([titles, ...lines.slice(300), ...lines.slice(0, 300), ...lines.slice(310, 330)]);
  const see = vi.spyOn(supplierKind, "beside");
  const beside = await rowsOf(await read(db.database, nordwind, list));
  const [compared] = see.mock.results.map(({ value }) => value.from);
  expect(compared).toBeGreaterThan(1);
  expect(compared).toBeLessThan(450);
  see.mockReturnValue({ from: null, see: async () => undefined, write: async () => undefined });
  expect(beside).toEqual(await rowsOf(await read(db.database, nordwind, list)));
  const counts: Record<string, number> = {};
  for (const { state } of beside) counts[state] = (counts[state] ?? 0) + 1;
  expect(counts).toMatchObject({
    ...{ join: expect.any(Number), create: expect.any(Number) },
    ...{ waiting: expect.any(Number), repeated: expect.any(Number) },
  });
});
