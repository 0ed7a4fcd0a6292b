import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems, type ReadItem, readReadingQuality, reviewReading } from "~/backend/contract/reading";
import { changeAlertStatus } from "~/backend/contract/triage";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { readAgain } from "../../server/backend/intake/ingest/again/read-again";
import { mergeEvents } from "../../server/backend/intake/ingest/merging/merge-events";
import { asOwner } from "../support/database-cluster";
import type { ToldNews } from "../support/ingest/news-feed";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let analyst: Caller;
const PLANT = { name: "Vantor Castings Toledo", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };

beforeAll(async () => {
  analyst = await signInAs(use.transport, "analyst");
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [PLANT]));
  await callBackend(analyst, followTargets, { body: { targetIds } });
  await use.drain();
});

const run = (query: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(query));
const rowsOf = async (query: ReturnType<typeof sql>) => (await run(query)).rows;

async function tell(...told: ToldNews[]): Promise<ReadItem[]> {
  const urls = await tellNews(use, told);
  await use.drain();
  return Promise.all(urls.map(itemAt));
}

async function itemAt(url: string | null): Promise<ReadItem> {
  const [item] = (await callBackend(analyst, listReadItems, { query: { url: url ?? "" } })).content;
  if (!item) throw new Error(`${url} was not read`);
  return item;
}

const now = (item: ReadItem) => itemAt(item.url);
/** Each of another town: what has the headline of another text is one event with it. */
let turn = 0;
const town = (): string => `${["Aber", "Brin", "Carl", "Dor", "Elm"][turn % 5]}${["ford", "ham", "ton"][turn++ % 3]}`;
const strike = (more: Partial<ToldNews> = {}): ToldNews => ({
  title: `Workers walk out at ${town()} foundry in strike over pay`,
  ...more,
});

/** As if an earlier reader had taken a strike for a protest. */
async function readAsProtest(items: readonly ReadItem[]): Promise<void> {
  const ids = sql`${sql.param(items.map(({ id }) => id))}::bigint[]`;
  await run(sql`
    update item_readings set reader = 'reading-lexicon.en@0 reading-model@0', event_type_id = 'protest',
      reading = jsonb_set(jsonb_set(reading, '{types,0,value}', '"protest"'), '{reader}', '"reading-lexicon.en@0 reading-model@0"')
     where source_id = any(${ids})`);
  await run(
    sql`update event_sources set content = jsonb_set(content, '{eventTypeId}', '"protest"') where id = any(${ids})`,
  );
  await run(sql`
    update events set event_type_id = 'protest', content_hash = 'of a protest'
     where id in (select event_id from event_sources where id = any(${ids}))`);
  const events = items.map(({ eventId }) => eventId);
  await use.database.asSystem((tx) => matchEvents(tx, events));
  await use.drain();
}

const again = async (portion?: number) => {
  const done = await readAgain(use.database, portion);
  await use.drain();
  return done;
};

beforeEach(async () => {
  await again();
});

test("what another reader reads otherwise is another version of its event, and the page of quality says how many", async () => {
  const [item] = (await tell(strike())) as [ReadItem];
  await readAsProtest([item]);
  const before = (await callBackend(analyst, readReadingQuality, {})).changes;
  expect(await again()).toEqual({ read: 1, changed: 1, broken: 0 });
  expect((await now(item)).reading).toMatchObject({ types: [{ value: "strike" }], outcome: "event" });
  const [event] = await rowsOf(sql`select event_type_id, version from events where id = ${item.eventId}`);
  expect(event).toEqual({ event_type_id: "strike", version: 2 });
  const versions = sql`select content->>'eventTypeId' as type, source_name from event_versions where event_id = ${item.eventId}`;
  expect(await rowsOf(versions)).toEqual([{ type: "protest", source_name: "reading.again" }]);
  const { changes } = await callBackend(analyst, readReadingQuality, {});
  expect(changes).toEqual({ ...before, texts: before.texts + 1, retyped: before.retyped + 1 });
  // A second time it finds nothing to do.
  expect(await again()).toEqual({ read: 0, changed: 0, broken: 0 });
});

test("a text that the new reader breaks on stays as it was read, and those behind it are read", async () => {
  const [one, broken, other] = (await tell(strike(), strike(), strike())) as [ReadItem, ReadItem, ReadItem];
  await readAsProtest([one, broken, other]);
  await run(sql`update event_sources set content = jsonb_set(content, '{title}', '7') where id = ${broken.id}`);
  expect(await again()).toEqual({ read: 2, changed: 2, broken: 1 });
  for (const item of [one, other]) expect((await now(item)).reading.types).toMatchObject([{ value: "strike" }]);
  const ofBroken = sql`select event_type_id as type, reader from item_readings where source_id = ${broken.id}`;
  expect(await rowsOf(ofBroken)).toEqual([{ type: "protest", reader: "reading-lexicon.en@0 reading-model@0" }]);
  await run(sql`update event_sources set content = jsonb_set(content, '{title}', '"Nothing"') where id = ${broken.id}`);
});

test("what people made of it stays: status, verdict and a merge", async () => {
  const [item, other] = (await tell(strike({ about: PLANT.name }), strike())) as [ReadItem, ReadItem];
  await readAsProtest([item, other]);
  const alertId = (await now(item)).alertId ?? 0;
  await callBackend(analyst, changeAlertStatus, { params: { alertId }, body: { statusId: "archived" } });
  const { readAt } = await now(item);
  const body = { verdict: "type", eventTypeId: "insolvency", readAt } as const;
  await callBackend(analyst, reviewReading, { params: { itemId: item.id }, body });
  const decision = { actor: { type: "rule", id: "test" }, reason: { key: "joined.by-person", params: {} } } as const;
  await use.database.asSystem((tx) => mergeEvents(tx, item.eventId, other.eventId, decision));
  await use.drain();
  expect(await again()).toEqual({ read: 2, changed: 2, broken: 0 });
  const alert = await callBackend(analyst, readAlert, { params: { alertId } });
  expect(alert).toMatchObject({ statusId: "archived", eventTypeId: "insolvency" });
  expect((await now(item)).review).toMatchObject({ verdict: "type", eventTypeId: "insolvency" });
  expect(
    await rowsOf(sql`select event_type_id, merged_into is null as stands from events where id = ${item.eventId}`),
  ).toEqual([{ event_type_id: "strike", stands: true }]);
  expect((await now(other)).eventId).toBe(item.eventId);
});

test("what an extract does not hold any more stays as it was read", async () => {
  const [item] = (await tell(strike())) as [ReadItem];
  const far = {
    value: { dead: 3 },
    by: "grammar",
    rule: "amounts@1",
    p: null,
    span: { field: "extract", start: 900, end: 910, quote: "three died" },
  };
  await run(
    sql`update item_readings set reading = jsonb_set(reading, '{severity}', ${JSON.stringify([far])}::jsonb) where source_id = ${item.id}`,
  );
  await readAsProtest([item]);
  await again();
  expect((await now(item)).reading.severity).toMatchObject([{ value: { dead: 3 } }]);
});

test("a text that waited for a person goes on waiting, and where nothing is read otherwise nobody has to look again", async () => {
  const [fire] = (await tell({ title: "Large fire breaks out at Gorton foundry, plant evacuated" })) as [ReadItem];
  expect(fire.reading.outcome).toBe("review");
  await run(sql`update item_readings set reader = 'reading-model@0' where source_id = ${fire.id}`);
  expect(await again()).toEqual({ read: 1, changed: 0, broken: 0 });
  expect(await now(fire)).toEqual(fire);
});

test("killed in the middle it has written whole portions, and begun anew it ends as if never killed", async () => {
  const items = await tell(...Array.from({ length: 6 }, () => strike()));
  await readAsProtest(items);
  const [last] = [...items].sort((one, other) => other.id - one.id);
  await asOwner(
    use.connection,
    "create function stop_here() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$",
    `create trigger stop_here before update on event_sources for each row when (old.id = ${last?.id})
       execute function stop_here()`,
  );
  await expect(readAgain(use.database, 4)).rejects.toThrow();
  const types = sql`select event_type_id as type, count(*)::int as n from events where id = any(${sql.param(items.map(({ eventId }) => eventId))}::bigint[]) group by 1 order by 1`;
  expect(await rowsOf(types)).toEqual([
    { type: "protest", n: 2 },
    { type: "strike", n: 4 },
  ]);
  await asOwner(use.connection, "drop trigger stop_here on event_sources");
  expect(await again()).toEqual({ read: 2, changed: 2, broken: 0 });
  expect(await rowsOf(types)).toEqual([{ type: "strike", n: 6 }]);
  const versions = sql`select distinct version from events where id = any(${sql.param(items.map(({ eventId }) => eventId))}::bigint[])`;
  expect(await rowsOf(versions)).toEqual([{ version: 2 }]);
});
