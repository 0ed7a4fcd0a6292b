import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { dumpEvents, readSource } from "../../../../tests/support/ingest/read-source";
import { customers } from "../../platform/db/schema/customers";
import { type ReviewVerdict, readingReviews } from "../../platform/db/schema/readings";
import { users } from "../../platform/db/schema/users";
import { splitEvent } from "./merging/split-event";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const feedOf = (...titles: string[]): string =>
  `<rss version="2.0"><channel><title>News</title>${titles
    .map(
      (title) =>
        `<item><guid>${title}</guid><title>${title}</title><language>en</language><pubDate>${new Date().toUTCString()}</pubDate></item>`,
    )
    .join("")}</channel></rss>`;

const tell = (source: string, ...titles: string[]) =>
  readSource(db, `feed:${source}`, feedOf(...titles), { settings: { eventTypeId: "strike" } });

/** What a customer's people say of all that was read so far. */
async function judge(verdict: ReviewVerdict, key = "one"): Promise<void> {
  await db.database.asSystem(async (tx) => {
    const [customer] = await tx.insert(customers).values({ key, name: key, planName: "Pro" }).returning();
    const customerId = customer?.id ?? 0;
    const [user] = await tx
      .insert(users)
      .values({ customerId, email: `mara@${key}.example`, firstname: "Mara", lastname: "Keller", roles: ["analyst"] })
      .returning();
    const readings = await tx.query.itemReadings.findMany();
    const said = readings.map(({ sourceId }) => ({ customerId, sourceId, verdict, reviewedBy: user?.id ?? 0 }));
    await tx.insert(readingReviews).values(said);
  });
}

const TOWNS = ["Hagen", "Leipzig", "Bielefeld", "Kassel", "Rostock"];
const EARLIER = TOWNS.map((town) => `Strike at Nordstahl in ${town}`);
const NEW = "Strike at Muster Guss in Bremen";
const newest = async () => (await dumpEvents(db)).at(-1);

test("what only a source tells that was often wrong counts less, until another one tells it on its own", async () => {
  await tell("gossip", ...EARLIER);
  await judge("no-event");
  await tell("gossip", NEW);
  expect(await newest()).toMatchObject({ title: NEW, priority: 2 });
  await tell("gossip", "Workers strike at Muster Guss in Bremen, says paper");
  expect(await newest()).toMatchObject({ title: NEW, priority: 2 });
  await tell("agency", "Muster Guss workers on strike in Bremen");
  expect(await newest()).toMatchObject({ title: NEW, priority: 3 });
});

test("one of several customers makes a shared source doubtful for nobody; a second one that agrees does", async () => {
  await db.database.asSystem((tx) => tx.insert(customers).values({ key: "silent", name: "silent", planName: "Pro" }));
  await tell("gossip", ...EARLIER);
  await judge("no-event");
  await tell("gossip", NEW);
  expect(await newest()).toMatchObject({ title: NEW, priority: 3 });
  await judge("no-event", "two");
  await tell("gossip", "Strike at Ahlborn Druck in Flensburg");
  expect(await newest()).toMatchObject({ title: "Strike at Ahlborn Druck in Flensburg", priority: 2 });
});

test("a source that was right is believed alone", async () => {
  await tell("agency", ...EARLIER);
  await judge("right");
  await tell("agency", NEW);
  expect(await newest()).toMatchObject({ title: NEW, priority: 3 });
});

test("two doubtful sources whose reports a person takes out of an event confirm each other", async () => {
  await tell("gossip", ...EARLIER);
  await tell("rumour", ...EARLIER.map((title) => title.replace("Nordstahl", "Brenton Foods")));
  await judge("no-event");
  await tell("agency", NEW);
  await tell("gossip", `${NEW}, says one`);
  await tell("rumour", `${NEW}, says another`);
  await db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ event: number; ids: number[] }>(sql`
      select event_id::int as event, array_agg(id::int) as ids from event_sources where title like ${`${NEW}, says %`} group by 1`);
    expect(rows).toHaveLength(1);
    await splitEvent(tx, rows[0]?.event ?? 0, rows[0]?.ids ?? [], { type: "rule", id: "test" });
  });
  expect(await newest()).toMatchObject({ title: `${NEW}, says one`, priority: 3 });
});
