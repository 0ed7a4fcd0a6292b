import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { feedOf } from "../../../../tests/support/ingest/news-feed";
import { readSource } from "../../../../tests/support/ingest/read-source";
import { drained, longText, tell, toldTogether } from "../../../../tests/support/ingest/told-copies";
import { monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { mergeEvents } from "../../intake/ingest/merging/merge-events";
import { splitEvent } from "../../intake/ingest/merging/split-event";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "./match-events";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  await system(async (tx) => {
    nordwind = await addCustomer(tx, "nordwind");
    const targets = ["Vantor Castings GmbH", "Brenton Werke GmbH"].map((name) => ({ name, country: "DE" }));
    await monitor(tx, nordwind, await addTargets(tx, targets));
  });
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const person = { type: "rule", id: "test" } as const;
const headline = (title: string) => ({ title });

test.each([
  ["another day", "Vantor Castings GmbH publishes traffic report for motorway beside plant Hagen", "Monday", "Tuesday"],
  ["another person", "Directors dealings at Vantor Castings GmbH announced today in Hagen by", "Muster", "Beispiel"],
  ["the opposite", "Vantor Castings GmbH shares after meeting with analysts in Hagen this week", "rise", "fall"],
])("a headline of one form that says %s is no copy", async (_, form, one, other) => {
  await tell(db, "agency", [headline(`${form} ${one}`)]);
  await tell(db, "paper", [headline(`${form} ${other}`)]);
  expect(await toldTogether(db)).toEqual([["agency"], ["paper"]]);
});

test("a headline that denies another one is no copy of it", async () => {
  await tell(db, "agency", [headline("Vantor Castings GmbH does invite guests from abroad into visitor centre")]);
  await tell(db, "paper", [headline("Vantor Castings GmbH does not invite guests from abroad into visitor centre")]);
  expect(await toldTogether(db)).toEqual([["agency"], ["paper"]]);
});

test("the same text with another number in its headline is no copy", async () => {
  const text = longText("Vantor Castings GmbH");
  await tell(db, "agency", [{ title: "Vantor Castings GmbH: visitor centre, 12th report", text }]);
  await tell(db, "paper", [{ title: "Vantor Castings GmbH: visitor centre, 13th report", text }]);
  expect(await toldTogether(db)).toEqual([["agency"], ["paper"]]);
});

test("private copies do not crowd out public ones", async () => {
  const told = { title: "Vantor Castings GmbH opens visitor centre", text: longText("Vantor Castings GmbH") };
  await tell(db, "agency", [told]);
  const flood = Array.from({ length: 110 }, (_, n) => ({ ...told, text: `${told.text} ${n}` }));
  await tell(db, "own", [...flood, headline("Vantor Castings GmbH trains apprentices")], nordwind);
  await tell(db, "paper", [{ ...told, title: `${told.title} (dpa)` }]);
  expect((await toldTogether(db)).filter((sources) => !sources.includes("own"))).toEqual([["agency", "paper"]]);
}, 60_000);

test("a flood of copies is composed and matched once, not once for each", async () => {
  const told = { title: "Vantor Castings GmbH opens visitor centre", text: longText("Vantor Castings GmbH") };
  const flood = Array.from({ length: 40 }, (_, n) => ({ ...told, text: `${told.text} ${n}` }));
  await readSource(db, "feed:wire", feedOf("wire", [...flood, headline("Vantor Castings GmbH trains apprentices")]));
  const before = await matchesWaiting();
  await system((tx) =>
    matchEvents(
      tx,
      Array.from({ length: 40 }, (_, n) => n + 1),
    ),
  );
  expect((await toldTogether(db)).map((sources) => sources.length)).toEqual([40, 1]);
  expect((await matchesWaiting()) - before).toBe(1);
});

const matchesWaiting = async (): Promise<number> =>
  (
    await asOwner(
      db.connection,
      `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'events.match'`,
    )
  ).rows[0]?.n;

test("a text that names nobody does not join those of two companies, in whatever order they are matched", async () => {
  await tell(db, "agency", [
    { title: "Vantor Castings GmbH opens visitor centre", text: longText("Vantor Castings GmbH") },
  ]);
  await tell(db, "paper", [{ title: "Brenton Werke GmbH opens visitor centre", text: longText("Brenton Werke GmbH") }]);
  await tell(db, "radio", [headline("Vantor Castings GmbH trains apprentices")]);
  await system((tx) =>
    tx.execute(sql`
      update event_sources set join_keys = '{}', content = content || jsonb_build_object('organizations', '[]'::jsonb,
        'simhash', (select content->'simhash' from event_sources where id = 1)) where id = 3`),
  );
  for (const id of [3, 1, 2, 1]) await system((tx) => matchEvents(tx, [id]));
  await drained(db);
  expect(await toldTogether(db)).toEqual([["agency", "radio"], ["paper"]]);
});

test("what a person took apart stays apart, whatever one of them becomes part of", async () => {
  const told = { title: "Vantor Castings GmbH opens visitor centre", text: longText("Vantor Castings GmbH") };
  await tell(db, "other", [headline("Vantor Castings GmbH trains apprentices")]);
  await tell(db, "agency", [told]);
  await tell(db, "paper", [{ ...told, title: `${told.title} (dpa)` }]);
  const [, agency = 0] = await ids();
  const [paper = 0] = await reportsBy("feed:paper");
  const apart = await system((tx) => splitEvent(tx, agency, [paper], person));
  await drained(db);
  expect(await toldTogether(db)).toEqual([["other"], ["agency"], ["paper"]]);
  await system((tx) => mergeEvents(tx, 1, agency, { actor: person, reason: { key: "joined.person", params: {} } }));
  await drained(db);
  await system((tx) => matchEvents(tx, [apart]));
  await drained(db);
  expect(await toldTogether(db)).toEqual([["other", "agency"], ["paper"]]);
});

test("the same few words of one source a week later are another event", async () => {
  const told = headline("Vantor Castings GmbH: Release according to Article 40");
  await tell(db, "office", [told]);
  await system((tx) =>
    tx.execute(sql`
      update event_sources set external_id = 'before', join_keys = '{}', published_at = published_at - interval '7 days',
        content = content || jsonb_build_object('url', 'https://news.example/before', 'publishedAt',
          to_char(now() at time zone 'UTC' - interval '7 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`),
  );
  await system((tx) => matchEvents(tx, [1]));
  await tell(db, "office", [told]);
  expect(await toldTogether(db)).toEqual([["office"], ["office"]]);
});

const numbers = (query: ReturnType<typeof sql>) =>
  system(async (tx) => (await tx.execute<{ id: string }>(query)).rows.map(({ id }) => Number(id)));
const ids = () => numbers(sql`select id from events where merged_into is null order by id`);
const reportsBy = (source: string) => numbers(sql`select id from event_sources where source_name = ${source}`);
