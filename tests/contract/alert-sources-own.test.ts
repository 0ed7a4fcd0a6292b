import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { addLexiconRow, readLexiconRow } from "~/backend/contract/lexicon";
import { listReadItems, reviewReading } from "~/backend/contract/reading";
import { addTopic, readTopic } from "~/backend/contract/topics";
import { tellingFeeds, urlIn } from "../support/ingest/telling-feeds";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { ownRow } from "../support/own-row";
import { signInAs } from "../support/personas";

// What sources take back, on alerts that a customer's topics, own words and verdicts made or changed.
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;
let analyst: Caller;
const PLANTS = [
  "Aberford Castings Inc",
  "Brinham Castings Inc",
  "Carlwick Castings Inc",
  "Dorham Castings Inc",
  "Elmton Castings Inc",
] as const;

beforeAll(async () => {
  [manager, analyst] = [await signInAs(use.transport, "manager"), await signInAs(use.transport, "analyst")];
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      PLANTS.map((name) => ({ name, country: "US" })),
    ),
  );
  await callBackend(analyst, followTargets, { body: { targetIds } });
  await use.drain();
});

const { tell, withdraw } = tellingFeeds(use);

const alertOf = (alertId: number | null | undefined) =>
  callBackend(analyst, readAlert, { params: { alertId: alertId ?? 0 } });

async function alertAbout(plant: string) {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      select a.id from alerts a join events e on e.id = a.event_id join alert_targets t on t.customer_id = a.customer_id and t.alert_id = a.id
        join targets g on g.id = t.target_id where g.name = ${plant} and e.merged_into is null and e.owner_id is null`),
  );
  expect(rows).toHaveLength(1);
  return alertOf(Number(rows[0]?.id));
}

async function addTopicOf(words: string): Promise<() => ReturnType<typeof alertOf>> {
  const any = {
    not: [],
    countries: [],
    onlyTargets: false,
    targetIds: [],
    sources: [],
    eventTypeId: null,
    active: true,
  };
  const body = { ...any, name: `Topic of ${words}`, words: [words], highestPriority: "Critical" as const };
  const { id: topicId } = await callBackend(manager, addTopic, { body });
  return async () => {
    const { newest } = await callBackend(manager, readTopic, { params: { topicId } });
    return alertOf(newest[0]?.alertId);
  };
}

/** A row of one invented word, as an insolvency. */
async function addOwnWords(word: string): Promise<() => ReturnType<typeof alertOf>> {
  const match = [1, 2, 3].map((n) => `The ${word} of plant ${n}`);
  const body = ownRow({ name: word, any: [word], near: null, not: [], eventTypeId: "insolvency", match });
  const { id: rowId } = await callBackend(manager, addLexiconRow, { body });
  return async () => {
    const { newest } = await callBackend(manager, readLexiconRow, { params: { rowId } });
    return alertOf(newest.find(({ alertId }) => alertId !== null)?.alertId);
  };
}

test("an alert whose report is taken back twice and told anew is as it was, without the note", async () => {
  const [plant] = PLANTS;
  const title = `Workers of ${plant} walk out in strike over pay`;
  await tell("gazette", "urn:1", title);
  const { priority, priorityReason, eventTypeId } = await alertAbout(plant);
  await withdraw("gazette", "urn:1", -1);
  await tell("gazette", "urn:1", title, { hours: 0 });
  const again = { withdrawn: false, priority, priorityReason, eventTypeId, title, independentSources: 1 };
  expect(await alertAbout(plant)).toMatchObject({ ...again, sources: [{ takenBackAt: null }] });
  await withdraw("gazette", "urn:1", 1);
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: true, priority: "Low" });
  await tell("gazette", "urn:1", title, { hours: 2 });
  expect(await alertAbout(plant)).toMatchObject({ ...again, sources: [{ takenBackAt: null }] });
});

test("the alert of a customer's own words is withdrawn with its report, says who took it back, and comes back with it", async () => {
  const [, plant] = PLANTS;
  const alert = await addOwnWords("grelling");
  const title = `Grelling at ${plant} after the shift`;
  await tell("herald", "urn:1", title);
  const before = await alert();
  expect(before).toMatchObject({
    title,
    withdrawn: false,
    ownWords: { quotes: ["Grelling"] },
    sources: [{ takenBackAt: null }],
  });
  await withdraw("herald", "urn:1");
  expect(await alert()).toMatchObject({
    ...{ title, withdrawn: true, priority: "Low" },
    sources: [{ name: "feed:herald", takenBackAt: expect.stringMatching(/^\d{4}-/) }],
  });
  await tell("herald", "urn:1", title, { hours: 0 });
  const { priority, priorityReason } = before;
  expect(await alert()).toMatchObject({ withdrawn: false, priority, priorityReason, sources: [{ takenBackAt: null }] });
});

test("the alert of a topic goes with the only report that has its words, though the event that it tells of stands as it was", async () => {
  const [, , plant] = PLANTS;
  const alert = await addTopicOf("ferry crews");
  const strike = { eventTypeId: "strike" } as const;
  await tell("gazette", "urn:3", `Workers of ${plant} walk out in strike over pay`, strike);
  await tell("herald", "urn:3", `Workers of ${plant} walk out in strike over pay today`, {
    ...strike,
    text: "So do ferry crews.",
  });
  const { sources } = await alertAbout(plant);
  expect(sources).toHaveLength(2);
  expect(await alert()).toMatchObject({ withdrawn: false });
  await withdraw("herald", "urn:3");
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: false });
  expect(await alert()).toMatchObject({
    ...{ withdrawn: true, priority: "Low" },
    sources: [{ name: "feed:herald", takenBackAt: expect.stringMatching(/^\d{4}-/) }],
  });
});

test("a translation is no second source of a topic's alert either", async () => {
  const alert = await addTopicOf("ostmark");
  const strike = { eventTypeId: "strike" } as const;
  await tell("tribune", "urn:4", "Strike at Ostmark Castings Inc: 200 workers down tools for higher wages", {
    ...strike,
    hours: -3,
  });
  const german = "Streik bei Ostmark Castings Inc: 200 Beschäftigte legen für höhere Löhne die Arbeit nieder";
  await tell("zeitung", "urn:4", german, { ...strike, language: "de" });
  expect(await alert()).toMatchObject({
    sources: [{ name: "feed:tribune" }, { name: "feed:zeitung" }],
    independentSources: 1,
  });
});

test("what a customer's people said of a report holds while it is taken back and when it is told anew", async () => {
  const plant = PLANTS[3];
  const title = `Workers of ${plant} walk out in strike over pay`;
  await tell("gazette", "urn:5", title);
  const item = async () => {
    const { content } = await callBackend(analyst, listReadItems, { query: { url: urlIn("gazette", "urn:5") } });
    return content[0];
  };
  const told = await item();
  const params = { itemId: told?.id ?? 0 };
  await callBackend(analyst, reviewReading, {
    params,
    body: { verdict: "type", eventTypeId: "insolvency", readAt: told?.readAt ?? "" },
  });
  await use.drain();
  const before = await alertOf(told?.alertId);
  expect(before).toMatchObject({ eventTypeId: "insolvency", withdrawn: false });
  await withdraw("gazette", "urn:5");
  expect(await alertOf(told?.alertId)).toMatchObject({ eventTypeId: "insolvency", withdrawn: true, priority: "Low" });
  expect((await item())?.reading).toMatchObject({ outcome: "nothing", heldBy: "withdrawn" });
  await tell("gazette", "urn:5", title, { hours: 0 });
  const { priority, priorityReason } = before;
  expect(await alertOf(told?.alertId)).toMatchObject({
    eventTypeId: "insolvency",
    withdrawn: false,
    priority,
    priorityReason,
  });
});

test("copies of plain news stand as long as one of them does, whichever was first", async () => {
  const plant = PLANTS[4];
  const title = `${plant} shows its new catalogue of door handles in Ohio`;
  const text =
    "The catalogue has four hundred pages and shows handles of brass, oak and glass for old houses and for new ones.";
  await tell("daily", "urn:6", title, { text, hours: -5 });
  await tell("weekly", "urn:6", title, { text, hours: -4 });
  const before = await alertAbout(plant);
  expect(before).toMatchObject({ eventTypeId: "news", sources: [{}, {}], independentSources: 1 });
  await withdraw("daily", "urn:6", -3);
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: false, priority: before.priority, independentSources: 1 });
  await withdraw("weekly", "urn:6", -3);
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: true, priority: "Low" });
  await tell("monthly", "urn:6", title, { text, hours: -2 });
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: false, priority: before.priority, sources: [{}, {}, {}] });
});

test("alerts of a topic and of own words that were withdrawn come back with the next report of the same event that has the words", async () => {
  const topic = await addTopicOf("tram depot");
  const words = await addOwnWords("brackling");
  const title = `Brackling at tram depot of ${PLANTS[4]} after the shift`;
  await tell("gazette", "urn:7", title, { hours: -5, eventTypeId: "strike" });
  const before = [await topic(), await words()];
  expect(before).toMatchObject([{ withdrawn: false }, { withdrawn: false }]);
  await withdraw("gazette", "urn:7", -4);
  expect([await topic(), await words()]).toMatchObject([{ withdrawn: true }, { withdrawn: true }]);
  await tell("herald", "urn:7", title, { hours: -3, eventTypeId: "strike" });
  for (const [n, alert] of [await topic(), await words()].entries()) {
    const { id, priority } = before[n] ?? {};
    expect(alert).toMatchObject({ id, priority, withdrawn: false });
    expect(alert.sources.map(({ name, takenBackAt }) => [name, takenBackAt !== null])).toEqual([
      ["feed:gazette", true],
      ["feed:herald", false],
    ]);
  }
});
