import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems, type ReadItem, reviewReading } from "~/backend/contract/reading";
import type { ReviewVerdictName } from "~/backend/contract/reading-words";
import { mergeEvents, undoMerge } from "../../server/backend/intake/ingest/merging/merge-events";
import { countAgain } from "../support/count-again";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

let analyst: Caller;
let stranger: Caller;
const PLANT = { name: "Vantor Castings Toledo", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
const STRIKES = "labour-dispute-and-unrest";
const OPERATIONS = "operations-and-quality";

beforeAll(async () => {
  [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [PLANT]));
  await callBackend(analyst, followTargets, { body: { targetIds } });
  await use.drain();
});

async function tell(title: string, text = ""): Promise<ReadItem> {
  const [url = ""] = await tellNews(use, [{ title, text, about: PLANT.name }]);
  await use.drain();
  const [item] = (await callBackend(analyst, listReadItems, { query: { url } })).content;
  if (!item) throw new Error(`${title} was not read`);
  return item;
}

/** The alerts that the feed shows under a group, and how many it says that there are. */
async function under(group: string) {
  const { content } = await callBackend(analyst, listFeed, { query: { statusId: "all", infotagGroups: group } });
  const { infotagGroups } = await callBackend(analyst, readFacets, { query: { statusId: "all" } });
  return { ids: content.map(({ id }) => id), counted: infotagGroups[group] ?? 0 };
}

const judge = (
  { id, readAt }: ReadItem,
  verdict: ReviewVerdictName | null,
  eventTypeId: string | null = null,
  who = analyst,
) => callBackend(who, reviewReading, { params: { itemId: id }, body: { verdict, eventTypeId, readAt } });
const alertOf = ({ alertId }: ReadItem) => callBackend(analyst, readAlert, { params: { alertId: alertId ?? 0 } });

test("an alert is found by the kind of what its event is besides, until the customer's people say what it is", async () => {
  const strike = await tell("Workers walk out at Elmford foundry in strike over pay, production halted");
  expect(await alertOf(strike)).toMatchObject({ eventTypeId: "strike", alsoTypeIds: ["production-stop"] });
  expect(await under(OPERATIONS)).toEqual({ ids: [strike.alertId], counted: 1 });
  expect(await under(STRIKES)).toEqual({ ids: [strike.alertId], counted: 1 });

  await judge(strike, "type", "insolvency");
  expect(await alertOf(strike)).toMatchObject({ eventTypeId: "insolvency", alsoTypeIds: [] });
  expect(await under(OPERATIONS)).toEqual({ ids: [], counted: 0 });

  await judge(strike, null);
  expect(await alertOf(strike)).toMatchObject({ eventTypeId: "strike", alsoTypeIds: ["production-stop"] });
  expect(await under(OPERATIONS)).toEqual({ ids: [strike.alertId], counted: 1 });
  expect(await countAgain(use.database)).toEqual([]);
});

test("what a text says deep in the background, and a word of a name, is nothing that the event is besides", async () => {
  const background =
    "They want a tenth more. The works are small. Last year a large fire broke out at a rival's plant.";
  for (const [title, text] of [
    ["Union members of Tsunami Boats Ltd walk out at Dorham works in strike over pay", ""],
    ["Workers walk out at Carlton foundry in strike over pay", background],
  ] as const) {
    expect(await alertOf(await tell(title, text)), title).toMatchObject({ eventTypeId: "strike", alsoTypeIds: [] });
  }
});

test("what two customers say that a text tells of is all that its event is, for everybody", async () => {
  const strike = await tell("Workers walk out at Brinton foundry in strike over pay, production halted");
  const event = () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute(sql`
        select event_type_id as type, also_type_ids as also from events where id = ${strike.eventId}`);
      return rows[0];
    });
  expect(await event()).toEqual({ type: "strike", also: ["production-stop"] });
  for (const who of [analyst, stranger]) await judge(strike, "type", "fire", who);
  await use.drain();
  expect(await event()).toEqual({ type: "fire", also: [] });
});

test("a text that waits becomes what two customers confirm, and keeps what it is besides", async () => {
  const fire = await tell("Fire in the solvent store of Vantor Castings Toledo stops the coating line");
  expect(fire.reading).toMatchObject({ outcome: "review", heldBy: "one-witness" });
  for (const who of [analyst, stranger]) await judge(fire, "right", null, who);
  await use.drain();
  const { content } = await callBackend(analyst, listReadItems, { query: { url: fire.url ?? "" } });
  const [confirmed = fire] = content;
  expect(await alertOf(confirmed)).toMatchObject({ eventTypeId: "fire", alsoTypeIds: ["production-stop"] });
  expect(confirmed.reading.types).toMatchObject([
    { value: "fire", by: "person" },
    { value: "production-stop", by: "lexicon" },
  ]);
});

test("two events that become one keep what a customer said of either, and give it back when they part", async () => {
  const actor = { type: "rule" as const, id: "test" };
  const layoff = await tell("Layoffs at Vantor Castings Toledo Inc, 300 jobs go");
  const strike = await tell("Workers walk out at Vantor Castings Toledo Inc in strike over pay, production halted");
  const [kept, merged] = [Number(layoff.eventId), Number(strike.eventId)];
  await judge(strike, "type", "insolvency");

  const merge = await use.database.asSystem((tx) =>
    mergeEvents(tx, kept, merged, { actor, reason: { key: "joined.by-hand", params: {} } }),
  );
  await use.drain();
  expect(await alertOf(layoff)).toMatchObject({ eventTypeId: "insolvency", alsoTypeIds: [] });

  await judge(strike, null);
  expect((await alertOf(layoff)).alsoTypeIds).toContain("production-stop");
  await judge(strike, "type", "fire");
  expect(await alertOf(layoff)).toMatchObject({ eventTypeId: "fire", alsoTypeIds: [] });
  await use.database.asSystem((tx) => undoMerge(tx, merge, actor));
  await use.drain();
  expect(await alertOf(strike)).toMatchObject({ eventTypeId: "fire", alsoTypeIds: [] });
  expect((await alertOf(layoff)).eventTypeId).not.toBe("fire");

  await judge(strike, null);
  expect(await alertOf(strike)).toMatchObject({ eventTypeId: "strike", alsoTypeIds: ["production-stop"] });
  expect(await countAgain(use.database)).toEqual([]);
});
