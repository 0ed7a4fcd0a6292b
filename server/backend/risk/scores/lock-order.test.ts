import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { addAlerts } from "../../../../tests/support/scores/add-alerts";
import { follow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import type { Tx } from "../../platform/db/database";
import { computeScores } from "./compute-scores";

// A run of the scores and a refresh of the network change the same rows: each holds them by the number of their target, or both would wait for one another.

const NOW = new Date("2026-06-01T06:00:00Z");
let db: TestDatabase;
let customerId: number;
let holder: pg.Client;
let other: pg.Client;
let near: number;
let far: number;
beforeEach(async () => {
  db = await createTestDatabase();
  [holder, other] = [new pg.Client(db.connection), new pg.Client(db.connection)];
  await Promise.all([holder.connect(), other.connect()]);
  await system(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    [near = 0, far = 0] = await addTargets(tx, [{ name: "Near" }, { name: "Far" }]);
    await addSupplier(tx, far, near);
    await follow(tx, customerId, [near], { userId: null });
    await refreshMonitored(tx, customerId);
    const strike = { at: NOW, eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
    await addAlerts(tx, customerId, [
      { ...strike, targetId: near },
      { ...strike, targetId: far },
    ]);
  });
});
afterEach(async () => {
  await Promise.all([holder.end(), other.end()]);
  await db.drop();
});

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const rowOf = (targetId: number) =>
  `select from monitored_targets where customer_id = ${customerId} and target_id = ${targetId} for update`;

/** While somebody holds the row of the smaller number: whether the work that waits for it leaves the greater one free. */
async function leavesTheOtherFree(work: () => Promise<unknown>): Promise<boolean> {
  await holder.query("begin");
  await holder.query(rowOf(near));
  const done = work();
  for (let waiting = 0; waiting === 0; await pause(10)) {
    const { rows } = await other.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    waiting = rows[0].n;
  }
  const free = await other.query(`${rowOf(far)} nowait`).then(
    () => true,
    () => false,
  );
  await holder.query("rollback");
  await done;
  return free;
}

test("a run of all scores, which begins with the farthest tier, holds the rows by number", async () => {
  expect(await leavesTheOtherFree(() => computeScores(db.database, customerId, { targets: "due", now: NOW }))).toBe(
    true,
  );
});

test("a refresh of the network that removes one row and changes another holds them by number", async () => {
  await system((tx) => tx.execute(sql`delete from edges`));
  await system((tx) => tx.execute(sql`update monitored_targets set probability = 0.5 where target_id = ${near}`));
  expect(await leavesTheOtherFree(() => system((tx) => refreshMonitored(tx, customerId)))).toBe(true);
  const { rows } = await system((tx) =>
    tx.execute(sql`select target_id::int as id, probability from monitored_targets`),
  );
  expect(rows).toEqual([{ id: near, probability: 1 }]);
});

test("a refresh of the network does not wait for a row that stays as it is", async () => {
  await holder.query("begin");
  await holder.query(rowOf(near));
  await system((tx) => tx.execute(sql`update monitored_targets set probability = 0.5 where target_id = ${far}`));
  expect(await system((tx) => refreshMonitored(tx, customerId))).toEqual({ changed: [], removed: 0 });
  await holder.query("rollback");
});
