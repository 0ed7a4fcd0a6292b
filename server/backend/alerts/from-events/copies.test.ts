// Again on PostgreSQL 15: statements that update with what was found by a key.
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { feedOf } from "../../../../tests/support/ingest/news-feed";
import { dumpEvents, readSource } from "../../../../tests/support/ingest/read-source";
import { alertsIn, dump, monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { undoMerge } from "../../intake/ingest/merging/merge-events";
import { splitEvent } from "../../intake/ingest/merging/split-event";
import { drainJobs } from "../../main/drain";
import { follow } from "../../network/monitored/follow";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "./match-events";

let db: TestDatabase;
let nordwind: number;
let vantor: number;
beforeEach(async () => {
  db = await createTestDatabase();
  await system(async (tx) => {
    nordwind = await addCustomer(tx, "nordwind");
    [vantor = 0] = await addTargets(tx, [{ name: "Vantor Castings GmbH", country: "DE" }]);
  });
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const drain = async () =>
  expect(await drainJobs(db.connection, db.database, pino({ level: "silent" }))).toMatchObject({ failed: 0 });

/** News of no type, long enough for two copies to be known as such. */
const text = (company: string, more: string): string =>
  `${company} has a new visitor centre. ${"Guests see how tools were shaped a hundred years ago and walk along the old canal. ".repeat(12)}${more}`;
const TITLE = "Vantor Castings GmbH opens visitor centre";
const told = (more: string, company = "Vantor Castings GmbH") => ({
  title: TITLE.replace("Vantor Castings GmbH", company),
  text: text(company, more),
});
/** As another paper took it over. */
const copied = (more: string, company?: string) => {
  const { title, text } = told(more, company);
  return { title: `${title} (dpa)`, text };
};

/** A source tells of it, and the jobs are done. */
async function tell(source: string, ...items: { title: string; text: string }[]): Promise<void> {
  await readSource(db, `feed:${source}`, feedOf(source, items));
  await drain();
}

const eventsIn = async () =>
  (await dumpEvents(db)).map(({ merged, event_type_id, sources }) => ({
    merged,
    type: event_type_id,
    sources: ((sources ?? []) as unknown[][]).map((source) => [
      source[0],
      (source.at(-1) as { key: string } | null)?.key,
    ]),
  }));

const JOINED = [
  {
    merged: false,
    type: "news",
    sources: [
      ["feed:agency", undefined],
      ["feed:paper", "joined.same-text"],
    ],
  },
  { merged: true, type: "news", sources: [] },
];

test("a near copy of plain news about what one follows is the same alert, whatever was made of it", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  await tell("agency", told("It is open today."));
  await system((tx) => tx.execute(sql`update alerts set status_id = 'relevant', status_changed_at = now()`));
  await tell("paper", copied("It is open from today."));
  expect(await eventsIn()).toEqual(JOINED);
  expect(await system(alertsIn)).toMatchObject([{ customerId: nordwind, statusId: "relevant" }]);
});

test("a headline that changed a little is a copy where the text is short, and one with another number is not", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  const short = (end: string) => ({ title: `Vantor Castings GmbH presents ${end}`, text: "" });
  await tell("agency", short("new visitor centre beside canal in 2027"));
  await tell("paper", short("visitor centre beside canal in 2027"), short("new visitor centre beside canal in 2028"));
  expect(await eventsIn()).toMatchObject([
    {
      sources: [
        ["feed:agency", undefined],
        ["feed:paper", "joined.same-copy"],
      ],
    },
    { merged: true },
    { merged: false, sources: [["feed:paper", undefined]] },
  ]);
});

test("a headline without spaces between its words is compared, too", async () => {
  const [company = 0] = await system((tx) => addTargets(tx, [{ name: "万通铸造股份有限公司", country: "CN" }]));
  await system((tx) => monitor(tx, nordwind, [company]));
  const short = (end: string) => ({ title: `万通铸造股份有限公司${end}`, text: "" });
  await tell("agency", short("在运河旁开设新的游客中心"));
  await tell(
    "paper",
    short("在运河旁开设游客中心"),
    short("在铁路旁拍卖旧的铸造设备"),
    short("不在运河旁开设新的游客中心"),
  );
  expect(await eventsIn()).toMatchObject([
    {
      sources: [
        ["feed:agency", undefined],
        ["feed:paper", "joined.same-copy"],
      ],
    },
    { merged: true },
    { merged: false, sources: [["feed:paper", undefined]] },
    { merged: false, sources: [["feed:paper", undefined]] },
  ]);
});

test("two copies that come at once are one event, and matched again nothing changes", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  await readSource(db, "feed:agency", feedOf("agency", [told("It is open today.")]));
  await readSource(db, "feed:paper", feedOf("paper", [copied("It is open from today.")]));
  await drain();
  expect(await eventsIn()).toEqual(JOINED);
  const tables = ["events", "event_sources", "event_links", "alerts"];
  const before = await system((tx) => dump(tx, tables));
  await system((tx) => matchEvents(tx, [1, 2]));
  expect(await system((tx) => dump(tx, tables))).toEqual(before);
});

test("what touches nothing stays as it came, and is one alert as soon as somebody follows what it is about", async () => {
  const other = "Brenton Werke GmbH";
  await tell("agency", told("It is open today.", other));
  await tell("paper", copied("It is open from today.", other));
  expect(await eventsIn()).toMatchObject([{ merged: false }, { merged: false }]);
  await system(async (tx) =>
    follow(tx, nordwind, await addTargets(tx, [{ name: other, country: "DE" }]), { userId: null }),
  );
  await drain();
  expect(await eventsIn()).toEqual(JOINED);
  expect(await system(alertsIn)).toHaveLength(1);
});

test("copies that a person took apart stay two", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  await tell("agency", told("It is open today."));
  await tell("paper", copied("It is open from today."));
  await system((tx) => undoMerge(tx, 1, { type: "rule", id: "test" }));
  await drain();
  expect(await eventsIn()).toMatchObject([{ merged: false }, { merged: false }]);
  expect(await system(alertsIn)).toHaveLength(2);
});

test("a report that a person split off is not joined again", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  await tell("agency", told("It is open today."));
  await tell("paper", copied("It is open from today."));
  await system((tx) => splitEvent(tx, 1, [2], { type: "rule", id: "test" }));
  await drain();
  expect(await eventsIn()).toMatchObject([
    { sources: [["feed:agency", undefined]] },
    { merged: true },
    { merged: false, sources: [["feed:paper", undefined]] },
  ]);
});

test("two companies' texts of one form, and a customer's own copy of public news, are no copies", async () => {
  await system(async (tx) => {
    await monitor(tx, nordwind, [vantor, ...(await addTargets(tx, [{ name: "Brenton Werke GmbH", country: "DE" }]))]);
  });
  await tell("agency", told("It is open today."), told("It is open today.", "Brenton Werke GmbH"));
  await readSource(db, "feed:own", feedOf("own", [copied("It is open from today.")]), { ownerId: nordwind });
  await drain();
  expect((await eventsIn()).map(({ merged }) => merged)).toEqual([false, false, false]);
});

test("copies that are matched at the same time wait for each other, while others come in", async () => {
  await system((tx) => monitor(tx, nordwind, [vantor]));
  // Of these each is near each other one.
  const agencies = ["dpa", "Reuters", "AFP", "APA", "Xinhua"];
  const tellOf = (agency: string) =>
    readSource(
      db,
      `feed:${agency.toLowerCase()}`,
      feedOf(agency, [{ ...told("It is open today."), title: `${TITLE} (${agency})` }]),
    );
  for (const agency of agencies.slice(0, 3)) await tellOf(agency);
  await Promise.all([
    ...[3, 2, 1].map((id) => system((tx) => matchEvents(tx, [id]))),
    ...agencies.slice(3).map(tellOf),
  ]);
  expect((await eventsIn()).slice(0, 3).map(({ merged }) => merged)).toEqual([false, true, true]);
  await drain();
  expect((await eventsIn()).filter(({ merged }) => !merged)).toHaveLength(1);
  expect(await system(alertsIn)).toMatchObject([{ targetCount: 1 }]);
});
