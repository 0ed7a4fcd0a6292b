import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { ACTOR, apply, ask, read, undo } from "../../../../../tests/support/imports";
import { addCustomer, addTargets } from "../../../../../tests/support/network";
import { whileHeld } from "../../../../../tests/support/while-waiting";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { undoImport } from "../steps/undo-import";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

test("a target that has a document stays when its import is taken back, and the others go", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nBelegt AG;DE\nLeer AG;DE");
  await apply(db.database, key);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, async (tx) => {
    await tx.execute(sql`insert into document_files (customer_id, mapped_filename, original_filename, file_size, mime_type, sha256)
      values (${nordwind}, 'a', 'a.pdf', 1, 'application/pdf', ''), (${nordwind}, 'b', 'b.pdf', 1, 'application/pdf', '')`);
    await tx.execute(sql`insert into documents (customer_id, target_id, mapped_filename, document_type)
      values (${nordwind}, (select id from targets where name = 'Belegt AG'), 'a', 'fsc'), (${nordwind}, null, 'b', 'fsc')`);
  });
  await undo(db.database, key);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind}`),
  );
  expect(rows).toEqual([{ name: "Belegt AG" }]);
});

const USED = sql`(select id from targets where name = 'Belegt AG')`;

test.each([
  [
    "a grievance",
    sql`insert into grievance_reports (target_id, title, description, topic, relation, anonymous, received_on, customer_id)
          select ${USED}, 'T', '', 'wages', 'worker', true, '2026-01-05', id`,
  ],
  [
    "a questionnaire",
    sql`insert into questionnaires (target_id, definition, definition_version, contact_email, language, due_on, customer_id)
          select ${USED}, 'labour', '1', 'a@b.example', 'de', '2026-01-05', id`,
  ],
  [
    "an assessment",
    sql`insert into assessment_results (target_id, perspective, value, answered_on, customer_id)
          select ${USED}, 'overall', 50, '2026-01-05', id`,
  ],
  [
    "an action",
    sql`with made as (insert into actions (customer_id, type_id, title) select id, 'audit', 'T' from customers
          returning id as action_id) insert into action_targets (target_id, action_id, customer_id)
          select ${USED}, (select action_id from made), id`,
  ],
])("a target with %s stays when its import is taken back", async (_, use) => {
  const key = await read(db.database, nordwind, "Name;Country\nBelegt AG;DE\nLeer AG;DE");
  await apply(db.database, key);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, (tx) => tx.execute(sql`${use} from customers`));
  await undo(db.database, key);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind}`),
  );
  expect(rows).toEqual([{ name: "Belegt AG" }]);
});

test("a target with a decided match stays when its import is taken back; one that was only found goes", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nAbgelehnt AG;DE\nBestaetigt AG;DE\nGefunden AG;DE");
  await apply(db.database, key);
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`insert into sanctions_lists (name, title, authority, format) values ('l', 'L', 'A', 'csv')`);
    await tx.execute(sql`
      insert into sanctions_matches (customer_id, target_id, list_name, entity_id, entity_hash, target_hash, list_version, score,
        verdict, matched_name, reasons, rule_version, decision)
      select ${nordwind}, id, 'l', 'e', '', '', 1, 0.9, 'review', name, '[]', '1',
        case name when 'Abgelehnt AG' then 'rejected' when 'Bestaetigt AG' then 'accepted' else 'undecided' end
        from targets where owner_id = ${nordwind}`);
  });
  await undo(db.database, key);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind} order by name`),
  );
  expect(rows).toEqual([{ name: "Abgelehnt AG" }, { name: "Bestaetigt AG" }]);
});

test("a public target that another import relies on is followed on when the first one is taken back", async () => {
  const list = "Name;Country;LEI\nBekannt AG;DE;529900T8BM49AURSDO55";
  const [known = 0] = await db.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Bekannt AG", country: "DE", identifiers: [{ system: "LEI", value: "529900T8BM49AURSDO55" }] },
    ]),
  );
  const first = await read(db.database, nordwind, list);
  await apply(db.database, first);
  const second = await read(db.database, nordwind, `${list}\nLeer AG;DE;`);
  await apply(db.database, second);
  const followed = () =>
    db.database.asSystem(async (tx) => (await tx.execute(sql`select target_id::int as id from follows`)).rows);
  expect(await followed()).toContainEqual({ id: known });
  await undo(db.database, first);
  expect(await followed()).toContainEqual({ id: known });
  await undo(db.database, second);
});

test("an alert that nobody has touched goes with its targets, and so does one decided before them; one in work since keeps them", async () => {
  const key = await read(
    db.database,
    nordwind,
    "Name;Country\nStill AG;DE\nVorher AG;DE\nBewegt AG;DE\nGeregelt AG;DE",
  );
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`insert into events (event_type_id, title, summary, at, priority, content_hash)
      select 'earthquake', name, '', now(), 3, name from unnest('{Still AG,Vorher AG,Bewegt AG,Geregelt AG}'::text[]) name`);
    await tx.execute(sql`insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority,
        priority_reason, tier_n, tier, impact_levels, countries, target_ctypes, target_count, status_id)
      select ${nordwind}, id, at, event_type_id, 'natural-hazard', 3, '{"key":"k","params":{}}', false, 1, '{direct}',
        '{DE}', '{company}', 1, case title when 'Still AG' then 'new' else 'in-review' end from events`);
  });
  await decide("Vorher AG", { type: "user", id: 1, name: "Lea Brandt" });
  await apply(db.database, key);
  await db.database.asSystem((tx) =>
    tx.execute(sql`insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence,
        reason, at, event_type_id, priority)
      select ${nordwind}, a.id, t.id, 'direct', 1, 1, '{"key":"k","params":{}}', a.at, a.event_type_id, 3
        from alerts a join events e on e.id = a.event_id join targets t on t.name = e.title`),
  );
  await decide("Bewegt AG", { type: "user", id: 1, name: "Lea Brandt" });
  await decide("Geregelt AG", { type: "rule", id: "archive-old" });
  await undo(db.database, key);
  const left = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind}`),
  );
  expect(left.rows).toEqual([{ name: "Bewegt AG" }]);
  const statuses = await db.database.asSystem((tx) => tx.execute(sql`select status_id from alerts order by id`));
  expect(statuses.rows.map((row) => row.status_id)).toEqual(["in-review"]);
});

/** Tells the ledger that somebody has taken up the alert about the event of this title. */
const decide = (title: string, actor: Actor) =>
  db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select a.id from alerts a join events e on e.id = a.event_id where e.title = ${title}`);
    const subject = { subjectType: "alert", subjectId: String(rows[0]?.id), kind: "alert.status" };
    await appendEvidence(tx, nordwind, [{ actor, ...subject, before: "new", after: "in-review" }]);
  });

test("what an import made for a pending proposal stays when the import is taken back", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nGefragt AG;DE\nLeer AG;DE");
  await apply(db.database, key);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, (tx) =>
    tx.execute(sql`insert into supplier_proposals (customer_id, target_id, name)
      values (${nordwind}, (select id from targets where name = 'Gefragt AG'), 'Vorlieferant')`),
  );
  await undo(db.database, key);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind}`),
  );
  expect(rows).toEqual([{ name: "Gefragt AG" }]);
});

test("what somebody adds while an import is taken back keeps the target, or comes too late for it", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nBelegt AG;DE\nGesammelt AG;DE\nLeer AG;DE");
  await apply(db.database, key);
  await ask(db.database, key, "undo");
  const idOf = (name: string) => sql`(select id from targets where name = ${name})`;
  const undone = await whileHeld(
    db.database,
    async (tx) => {
      await tx.execute(sql`insert into external_scores (customer_id, target_id, event_type_id, value, valid_from)
        values (${nordwind}, ${idOf("Belegt AG")}, 'strike', 50, '2026-01-01')`);
      await tx.execute(sql`with made as (insert into collections (customer_id, name) values (${nordwind}, 'Mine') returning id)
        insert into collection_targets (customer_id, collection_id, target_id)
        select ${nordwind}, id, ${idOf("Gesammelt AG")} from made`);
    },
    () => undoImport(db.database, key, ACTOR),
  );
  expect(undone).toMatchObject({ status: "fulfilled" });
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind} order by name`),
  );
  expect(rows).toEqual([{ name: "Belegt AG" }, { name: "Gesammelt AG" }]);
});
