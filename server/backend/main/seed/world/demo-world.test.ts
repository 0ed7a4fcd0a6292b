import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countAgain } from "../../../../../tests/support/count-again";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { testConfig } from "../../../../../tests/support/node-server";
import type { Config } from "../../../../config";
import type { Database } from "../../../platform/db/database";
import { type Ask, readHead, readLedger } from "../../../platform/evidence/read-ledger";
import { verifyChain } from "../../../platform/evidence/verify";
import { seedDemo } from "../demo";
import { DECISIONS, OWN_ALERTS } from "./data/triage";
import { beginDemoWorld, buildDemoWorld, enqueueDemoWorld, type WorldStep } from "./demo-world";
import { demoTasks } from "./world-task";

// Suppliers are asked for answers by a day to come: a world of a fixed day would be refused one day.
const NOW = new Date().toISOString();
const SMALL = { oneIn: 25 };
let db: TestDatabase;
let config: Config;
beforeAll(async () => {
  config = testConfig({ dataDir: await mkdtemp(join(tmpdir(), "tierwatch-demo-")) });
  db = await aWorld();
}, 240_000);
afterAll(async () => {
  await db.drop();
  await rm(config.dataDir, { recursive: true });
});

async function aWorld(): Promise<TestDatabase> {
  const fresh = await createTestDatabase();
  await seedDemo(fresh.database);
  await buildAll(fresh);
  return fresh;
}

async function buildAll({ database }: TestDatabase): Promise<void> {
  const first = await beginDemoWorld(database, new Date(NOW));
  if (first) await goOn(database, first);
}

async function goOn(database: Database, first: WorldStep): Promise<void> {
  // A refused call says no more than its status: the cause is what is logged.
  const deps = { database, config, logger: pino({ level: "error" }) };
  for (let step: WorldStep | null = first; step; ) step = await buildDemoWorld(deps, step, SMALL);
}

const rowsOf = async (from: TestDatabase, query: ReturnType<typeof sql>) =>
  from.database.asSystem(async (tx) => (await tx.execute<Record<string, unknown>>(query)).rows);

// Calls know only now: what they do bears the clock's time, and no other moment of the world does.
const titlesLike = (begins: readonly string[]) =>
  sql.join(
    begins.map((begin) => sql`e.title like ${`${begin}%`}`),
    sql` or `,
  );
const reportedByCall = titlesLike(OWN_ALERTS.map(({ title }) => title));
const decidedByCall = titlesLike(DECISIONS.map(({ alert }) => alert));

/** The world in its own words, without the numbers and clocks of a database. */
const said = (from: TestDatabase) =>
  Promise.all(
    [
      sql`select type, ctype, name, country, lat, lon, industry, hs_codes from targets order by type, name`,
      sql`select f.name as from, t.name as to, e.type, e.source, e.probability, e.shipments, e.last_shipment_on
            from edges e join targets f on f.id = e.from_id join targets t on t.id = e.to_id order by 1, 2, 3, 4`,
      sql`select c.key, e.title, case when ${reportedByCall} then null else a.at end as at, a.priority, a.status_id, a.relevancy, a.tier, a.impact_levels, a.target_count,
                   case when ${decidedByCall} then null else a.status_changed_at end as status_changed_at
            from alerts a join customers c on c.id = a.customer_id join events e on e.id = a.event_id order by 1, 2, 3`,
      sql`select c.key, t.name, x.reason, x.impact_level, x.distance_km, x.priority, case when ${reportedByCall} then null else x.at end as at from alert_targets x
            join alerts a on a.customer_id = x.customer_id and a.id = x.alert_id join events e on e.id = a.event_id
            join customers c on c.id = x.customer_id join targets t on t.id = x.target_id order by 1, 2, 7, x.reason::text`,
      sql`select c.key, l.name, l.alert_count from alert_labels l join customers c on c.id = l.customer_id order by 1, 2`,
      sql`select c.key, o.name, o.target_graph_size from collections o join customers c on c.id = o.customer_id order by 1, 2`,
      sql`select title, type_id, meta_status, due_on, created_at, completed_at from actions order by 1, 2, 4`,
      sql`select a.title, c.text, c.created_at from action_comments c join actions a on a.customer_id = c.customer_id and a.id = c.action_id
           order by 1, 3`,
      sql`select c.key, s.perspective, t.name, s.score from scores s join customers c on c.id = s.customer_id
            join targets t on t.id = s.target_id order by 1, 2, 3`,
      sql`select n.kind, n.params, u.email from notifications n join users u on u.customer_id = n.customer_id and u.id = n.user_id order by 3, 1, 2`,
      sql`select t.name, d.document_type, d.description, d.valid_from, d.valid_until, d.verification_type from documents d
            left join targets t on t.id = d.target_id order by 1, 3`,
      sql`select t.name, q.definition, q.contact_email, q.due_on, q.submitted_by, q.submitted_at, q.result, q.answers from questionnaires q
            join targets t on t.id = q.target_id order by 1, 2, 4`,
      sql`select t.name, f.followed_at, u.email from follows f join targets t on t.id = f.target_id
            left join users u on u.customer_id = f.customer_id and u.id = f.followed_by order by 1, 2`,
      sql`select t.name, c.email, c.role from target_contacts c join targets t on t.id = c.target_id order by 1, 2`,
      sql`select title, state, topic, received_on from grievance_reports order by 1`,
      sql`select name, filter, active from alert_rules order by 1`,
      sql`select name, scope, filter from feed_views order by 1`,
      sql`select t.name, m.matched_name, m.decision, m.decision_reason from sanctions_matches m join targets t on t.id = m.target_id order by 1, 2`,
      sql`select t.name, s.event_type_id, s.value, s.comment from external_scores s join targets t on t.id = s.target_id order by 1, 2, 3`,
      sql`select file_name, file_hash from imports order by 1`,
      sql`select kind, count(*)::int as n from evidence group by 1 order by 1`,
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
  await goOn(db.database, { now: NOW, step: 0 });
  expect(await said(db)).toEqual(before);
  expect(await beginDemoWorld(db.database, new Date())).toBeNull();
  expect(await enqueueDemoWorld(db.database, new Date())).toBe(false);
});

test("no section of Nordwind is empty, and its main supplier has something in each of its tabs", async () => {
  const [main] = await rowsOf(db, sql`select id from targets where name like 'Karşıyaka Presdöküm A.Ş.'`);
  const id = Number(main?.id);
  const [counted] = await rowsOf(
    db,
    sql`select
      (select count(*)::int from documents where target_id = ${id}) as documents,
      (select count(*)::int from documents where valid_until between current_date and current_date + 60) as expiring,
      (select count(*)::int from documents where valid_until < current_date) as expired,
      (select count(*)::int from questionnaires where target_id = ${id} and submitted_at is not null) as answered,
      (select count(*)::int from questionnaires where target_id = ${id} and submitted_at is null) as asked,
      (select count(*)::int from questionnaires where definition = 'revenue-discovery') as revenue,
      (select count(*)::int from clocks c join grievance_reports g on g.customer_id = c.customer_id and g.id = c.subject_id
          where g.target_id = ${id} and c.kind = 'acknowledge' and c.done_at is not null) as acknowledged,
      (select count(*)::int from clocks where kind = 'acknowledge' and done_at is null) as unacknowledged,
      (select count(distinct meta_status)::int from actions) as "actionStates",
      (select count(*)::int from action_comments) as comments,
      (select count(*)::int from external_scores where target_id = ${id}) as scores,
      (select count(*)::int from target_parents where target_id = ${id} and share is not null) as owners,
      (select count(*)::int from target_contacts where target_id = ${id}) as contacts,
      (select count(*)::int from sanctions_matches where decision = 'undecided') as open,
      (select count(*)::int from sanctions_matches where decision = 'rejected') as rejected,
      (select count(*)::int from alert_rules) as rules,
      (select count(*)::int from feed_views) as views,
      (select count(*)::int from event_updates) as updates,
      (select count(*)::int from alerts where flagged is not null) as flags,
      (select count(*)::int from context_help) as help,
      (select count(*)::int from teams) as teams,
      (select count(distinct scope)::int from collections) as "collectionScopes"`,
  );
  const empty = Object.entries(counted ?? {}).filter(([, count]) => !(Number(count) > 0));
  expect(empty).toEqual([]);
  expect(counted).toMatchObject({ actionStates: 4, collectionScopes: 3 });
});

test("people followed the network over months, each at a moment of their own, and everybody at a supplier has a role", async () => {
  const [counted] = await rowsOf(
    db,
    sql`select
      (select count(*)::int from follows where followed_by is null) as "byNobody",
      (select count(distinct followed_by)::int from follows where customer_id = (select id from customers where key = 'nordwind')) as people,
      (select count(distinct followed_at::date)::int from follows) as days,
      (select max(n)::int from (select count(*) as n from follows group by followed_at) o) as "atOneInstant",
      (select count(*)::int from target_contacts where role = '') as "withoutRole",
      (select max(n)::int from (select count(*) as n from target_contacts group by target_id) o) as "atOneSupplier"`,
  );
  expect(counted).toMatchObject({ byNobody: 0, people: 2, withoutRole: 0, atOneSupplier: 3 });
  expect(Number(counted?.days)).toBeGreaterThan(10);
  expect(Number(counted?.atOneInstant)).toBeLessThan(5);
});

test("Südstern has something in each section of the menu, too", async () => {
  const [counted] = await rowsOf(
    db,
    sql`select (select count(*)::int from documents where customer_id = c.id) as documents,
               (select count(*)::int from actions where customer_id = c.id) as actions,
               (select count(*)::int from feed_views where customer_id = c.id) as views,
               (select count(*)::int from questionnaires where customer_id = c.id and submitted_at is not null) as answered,
               (select count(*)::int from sanctions_matches where customer_id = c.id and decision = 'undecided') as matches
          from customers c where c.key = 'suedstern'`,
  );
  expect(Object.entries(counted ?? {}).filter(([, count]) => !(Number(count) > 0))).toEqual([]);
});

test("every document's file is there and is what it says", async () => {
  const files = await rowsOf(
    db,
    sql`select customer_id as "customerId", mapped_filename as "mappedFilename", mime_type as type, file_size::int as size from document_files`,
  );
  expect(files.length).toBeGreaterThan(25);
  expect(new Set(files.map(({ type }) => type))).toEqual(new Set(["application/pdf", "image/png"]));
});

test("nothing has happened in the future, and no action was begun before its alert", async () => {
  const early = await rowsOf(
    db,
    sql`
    select 'alert' as what, e.title from alerts a join events e on e.id = a.event_id where a.at > now() or a.status_changed_at > now()
     union all select 'decision', e.title from alerts a join events e on e.id = a.event_id where a.status_changed_at < a.at
     union all select 'action', title from actions where created_at > now() or completed_at > now() or completed_at < created_at
     union all select 'comment', c.text from action_comments c join actions a on a.customer_id = c.customer_id and a.id = c.action_id
                where c.created_at > now() or c.created_at < a.created_at
     union all select 'action before its alert', c.title from actions c join action_alerts l on l.customer_id = c.customer_id and l.action_id = c.id
                join alerts a on a.customer_id = l.customer_id and a.id = l.alert_id where c.created_at < a.at
     union all select 'due at a weekend', title from actions where extract(isodow from due_on) > 5
     union all select 'grievance', title from grievance_reports where created_at > now() or received_on > current_date
     union all select 'questionnaire', contact_email from questionnaires where submitted_at > now() or submitted_at < opened_at`,
  );
  expect(early).toEqual([]);
});

test("nobody of the demo stays signed in after the world is built", async () => {
  expect(await rowsOf(db, sql`select id from sessions`)).toEqual([]);
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
  const task = demoTasks(config)["demo.world"];
  await task?.({ payload: { now: NOW, step: 0 }, database: other.database, logger, attempt: 1 });
  const { rows } = await asOwner(
    other.connection,
    `select j.payload->>'step' as step from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'demo.world'`,
  );
  await other.drop();
  expect(rows).toEqual([{ step: "1" }]);
});
