// Again on PostgreSQL 15: COPY, sequences and table locks are the server's.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countAgain } from "../../../../../tests/support/count-again";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { refreshMonitored } from "../../../network/monitored/monitored";
import { createRandom } from "../random";
import { makeAlerts } from "./mass-alerts";
import { makeTargets } from "./mass-targets";
import { MassSeedThere, seedMass } from "./seed-mass";

const NOW = new Date("2026-06-01T12:00:00Z");
const order = { customerKey: "bench", alerts: 600, targets: 200, now: NOW, tell: () => undefined };
let db: TestDatabase;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMass(db.connection, db.database, order);
  customerId = Number((await rowsOf(sql`select id from customers where key = 'bench'`))[0]?.id);
});
afterAll(() => db.drop());

const rowsOf = (query: ReturnType<typeof sql>) =>
  db.database.asSystem(async (tx) => (await tx.execute<Record<string, unknown>>(query)).rows);

test("there are as many targets and alerts as ordered, and one target has a twentieth of the alerts", async () => {
  const [counts] = await rowsOf(sql`
    select (select count(*)::int from targets where owner_id = ${customerId}) as targets,
           (select count(*)::int from alerts where customer_id = ${customerId}) as alerts,
           (select max(n)::int from (select count(*) as n from alert_targets group by target_id) t) as busiest`);
  expect(counts).toMatchObject({ targets: 200, alerts: 600 });
  expect(counts?.busiest).toBeGreaterThanOrEqual(30);
});

test("the counters are what a recount says", async () => {
  expect(await countAgain(db.database)).toEqual([]);
});

test("what an alert says of its targets is what its links say", async () => {
  const wrong = await rowsOf(sql`
    select a.id from alerts a join (
      select alert_id, count(*)::int as n, min(tier) as tier, array_agg(distinct impact_level order by impact_level) as levels
        from alert_targets group by 1) t on t.alert_id = a.id
     where (a.target_count, a.tier, a.tier_n, a.impact_levels) is distinct from (t.n, t.tier, t.tier > 1, t.levels)`);
  expect(wrong).toEqual([]);
});

test("the tiers are those that following works out, and working them out again changes nothing", async () => {
  const wrong = await rowsOf(sql`
    select t.target_id from alert_targets t left join monitored_targets m using (customer_id, target_id)
     where m.tier is distinct from t.tier`);
  expect(wrong).toEqual([]);
  expect(await db.database.asSystem((tx) => refreshMonitored(tx, customerId))).toEqual({ changed: [], removed: 0 });
});

test("a second order for the same customer is refused and adds nothing", async () => {
  await expect(seedMass(db.connection, db.database, order)).rejects.toBeInstanceOf(MassSeedThere);
  expect(await rowsOf(sql`select count(*)::int as n from alerts`)).toEqual([{ n: 600 }]);
});

test("numbers that the database gives out afterwards are new ones", async () => {
  const [row] = await rowsOf(sql`
    insert into events (event_type_id, title, summary, at, priority, content_hash)
    values ('news', 'A', 'B', now(), 1, 'c') returning id > (select max(event_id) from alerts) as later`);
  expect(row).toEqual({ later: true });
});

test("the same order makes the same world", () => {
  const world = () => {
    const random = createRandom(1);
    const targets = makeTargets(50, 1, random);
    const plan = { firstAlertId: 1, firstEventId: 1, count: 100, now: NOW, onBusiest: 5 };
    return JSON.stringify([targets, [...makeAlerts(plan, targets, random)]]);
  };
  expect(world()).toBe(world());
});
