import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { addTopic, putTopic, readTopic } from "~/backend/contract/topics";
import { findHits } from "../../server/backend/alerts/topics/match-task";
import { mergeEvents } from "../../server/backend/intake/ingest/merging/merge-events";
import { splitEvent } from "../../server/backend/intake/ingest/merging/split-event";
import type { ToldNews } from "../support/ingest/news-feed";
import { tellNews } from "../support/ingest/tell-news";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Of a topic, what is one event for everybody is one alert, and no other one.
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;
beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
});

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await use.database.asSystem((tx) => tx.execute<Record<string, number>>(query))).rows;
const BY_TEST = { actor: { type: "rule", id: "test" }, reason: { key: "joined.by-person", params: {} } } as const;

const ANY = { not: [], countries: [], onlyTargets: false, targetIds: [], sources: [] };
const written = (word: string, more: object = {}) => ({
  ...{
    name: `Topic of ${word}`,
    words: [word],
    ...ANY,
    eventTypeId: null,
    highestPriority: "Critical" as const,
    active: true,
  },
  ...more,
});
const add = (word: string, more: object = {}) => callBackend(manager, addTopic, { body: written(word, more) });
const read = (topicId: number) => callBackend(manager, readTopic, { params: { topicId } });
const alertOf = async (topicId: number) => {
  const { newest } = await read(topicId);
  return callBackend(manager, readAlert, { params: { alertId: newest[0]?.alertId ?? 0 } });
};

interface Told {
  id: number;
  event: number;
}

/** Reads these; no topic has looked at them yet. */
async function bring(...told: ToldNews[]): Promise<Told[]> {
  const urls = await tellNews(use, told);
  const found = await Promise.all(
    urls.map((url) =>
      rowsOf(
        sql`select s.id::int as id, s.event_id::int as event from event_sources s where s.url = ${url} and s.owner_id is null`,
      ),
    ),
  );
  return found.flat() as unknown as Told[];
}

async function tell(...told: ToldNews[]): Promise<Told[]> {
  const found = await bring(...told);
  await use.drain();
  return found;
}

const merge = (kept: Told | undefined, gone: Told | undefined) =>
  use.database.asSystem(async (tx) => {
    if (kept?.event !== gone?.event) await mergeEvents(tx, kept?.event ?? 0, gone?.event ?? 0, BY_TEST);
  });
const makePublic = ({ event }: Told, priority: number) =>
  use.database.asSystem((tx) => tx.execute(sql`update events set priority = ${priority} where id = ${event}`));

test("a later report that is graver makes the alert graver, as far as the topic allows and no rule says otherwise", async () => {
  const topic = await add("gravelite");
  const capped = await add("gravelite", { name: "Capped", highestPriority: "Mid" });
  const [first] = await tell({ title: "Gravelite plant in Hagen reports an incident" });
  expect((await alertOf(topic.id)).priority).toBe("Low");
  const [later] = await bring({ title: "Gravelite plant in Hagen burns, twelve dead" });
  await merge(first, later);
  await makePublic(first as Told, 4);
  await use.drain();
  expect((await read(topic.id)).hits).toBe(1);
  expect(await alertOf(topic.id)).toMatchObject({
    priority: "Critical",
    title: "Gravelite plant in Hagen reports an incident",
  });
  expect((await alertOf(capped.id)).priority).toBe("Mid");
  // What is told later and is less grave takes nothing back.
  const [last] = await bring({ title: "Gravelite plant in Hagen opens again after weeks" });
  await merge(first, last);
  await makePublic(first as Told, 1);
  await use.drain();
  expect(await alertOf(topic.id)).toMatchObject({ priority: "Critical" });
  expect((await alertOf(topic.id)).sources).toHaveLength(3);
});

test("two events that become one are one alert of the topic, with what was made of either, and are found again by no further run", async () => {
  const topic = await add("mergelite");
  const [one] = await tell({ title: "Mergelite found in Perth" });
  const [other] = await tell({ title: "Ministers speak of mergelite exports at a summit" });
  const before = await read(topic.id);
  expect(before.hits).toBe(2);
  await merge(one, other);
  await use.drain();
  expect(await read(topic.id)).toMatchObject({ hits: 1 });
  expect((await alertOf(topic.id)).sources.map(({ title }) => title).sort()).toEqual([
    "Mergelite found in Perth",
    "Ministers speak of mergelite exports at a summit",
  ]);
  await findHits(use.database, [one?.id ?? 0, other?.id ?? 0]);
  expect((await read(topic.id)).hits).toBe(1);
  const hits = await rowsOf(
    sql`select count(*)::int as n from topic_hits where topic_id = ${topic.id} and alert_id is not null`,
  );
  expect(hits).toEqual([{ n: 2 }]);
});

test("what a person takes out of an event is an alert of its own for what comes later, and the first one stays", async () => {
  const topic = await add("splitlite");
  const [one] = await tell({ title: "Splitlite found in Perth" });
  const [other] = await tell({ title: "Ministers speak of splitlite exports at a summit" });
  await merge(one, other);
  await use.drain();
  expect((await read(topic.id)).hits).toBe(1);
  const apart = await use.database.asSystem((tx) => splitEvent(tx, one?.event ?? 0, [other?.id ?? 0], BY_TEST.actor));
  await use.drain();
  expect((await read(topic.id)).hits).toBe(1);
  const [third] = await bring({ title: "Splitlite: what was decided behind closed doors" });
  await merge({ id: 0, event: apart }, third);
  const [fourth] = await bring({ title: "Perth mayor welcomes splitlite miners" });
  await merge(one, fourth);
  await use.drain();
  expect((await read(topic.id)).hits).toBe(2);
});

test("the same reports at once, and a topic switched off and on, make one alert", async () => {
  const topic = await add("pauselite");
  const [one] = await bring({ title: "Pauselite mine in Perth opens" });
  const ids = [one?.id ?? 0];
  await Promise.all([findHits(use.database, ids), findHits(use.database, ids), findHits(use.database, ids)]);
  const change = (active: boolean, version: number) =>
    callBackend(manager, putTopic, {
      params: { topicId: topic.id },
      body: { ...written("pauselite", { active }), version },
    });
  const paused = await change(false, topic.version);
  await tell({ title: "Pauselite mine in Perth closes for a day" });
  await change(true, paused.version);
  await findHits(use.database, ids);
  expect((await read(topic.id)).hits).toBe(1);
});
