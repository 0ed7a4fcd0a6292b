import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems } from "~/backend/contract/reading";
import { addTopic, readTopic } from "~/backend/contract/topics";
import { readSource } from "../support/ingest/read-source";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// What an alert says of its sources: which took their reports back, and how many tell of it on their own (design 40, "Bad input, traps").
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let analyst: Caller;
const PLANTS = ["Aberford Castings Inc", "Brinham Castings Inc", "Carlwick Castings Inc"] as const;

beforeAll(async () => {
  analyst = await signInAs(use.transport, "analyst");
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      PLANTS.map((name) => ({ name, country: "US" })),
    ),
  );
  await callBackend(analyst, followTargets, { body: { targetIds } });
  await use.drain();
});

const atom = (part: string, language: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>News</title>${part}</feed>`;

async function tell(source: string, id: string, title: string, language = "en", hours = -1): Promise<void> {
  const url = `https://news.example/${source}/${id}`;
  await read(
    source,
    `<entry><id>${id}</id><title>${title}</title><link href="${url}"/><updated>${now(hours)}</updated></entry>`,
    language,
  );
}

const withdraw = (source: string, id: string): Promise<void> =>
  read(source, `<deleted-entry xmlns="http://purl.org/atompub/tombstones/1.0" ref="${id}" when="${now(0)}"/>`);

const now = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

async function read(source: string, part: string, language = "en"): Promise<void> {
  await readSource(use, `feed:${source}`, atom(part, language), { settings: { eventTypeId: "strike" } });
  await use.drain();
}

async function alertAbout(plant: string) {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      select a.id from alerts a join events e on e.id = a.event_id join alert_targets t on t.customer_id = a.customer_id and t.alert_id = a.id
        join targets g on g.id = t.target_id where g.name = ${plant} and e.merged_into is null`),
  );
  expect(rows).toHaveLength(1);
  return callBackend(analyst, readAlert, { params: { alertId: Number(rows[0]?.id) } });
}

test("an alert whose only report is withdrawn stays with what was told, Low, and says so", async () => {
  const [plant] = PLANTS;
  await tell("gazette", "urn:1", `Workers of ${plant} walk out in strike over pay`);
  expect(await alertAbout(plant)).toMatchObject({ withdrawn: false, sources: [{ takenBackAt: null }] });
  await withdraw("gazette", "urn:1");
  const alert = await alertAbout(plant);
  expect(alert).toMatchObject({
    title: `Workers of ${plant} walk out in strike over pay`,
    withdrawn: true,
    priority: "Low",
    sources: [{ name: "feed:gazette", takenBackAt: expect.stringMatching(/^\d{4}-/) }],
  });
  expect(alert.priorityReason.text).toContain("Withdrawn by the source");
  const [item] = (await callBackend(analyst, listReadItems, { query: { url: "https://news.example/gazette/urn:1" } }))
    .content;
  expect(item?.reading).toMatchObject({ outcome: "nothing", heldBy: "withdrawn", types: [] });
});

test("an alert that another source tells of, too, stands by that one alone", async () => {
  const [, plant] = PLANTS;
  await tell("gazette", "urn:2", `Workers of ${plant} walk out in strike over pay`);
  await tell("herald", "urn:2", `Strike at ${plant}: 200 workers down tools for higher wages`);
  const before = await alertAbout(plant);
  expect(before).toMatchObject({ withdrawn: false, independentSources: 2 });
  await withdraw("gazette", "urn:2");
  const alert = await alertAbout(plant);
  expect(alert).toMatchObject({
    title: `Strike at ${plant}: 200 workers down tools for higher wages`,
    withdrawn: false,
    priority: before.priority,
    independentSources: 1,
    versions: [{ title: `Workers of ${plant} walk out in strike over pay` }],
  });
  expect(alert.sources.map(({ name, takenBackAt }) => [name, takenBackAt !== null])).toEqual([
    ["feed:gazette", true],
    ["feed:herald", false],
  ]);
});

test("a translation is no second source, and a report in another language that tells a figure of its own is one", async () => {
  const [, , plant] = PLANTS;
  await tell("tribune", "urn:3", `Strike at ${plant}: 200 workers down tools for higher wages`, "en", -3);
  await tell(
    "zeitung",
    "urn:3",
    `Streik bei ${plant}: 200 Beschäftigte legen für höhere Löhne die Arbeit nieder`,
    "de",
    -2,
  );
  expect(await alertAbout(plant)).toMatchObject({
    sources: [{ name: "feed:tribune" }, { name: "feed:zeitung" }],
    independentSources: 1,
  });
  await tell("journal", "urn:3", `Grève chez ${plant} : trois blessés devant l’usine`, "fr", -1);
  expect(await alertAbout(plant)).toMatchObject({
    sources: [{}, {}, { name: "feed:journal" }],
    independentSources: 2,
  });
});

test("the alert of a topic stands as long as one of its reports does, and comes back with it", async () => {
  const manager = await signInAs(use.transport, "manager");
  const any = {
    not: [],
    countries: [],
    onlyTargets: false,
    targetIds: [],
    sources: [],
    eventTypeId: null,
    active: true,
  };
  const asked = { ...any, name: "Ferries", words: ["ferry workers"], highestPriority: "Critical" as const };
  const { id: topicId } = await callBackend(manager, addTopic, { body: asked });
  const alert = async () => {
    const { newest } = await callBackend(manager, readTopic, { params: { topicId } });
    return callBackend(manager, readAlert, { params: { alertId: newest[0]?.alertId ?? 0 } });
  };
  await tell("tribune", "urn:4", "Ferry workers of Muster Lines walk out in strike over pay");
  const before = await alert();
  expect(before).toMatchObject({ withdrawn: false, topic: { name: "Ferries" } });
  await withdraw("tribune", "urn:4");
  expect(await alert()).toMatchObject({ withdrawn: true, priority: "Low", topic: { name: "Ferries" } });
  expect((await alert()).priorityReason.text).not.toBe(before.priorityReason.text);
  await tell("tribune", "urn:4", "Ferry workers of Muster Lines walk out in strike over pay", "en", 1);
  const { priority, priorityReason } = before;
  expect(await alert()).toMatchObject({ withdrawn: false, priority, priorityReason });
});
