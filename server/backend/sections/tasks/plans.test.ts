import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_TASKS_COUNTED, TASK_GROUPS } from "~/backend/contract/task-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { addCustomer } from "../../../../tests/support/network";
import { rowsLookedAt } from "../../../../tests/support/plans";
import { countGroups } from "./count-groups";
import { openTasks } from "./open-tasks";

let db: TestDatabase;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterAll(() => db.drop());

test("of everybody's tasks each group is counted along an index, and no further than it is told", async () => {
  const as = { customerId, userId: null };
  await db.database.asCustomer(as, (tx) =>
    tx.execute(sql`
      insert into actions (customer_id, type_id, title, meta_status, due_on, skipped_until, skipped_reason)
      select ${customerId}::bigint, 'watch', 'Action ' || n, 'Planned',
             case when n < 5 then date '2026-03-01' when n < 9 then date '2026-03-29' else date '2030-01-01' + n end,
             case when n % 1000 = 0 then date '2026-04-10' end, case when n % 1000 = 0 then 'later' end
        from generate_series(0, 4999) n`),
  );
  await asOwner(db.connection, "analyze actions");
  await db.database.asCustomer(as, async (tx) => {
    const reader = { ...as, teams: [], may: () => true, readsAll: true, today: "2026-03-29" };
    const counts = await countGroups(tx, reader, { kind: "action" });
    expect(Object.fromEntries(TASK_GROUPS.map((group, place) => [group, counts.get(place)]))).toEqual({
      ...{ overdue: 4, today: 4, week: 0, later: MOST_TASKS_COUNTED, undated: 0, putOff: 5, waiting: 0 },
    });
    // Of few rows the planner reads all sooner than an index.
    await tx.execute(sql`set local enable_seqscan = off`);
    const looked = await rowsLookedAt(tx, (within) => countGroups(within, reader, { kind: "action" }));
    expect(looked).toBeLessThan(1.2 * MOST_TASKS_COUNTED);
    // So is what is due until a day: a page of the first groups, and a workload.
    const late = openTasks(reader, null, { kind: "action", dueUntil: sql`'2026-03-28'::date` });
    const found = sql<{ n: number }>`select count(*)::int as n from (${late}) l`;
    expect((await tx.execute<{ n: number }>(found)).rows).toEqual([{ n: 5 }]);
    expect(await rowsLookedAt(tx, (within) => within.execute(found))).toBeLessThan(50);
  });
});

test("whose alerts are to be assessed is found along an index that does not hold those that were", async () => {
  const as = { customerId, userId: null };
  await db.database.asCustomer(as, (tx) =>
    tx.execute(sql`
      with e as (
        insert into events (owner_id, event_type_id, title, summary, at, priority, content_hash)
        select ${customerId}::bigint, 'mass-layoff', 'Layoffs', '', now(), 3, n::text from generate_series(1, 5000) n returning id),
      u as (
        insert into users (customer_id, email, firstname, lastname, roles)
        values (${customerId}, 'a@nordwind.example', 'A', 'B', '{analyst}') returning id)
      insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier, impact_levels,
                          countries, target_ctypes, target_count, status_id, assigned_to)
      select ${customerId}::bigint, e.id, now() - e.id * interval '1 hour', 'mass-layoff', 'labour', 3, '{"key":"k","params":{}}', false, 1,
             '{direct}', '{DE}', '{company}', 1, case when e.id % 1000 = 0 then 'new' else 'archived' end, u.id from e, u`),
  );
  await asOwner(db.connection, "analyze alerts");
  await asOwner(db.connection, "analyze users");
  await db.database.asCustomer(as, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select id::int as id from users where firstname = 'A'`);
    const reader = { ...as, teams: [], may: () => true, readsAll: true, today: "2026-03-29" };
    const mine = { users: [rows[0]?.id ?? 0], teams: [], isDefault: () => true, isGiven: () => false };
    const alerts = openTasks(reader, mine, { kind: "alert" });
    await tx.execute(sql`set local enable_seqscan = off`);
    const counted = sql<{ n: number }>`select count(*)::int as n from (${alerts}) c`;
    expect((await tx.execute<{ n: number }>(counted)).rows).toEqual([{ n: 5 }]);
    expect(await rowsLookedAt(tx, (within) => within.execute(counted))).toBeLessThan(50);
  });
});
