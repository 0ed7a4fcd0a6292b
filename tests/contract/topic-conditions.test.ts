import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { deleteConnector } from "~/backend/contract/connectors";
import { listEvidence } from "~/backend/contract/evidence";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { addTopic, listNewsSources, putTopic, readTopic, tryTopic } from "~/backend/contract/topics";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Topics that ask for chosen targets and sources.
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
const written = (words: string[], more: object) => ({
  name: `Topic of ${words[0]}${Object.keys(more).join(" ")}`,
  words,
  ...ANY,
  eventTypeId: null,
  highestPriority: "High" as const,
  active: true,
  ...more,
});
const add = (words: string[], more: object) => callBackend(manager, addTopic, { body: written(words, more) });
const read = (who: Caller, topicId: number) => callBackend(who, readTopic, { params: { topicId } });

test("a topic of chosen targets finds only news that names one of them, in its work as in a test", async () => {
  const [chosen = 0, other] = await followed("Vantor Lanthanite Tulsa", "Vantor Lanthanite Boise");
  expect(other).toBeGreaterThan(0);
  const topic = await add(["lanthanite fire"], { targetIds: [chosen, chosen] });
  expect(topic).toMatchObject({ targetIds: [chosen], gone: { targetIds: [], sources: [] } });
  const either = await add(["lanthanite fire"], { name: "Of any", onlyTargets: true });
  const both = await add(["lanthanite fire"], { name: "Of both", onlyTargets: true, targetIds: [chosen] });
  const [one, two] = ["Lanthanite fire at Vantor Lanthanite Tulsa", "Lanthanite fire at Vantor Lanthanite Boise"];
  await tellNews(use, [
    { title: one, about: "Vantor Lanthanite Tulsa" },
    { title: two, about: "Vantor Lanthanite Boise" },
    { title: "Lanthanite fire somewhere" },
  ]);
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: [one], tried: [one] });
  expect(await foundBy(both.id)).toEqual({ job: [one], tried: [one] });
  expect(await foundBy(either.id)).toEqual({ job: [two, one], tried: [two, one] });
});

test("a chosen commodity is found in news of the commodity itself", async () => {
  const [commodity = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Gadolinite", type: "commodity", ctype: "commodity" }]),
  );
  await callBackend(manager, followTargets, { body: { targetIds: [commodity] } });
  await use.drain();
  const topic = await add(["mine strike"], { name: "Of a commodity", targetIds: [commodity] });
  const title = "Mine strike halts supply of gadolinite";
  await tellNews(use, [{ title }, { title: "Mine strike ends in Kiruna" }]);
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: [title], tried: [title] });
});

test("a target that is not monitored any more finds nothing, and the topic never widens to everything", async () => {
  const [gone = 0] = await followed("Vantor Euxenite Salem");
  const topic = await add(["euxenite"], { targetIds: [gone] });
  // That somebody else goes on following it is nothing to Nordwind.
  await callBackend(await signInAs(use.transport, "strangeAdmin"), followTargets, { body: { targetIds: [gone] } });
  await callBackend(manager, unfollowTargets, { body: { targetIds: [gone] } });
  await use.drain();
  await tellNews(use, [
    { title: "Euxenite spill at Vantor Euxenite Salem", about: "Vantor Euxenite Salem" },
    { title: "Euxenite price falls" },
  ]);
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: [], tried: [] });
  const kept = await read(viewer, topic.id);
  expect(kept).toMatchObject({ targetIds: [gone], gone: { targetIds: [gone], sources: [] } });
  // It may stay where it was, and be chosen nowhere else.
  const body = { ...written(["euxenite"], { targetIds: [gone] }), name: "Renamed", version: kept.version };
  const renamed = await callBackend(manager, putTopic, { params: { topicId: topic.id }, body });
  expect(renamed).toMatchObject({ name: "Renamed", targetIds: [gone] });
  const why = { code: "bad_targets", details: { targets: [{ id: gone, why: "not-monitored" }] } };
  await expect(add(["euxenite"], { name: "Another", targetIds: [gone] })).rejects.toMatchObject(why);
  await expect(
    callBackend(manager, tryTopic, { body: { ...ANY, words: ["euxenite"], targetIds: [gone] } }),
  ).rejects.toMatchObject(why);
});

test("a target that is deleted is gone, and finds nothing", async () => {
  const [gone = 0] = await followed("Vantor Aeschynite Dover");
  const topic = await add(["aeschynite"], { targetIds: [gone] });
  await callBackend(manager, unfollowTargets, { body: { targetIds: [gone] } });
  await use.drain();
  await use.database.asSystem((tx) => tx.execute(sql`delete from targets where id = ${gone}`));
  await tellNews(use, [{ title: "Aeschynite price falls" }]);
  await use.drain();
  expect((await read(viewer, topic.id)).gone.targetIds).toEqual([gone]);
  expect(await foundBy(topic.id)).toEqual({ job: [], tried: [] });
});

test("targets that are unknown, another customer's or not monitored are refused by their numbers", async () => {
  const ownerId = await idOf("suedstern");
  const [theirs = 0, everybodys = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Südstern Geheim", country: "DE", ownerId },
      { name: "Offen für alle", country: "DE" },
    ]),
  );
  await expect(add(["x1"], { targetIds: [theirs, everybodys, 999_999_999] })).rejects.toMatchObject({
    status: 422,
    code: "bad_targets",
    details: {
      targets: [
        { id: theirs, why: "unknown" },
        { id: everybodys, why: "not-monitored" },
        { id: 999_999_999, why: "unknown" },
      ],
    },
  });
  for (const wrong of [[0], [-1], [1.5], Array.from({ length: 51 }, (_, n) => n + 1)]) {
    await expect(add(["x1"], { targetIds: wrong })).rejects.toMatchObject({ code: "invalid_input" });
  }
});

test("a topic of chosen sources finds only their news, in its work as in a test", async () => {
  await tellNews(use, [{ title: "Nothing yet" }], { source: "feed:samarskite-daily" });
  const topic = await add(["samarskite"], { sources: ["feed:samarskite-daily", "feed:samarskite-daily"] });
  expect(topic.sources).toEqual(["feed:samarskite-daily"]);
  await tellNews(use, [{ title: "Samarskite mine opens" }], { source: "feed:samarskite-daily" });
  await tellNews(use, [{ title: "Samarskite mine closes" }]);
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: ["Samarskite mine opens"], tried: ["Samarskite mine opens"] });
});

test("a source that is removed finds nothing, and the topic never widens to everything", async () => {
  const ownerId = await idOf("nordwind");
  await tellNews(use, [{ title: "Nothing yet" }], { source: "feed:own-yttrialite", ownerId });
  const topic = await add(["yttrialite"], { sources: ["feed:own-yttrialite"] });
  const administrator = await signInAs(use.transport, "admin");
  await callBackend(administrator, deleteConnector, { params: { name: "feed:own-yttrialite" } });
  await tellNews(use, [{ title: "Yttrialite price doubles" }]);
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: [], tried: [] });
  const kept = await read(viewer, topic.id);
  expect(kept.gone).toEqual({ targetIds: [], sources: ["feed:own-yttrialite"] });
  const body = { ...written(["yttrialite"], { sources: kept.sources }), name: "Renamed too", version: kept.version };
  expect((await callBackend(manager, putTopic, { params: { topicId: topic.id }, body })).sources).toEqual(kept.sources);
  await expect(add(["yttrialite"], { name: "A third", sources: kept.sources })).rejects.toMatchObject({
    status: 422,
    code: "unknown_sources",
    details: { sources: ["feed:own-yttrialite"] },
  });
});

test("a source of another customer's own is neither listed nor chosen, and its news reaches nobody else", async () => {
  const ownerId = await idOf("suedstern");
  const source = "feed:suedstern-monazite";
  await tellNews(use, [{ title: "Nothing yet" }], { source, ownerId });
  const names = async (who: Caller) => (await callBackend(who, listNewsSources, {})).map(({ name }) => name);
  expect(await names(stranger)).toContain(source);
  expect(await names(viewer)).not.toContain(source);
  // An earthquake is told by numbers, not by words.
  expect(await names(viewer)).not.toContain("usgs");
  const unknown = { code: "unknown_sources", details: { sources: [source, "feed:never"] } };
  await expect(add(["monazite"], { sources: [source, "feed:never"] })).rejects.toMatchObject(unknown);
  // The same name for a source of Nordwind's own is another source.
  const nordwind = await idOf("nordwind");
  await tellNews(use, [{ title: "Nothing yet" }], { source, ownerId: nordwind });
  const topic = await add(["monazite"], { sources: [source] });
  await tellNews(use, [{ title: "Monazite deal of Südstern" }], { source, ownerId });
  await tellNews(use, [{ title: "Monazite deal of Nordwind" }], { source, ownerId: nordwind });
  await use.drain();
  expect(await foundBy(topic.id)).toEqual({ job: ["Monazite deal of Nordwind"], tried: ["Monazite deal of Nordwind"] });
  // Nordwind would not see what it may not see: but neither is anything made of it.
  expect((await read(manager, topic.id)).hits).toBe(1);
});

test("targets and sources are asked for together, and the ledger keeps both", async () => {
  const [chosen = 0] = await followed("Vantor Fergusonite Reno");
  await tellNews(use, [{ title: "Nothing yet" }], { source: "feed:fergusonite-post" });
  const asked = { targetIds: [chosen], sources: ["feed:fergusonite-post"] };
  const topic = await add(["fergusonite"], asked);
  const about = "Vantor Fergusonite Reno";
  await tellNews(use, [{ title: "Fergusonite leak at Vantor Fergusonite Reno", about }, { title: "Fergusonite up" }], {
    source: "feed:fergusonite-post",
  });
  await tellNews(use, [{ title: "Fergusonite theft at Vantor Fergusonite Reno", about }]);
  await use.drain();
  const found = ["Fergusonite leak at Vantor Fergusonite Reno"];
  expect(await foundBy(topic.id)).toEqual({ job: found, tried: found });
  const administrator = await signInAs(use.transport, "admin");
  const { content } = await callBackend(administrator, listEvidence, { query: { subjectType: "topic" } });
  const entry = content.find(({ subjectId }) => subjectId === String(topic.id));
  expect(entry?.after).toMatchObject(asked);
  expect(entry?.after).not.toHaveProperty("gone");
});

/** Targets that Nordwind follows, by these names. */
async function followed(...names: string[]): Promise<number[]> {
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name, country: "US" })),
    ),
  );
  await callBackend(manager, followTargets, { body: { targetIds } });
  await use.drain();
  return targetIds;
}

/** What the job found for a topic, and what a test of the same words and conditions finds. */
async function foundBy(topicId: number): Promise<{ job: string[]; tried: string[] }> {
  const topic = await read(manager, topicId);
  const { words, not, countries, onlyTargets, targetIds, sources } = topic;
  const body = { words, not, countries, onlyTargets, targetIds, sources, topicId };
  const { samples } = await callBackend(manager, tryTopic, { body });
  return { job: topic.newest.map(({ title }) => title).sort(), tried: samples.map(({ title }) => title).sort() };
}

async function idOf(key: string): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = ${key}`),
  );
  return Number(rows[0]?.id);
}
