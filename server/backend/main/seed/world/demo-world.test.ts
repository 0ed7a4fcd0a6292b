import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countAgain } from "../../../../../tests/support/count-again";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { type Ask, readHead, readLedger } from "../../../platform/evidence/read-ledger";
import { verifyChain } from "../../../platform/evidence/verify";
import { seedDemo } from "../demo";
import { beginDemoWorld, buildDemoWorld, enqueueDemoWorld } from "./demo-world";
import { buildDemoWorldTask } from "./world-task";

const NOW = "2026-11-21T12:00:00.000Z";
const SMALL = { oneIn: 25 };
let db: TestDatabase;
beforeAll(async () => {
  db = await aWorld();
}, 240_000);
afterAll(() => db.drop());

async function aWorld(): Promise<TestDatabase> {
  const fresh = await createTestDatabase();
  await seedDemo(fresh.database);
  await buildAll(fresh);
  return fresh;
}

async function buildAll({ database }: TestDatabase): Promise<void> {
  let step = await beginDemoWorld(database, new Date(NOW));
  while (step) step = await buildDemoWorld(database, step, SMALL);
}

const rowsOf = async (from: TestDatabase, query: ReturnType<typeof sql>) =>
  from.database.asSystem(async (tx) => (await tx.execute<Record<string, unknown>>(query)).rows);

/** The world in its own words, without the numbers and clocks of a database. */
const said = (from: TestDatabase) =>
  Promise.all(
    [
      sql`select type, ctype, name, country, lat, lon, industry, hs_codes from targets order by type, name`,
      sql`select f.name as from, t.name as to, e.type, e.source, e.probability, e.shipments, e.last_shipment_on
            from edges e join targets f on f.id = e.from_id join targets t on t.id = e.to_id order by 1, 2, 3, 4`,
      sql`select c.key, e.title, a.at, a.priority, a.status_id, a.relevancy, a.tier, a.impact_levels, a.target_count, a.status_changed_at
            from alerts a join customers c on c.id = a.customer_id join events e on e.id = a.event_id order by 1, 2, 3`,
      sql`select c.key, t.name, x.reason, x.impact_level, x.distance_km, x.priority, x.at from alert_targets x
            join customers c on c.id = x.customer_id join targets t on t.id = x.target_id order by 1, 2, x.at, x.reason::text`,
      sql`select c.key, l.name, l.alert_count from alert_labels l join customers c on c.id = l.customer_id order by 1, 2`,
      sql`select c.key, o.name, o.target_graph_size from collections o join customers c on c.id = o.customer_id order by 1, 2`,
      sql`select title, type_id, meta_status, due_on from actions order by 1, 2, 4`,
      sql`select c.key, s.perspective, t.name, s.score from scores s join customers c on c.id = s.customer_id
            join targets t on t.id = s.target_id order by 1, 2, 3`,
      sql`select kind, params, created_at from notifications order by 1, 2, 3`,
    ].map((query) => rowsOf(from, query)),
  );

test("two worlds of one day are the same", { timeout: 240_000 }, async () => {
  const other = await aWorld();
  const [mine, theirs] = [await said(db), await said(other)];
  await other.drop();
  expect(mine.map((rows) => rows.length).every((count) => count > 0)).toBe(true);
  expect(theirs).toEqual(mine);
});

test("each step done again changes nothing, and a whole world is not begun again", { timeout: 120_000 }, async () => {
  const before = await said(db);
  let step = await buildDemoWorld(db.database, { now: NOW, step: 0 }, SMALL);
  while (step) step = await buildDemoWorld(db.database, step, SMALL);
  expect(await said(db)).toEqual(before);
  expect(await beginDemoWorld(db.database, new Date())).toBeNull();
  expect(await enqueueDemoWorld(db.database, new Date())).toBe(false);
});

test("every collection of the demo is filled by its customer's analyst, too", async () => {
  const closed = await rowsOf(
    db,
    sql`select c.name from collections c where not exists (
      select from collection_roles r join users u on u.customer_id = r.customer_id and u.id = r.user_id
       where r.customer_id = c.customer_id and r.collection_id = c.id and u.roles[1] = 'analyst' and r.role in ('Manager', 'Editor'))`,
  );
  expect(closed).toEqual([]);
});

test("the counters are what a recount says", async () => {
  expect(await countAgain(db.database)).toEqual([]);
});

test("a distance that an alert gives is the distance", async () => {
  const rows = await rowsOf(
    db,
    sql`select x.distance_km as told, min(6371 * 2 * asin(sqrt(power(sin(radians(t.lat - p.lat) / 2), 2)
               + cos(radians(t.lat)) * cos(radians(p.lat)) * power(sin(radians(t.lon - p.lon) / 2), 2)))) as measured
          from alert_targets x join alerts a on a.customer_id = x.customer_id and a.id = x.alert_id
          join targets t on t.id = x.target_id join event_places p on p.event_id = a.event_id
         where x.reason->>'key' in ('distance', 'distance-magnitude') and p.lat is not null
         group by x.customer_id, x.alert_id, x.target_id, x.distance_km`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { told, measured } of rows) expect(Math.abs(Number(told) - Number(measured))).toBeLessThan(1);
});

test("every decision is in a ledger that verifies", async () => {
  const customers = await rowsOf(db, sql`select id, key from customers order by key`);
  for (const { id, key } of customers) {
    const decided = await rowsOf(
      db,
      sql`select a.id from alerts a where a.customer_id = ${Number(id)} and a.status_id <> 'new' and not exists (
            select from evidence e where e.customer_id = a.customer_id and e.subject_type = 'alert'
               and e.subject_id = a.id::text and e.after = to_jsonb(a.status_id))`,
    );
    expect([key, decided]).toEqual([key, []]);
    const ask: Ask = (query) => db.database.asCustomer({ customerId: Number(id), userId: null }, query);
    const head = await ask((tx) => readHead(tx, Number(id)));
    const records = readLedger(ask, Number(id), head.seq);
    expect(await verifyChain(records, { head: () => head, customerId: Number(id) })).toMatchObject({ ok: true });
  }
});

test("every tier is there, and each customer has its own suppliers, alerts and tasks", async () => {
  const tiers = await rowsOf(
    db,
    sql`select c.key, array_agg(distinct m.tier order by m.tier) as tiers from monitored_targets m
          join customers c on c.id = m.customer_id group by 1 order by 1`,
  );
  expect(tiers).toEqual([
    { key: "nordwind", tiers: [1, 2, 3, 4, 5] },
    { key: "suedstern", tiers: [1, 2, 3, 4] },
  ]);
  const sources = await rowsOf(
    db,
    sql`select (select count(*)::int from events where version > 1) as revised, (select count(*)::int from event_versions) as versions,
               (select max(n)::int from (select count(*) as n from event_sources group by event_id) s) as sources`,
  );
  expect(sources[0]?.revised).toBe(sources[0]?.versions);
  expect(sources[0]?.sources).toBeGreaterThanOrEqual(2);
});

test("built by jobs, a step enqueues the next one", async () => {
  const other = await createTestDatabase();
  await seedDemo(other.database);
  expect(await enqueueDemoWorld(other.database, new Date(NOW))).toBe(true);
  const logger = pino({ level: "silent" });
  await buildDemoWorldTask({ payload: { now: NOW, step: 0 }, database: other.database, logger, attempt: 1 });
  const { rows } = await asOwner(
    other.connection,
    `select j.payload->>'step' as step from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'demo.world'`,
  );
  await other.drop();
  expect(rows).toEqual([{ step: "1" }]);
});
