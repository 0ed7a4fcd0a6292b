import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { dumpEvents, readSource } from "../../../../../tests/support/ingest/read-source";
import { customers } from "../../../platform/db/schema/customers";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const usgs = (
  id: string,
  { mag = 6.1, lon = 26.92, lat = 37.86, at = 1_700_000_000_000, status = "reviewed" } = {},
): string =>
  JSON.stringify({
    type: "Feature",
    id,
    properties: {
      mag,
      place: "12 km W of Invented",
      time: at,
      updated: at,
      type: "earthquake",
      title: `M ${mag}`,
      status,
    },
    geometry: { type: "Point", coordinates: [lon, lat, 10] },
  });
const feed = (...features: string[]): string => `{"type":"FeatureCollection","features":[\n${features.join(",\n")}\n]}`;

const gdacs = (
  id: number,
  { mag = 6.4, lon = 27.3, lat = 38.1, from = "Tue, 14 Nov 2023 22:13:50 GMT" } = {},
): string => `
  <item><title>Orange earthquake alert</title><pubDate>Wed, 15 Nov 2023 01:00:00 GMT</pubDate>
  <georss:point>${lat} ${lon}</georss:point><gdacs:fromdate>${from}</gdacs:fromdate><gdacs:eventtype>EQ</gdacs:eventtype>
  <gdacs:eventid>${id}</gdacs:eventid><gdacs:alertlevel>Orange</gdacs:alertlevel>
  <gdacs:severity unit="M" value="${mag}">Magnitude ${mag}M</gdacs:severity><gdacs:country>Greece</gdacs:country></item>`;
const rss = (
  ...items: string[]
): string => `<?xml version="1.0"?><rss version="2.0" xmlns:georss="http://www.georss.org/georss"
  xmlns:gdacs="http://www.gdacs.org"><channel><title>Alerts</title>${items.join("\n")}</channel></rss>`;

const sourcesOf = (event: Record<string, unknown> | undefined): string[] =>
  ((event?.sources ?? []) as [string, string][]).map(([source, id]) => `${source} ${id}`);

test("an earthquake that a second source tells of is one event, with what that source adds and the reason", async () => {
  await readSource(db, "usgs", feed(usgs("us1")));
  const { counts } = await readSource(db, "gdacs", rss(gdacs(7)));
  expect(counts).toMatchObject({ added: 0, joined: 1 });
  const events = await dumpEvents(db);
  expect(events.map(sourcesOf)).toEqual([["gdacs EQ7", "usgs us1"]]);
  expect(events[0]).toMatchObject({
    title: "M 6.1",
    priority: 3,
    version: 2,
    severity: { magnitude: 6.1, alertLevel: "orange" },
  });
  const [second] = (events[0]?.sources ?? []) as unknown[][];
  expect(second?.at(-1)).toEqual({ key: "joined.hazard", params: { km: 43, minutes: 1 } });
});

test("told in the other order, it is one event too", async () => {
  await readSource(db, "gdacs", rss(gdacs(7)));
  await readSource(db, "usgs", feed(usgs("us1")));
  expect((await dumpEvents(db)).map(sourcesOf)).toEqual([["gdacs EQ7", "usgs us1"]]);
});

test.each([
  ["too far away", { lon: 28.6 }],
  ["too late", { from: "Tue, 14 Nov 2023 22:16:00 GMT" }],
  ["of another strength", { mag: 6.8 }],
])("an earthquake %s is another one", async (_, change) => {
  await readSource(db, "usgs", feed(usgs("us1")));
  await readSource(db, "gdacs", rss(gdacs(7, change)));
  expect(await dumpEvents(db)).toHaveLength(2);
});

test("two shocks of one source stay two, and a second source's goes to the one it is nearer to", async () => {
  await readSource(db, "usgs", feed(usgs("far", { lon: 26.6 }), usgs("near", { lon: 27.2, at: 1_700_000_030_000 })));
  await readSource(db, "gdacs", rss(gdacs(7), gdacs(8, { mag: 6.3 })));
  expect((await dumpEvents(db)).map(sourcesOf)).toEqual([
    ["gdacs EQ8", "usgs far"],
    ["gdacs EQ7", "usgs near"],
  ]);
});

test("an event that one of its sources takes back stands by the other, and falls with the last", async () => {
  await readSource(db, "usgs", feed(usgs("us1")));
  await readSource(db, "gdacs", rss(gdacs(7)));
  await readSource(db, "usgs", feed(usgs("us1", { status: "deleted" })));
  expect(await dumpEvents(db)).toMatchObject([{ withdrawn: false, title: "Orange earthquake alert" }]);
});

const state = "Company,City,Notice Date,Effective Date,Employees,Type\n";
const register = {
  title: "What",
  id: "Nr",
  organization: "Firm",
  city: "Town",
  region: "State",
  country: "Country",
  publishedAt: "Told",
};
const layoff = { mapping: { ...register, kind: { column: "Kind", values: { layoff: "mass-layoff" as const } } } };
const row = (firm: string, town: string, told: string): string =>
  `What,Nr,Firm,Town,State,Country,Told,Kind\nLayoff,1,"${firm}",${town},AL,US,${told},layoff\n`;

test.each([
  ["of the same employer, town and days", row("ACME Steel Incorporated", "Anniston", "2024-03-06"), 1],
  ["of another town", row("Acme Steel, Inc.", "Mobile", "2024-03-06"), 2],
  ["a week later", row("Acme Steel, Inc.", "Anniston", "2024-03-12"), 2],
  ["of another employer", row("Acme Stone, Inc.", "Anniston", "2024-03-06"), 2],
])("a layoff in a second register %s", async (_, table, expected) => {
  await readSource(db, "warn-al", `${state}"Acme Steel, Inc.",Anniston,3/4/2024,5/3/2024,120,Layoff\n`);
  expect(await readSource(db, "table:register", table, { settings: layoff })).toMatchObject({
    counts: { read: 1 },
    problems: [],
  });
  expect(await dumpEvents(db)).toHaveLength(expected);
});

const article = (guid: string, title: string, link: string, day = "04"): string =>
  rss(`<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>${link}</link>
    <pubDate>Mon, ${day} Mar 2024 10:00:00 GMT</pubDate></item>`);

test("one article in two feeds is one event, and so is one headline; a week later it is news again", async () => {
  const title = "Workers at Invented Motors walk out";
  await readSource(db, "feed:one", article("1", title, "https://news.example/walk-out"));
  await readSource(db, "feed:two", article("a", "Strike!", "https://www.news.example/walk-out/?utm_source=rss"));
  await readSource(db, "feed:three", article("b", title, "https://other.example/1"));
  expect(await dumpEvents(db)).toHaveLength(1);
  await readSource(db, "feed:four", article("c", title, "https://other.example/2", "11"));
  expect(await dumpEvents(db)).toHaveLength(2);
});

test("what two customers read stays apart, from each other and from what is public", async () => {
  const ids = await db.database.asSystem(async (tx) => {
    const two = ["one", "two"].map((key) => ({ key, name: key, planName: "Pro" }));
    return (await tx.insert(customers).values(two).returning()).map(({ id }) => id);
  });
  const [one = 0, two = 0] = ids;
  const text = article("1", "Workers at Invented Motors walk out", "https://news.example/walk-out");
  for (const ownerId of [null, one, two]) await readSource(db, "feed:own", text, { ownerId });
  const events = await dumpEvents(db);
  expect(events.map(({ owner_id }) => owner_id)).toEqual([null, String(one), String(two)]);
  const seen = await db.database.asCustomer({ customerId: one, userId: null }, (tx) => tx.query.events.findMany());
  expect(seen.map(({ ownerId }) => ownerId)).toEqual([null, one]);
});
