import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { addCustomer } from "../../../../tests/support/network";
import { connectors } from "../../platform/db/schema/connectors";
import type { NewsFetch } from "../ingest/rights/ask-rights";
import { runConnector } from "../ingest/run-connector";
import { tickConnectors } from "../ingest/tasks";
import type { CataloguedFeed } from "./catalogued-feed";
import { FEED_CATALOGUE, feedOfKey } from "./feed-catalogue";
import { OtherAddress, readFeedStates, switchOff, switchOn } from "./switch-feeds";

let db: TestDatabase;
let server: Server;
let asked: string[];
beforeEach(async () => {
  db = await createTestDatabase();
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url !== "/recalls") return response.writeHead(404).end();
    return response.end(RECALLS);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await db.drop();
});

const RECALLS = `<rss version="2.0"><channel><title>Recalls</title><item><guid>26-101</guid><title>Invented Tools Inc. and its drills</title>
  <pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;
const here: NewsFetch = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };

const feed = (key: string): CataloguedFeed => {
  const found = feedOfKey(key);
  if (found === null) throw new Error(`no feed ${key}`);
  return found;
};
const on = (...feeds: CataloguedFeed[]) => db.database.asSystem((tx) => switchOn(tx, feeds));
const off = (...feeds: CataloguedFeed[]) => db.database.asSystem((tx) => switchOff(tx, feeds));
const rows = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;
const changes = (switched: { changed: boolean }[]) => switched.map(({ changed }) => changed);

test("a new installation has none of the catalogue's feeds, and all are off", async () => {
  const states = await db.database.asSystem((tx) => readFeedStates(tx, FEED_CATALOGUE));
  expect(states.filter(({ enabled }) => enabled)).toEqual([]);
  expect(states.length).toBe(FEED_CATALOGUE.length);
  expect(await rows("select name from connectors where name like '%:%'")).toEqual([]);
});

test("a feed that is switched on is read by the schedule, and what it tells is of its type", async () => {
  const url = `http://recalls.example:${(server.address() as AddressInfo).port}/recalls`;
  await on({ ...feed("us-cpsc-recalls"), url });
  await tickConnectors({ payload: null, logger: pino({ level: "silent" }), attempt: 1, database: db.database });
  const jobs = await rows("select payload->>'connectorId' as id from graphile_worker._private_jobs");
  expect(jobs).toEqual([{ id: expect.any(String) }]);
  await runConnector(db.database, Number(jobs[0]?.id), { trigger: "schedule", fetch: here });
  // Its host was asked first what may be read.
  expect(asked.sort()).toEqual(["/.well-known/tdmrep.json", "/recalls", "/robots.txt"]);
  expect(await rows("select event_type_id, owner_id from events")).toEqual([
    { event_type_id: "product-recall", owner_id: null },
  ]);
});

test("its connector is everybody's, with the catalogue's settings; on again changes nothing", async () => {
  expect(changes(await on(feed("jp-tdb-bankruptcies"), feed("us-bis-rules")))).toEqual([true, true]);
  const before = await rows("select * from connectors order by name");
  expect(before.filter(({ enabled }) => enabled)).toMatchObject([
    {
      name: "feed:jp-tdb-bankruptcies",
      owner_id: null,
      format: "feed",
      url: "https://www.tdb.co.jp/rss/jouhou.rdf",
      every_minutes: 240,
      settings: { language: "ja", homeCountry: "JP", publisherGroup: "jp-tdb", eventTypeId: "insolvency" },
    },
    {
      name: "json:us-bis-rules",
      settings: { publisherGroup: "us-bis", fields: { items: "results", title: "title" } },
    },
  ]);
  expect(changes(await on(feed("us-bis-rules"), feed("jp-tdb-bankruptcies")))).toEqual([false, false]);
  expect(await rows("select * from connectors order by name")).toEqual(before);
});

test("off keeps the connector and stops the schedule; what the operator set of it is there when it is on again", async () => {
  const mining = feed("mining-com");
  expect(changes(await off(mining))).toEqual([false]);
  await on(mining);
  await rows(
    `update connectors set every_minutes = 15, settings = settings || '{"extract":0,"language":"en-CA"}' where name = 'feed:mining-com'`,
  );
  expect(changes(await off(mining))).toEqual([true]);
  expect(changes(await off(mining))).toEqual([false]);
  expect(await rows("select enabled, next_run_at from connectors where name = 'feed:mining-com'")).toEqual([
    { enabled: false, next_run_at: null },
  ]);
  expect(await on(mining)).toMatchObject([{ enabled: true, everyMinutes: 15, changed: true }]);
  expect(await rows("select every_minutes, settings from connectors where name = 'feed:mining-com'")).toEqual([
    {
      every_minutes: 15,
      settings: { extract: 0, language: "en-CA", publisherGroup: "mining-com", licence: mining.licence },
    },
  ]);
});

test("a source of the same name that reads another address is left alone, and so are all that were asked with it", async () => {
  await db.database.asSystem((tx) =>
    tx
      .insert(connectors)
      .values({ name: "feed:gcaptain", format: "feed", url: "https://own.example/rss", enabled: false }),
  );
  await expect(on(feed("splash247"), feed("gcaptain"))).rejects.toThrow(OtherAddress);
  expect(await rows("select name, enabled from connectors where name like 'feed:%'")).toEqual([
    { name: "feed:gcaptain", enabled: false },
  ]);
});

test("a customer's own source of that name is nobody else's, and stays", async () => {
  const ownerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
  const own = { name: "feed:gcaptain", format: "feed", url: "https://own.example/rss", everyMinutes: 60, ownerId };
  await db.database.asSystem((tx) => tx.insert(connectors).values(own));
  const [state] = await db.database.asSystem((tx) => readFeedStates(tx, [feed("gcaptain")]));
  expect(state?.enabled).toBe(false);
  await on(feed("gcaptain"));
  await off(feed("gcaptain"));
  expect(await rows("select url, enabled from connectors where owner_id is not null")).toEqual([
    { url: "https://own.example/rss", enabled: true },
  ]);
});

test("of two commands at once only one changes something, whether the connectors are there or not", async () => {
  // Many, so that two commands that go through them in opposite orders would meet in the middle.
  const backwards = FEED_CATALOGUE.toReversed();
  for (const _ of ["new", "known"]) {
    const both = await Promise.all([on(...FEED_CATALOGUE), on(...backwards)]);
    expect(both.flatMap(changes).filter((changed) => changed).length).toBe(FEED_CATALOGUE.length);
    await off(...FEED_CATALOGUE);
  }
  expect(await rows("select count(*)::int as n from connectors where name like '%:%'")).toEqual([
    { n: FEED_CATALOGUE.length },
  ]);
});
