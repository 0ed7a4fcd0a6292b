import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { aDemoWorld, buildWorldFrom, rowsOf } from "../../../../../tests/support/demo-worlds";
import { testConfig } from "../../../../../tests/support/node-server";
import type { Config } from "../../../../config";
import { DECISIONS, OWN_ALERTS } from "./data/triage";
import { beginDemoWorld, enqueueDemoWorld } from "./demo-world";

// Suppliers are asked for answers by a day to come: a world of a fixed day would be refused one day.
const NOW = new Date().toISOString();
let db: TestDatabase;
let config: Config;
beforeAll(async () => {
  config = testConfig({ dataDir: await mkdtemp(join(tmpdir(), "tierwatch-demo-")) });
  db = await aDemoWorld(config, NOW);
}, 240_000);
afterAll(async () => {
  await db.drop();
  await rm(config.dataDir, { recursive: true });
});

// Calls know only now: what they do bears the clock's time, and no other moment of the world does.
const titlesLike = (begins: readonly string[]) =>
  sql.join(
    begins.map((begin) => sql`e.title like ${`${begin}%`}`),
    sql` or `,
  );
const reportedByCall = titlesLike(OWN_ALERTS.map(({ title }) => title));
const decidedByCall = titlesLike(DECISIONS.map(({ alert }) => alert));

/**
 * The world in its own words, without the numbers and clocks of a database: texts, so that a failure says what differs, and sorted, since of
 * two alerts of one title and moment either may come first.
 */
async function said(from: TestDatabase): Promise<string[]> {
  const tables = await Promise.all(
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
      sql`select title, type_id, meta_status, due_on, created_at, completed_at, purpose, effect, effect_due_on, confidential from actions order by 1, 2, 4`,
      sql`select c.key, t.title, t.type_id, t.purpose, t.right_concerned, t.description, t.evidence, t.steps from action_templates t
            join customers c on c.id = t.customer_id order by 1, 2`,
      sql`select a.title, c.text, c.created_at from action_comments c join actions a on a.customer_id = c.customer_id and a.id = c.action_id
           order by 1, 3`,
      sql`select c.key, s.perspective, t.name, s.score from scores s join customers c on c.id = s.customer_id
            join targets t on t.id = s.target_id order by 1, 2, 3`,
      sql`select n.kind, n.params, u.email from notifications n join users u on u.customer_id = n.customer_id and u.id = n.user_id order by 3, 1, 2`,
      sql`select t.name, d.document_type, d.description, d.valid_from, d.valid_until, d.verification_type from documents d
            left join targets t on t.id = d.target_id order by 1, 3`,
      sql`select t.name, q.definition, q.contact_email, q.due_on, q.submitted_by, q.submitted_at, q.result, q.answers from questionnaires q
            join targets t on t.id = q.target_id order by 1, 2, 4`,
      sql`select title, state, due_on, cause, measures, turn_at, return_reason, jsonb_array_length(proofs) as proofs from supplier_plans order by 1`,
      sql`select t.name, f.followed_at, u.email from follows f join targets t on t.id = f.target_id
            left join users u on u.customer_id = f.customer_id and u.id = f.followed_by order by 1, 2`,
      sql`select t.name, c.email, c.role from target_contacts c join targets t on t.id = c.target_id order by 1, 2`,
      sql`select title, state, topic, received_on from grievance_reports order by 1`,
      sql`select name, filter, active from alert_rules order by 1`,
      sql`select name, scope, filter from feed_views order by 1`,
      sql`select t.name, t.words, t.not_words, t.countries, t.sources, t.active, s.title, h.quotes, a.at, a.priority from topics t
            left join topic_hits h on h.customer_id = t.customer_id and h.topic_id = t.id left join event_sources s on s.id = h.source_id
            left join alerts a on a.customer_id = h.customer_id and a.id = h.alert_id order by t.name, s.title`,
      sql`select t.name, m.matched_name, m.decision, m.decision_reason from sanctions_matches m join targets t on t.id = m.target_id order by 1, 2`,
      sql`select t.name, s.event_type_id, s.value, s.comment from external_scores s join targets t on t.id = s.target_id order by 1, 2, 3`,
      sql`select file_name, file_hash from imports order by 1`,
      sql`select kind, count(*)::int as n from evidence group by 1 order by 1`,
    ].map((query) => rowsOf(from, query)),
  );
  expect(tables.every((rows) => rows.length > 0)).toBe(true);
  return tables.flatMap((rows, table) => rows.map((row) => `${table} ${JSON.stringify(row)}`)).sort();
}

const only = (some: readonly string[], rest: readonly string[]): string =>
  some
    .filter((row) => !rest.includes(row))
    .slice(0, 5)
    .join("\n");

test("two worlds of one day are the same", { timeout: 240_000 }, async () => {
  const other = await aDemoWorld(config, NOW);
  const [mine, theirs] = [await said(db), await said(other)];
  await other.drop();
  expect(only(theirs, mine)).toBe(only(mine, theirs));
  expect(theirs).toEqual(mine);
});

test("each step done again changes nothing, and a whole world is not begun again", { timeout: 120_000 }, async () => {
  // As on a day whose newest alerts are none of them critical.
  await asOwner(db.connection, "delete from notifications where kind = 'alert-critical'");
  const before = await said(db);
  await buildWorldFrom(db, config, { now: NOW, step: 0 });
  const after = await said(db);
  expect(only(after, before)).toBe(only(before, after));
  expect(after).toEqual(before);
  expect(await beginDemoWorld(db.database, new Date())).toBeNull();
  expect(await enqueueDemoWorld(db.database, new Date())).toBe(false);
});
