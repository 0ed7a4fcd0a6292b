import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { addTopic, listTopics, putTopic, readTopic, removeTopic, tryTopic } from "~/backend/contract/topics";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { backTest } from "../../server/backend/alerts/topics/back-test";
import { enqueueTopics } from "../../server/backend/intake/news/topics/enqueue-topics";
import { readSource } from "../support/ingest/read-source";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;
let viewer: Caller;
let stranger: Caller;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  viewer = await signInAs(use.transport, "viewer");
  stranger = await signInAs(use.transport, "stranger");
});

const ANY = { not: [], countries: [], onlyTargets: false, targetIds: [], sources: [] };
const written = (words: string[], more: object = {}) => ({
  name: `Topic of ${words[0]}${Object.keys(more).join(" ")}`,
  words,
  ...ANY,
  eventTypeId: null,
  highestPriority: "High" as const,
  active: true,
  ...more,
});
const add = (words: string[], more: object = {}) => callBackend(manager, addTopic, { body: written(words, more) });
const read = (who: Caller, topicId: number) => callBackend(who, readTopic, { params: { topicId } });

test("news that a topic finds becomes one alert of that customer, which names the topic and the words", async () => {
  const topic = await add(["zirconite export*"], { name: "Rare earths", eventTypeId: "export-control" });
  const paused = await add(["zirconite*"], { active: false });
  const [url = ""] = await tellNews(use, [
    { title: "Ruritania halts zirconite exports", text: "No reason was given." },
  ]);
  await use.drain();
  const found = await read(viewer, topic.id);
  expect(found).toMatchObject({ hits: 1, newest: [{ quotes: ["zirconite exports"] }] });
  expect((await read(viewer, paused.id)).hits).toBe(0);
  const alertId = found.newest[0]?.alertId ?? 0;
  const alert = await callBackend(viewer, readAlert, { params: { alertId } });
  expect(alert).toMatchObject({
    title: "Ruritania halts zirconite exports",
    url,
    eventTypeId: "export-control",
    priorityReason: { key: "priority-topic", params: { topic: "Rare earths", event: "High" } },
    topic: { id: topic.id, name: "Rare earths", isRemoved: false, quotes: ["zirconite exports"] },
    targetCount: 0,
  });
  const seen = await callBackend(viewer, listFeed, { query: { statusId: "all", tier: "1", q: "zirconite" } });
  expect(seen.content).toMatchObject([{ id: alertId, topicName: "Rare earths" }]);
  const byTopic = { statusId: "all", tier: "1", topicId: topic.id } as const;
  const chosen = await callBackend(viewer, listFeed, { query: byTopic });
  expect(chosen.content.map(({ id }) => id)).toEqual([alertId]);
  expect((await callBackend(viewer, listFeed, { query: { ...byTopic, topicId: paused.id } })).content).toEqual([]);
  expect((await callBackend(stranger, listFeed, { query: byTopic })).content).toEqual([]);
  const others = await callBackend(stranger, listFeed, { query: { statusId: "all", tier: "1", q: "zirconite" } });
  expect(others.content).toEqual([]);
  await expect(callBackend(stranger, readAlert, { params: { alertId } })).rejects.toMatchObject({ status: 404 });
  expect(await callBackend(stranger, listTopics, {})).toEqual([]);
  expect(await ownersOf(alert.eventId)).toEqual([{ event: "nordwind", report: "nordwind" }]);
  // Neither a second run nor being matched as other events are takes it away or adds one.
  await again(url);
  expect((await read(viewer, topic.id)).hits).toBe(1);
  await use.database.asSystem((tx) => matchEvents(tx, [alert.eventId]));
  await callBackend(manager, removeTopic, { params: { topicId: topic.id } });
  const kept = await callBackend(viewer, readAlert, { params: { alertId } });
  expect(kept.topic).toMatchObject({ name: "Rare earths", isRemoved: true });
  await expect(read(manager, topic.id)).rejects.toMatchObject({ status: 404 });
});

test("reports of one event are one alert of a topic, whether they come together or later", async () => {
  const topic = await add(["strikeite"], { eventTypeId: "export-control" });
  const title = "Miners of strikeite walk out in strike over pay at Kalgoorlie mine";
  const told = (n: number) => ({ title: `${title}${n === 1 ? "" : `, agency ${n}`}`, text: "Wages are the reason." });
  await tellNews(use, [told(1)]);
  await tellNews(use, [told(2)]);
  await use.drain();
  const [first] = (await read(viewer, topic.id)).newest;
  expect(await read(viewer, topic.id)).toMatchObject({ hits: 1, newest: [{ title }] });
  await tellNews(use, [told(3)]);
  await use.drain();
  expect(await read(viewer, topic.id)).toMatchObject({ hits: 1, newest: [{ alertId: first?.alertId, title }] });
  const alert = await callBackend(viewer, readAlert, { params: { alertId: first?.alertId ?? 0 } });
  // The jobs of the first two may run in either order.
  const titles = alert.sources.map((source) => source.title).sort();
  expect(titles).toEqual([told(1), told(2), told(3)].map((one) => one.title).sort());
  const seen = await callBackend(viewer, listFeed, { query: { statusId: "all", tier: "1", topicId: topic.id } });
  expect(seen.content).toHaveLength(1);
});

test("an alert is never graver than its topic allows, and news of long ago makes none", async () => {
  const topic = await add(["ballastite"], { eventTypeId: "insolvency", highestPriority: "Low" });
  const urls = await tellNews(use, [
    { title: "Ballastite maker files for insolvency" },
    { title: "Ballastite of old" },
  ]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update event_sources set published_at = now() - interval '15 days' where url = ${urls[1]}`),
  );
  await use.drain();
  const { newest } = await read(viewer, topic.id);
  expect(newest.map(({ title }) => title)).toEqual(["Ballastite maker files for insolvency"]);
  const alert = await callBackend(viewer, readAlert, { params: { alertId: newest[0]?.alertId ?? 0 } });
  expect(alert.priority).toBe("Low");
});

test("a topic of one country finds what names a place there", async () => {
  const topic = await add(["gallinite"], { countries: ["CN"] });
  await tellNews(use, [
    { title: "Gallinite plant burns in Shenzhen, China" },
    { title: "Gallinite plant opens in Lyon, France" },
  ]);
  await use.drain();
  const { newest } = await read(viewer, topic.id);
  expect(newest.map(({ title }) => title)).toEqual(["Gallinite plant burns in Shenzhen, China"]);
});

test("a topic that asks for a target finds only news that names one which is monitored", async () => {
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Vantor Ferrolite Toledo", country: "US" }]),
  );
  await callBackend(manager, followTargets, { body: { targetIds } });
  await use.drain();
  const topic = await add(["ferrolite shortage"], { onlyTargets: true });
  const title = "Ferrolite shortage at Vantor Ferrolite Toledo";
  await tellNews(use, [{ title, about: "Vantor Ferrolite Toledo" }, { title: "Ferrolite shortage feared" }]);
  await use.drain();
  expect((await read(viewer, topic.id)).newest.map((hit) => hit.title)).toEqual([title]);
});

test("a test shows what the last 30 days held, looks at no more than it may, and refuses too much only when saved", async () => {
  const body = { ...ANY, words: ["tungstenite"], not: ["tungstenite bank"] };
  await tellNews(use, [
    { title: "Tungstenite price doubles" },
    { title: "Tungstenite bank opens" },
    { title: "Shares fall", text: "Makers of tungstenite lost most." },
  ]);
  const tried = await callBackend(manager, tryTopic, { body });
  expect(tried).toMatchObject({ hits: 2, isComplete: true, tooMany: false });
  expect(tried.samples.map(({ quotes }) => quotes[0]?.toLowerCase())).toEqual(["tungstenite", "tungstenite"]);
  const { id: customerId } = await customer();
  const some = await use.database.asSystem((tx) => backTest(tx, customerId, body, { items: 2, time: 5_000 }));
  expect(some).toMatchObject({ looked: 2, isComplete: false });
  await tellNews(
    use,
    Array.from({ length: 201 }, (_, n) => ({ title: `Osmiridite note ${n}` })),
  );
  await expect(add(["osmiridite"])).rejects.toMatchObject({ status: 422, code: "too_many_hits" });
  const paused = await add(["osmiridite"], { active: false });
  expect(paused.active).toBe(false);
});

test("no two topics have one name, until one is removed", async () => {
  const { id, version } = await add(["wolframite"], { name: "Wolframite", active: false });
  const other = await add(["scheelite"], { name: "Scheelite", active: false });
  const taken = { status: 409, code: "topic_exists" };
  await expect(add(["wolframite"], { name: "wolframITE", active: false })).rejects.toMatchObject(taken);
  const body = { ...written(["scheelite"], { name: "Wolframite", active: false }), version: other.version };
  const params = { topicId: other.id };
  await expect(callBackend(manager, putTopic, { params, body })).rejects.toMatchObject(taken);
  // Its own name is free for it.
  const same = { ...written(["wolframite"], { name: "WOLFRAMITE", active: false }), version };
  expect(await callBackend(manager, putTopic, { params: { topicId: id }, body: same })).toMatchObject({
    name: "WOLFRAMITE",
  });
  await callBackend(manager, removeTopic, { params: { topicId: id } });
  expect((await callBackend(manager, putTopic, { params, body })).name).toBe("Wolframite");
});

test("words that cannot be read are named by their line, and what does not exist is refused", async () => {
  await expect(add(["rare earth*", "a*"], { not: ["*"] })).rejects.toMatchObject({
    status: 422,
    code: "bad_words",
    details: {
      lines: [
        { list: "words", line: 2, text: "a*", why: "star-too-early" },
        { list: "not", line: 1, text: "*", why: "no-word" },
      ],
    },
  });
  await expect(add(["x1"], { countries: ["ZZ"] })).rejects.toMatchObject({ code: "unknown_country" });
  await expect(add(["x1"], { eventTypeId: "nothing" })).rejects.toMatchObject({ code: "unknown_type" });
});

test("only managers change topics, one after the other, and the ledger keeps each change", async () => {
  const topic = await add(["niobium strike*"], { name: "Niobium" });
  const { id, version } = topic;
  const change = (who: Caller, of: number) =>
    callBackend(who, putTopic, {
      params: { topicId: id },
      body: { ...written(["niobium strike*"], { name: "Niobium", active: false }), version: of },
    });
  await expect(change(viewer, version)).rejects.toMatchObject({
    status: 403,
    details: { permission: "topics:manage" },
  });
  await expect(change(stranger, version)).rejects.toMatchObject({ status: 403 });
  expect(await change(manager, version)).toMatchObject({ active: false, version: version + 1 });
  await expect(change(manager, version)).rejects.toMatchObject({ status: 409, code: "stale_version" });
  const administrator = await signInAs(use.transport, "admin");
  const { content } = await callBackend(administrator, listEvidence, { query: { subjectType: "topic" } });
  expect(content.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(2);
});

/** Holds the news of an address against the topics once more. */
async function again(url: string): Promise<void> {
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select r.source_id as id from item_readings r join event_sources s on s.id = r.source_id where s.url = ${url}`);
    await enqueueTopics(
      tx,
      rows.map(({ id }) => Number(id)),
    );
  });
  await use.drain();
}

test("words of one customer that are made to take long keep nobody else's topic from its news", async () => {
  const phrases = Array.from(
    { length: 50 },
    (_, n) => `灾${"灾".repeat(n % 10)}…灾${"灾".repeat(Math.floor(n / 10))}…灾`,
  );
  await callBackend(await signInAs(use.transport, "strangeAdmin"), addTopic, { body: written(phrases) });
  const topic = await add(["wolframite*"]);
  await tellNews(use, [{ title: `${"灾".repeat(400)} wolframite halted`, text: "Nobody said why." }]);
  await use.drain();
  expect((await read(viewer, topic.id)).hits).toBe(1);
});

test("a source of a customer's own that numbers its news as hits are numbered stops none of them", async () => {
  const topic = await add(["gallenite*"]);
  const { id: ownerId } = await customer();
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select coalesce(max(id), 0) as id from event_sources`),
  );
  const items = Array.from(
    { length: 40 },
    (_, n) =>
      `<item><guid isPermaLink="false"> topic:${topic.id}:${Number(rows[0]?.id) + n}</guid><title>Gallenite at pier ${n} of the port</title>
       <language>en</language><pubDate>${new Date().toUTCString()}</pubDate></item>`,
  );
  const feed = `<rss version="2.0"><channel><title>Forged</title>${items.join("")}</channel></rss>`;
  await readSource(use, "feed:forged-topics", feed, { ownerId });
  await use.drain();
  expect((await read(viewer, topic.id)).hits).toBe(40);
});

async function ownersOf(eventId: number): Promise<unknown[]> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select c.key as event, o.key as report from events e join event_sources s on s.event_id = e.id
        left join customers c on c.id = e.owner_id left join customers o on o.id = s.owner_id where e.id = ${eventId}`),
  );
  return rows;
}

async function customer(): Promise<{ id: number }> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  return { id: Number(rows[0]?.id) };
}
