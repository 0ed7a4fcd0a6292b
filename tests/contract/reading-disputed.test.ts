import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems, type ReadItem, reviewReading } from "~/backend/contract/reading";
import type { ReviewVerdictName } from "~/backend/contract/reading-words";
import { readAgain } from "../../server/backend/intake/ingest/again/read-again";
import { mergeEvents } from "../../server/backend/intake/ingest/merging/merge-events";
import { feedOf } from "../support/ingest/news-feed";
import { readSource } from "../support/ingest/read-source";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Two customers of two minds about a text that waits for people, and texts that change behind their verdicts.
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let analyst: Caller;
let stranger: Caller;
const NAMES = [
  "Aberford",
  "Brinham",
  "Carlwick",
  "Dorfield",
  "Elmham",
  "Farnton",
  "Gorley",
  "Holbeck",
  "Inskip",
  "Jarbury",
  "Kettlewick",
  "Lowbridge",
  "Millstow",
  "Northby",
];
const plantOf = (name: string): string => `${name} Castings Inc`;

beforeAll(async () => {
  [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      NAMES.map((name) => ({ name: plantOf(name), country: "US" })),
    ),
  );
  for (const who of [analyst, stranger]) await callBackend(who, followTargets, { body: { targetIds } });
  await use.drain();
});

let turn = 0;
/** Only one witness says fire, so that it waits for a person; it is a stop of production besides. */
const fireAt = (plant: string): string => `Fire in the solvent store of ${plant} stops the coating line`;

interface Told {
  item: ReadItem;
  plant: string;
  /** The source tells it again in other words. */
  correct: (title: string) => Promise<void>;
}

async function tell(titleOf: (plant: string) => string = fireAt): Promise<Told> {
  const plant = plantOf(NAMES[turn] ?? "");
  const name = `feed:disputed-${turn++}`;
  const correct = async (title: string): Promise<void> => {
    await readSource(use, name, feedOf(name, [{ title }]));
    await use.drain();
  };
  await correct(titleOf(plant));
  return { item: await itemAt(`https://news.example/${name}/0`), plant, correct };
}

async function itemAt(url: string, who = analyst): Promise<ReadItem> {
  const [item] = (await callBackend(who, listReadItems, { query: { url } })).content;
  if (!item) throw new Error(`${url} was not read`);
  return item;
}

async function judge(
  who: Caller,
  item: ReadItem,
  verdict: ReviewVerdictName | null,
  eventTypeId: string | null = null,
) {
  const { id, readAt } = await itemAt(item.url ?? "", who);
  await callBackend(who, reviewReading, { params: { itemId: id }, body: { verdict, eventTypeId, readAt } });
  await use.drain();
}

async function eventOf({ id }: ReadItem): Promise<number> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ event: number }>(sql`select event_id::int as event from event_sources where id = ${id}`),
  );
  return rows[0]?.event ?? 0;
}

const told = async ({ id }: ReadItem): Promise<Record<string, unknown>> => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select e.event_type_id as type, e.also_type_ids as also from events e join event_sources s on s.event_id = e.id where s.id = ${id}`),
  );
  return rows[0] ?? {};
};

async function alertOf(who: Caller, item: ReadItem) {
  const { alertId } = await itemAt(item.url ?? "", who);
  const { eventTypeId, alsoTypeIds } = await callBackend(who, readAlert, { params: { alertId: alertId ?? 0 } });
  return [eventTypeId, ...alsoTypeIds];
}

test("one confirms and the other disputes: each has an alert of the own mind, and neither is told of the other's", async () => {
  const { item } = await tell();
  expect(item.reading).toMatchObject({ outcome: "review", heldBy: "one-witness", types: [{ value: "fire" }, {}] });
  const before = await itemAt(item.url ?? "", stranger);
  await judge(analyst, item, "right");
  expect(await itemAt(item.url ?? "", stranger)).toEqual(before);
  await judge(stranger, item, "no-event");
  expect(await told(item)).toEqual({ type: "news", also: [] });
  expect((await alertOf(analyst, item))[0]).toBe("fire");
  expect(await alertOf(stranger, item)).toEqual(["news"]);
  expect((await itemAt(item.url ?? "")).review).toMatchObject({ verdict: "right" });
  expect((await itemAt(item.url ?? "", stranger)).review).toMatchObject({ verdict: "no-event" });
});

test.each([
  ["first", () => [analyst, stranger]],
  ["last", () => [stranger, analyst]],
] as const)(
  "a confirmation is taken back, by who gave it %s, and the text waits again with all that was read",
  async (_, order) => {
    const { item } = await tell();
    const [one, other] = order() as [Caller, Caller];
    await judge(analyst, item, "right");
    await judge(stranger, item, "right");
    expect(await told(item)).toEqual({ type: "fire", also: ["production-stop"] });
    await judge(one, item, null);
    expect(await told(item)).toEqual({ type: "news", also: [] });
    expect((await itemAt(item.url ?? "")).reading).toMatchObject(item.reading);
    expect([(await alertOf(one, item))[0], (await alertOf(other, item))[0]]).toEqual(["news", "fire"]);
  },
);

test("whoever says the second type says all that it is, and a confirmation beside that changes nothing", async () => {
  const { item } = await tell();
  await judge(analyst, item, "type", "production-stop");
  await judge(stranger, item, "right");
  expect(await told(item)).toEqual({ type: "news", also: [] });
  await judge(stranger, item, "type", "production-stop");
  expect(await told(item)).toEqual({ type: "production-stop", also: [] });
  // Right is now what people say, and no longer what was read.
  await judge(analyst, item, "right");
  expect(await told(item)).toEqual({ type: "production-stop", also: [] });
  await judge(analyst, item, "type", "fire");
  expect(await told(item)).toEqual({ type: "news", also: [] });
  expect((await itemAt(item.url ?? "")).reading).toMatchObject(item.reading);
});

/** Both say that production stops, and the analyst confirms it once it is what everybody is told. */
async function tellConfirmed(): Promise<Told> {
  const one = await tell();
  for (const who of [analyst, stranger]) await judge(who, one.item, "type", "production-stop");
  await judge(analyst, one.item, "right");
  expect(await told(one.item)).toMatchObject({ type: "production-stop" });
  return one;
}

const CONFIRMED = { verdict: "right", eventTypeId: "production-stop" };

test("who confirmed what people said keeps it when it is no longer what everybody is told", async () => {
  const { item } = await tellConfirmed();
  await judge(stranger, item, null);
  expect(await told(item)).toMatchObject({ type: "news" });
  expect(await alertOf(analyst, item)).toEqual(["production-stop"]);
  expect((await itemAt(item.url ?? "")).review).toMatchObject(CONFIRMED);
});

test("a confirmation of what people said outlives another reader", async () => {
  const { item } = await tellConfirmed();
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      update item_readings set reader = 'an earlier one', reading = jsonb_set(reading, '{asRead,types,0,value}', '"protest"')
       where source_id = ${item.id}`),
  );
  expect(await readAgain(use.database)).toMatchObject({ changed: 1 });
  await use.drain();
  expect((await itemAt(item.url ?? "")).review).toMatchObject(CONFIRMED);
  expect(await told(item)).toMatchObject({ type: "production-stop" });
});

test("a confirmation of what people said outlives a word that the source corrects", async () => {
  const { item, plant, correct } = await tellConfirmed();
  await correct(fireAt(plant).replace("solvent store", "solvents store"));
  expect((await itemAt(item.url ?? "")).review).toMatchObject(CONFIRMED);
  expect(await told(item)).toMatchObject({ type: "production-stop" });
});

test("a confirmed text that its source makes another matter is read anew, for those who confirmed it, too", async () => {
  const { item, plant, correct } = await tell();
  await judge(analyst, item, "right");
  await judge(stranger, item, "right");
  expect(await told(item)).toMatchObject({ type: "fire" });
  await correct(`Workers walk out at ${plant} in strike over pay`);
  expect(await told(item)).toMatchObject({ type: "strike" });
  expect([await alertOf(analyst, item), await alertOf(stranger, item)]).toEqual([["strike"], ["strike"]]);
});

test("no verdict on an earlier text hides what its source tells in its place", async () => {
  const { item, plant, correct } = await tell((at) => `Workers walk out at ${at} in strike over pay`);
  await judge(analyst, item, "no-event");
  expect([await alertOf(analyst, item), await alertOf(stranger, item)]).toEqual([["news"], ["strike"]]);
  await correct(`Earthquake of magnitude 6.1 shakes town, ${plant} evacuated`);
  expect(await told(item)).toMatchObject({ type: "earthquake" });
  expect([(await alertOf(analyst, item))[0], (await alertOf(stranger, item))[0]]).toEqual(["earthquake", "earthquake"]);
  // It waits for a verdict of its own, and takes one.
  expect(await itemAt(item.url ?? "")).toMatchObject({ review: null });
  await judge(analyst, item, "no-event");
  expect([(await alertOf(analyst, item))[0], (await alertOf(stranger, item))[0]]).toEqual(["news", "earthquake"]);
});

test("a verdict on an earlier text counts again where its source tells that text again", async () => {
  const { item, plant, correct } = await tell((at) => `Workers walk out at ${at} in strike over pay`);
  await judge(analyst, item, "no-event");
  await correct(`Earthquake of magnitude 6.1 shakes town, ${plant} evacuated`);
  await correct(`Workers walk out at ${plant} in strike over pay`);
  expect(await told(item)).toMatchObject({ type: "strike" });
  expect((await itemAt(item.url ?? "")).review).toMatchObject({ verdict: "no-event" });
  expect([await alertOf(analyst, item), await alertOf(stranger, item)]).toEqual([["news"], ["strike"]]);
});

test("no verdict on an earlier text comes back where reports move between events", async () => {
  const { item, plant, correct } = await tell((at) => `Workers walk out at ${at} in strike over pay`);
  await judge(analyst, item, "no-event");
  await correct(`Earthquake of magnitude 6.1 shakes town, ${plant} evacuated`);
  const other = await tell(() => `Explosion at ${plant} after the tremor`);
  const [kept, gone] = [await eventOf(item), await eventOf(other.item)];
  const decision = {
    actor: { type: "rule", id: "test" },
    reason: { key: "joined.title", params: { days: 0 } },
  } as const;
  const said = await use.database.asSystem(async (tx) => {
    await mergeEvents(tx, kept, gone, decision);
    // Before the matching that follows, too.
    const { rows } = await tx.execute(sql`select own_type_id from alerts where event_id = ${kept}`);
    return rows.map(({ own_type_id: type }) => type);
  });
  expect(said).toEqual([null, null]);
  await use.drain();
  expect(await eventOf(other.item)).toBe(kept);
  expect([(await alertOf(analyst, item))[0], (await alertOf(stranger, item))[0]]).toEqual(["earthquake", "earthquake"]);
});

test("the company that a source names itself stays as it names it, whatever people say of the text", async () => {
  const { item, plant } = await tell((at) => `${fireAt(at)}, Quellmark Times reports`);
  const named = [
    { name: plant, role: "subject", otherNames: ["ACI"], identifiers: [], address: "1 Mill Lane" },
    { name: "Quellmark Times", role: "publisher", otherNames: [], identifiers: [], address: null },
  ];
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      update event_sources set content = jsonb_set(content, '{organizations}', ${JSON.stringify(named)}::jsonb) where id = ${item.id}`),
  );
  const organizations = async (): Promise<unknown> => {
    const { rows } = await use.database.asSystem((tx) =>
      tx.execute<{ told: unknown }>(
        sql`select content->'organizations' as told from event_sources where id = ${item.id}`,
      ),
    );
    return rows[0]?.told;
  };
  for (const who of [analyst, stranger]) await judge(who, item, "right");
  expect(await told(item)).toMatchObject({ type: "fire" });
  expect(await organizations()).toEqual(named);
  await judge(stranger, item, null);
  expect(await organizations()).toEqual(named);
});
