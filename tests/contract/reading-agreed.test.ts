import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readAlert } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listReadItems, type ReadItem, reviewReading } from "~/backend/contract/reading";
import type { ReviewVerdictName } from "~/backend/contract/reading-words";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { agreeReadingTask } from "../../server/backend/alerts/readings/agree-task";
import { agree } from "../../server/backend/intake/ingest/again/agree";
import { readAgain } from "../../server/backend/intake/ingest/again/read-again";
import { rulesNow } from "../../server/backend/intake/ingest/ingest";
import { mergeEvents } from "../../server/backend/intake/ingest/merging/merge-events";
import { splitEvent } from "../../server/backend/intake/ingest/merging/split-event";
import { recomposeEvents } from "../../server/backend/intake/ingest/recompose-events";
import { feedOf } from "../support/ingest/news-feed";
import { readSource } from "../support/ingest/read-source";
import { tellNews } from "../support/ingest/tell-news";
import { addCustomer, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, signInAs } from "../support/personas";

// What two customers say of a text everybody is told: what may happen to the text, to its event and to those customers meanwhile.
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let analyst: Caller;
let manager: Caller;
let stranger: Caller;
/** Each text is about another plant: what tells of one is one event. */
const NAMES = [
  "Aberford",
  "Brinham",
  "Carlwick",
  "Dorfield",
  "Elmham",
  "Farnton",
  "Gorley",
  "Holbeck",
  "Irton",
  "Jesmond",
  "Kelby",
  "Lorton",
  "Marfleet",
  "Nunley",
];
const plantOf = (name: string): string => `${name} Castings Inc`;
const THIRD = "analyst@third.example";

/** Nordwind and Südstern follow the same plants; a third customer follows nothing. */
beforeAll(async () => {
  [analyst, manager, stranger] = (await Promise.all(
    (["analyst", "manager", "stranger"] as const).map((who) => signInAs(use.transport, who)),
  )) as [Caller, Caller, Caller];
  const targetIds = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      NAMES.map((name) => ({ name: plantOf(name), country: "US" })),
    ),
  );
  for (const who of [analyst, stranger]) await callBackend(who, followTargets, { body: { targetIds } });
  const third = await use.database.asSystem((tx) => addCustomer(tx, "third"));
  await run(
    sql`insert into users (customer_id, email, firstname, lastname, roles) values (${third}, ${THIRD}, 'Third', 'Analyst', '{User}')`,
  );
  await use.drain();
});

const run = (query: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(query));
const rowsOf = async (query: ReturnType<typeof sql>) => (await run(query)).rows;

async function tell(title: string): Promise<ReadItem> {
  const [url = ""] = await tellNews(use, [{ title }]);
  await use.drain();
  return itemAt(url);
}

async function itemAt(url: string, who = analyst): Promise<ReadItem> {
  const [item] = (await callBackend(who, listReadItems, { query: { url } })).content;
  if (!item) throw new Error(`${url} was not read`);
  return item;
}

const now = (item: ReadItem, who = analyst) => itemAt(item.url ?? "", who);

/** As a person who has just looked at it; the jobs that follow are done. */
async function judge(
  who: Caller,
  item: ReadItem,
  verdict: ReviewVerdictName | null,
  eventTypeId: string | null = null,
) {
  const { id, readAt } = await now(item, who);
  await callBackend(who, reviewReading, { params: { itemId: id }, body: { verdict, eventTypeId, readAt } });
  await use.drain();
}

/** As the third customer's person had said so. */
async function judgeAsThird(
  { id }: ReadItem,
  verdict: ReviewVerdictName,
  eventTypeId: string | null = null,
): Promise<void> {
  await run(sql`
    insert into reading_reviews (customer_id, source_id, verdict, read_type_id, event_type_id, language, reviewed_by)
    select u.customer_id, r.source_id, ${verdict}, r.event_type_id, ${eventTypeId}, r.language, u.id
      from item_readings r, users u where u.email = ${THIRD} and r.source_id = ${id}`);
  await agreeOn(id);
  await use.drain();
}

const agreeOn = (itemId: number) =>
  agreeReadingTask({ payload: { itemId }, database: use.database, logger: pino({ level: "silent" }) } as never);

async function eventOf({ id }: ReadItem): Promise<Record<string, unknown> & { type?: unknown }> {
  const [event] = await rowsOf(sql`
    select e.event_type_id as type, e.version from events e join event_sources s on s.event_id = e.id where s.id = ${id}`);
  return event ?? {};
}

const typeOfAlert = async (who: Caller, item: ReadItem): Promise<string | null> => {
  const { alertId } = await now(item, who);
  return alertId === null ? null : (await callBackend(who, readAlert, { params: { alertId } })).eventTypeId;
};

let turn = 0;
const walkout = (): string => `Workers walk out at ${plantOf(NAMES[turn++] ?? "")} in strike over pay`;

async function agreedNoEvent(): Promise<ReadItem> {
  const item = await tell(walkout());
  await judge(analyst, item, "no-event");
  await judge(stranger, item, "no-event");
  expect(await eventOf(item)).toMatchObject({ type: "news" });
  return item;
}

test.each([
  ["first", () => [analyst, stranger]],
  ["last", () => [stranger, analyst]],
] as const)("verdicts are taken back in either order, who said it %s taking it back first", async (_, order) => {
  const item = await agreedNoEvent();
  const [one, other] = order() as [Caller, Caller];
  await judge(one, item, null);
  expect(await eventOf(item)).toMatchObject({ type: "strike" });
  expect([await typeOfAlert(one, item), await typeOfAlert(other, item)]).toEqual(["strike", "news"]);
  await judge(other, item, null);
  expect([await typeOfAlert(one, item), await typeOfAlert(other, item)]).toEqual(["strike", "strike"]);
  expect((await now(item)).reading).toMatchObject({ outcome: "event", types: [{ value: "strike", by: "lexicon" }] });
});

test("two people of one customer are one, and three customers of three minds change nothing", async () => {
  const item = await tell(walkout());
  await judge(analyst, item, "no-event");
  await judge(manager, item, "no-event");
  expect(await eventOf(item)).toEqual({ type: "strike", version: 1 });
  await judge(stranger, item, "type", "protest");
  await judgeAsThird(item, "right", "strike");
  expect(await eventOf(item)).toEqual({ type: "strike", version: 1 });
  await run(
    sql`update reading_reviews set verdict = 'old', event_type_id = null where source_id = ${item.id} and customer_id = (select customer_id from users where email = ${THIRD})`,
  );
  await agreeOn(item.id);
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "news", version: 2 });
  // Who said something else keeps it.
  expect([await typeOfAlert(analyst, item), await typeOfAlert(stranger, item)]).toEqual(["news", "protest"]);
});

test("the job run many times at once makes one version", async () => {
  const item = await tell(walkout());
  await judge(analyst, item, "no-event");
  await run(sql`
    insert into reading_reviews (customer_id, source_id, verdict, read_type_id, language, reviewed_by)
    select u.customer_id, ${item.id}, 'old', 'strike', 'en', u.id from users u where u.email = ${EMAILS.stranger}`);
  await Promise.all([1, 2, 3, 4].map(() => agreeOn(item.id)));
  await use.drain();
  expect(await eventOf(item)).toEqual({ type: "news", version: 2 });
});

test("what people agree on outlives readers that say the same, and readers that say otherwise again", async () => {
  const item = await agreedNoEvent();
  // A reader that finds nothing either, then today's, which finds a strike.
  await run(sql`
    update item_readings set reader = 'an earlier one', outcome = 'nothing', event_type_id = null, held_by = 'no-evidence',
      reading = reading - 'asRead' || '{"heldBy": "no-evidence"}' where source_id = ${item.id}`);
  expect(await readAgain(use.database)).toEqual({ read: 1, changed: 1, broken: 0 });
  await use.drain();
  expect(await eventOf(item)).toMatchObject({ type: "news" });
  expect((await now(item)).reading).toMatchObject({ heldBy: "judged" });
});

test("a third customer that says the same after another reader came does not undo it", async () => {
  const item = await agreedNoEvent();
  // Judged when an earlier reader had taken it for a protest; today's takes it for a strike.
  await run(sql`update reading_reviews set read_type_id = 'protest' where source_id = ${item.id}`);
  await run(sql`
    update item_readings set reader = 'an earlier one', reading = jsonb_set(reading, '{asRead,types,0,value}', '"protest"') where source_id = ${item.id}`);
  await readAgain(use.database);
  await use.drain();
  expect(await eventOf(item)).toMatchObject({ type: "news" });
  await judgeAsThird(item, "no-event");
  expect(await eventOf(item)).toMatchObject({ type: "news" });
});

test("a text that its source corrects, and that is read as before, stays what people agree on", async () => {
  const name = `feed:corrected-${turn}`;
  const title = walkout();
  await readSource(use, name, feedOf(name, [{ title }]));
  const url = `https://news.example/${name}/0`;
  const item = await itemAt(url);
  await judge(analyst, item, "no-event");
  await judge(stranger, item, "no-event");
  expect(await eventOf(item)).toEqual({ type: "news", version: 2 });
  await readSource(use, name, feedOf(name, [{ title, text: "The strike goes on." }]));
  await use.drain();
  expect(await eventOf(item)).toMatchObject({ type: "news" });
  expect((await now(item)).reading).toMatchObject({ heldBy: "judged" });
  // Another text under its number is another matter.
  await readSource(use, name, feedOf(name, [{ title: "Autozulieferer Muster meldet Insolvenz an", language: "de" }]));
  await use.drain();
  expect(await eventOf(item)).toMatchObject({ type: "insolvency" });
});

test("that a text which looks back was read rightly makes no event of it", async () => {
  const item = await tell(walkout());
  await run(
    sql`update item_readings set outcome = 'nothing', held_by = 'past', reading = reading || '{"outcome": "nothing", "heldBy": "past"}' where source_id = ${item.id}`,
  );
  await run(
    sql`update event_sources set content = jsonb_set(content, '{eventTypeId}', '"news"') where id = ${item.id}`,
  );
  await run(sql`update events set event_type_id = 'news', content_hash = 'of news' where id = ${item.eventId}`);
  await judge(analyst, item, "right");
  await judge(stranger, item, "right");
  expect(await eventOf(item)).toMatchObject({ type: "news" });
});

test("a customer's verdict holds for an alert that comes after it", async () => {
  const plant = "Vantor Foundry Inc";
  const item = await tell(`Workers walk out at ${plant} in strike over pay`);
  expect((await now(item)).alertId).toBeNull();
  await judge(analyst, item, "no-event");
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [{ name: plant, country: "US" }]));
  for (const who of [analyst, stranger]) await callBackend(who, followTargets, { body: { targetIds } });
  await use.drain();
  expect([await typeOfAlert(analyst, item), await typeOfAlert(stranger, item)]).toEqual(["news", "strike"]);
  await use.database.asSystem((tx) => matchEvents(tx, [item.eventId]));
  expect(await typeOfAlert(analyst, item)).toBe("news");
});

const BY_TEST = { actor: { type: "rule", id: "test" }, reason: { key: "joined.by-person", params: {} } } as const;

test("an event stands as long as one of its reports tells of it, merged, split off and withdrawn", async () => {
  const [one, other] = [await tell(walkout()), await tell(walkout())];
  if (one.eventId !== other.eventId)
    await use.database.asSystem((tx) => mergeEvents(tx, one.eventId, other.eventId, BY_TEST));
  await use.drain();
  for (const who of [analyst, stranger]) await judge(who, other, "no-event");
  expect(await eventOf(one)).toMatchObject({ type: "strike" });
  expect((await now(other)).reading).toMatchObject({ outcome: "nothing", heldBy: "judged" });
  const { eventId } = await now(one);
  await use.database.asSystem((tx) => splitEvent(tx, eventId, [other.id], BY_TEST.actor));
  await use.drain();
  expect([(await eventOf(one)).type, (await eventOf(other)).type]).toEqual(["strike", "news"]);
  for (const who of [analyst, stranger]) await judge(who, other, null);
  expect([(await eventOf(one)).type, (await eventOf(other)).type]).toEqual(["strike", "strike"]);
  await run(sql`update event_sources set content = jsonb_set(content, '{withdrawn}', 'true') where id = ${one.id}`);
  await use.database.asSystem(async (tx) =>
    recomposeEvents(
      tx,
      { sourceName: "test", ownerId: null },
      [(await now(one)).eventId],
      (await rulesNow(tx)).priority,
    ),
  );
  // Nobody's verdicts bring back what its source took back.
  for (const who of [analyst, stranger]) await judge(who, one, "type", "insolvency");
  expect(await eventOf(one)).toMatchObject({ type: "strike" });
  const [event] = await rowsOf(
    sql`select e.withdrawn from events e join event_sources s on s.event_id = e.id where s.id = ${one.id}`,
  );
  expect(event).toEqual({ withdrawn: true });
});

test("what is a customer's own changes by nobody's verdicts, and by no other customer's", async () => {
  const ownerId = Number(
    (await rowsOf(sql`select customer_id as id from users where email = ${EMAILS.analyst}`))[0]?.id,
  );
  const [url = ""] = await tellNews(use, [{ title: walkout() }], { ownerId });
  await use.drain();
  const item = await itemAt(url);
  expect((await callBackend(stranger, listReadItems, { query: { url } })).content).toEqual([]);
  const body = { verdict: "no-event", eventTypeId: null, readAt: item.readAt } as const;
  await expect(callBackend(stranger, reviewReading, { params: { itemId: item.id }, body })).rejects.toMatchObject({
    status: 404,
  });
  await judge(analyst, item, "no-event");
  await judgeAsThird(item, "no-event");
  expect(await eventOf(item)).toEqual({ type: "strike", version: 1 });
  expect(await use.database.asSystem((tx) => agree(tx, item.id))).toBeNull();
});
