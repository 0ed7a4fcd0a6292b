import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { explainText, listReadItems, type ReadItem, readReadingQuality } from "~/backend/contract/reading";
import { readAgain } from "../../server/backend/intake/ingest/again/read-again";
import { FEWEST_VERDICTS, learnAll } from "../../server/backend/intake/news/corrections/learn-all";
import type { ToldNews } from "../support/ingest/news-feed";
import { tellNews } from "../support/ingest/tell-news";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
const TOWNS = [
  "Hull",
  "Lille",
  "Bremen",
  "Gdansk",
  "Porto",
  "Genoa",
  "Cork",
  "Graz",
  "Turku",
  "Split",
  "Vigo",
  "Bergen",
];

let analyst: Caller;
let stranger: Caller;
let nordwind = 0;
let suedstern = 0;
/** Nordwind's own source: what no shipped text calls a stop, and what is none. */
let idle: ReadItem[];
let calm: ReadItem[];

beforeAll(async () => {
  [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  [nordwind, suedstern] = [await customerOf(EMAILS.analyst), await customerOf(EMAILS.stranger)];
  idle = await tellOwn(TOWNS.map(stands));
  calm = await tellOwn(TOWNS.map((town) => ({ title: `Dairy at ${town} opens its doors to schools` })));
});

const stands = (town: string): ToldNews => ({ title: `Cold line of the dairy at ${town} stands idle` });
const rowsOf = async (query: ReturnType<typeof sql>) => (await use.database.asSystem((tx) => tx.execute(query))).rows;
const learn = () => learnAll(use.database, pino({ level: "silent" }));

async function customerOf(email: string): Promise<number> {
  const [row] = await rowsOf(sql`select customer_id::int as id from users where email = ${email}`);
  return Number(row?.id);
}

async function tell(who: Caller, told: readonly ToldNews[], ownerId: number | null): Promise<ReadItem[]> {
  const urls = await tellNews(use, told, { ownerId });
  await use.drain();
  return (await Promise.all(urls.map((url) => callBackend(who, listReadItems, { query: { url } })))).flatMap(
    ({ content }) => content,
  );
}
const tellOwn = (told: readonly ToldNews[]) => tell(analyst, told, nordwind);

/** As if Nordwind's people had said so of each. */
async function judge(items: readonly ReadItem[], verdict: string, type: string | null): Promise<void> {
  const ids = sql`${sql.param(items.map(({ id }) => id))}::bigint[]`;
  await rowsOf(sql`
    insert into reading_reviews (customer_id, source_id, verdict, event_type_id, language, reviewed_by)
    select u.customer_id, r.source_id, ${verdict}, ${type}, r.language, u.id
      from item_readings r, users u where u.email = ${EMAILS.analyst} and r.source_id = any(${ids})`);
}

const explain = async (who: Caller, title: string) =>
  (await callBackend(who, explainText, { body: { title, text: "", language: "en" } })) as ReadItem["reading"];
const learnedOf = async (who: Caller) => (await callBackend(who, readReadingQuality, {})).learned;

test("before twenty verdicts nothing is learned, and the page of quality says how many are needed", async () => {
  await judge(idle, "type", "production-stop");
  await judge(calm.slice(0, 7), "no-event", null);
  expect(await learn()).toEqual({ changed: 0, unchanged: 0, forgotten: 0, failed: 0 });
  expect(await learnedOf(analyst)).toMatchObject({
    verdicts: FEWEST_VERDICTS - 1,
    needed: FEWEST_VERDICTS,
    at: null,
    types: [],
  });
});

test("verdicts change how the next text of an own source is read, and no public one nor another customer's", async () => {
  await judge(calm.slice(7), "no-event", null);
  expect(idle[0]?.reading).toMatchObject({ outcome: "nothing", types: [] });
  expect(await learn()).toEqual({ changed: 1, unchanged: 0, forgotten: 0, failed: 0 });
  // A second time there is nothing new in them.
  expect(await learn()).toEqual({ changed: 0, unchanged: 1, forgotten: 0, failed: 0 });

  const [own] = await tellOwn([stands("Tampere")]);
  const [shared] = await tell(analyst, [stands("Odense")], null);
  const [theirs] = await tell(stranger, [stands("Malmo")], suedstern);
  const name = /reading-model@[0-9a-f]{16}\+own@[0-9a-f]{16}$/;
  expect(own?.reading).toMatchObject({
    outcome: "review",
    reader: expect.stringMatching(name),
    types: [
      {
        value: "production-stop",
        by: "classifier",
        rule: expect.stringMatching(/\+own@[0-9a-f]{16}#production-stop$/),
      },
    ],
  });
  for (const other of [shared, theirs]) {
    expect(other?.reading).toMatchObject({ outcome: "nothing", types: [] });
    expect(other?.reading.reader).not.toContain("own");
  }
  expect(await explain(analyst, stands("Tampere").title)).toMatchObject({ types: [{ value: "production-stop" }] });
  expect(await explain(stranger, stands("Tampere").title)).toMatchObject({ types: [] });
});

test("the page of quality says by type what was right before and after, to that customer alone", async () => {
  const { at, types } = await learnedOf(analyst);
  expect(at).not.toBeNull();
  expect(types[0]).toMatchObject({ eventTypeId: "production-stop", verdicts: 12, judged: 24, state: "used" });
  expect(types[0]?.rightAfter).toBeGreaterThan(types[0]?.rightBefore ?? 24);
  expect(await learnedOf(stranger)).toMatchObject({ verdicts: 0, at: null, types: [] });
});

test("earlier texts of the customer's own are read again with it, and no others", async () => {
  const others = sql`select count(*)::int as n from item_readings where reader like '%own%' and owner_id is distinct from ${nordwind}`;
  // All of Nordwind's, but for the one that came since.
  expect(await readAgain(use.database)).toEqual({ read: 24, changed: 12, broken: 0 });
  expect(await readAgain(use.database)).toEqual({ read: 0, changed: 0, broken: 0 });
  expect(await rowsOf(others)).toEqual([{ n: 0 }]);
});

test("what was learned beside another model is of no use until it is learned anew", async () => {
  await rowsOf(sql`update reading_corrections set model = 'reading-model@0'`);
  expect((await explain(analyst, stands("Vaasa").title)).types).toEqual([]);
  expect((await learnedOf(analyst)).at).toBeNull();
  await rowsOf(sql`update reading_corrections set basis = 'another'`);
  expect(await learn()).toMatchObject({ changed: 1 });
  expect((await explain(analyst, stands("Vaasa").title)).types).toMatchObject([{ value: "production-stop" }]);
});

test("without its verdicts what was learned is forgotten in the next run, and texts are read as shipped", async () => {
  await rowsOf(sql`delete from reading_reviews where customer_id = ${nordwind}`);
  expect(await learn()).toEqual({ changed: 0, unchanged: 0, forgotten: 1, failed: 0 });
  expect(await rowsOf(sql`select customer_id from reading_corrections`)).toEqual([]);
  expect(await readAgain(use.database)).toMatchObject({ read: 25, changed: 13 });
  const [next] = await tellOwn([stands("Lund")]);
  expect(next?.reading).toMatchObject({ outcome: "nothing", types: [] });
  expect(next?.reading.reader).not.toContain("own");
});
