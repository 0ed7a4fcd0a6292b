import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { inOrder, ORDERS } from "./orders";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test.each([
  ["NewestFirst", "all"],
  ["NewestFirst", "new"],
  ["OldestFirst", "all"],
  ["OldestFirst", "new"],
  ["HighestPriority", "new"],
  ["TopThisWeek", "new"],
] as const)("the order %s of the status %s comes out of an index, unsorted", async (order, statusId) => {
  const plan = await db.database.asCustomer({ customerId: 1, userId: null }, async (tx) => {
    // Of a table without rows the planner would sort nothing.
    await tx.execute(
      sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`,
    );
    const status = statusId === "all" ? sql`` : sql` and a.status_id = ${statusId}`;
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`
      explain select a.id from alerts a where a.customer_id = 1 and a.tier_n = false${status} order by ${ORDERS[order].by} limit 20`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index (?:Only )?Scan (?:Backward )?using alerts_by_/);
  expect(plan).not.toContain("Sort");
});

test("the gravest of all statuses are merged out of the index, each status in its order", async () => {
  const plan = await db.database.asCustomer({ customerId: 1, userId: null }, async (tx) => {
    await tx.execute(
      sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`,
    );
    const where = sql`a.customer_id = 1 and a.tier_n = false`;
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain ${inOrder(sql`select a.id`, { order: "HighestPriority", statusId: "all", where, limit: 20 })}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan.match(/Index (?:Only )?Scan using alerts_by_priority/g)).toHaveLength(4);
  expect(plan).toContain("Merge Append");
  expect(plan).not.toMatch(/-> +(?:Incremental )?Sort/);
});
