import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer } from "../../../../../tests/support/network";
import type { Import } from "./import-steps";
import { mustBeNewFile } from "./same-file";

let db: TestDatabase;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "same-file"));
});
afterAll(() => db.drop());

/** How many others would wait for what a transaction holds that was asked for this import. */
const locksOf = (found: Partial<Import>, again: boolean) =>
  db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const asked = { kind: "suppliers", fileHash: "f00d", mapping: {}, appliedAt: null, ...found } as unknown as Import;
    await mustBeNewFile(tx, { customerId, importId: 1 }, asked, { again });
    const { rows } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`);
    return rows[0]?.n;
  });

test("two who import one file at the same time wait for each other, also where one of them means it", async () => {
  expect([await locksOf({}, false), await locksOf({}, true)]).toEqual([1, 1]);
  // Further rows of an import are no second import of its file.
  expect(await locksOf({ appliedAt: new Date() }, true)).toBe(0);
});
