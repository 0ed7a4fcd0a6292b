import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { listTasks } from "~/backend/contract/tasks";
import { countAgain } from "../../../../../tests/support/count-again";
import type { TestDatabase } from "../../../../../tests/support/database";
import { aDemoWorld, rowsOf } from "../../../../../tests/support/demo-worlds";
import { testConfig } from "../../../../../tests/support/node-server";
import type { Config } from "../../../../config";
import { backTest } from "../../../alerts/topics/back-test";
import { readImport } from "../../../intake/imports/steps/read-import";
import { newsSources } from "../../../intake/ingest/news-sources";
import { type Ask, readHead, readLedger } from "../../../platform/evidence/read-ledger";
import { verifyChain } from "../../../platform/evidence/verify";
import { asDemoPeople } from "./furnish/demo-callers";

let db: TestDatabase;
let config: Config;
beforeAll(async () => {
  config = testConfig({ dataDir: await mkdtemp(join(tmpdir(), "tierwatch-demo-")) });
  // Suppliers are asked for answers by a day to come: a world of a fixed day would be refused one day.
  db = await aDemoWorld(config, new Date().toISOString());
}, 240_000);
afterAll(async () => {
  await db.drop();
  await rm(config.dataDir, { recursive: true });
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
      (select count(*)::int from explorer_searches where scope = 'User') as searches,
      (select count(*)::int from explorer_searches where scope = 'Customer') as "teamSearches",
      (select sum(total)::int from explorer_snapshots where search_id is not null) as kept,
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

test("Nordwind's topics have found news of the last days in several languages, and nothing that they leave out", async () => {
  const found = await rowsOf(
    db,
    sql`select t.name, count(a.id)::int as alerts, count(distinct s.language)::int as languages,
               bool_or(s.title like 'Museum%') as museum, bool_or(a.priority > t.highest_priority) as graver
          from topics t join customers c on c.id = t.customer_id and c.key = 'nordwind'
          left join topic_hits h on h.customer_id = t.customer_id and h.topic_id = t.id
          left join event_sources s on s.id = h.source_id
          left join alerts a on a.customer_id = h.customer_id and a.id = h.alert_id
         where t.active group by t.name order by t.name`,
  );
  expect(found).toEqual([
    { name: "Export licences for rare earths", alerts: 3, languages: 3, museum: false, graver: false },
    { name: "Low water on the Rhine", alerts: 2, languages: 2, museum: false, graver: false },
  ]);
});

test("one of Nordwind's topics is limited to a target and to papers, and would find news of both", async () => {
  const [topic] = await rowsOf(
    db,
    sql`select t.customer_id as "customerId", t.words, t.target_ids as "targetIds", t.sources,
               (select array_agg(x.name) from targets x where x.id = any(t.target_ids)) as targets
          from topics t where cardinality(t.target_ids) > 0 and cardinality(t.sources) > 0`,
  );
  expect(topic).toMatchObject({ targets: ["Rare earths"], sources: ["Kestrel Newswire", "Peninsula Tech Daily"] });
  const { words, targetIds, sources } = topic as { words: string[]; targetIds: string[]; sources: string[] };
  const customerId = Number(topic?.customerId);
  const query = { not: [], countries: [], onlyTargets: false, words, targetIds: targetIds.map(Number), sources };
  const { samples } = await db.database.asSystem((tx) => backTest(tx, customerId, query));
  expect(samples.map(({ sourceName }) => sourceName)).toEqual(["Peninsula Tech Daily"]);
  const known = await db.database.asSystem((tx) => newsSources(tx, customerId));
  expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(["Kestrel Newswire", "Peninsula Tech Daily"]));
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

test("actions can be begun from templates, each with a purpose, a proof and dated steps in order", async () => {
  const templates = await rowsOf(
    db,
    sql`select c.key, t.title, t.purpose, t.evidence <> '' as proven, t.description <> '' as told, s.steps, s.ordered
          from action_templates t join customers c on c.id = t.customer_id,
               lateral (select count(*)::int as steps, bool_and(coalesce(after >= before, true)) as ordered from (
                 select (step->>'afterDays')::int as after, lag((step->>'afterDays')::int) over (order by n) as before
                   from jsonb_array_elements(t.steps) with ordinality x(step, n)) d where after is not null) s
         order by c.key, t.title`,
  );
  expect(templates.filter(({ key }) => key === "nordwind").map(({ title }) => title)).toEqual([
    "Audit on site",
    "Chemicals list",
    "Corrective plan with the supplier",
    "Recruitment fees repaid",
    "Second source",
    "Wage records check",
  ]);
  expect(templates.filter(({ key }) => key === "suedstern")).toHaveLength(2);
  expect(new Set(templates.map(({ purpose }) => purpose)).size).toBeGreaterThan(3);
  for (const { title, proven, told, steps, ordered } of templates) {
    expect([title, proven, told, ordered]).toEqual([title, true, true, true]);
    expect(Number(steps)).toBeGreaterThan(2);
  }
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

test("what the press tells was read, by what rules or people is said, and some of it is of a second kind", async () => {
  const [told] = await rowsOf(
    db,
    sql`select count(*)::int as press, count(r.source_id)::int as read, count(*) filter (where r.reading ? 'asRead')::int as judged,
               count(*) filter (where r.outcome = 'event' and not r.reading ? 'asRead')::int as published,
               count(distinct r.read_at::date)::int as days, bool_or(e.also_type_ids <> '{}') as besides
          from event_sources s join events e on e.id = s.event_id left join item_readings r on r.source_id = s.id
         where s.external_id like 'demo-%' and s.content->>'kind' = 'report'`,
  );
  expect(told).toMatchObject({ read: told?.press, besides: true });
  for (const count of [told?.judged, told?.published, told?.days]) expect(Number(count)).toBeGreaterThan(10);
  const otherwise = await rowsOf(
    db,
    sql`select s.title, e.event_type_id, r.event_type_id as read from event_sources s join events e on e.id = s.event_id
          join item_readings r on r.source_id = s.id
         where s.external_id like 'demo-%' and (select count(*) from event_sources o where o.event_id = e.id) = 1
           and e.event_type_id <> case when r.outcome = 'event' then r.event_type_id else 'news' end`,
  );
  expect(otherwise).toEqual([]);
});

test("what people of the demo say of a text two customers say, each with an entry in the ledger", async () => {
  const [said] = await rowsOf(
    db,
    sql`select count(*) filter (where n <> 2)::int as alone, count(*)::int as texts from (
          select r.source_id, count(v.source_id) as n from item_readings r left join reading_reviews v on v.source_id = r.source_id
           where r.reading ? 'asRead' group by 1) t`,
  );
  expect(said?.alone).toBe(0);
  const [entered] = await rowsOf(
    db,
    sql`select (select count(*)::int from reading_reviews) as verdicts,
               (select count(*)::int from evidence where kind in ('alert.reviewed', 'news.reviewed')) as entries`,
  );
  expect(entered?.entries).toBe(entered?.verdicts);
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

test("of each action the ledger has who began it, and of one that was taken up what became of it", async () => {
  const untold = await rowsOf(
    db,
    sql`select a.title, a.meta_status from actions a where not exists (
          select from evidence e where e.customer_id = a.customer_id and e.subject_type = 'action' and e.subject_id = a.id::text
             and (e.kind = 'action.started' and a.meta_status = 'Planned'
               or e.kind = 'action.changed' and e.after->>'metaStatus' = a.meta_status))`,
  );
  expect(untold).toEqual([]);
});

/** What only a job finds, of which none runs here. */
const FOUND_BY_JOBS: readonly TaskKind[] = ["doubtful-places", "reading-review"];

test("of each kind of task something waits at Nordwind", async () => {
  const [nordwind] = await rowsOf(db, sql`select id from customers where key = 'nordwind'`);
  const customerId = Number(nordwind?.id);
  const deps = { database: db.database, config, logger: pino({ level: "silent" }) };
  // As its job does.
  const unread = await rowsOf(db, sql`select id from imports where customer_id = ${customerId} and state <> 'Done'`);
  for (const { id } of unread) await readImport(db.database, { customerId, importId: Number(id) });
  const missing = await asDemoPeople(deps, customerId, async ({ manager }) => {
    const none: string[] = [];
    for (const kind of TASK_KINDS.filter((one) => !FOUND_BY_JOBS.includes(one))) {
      const { content } = await manager.call("", listTasks, { query: { owner: "all", kind, size: 1 } });
      if (content[0]?.kind !== kind) none.push(kind);
    }
    return none;
  });
  expect(missing).toEqual([]);
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

test("what is imported has duplicates to decide, one decided and one merged; supply data are of several days, and a list is matched", async () => {
  const pairs = await rowsOf(
    db,
    sql`select d.state, (a.owner_id is null or b.owner_id is null) as "withPublic", array[a.name, b.name] as names
          from target_duplicates d join targets a on a.id = d.one_id join targets b on b.id = d.other_id order by d.id`,
  );
  const open = pairs.filter(({ state }) => state === "open");
  expect(open.length).toBeGreaterThan(1);
  expect(open.length).toBeLessThan(20);
  expect(new Set(open.map(({ withPublic }) => withPublic))).toEqual(new Set([true, false]));
  expect(pairs.filter(({ state }) => state === "apart")).toHaveLength(1);
  const [told] = await rowsOf(
    db,
    sql`select (select count(*)::int from target_merges where undone_at is null and merged_by is not null) as merges,
               (select count(*)::int from edge_impacts) as inputs, (select count(distinct supplier_id)::int from edge_impacts) as suppliers,
               (select count(distinct confirmed_on)::int from edge_impacts) as days,
               (select array_agg(distinct coalesce(decision, state) order by coalesce(decision, state)) from name_list_lines) as lines`,
  );
  expect(told).toEqual({ merges: 1, inputs: 9, suppliers: 9, days: 5, lines: ["found", "none", "several", "target"] });
});
