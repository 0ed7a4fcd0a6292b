import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems, type ReadItem, readReadingQuality, reviewReading } from "~/backend/contract/reading";
import type { ReviewVerdictName } from "~/backend/contract/reading-words";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { readAgain } from "../../server/backend/intake/ingest/again/read-again";
import { measureReading } from "../../server/backend/intake/news/arming/measure";
import type { ToldNews } from "../support/ingest/news-feed";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
type Query = Parameters<typeof callBackend<typeof listReadItems>>[2]["query"];

let analyst: Caller;
let stranger: Caller;
const PLANT = { name: "Vantor Castings Toledo", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };

/** Nordwind and Südstern follow the same plant. */
beforeAll(async () => {
  [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [PLANT]));
  for (const who of [analyst, stranger]) await callBackend(who, followTargets, { body: { targetIds } });
  await use.drain();
});

/** Reads a feed of these; answers how reading them came out, in their order. */
async function tell(...told: ToldNews[]): Promise<ReadItem[]> {
  const urls = await tellNews(use, told);
  const found = await Promise.all(urls.map((url) => list(analyst, { url })));
  await use.drain();
  return found.flatMap(({ content }) => content);
}

async function tellOne(told: ToldNews): Promise<ReadItem> {
  const [item] = await tell(told);
  if (!item) throw new Error(`${told.title} was not read`);
  return item;
}

const judge = (
  who: Caller,
  { id, readAt }: Pick<ReadItem, "id" | "readAt">,
  verdict: ReviewVerdictName | null,
  eventTypeId: string | null = null,
) => callBackend(who, reviewReading, { params: { itemId: id }, body: { verdict, eventTypeId, readAt } });

const list = (who: Caller, query: Query = {}) => callBackend(who, listReadItems, { query });
const alertOf = (who: Caller, alertId: number | null | undefined) =>
  callBackend(who, readAlert, { params: { alertId: alertId ?? 0 } });
const theirs = async (who: Caller, item: ReadItem): Promise<ReadItem> => {
  const [own] = (await list(who, { url: item.url ?? "" })).content;
  if (!own) throw new Error(`${item.title} is not read for them`);
  return own;
};

/** Each of another town: what has the headline of another text is one event with it. */
let turn = 0;
const town = (): string => `${["Aber", "Brin", "Carl", "Dor", "Elm"][turn % 5]}${["ford", "ham", "ton"][turn++ % 3]}`;
const walkout = () => ({ title: `Workers walk out at ${town()} foundry in strike over pay`, about: PLANT.name });
/** Only one witness says fire: it waits for a person, and its event is news. */
const fire = () => ({ title: `Large fire breaks out at ${town()} foundry, plant evacuated`, about: PLANT.name });

test("another type changes the customer's own alert at once and nobody else's, and taking it back restores it", async () => {
  const item = await tellOne(walkout());
  expect(item).toMatchObject({ reading: { outcome: "event", types: [{ value: "strike" }] }, review: null });
  const before = await alertOf(analyst, item.alertId);
  expect(before).toMatchObject({
    eventTypeId: "strike",
    priorityReason: { key: expect.stringMatching(/kept|lowered/) },
  });
  const other = await theirs(stranger, item);
  const otherBefore = await alertOf(stranger, other.alertId);

  const judged = await judge(analyst, item, "type", "insolvency");
  expect(judged.review).toMatchObject({ verdict: "type", eventTypeId: "insolvency", by: "Mara Keller" });
  const changed = await alertOf(analyst, item.alertId);
  expect(changed).toMatchObject({ eventTypeId: "insolvency", priorityReason: { key: "priority-judged" } });
  expect(changed.priorityReason.text).toContain("nsolvency");
  expect(changed.priority).not.toBe(before.priority);
  expect(await alertOf(stranger, other.alertId)).toEqual(otherBefore);
  expect((await theirs(stranger, item)).review).toBeNull();

  await judge(analyst, item, null);
  const { version: _, ...restored } = await alertOf(analyst, item.alertId);
  const { eventTypeId, priority, priorityReason } = before;
  expect(restored).toMatchObject({ eventTypeId, priority, priorityReason });
});

test("the type that a customer named holds when the event is matched anew, with its reason", async () => {
  const item = await tellOne(walkout());
  await judge(analyst, item, "type", "insolvency");
  const named = await alertOf(analyst, item.alertId);
  await use.database.asSystem((tx) => matchEvents(tx, [item.eventId]));
  expect(await alertOf(analyst, item.alertId)).toEqual(named);
  expect((await alertOf(stranger, (await theirs(stranger, item)).alertId)).eventTypeId).toBe("strike");
});

test("no event and old make an alert news, right makes one of a text that waited, and the wrong company leaves it", async () => {
  const [item, waits] = (await tell(walkout(), fire())) as [ReadItem, ReadItem];
  for (const verdict of ["no-event", "old"] as const) {
    await judge(analyst, item, verdict);
    expect(await alertOf(analyst, item.alertId)).toMatchObject({ eventTypeId: "news", priority: "Low" });
  }
  await judge(analyst, item, "right");
  expect(await alertOf(analyst, item.alertId)).toMatchObject({ eventTypeId: "strike" });
  expect((await alertOf(analyst, item.alertId)).priorityReason.key).not.toBe("priority-judged");

  expect(waits).toMatchObject({ reading: { outcome: "review", types: [{ value: "fire" }] } });
  expect(await alertOf(analyst, waits.alertId)).toMatchObject({ eventTypeId: "news" });
  await judge(analyst, waits, "company");
  expect(await alertOf(analyst, waits.alertId)).toMatchObject({ eventTypeId: "news" });
  await judge(analyst, waits, "right");
  expect(await alertOf(analyst, waits.alertId)).toMatchObject({
    eventTypeId: "fire",
    priorityReason: { key: "priority-judged" },
  });
});

const eventOf = async ({ eventId }: ReadItem): Promise<Record<string, unknown>> =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select e.event_type_id as type, (select count(*)::int from event_versions v
              where v.event_id = e.id and v.source_name = 'reading.agree') as agreed from events e where e.id = ${eventId}`);
    return rows[0] ?? {};
  });

test("what two customers say of a text everybody is told, and no longer when one takes it back", async () => {
  const item = await tellOne({ title: `Workers walk out at ${PLANT.name} in strike over pay` });
  expect(item.alertId).not.toBeNull();
  await judge(analyst, item, "no-event");
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "strike", agreed: 0 });
  await judge(stranger, await theirs(stranger, item), "old");
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "news", agreed: 1 });
  expect((await theirs(analyst, item)).reading).toMatchObject({ outcome: "nothing", heldBy: "judged", types: [] });
  // Read otherwise by other rules, it is still what people say.
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      update item_readings set reader = 'another reader', reading = jsonb_set(reading, '{asRead,types,0,value}', '"protest"')
       where source_id = ${item.id}`),
  );
  await readAgain(use.database);
  expect(await eventOf(item)).toMatchObject({ type: "news" });
  await judge(analyst, await theirs(analyst, item), null);
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "strike", agreed: 2 });
  expect((await theirs(analyst, item)).reading).toMatchObject({ outcome: "event", types: [{ by: "lexicon" }] });
  expect(await alertOf(analyst, item.alertId)).toMatchObject({ eventTypeId: "strike" });
  // Who still says so keeps it.
  expect(await alertOf(stranger, (await theirs(stranger, item)).alertId)).toMatchObject({ eventTypeId: "news" });
});

test("a text that waits is published by two customers, as what more of them say", async () => {
  const item = await tellOne(fire());
  await judge(analyst, item, "right");
  await judge(stranger, await theirs(stranger, item), "type", "explosion");
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "news", agreed: 0 });
  await judge(stranger, await theirs(stranger, item), "right");
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "fire", agreed: 1 });
  expect((await theirs(stranger, item)).reading).toMatchObject({
    outcome: "event",
    heldBy: null,
    types: [{ value: "fire", by: "person", rule: "reviews" }],
  });
});

test("verdicts stand in the ledger with what was said before", async () => {
  const item = await tellOne(walkout());
  await judge(analyst, item, "no-event");
  await judge(analyst, item, "type", "protest");
  await judge(analyst, item, null);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `alert:${item.alertId}` } });
  const entries = content.filter(({ kind }) => kind === "alert.reviewed");
  const said = entries.map(({ before, after }) => [before, after]).reverse();
  const noEvent = { verdict: "no-event", eventTypeId: null };
  const protest = { verdict: "type", eventTypeId: "protest" };
  expect(said).toEqual([
    [null, noEvent],
    [noEvent, protest],
    [protest, null],
  ]);
});

test("a viewer may not judge, a text that was read anew is looked at again, and no type is made up", async () => {
  const item = await tellOne(walkout());
  const viewer = await signInAs(use.transport, "viewer");
  await expect(judge(viewer, item, "right")).rejects.toMatchObject({ status: 403 });
  await expect(judge(analyst, item, "type", "sunshine")).rejects.toMatchObject({ status: 422 });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update item_readings set read_at = read_at + interval '1 second' where source_id = ${item.id}`),
  );
  await expect(judge(analyst, item, "right")).rejects.toMatchObject({ status: 409, code: "superseded" });
  await judge(analyst, await theirs(analyst, item), "right");
});

test("verdicts given at the same moment are kept one after the other", async () => {
  const item = await tellOne({ title: walkout().title });
  await Promise.all([judge(analyst, item, "right"), judge(analyst, item, "old"), judge(analyst, item, "no-event")]);
  expect((await theirs(analyst, item)).review).not.toBeNull();
});

test("the queue begins with what the customer's alerts are about, and its pages have no gap and no repeat", async () => {
  const far = Array.from({ length: 4 }, (_, n) => ({ title: `Fire breaks out at warehouse number ${n} in Leeds` }));
  await tell(...far, fire());
  const query = { toReview: "yes", reviewed: "no", sort: "alerts" } as const;
  const whole = (await list(analyst, { ...query, size: 100 })).content;
  expect(whole.length).toBeGreaterThan(4);
  expect(whole[0]?.alertId).not.toBeNull();
  const withAlert = whole.map(({ alertId }) => alertId !== null);
  expect(withAlert).toEqual([...withAlert].sort((a, b) => Number(b) - Number(a)));
  const paged: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await list(analyst, { ...query, size: 2, ...(after && { after }) });
    paged.push(...page.content.map(({ id }) => id));
    after = page.after;
  }
  expect(paged).toEqual(whole.map(({ id }) => id));
  await expect(list(analyst, { after: "bm9uZQ" })).rejects.toMatchObject({ status: 422 });
});

test("what was reviewed last comes first, and narrows by type and language", async () => {
  const [one, other] = (await tell(walkout(), fire())) as [ReadItem, ReadItem];
  await judge(analyst, other, "right");
  await judge(analyst, one, "right");
  const reviewed = (await list(analyst, { reviewed: "yes" })).content.map(({ id }) => id);
  expect(reviewed.slice(0, 2)).toEqual([one.id, other.id]);
  const fires = (await list(analyst, { reviewed: "yes", eventTypeId: "fire", language: "en" })).content;
  expect(fires.map(({ id }) => id)).toContain(other.id);
  expect(fires.map(({ id }) => id)).not.toContain(one.id);
  expect((await list(analyst, { reviewed: "yes", language: "de" })).content).toEqual([]);
});

const stateOf = async (id: string) =>
  (await callBackend(analyst, readReadingQuality, {})).types.find(
    ({ eventTypeId, language }) => eventTypeId === id && language === "en",
  );

let sixty: ReadItem[] | null = null;

/** Texts of strikes that are all drawn by lot, so that sixty verdicts are enough; of one in ten they usually are. */
async function tellSixty(): Promise<ReadItem[]> {
  if (sixty) return sixty;
  const told = Array.from({ length: 60 }, (_, n) => ({
    title: `Workers walk out at plant number ${n} in strike over pay`,
  }));
  // From two sources: of one no more than fifty are published on its first day.
  sixty = [...(await tell(...told.slice(0, 30))), ...(await tell(...told.slice(30)))];
  expect(sixty).toHaveLength(60);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update item_readings set to_review = true where source_id = any(${idsOf(sixty ?? [])})`),
  );
  return sixty;
}

const idsOf = (items: readonly ReadItem[]) => sql`${sql.param(items.map(({ id }) => id))}::bigint[]`;

test("what one customer alone says sixty times takes the right to publish from nobody, and arms nothing", async () => {
  const items = await tellSixty();
  const say = (who: string, verdict: ReviewVerdictName, some: readonly ReadItem[]) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`
        insert into reading_reviews (customer_id, source_id, verdict, read_type_id, event_type_id, language, is_sample, reviewed_by)
        select u.customer_id, r.source_id, ${verdict}, 'strike', 'strike', 'en', true, u.id
          from item_readings r, users u where u.email = ${who} and r.source_id = any(${idsOf(some)})`),
    );
  await say(EMAILS.analyst, "no-event", items);
  expect(await measureReading(use.database)).toEqual([]);
  expect(await stateOf("strike")).toMatchObject({ state: "trial" });
  // A second one who sees it otherwise leaves it so, too; one who sees the same agrees.
  await say(EMAILS.stranger, "right", items.slice(0, 25));
  expect(await measureReading(use.database)).toEqual([]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update reading_reviews set verdict = 'no-event' where source_id = any(${idsOf(items)})`),
  );
  expect(await measureReading(use.database)).toMatchObject([{ eventTypeId: "strike", before: "trial", state: "off" }]);
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`delete from reading_reviews where source_id = any(${idsOf(items)})`);
    await tx.execute(sql`delete from reading_arming`);
  });
});

test("a type that was wrong in 7 of the last 60 stops publishing, says so, and its next text waits for a person", async () => {
  expect(await stateOf("strike")).toMatchObject({ state: "trial" });
  const items = await tellSixty();
  // Two customers, each of whom finds it wrong.
  for (const [n, item] of items.entries()) await judge(n % 2 ? stranger : analyst, item, n < 7 ? "no-event" : "right");
  await use.drain();
  expect(await stateOf("strike")).toMatchObject({ state: "watched", judged: 60, right: 53 });
  const [next] = await tell({ title: "Dockers walk out at Felixstowe port in strike over pay" });
  expect(next).toMatchObject({ reading: { outcome: "review", heldBy: "not-armed", arming: { state: "watched" } } });
});
