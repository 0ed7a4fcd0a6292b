import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days, hours, minutes, seconds } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { connectors } from "../../platform/db/schema/connectors";
import type { NewsFetch } from "./rights/ask-rights";
import { runConnector } from "./run-connector";
import { tickConnectors } from "./tasks";

let db: TestDatabase;
let server: Server;
let answer: {
  status: number;
  body: string;
  retryAfter?: string;
  bodies?: Record<string, string>;
  before?: (() => Promise<unknown>) | undefined;
};
beforeEach(async () => {
  db = await createTestDatabase();
  answer = { status: 200, body: ITEMS };
  server = createServer(async (request, response) => {
    await answer.before?.();
    if (answer.status === 200 && request.headers["if-none-match"] === '"1"') return response.writeHead(304).end();
    const retry = answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter };
    response.writeHead(answer.status, { etag: '"1"', ...retry }).end(answer.bodies?.[request.url ?? ""] ?? answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await db.drop();
});

const ITEMS = `<rss version="2.0"><channel><title>News</title><item><guid>1</guid><title>Strike at the port of Invented</title>
  <pubDate>Mon, 04 Mar 2024 10:00:00 GMT</pubDate></item></channel></rss>`;
const here: NewsFetch = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };
const job = { payload: null, logger: pino({ level: "silent" }), attempt: 1 };

type NewConnector = Partial<typeof connectors.$inferInsert>;

async function addFeed(values: NewConnector = {}): Promise<number> {
  const url = `http://news.example:${(server.address() as AddressInfo).port}/rss`;
  const feed = {
    name: "feed:news",
    format: "feed",
    url,
    everyMinutes: 60,
    enabled: true,
    nextRunAt: new Date(0),
    ...values,
  };
  const [row] = await db.database.asSystem((tx) => tx.insert(connectors).values(feed).returning());
  return row?.id ?? 0;
}

const tick = () => tickConnectors({ ...job, database: db.database });
const run = (id: number) => runConnector(db.database, id, { trigger: "schedule", fetch: here });
const jobs = async () =>
  (await asOwner(db.connection, "select payload from graphile_worker._private_jobs order by id")).rows.map(
    (row) => row.payload,
  );
const runs = async () =>
  (await asOwner(db.connection, "select state, counts, error from connector_runs order by id")).rows;

/** Milliseconds from now, by the database's clock, to the minute. */
async function nextRunIn(id: number): Promise<number> {
  const [row] = await db.database.asSystem((tx) =>
    tx
      .select({ ms: sql<number>`round(extract(epoch from next_run_at - now()) / 60)::int * 60000` })
      .from(connectors)
      .where(eq(connectors.id, id)),
  );
  return row?.ms ?? Number.NaN;
}

test("what is changed while a source is read is read anew, however little changed there", async () => {
  const id = await addFeed();
  const cursor = async () => {
    const [row] = await db.database.asSystem((tx) => tx.select().from(connectors).where(eq(connectors.id, id)));
    return row?.cursor;
  };
  answer.before = () =>
    db.database.asSystem((tx) =>
      tx
        .update(connectors)
        .set({ settings: { eventTypeId: "strike" }, cursor: {} })
        .where(eq(connectors.id, id)),
    );
  await run(id);
  expect(await cursor()).toEqual({});
  answer.before = undefined;
  await run(id);
  expect(await cursor()).toMatchObject({ etag: '"1"' });
});

test("what is due is read, once however many servers ask, and what is off, later or without an address is not", async () => {
  const due = await addFeed();
  await addFeed({ name: "feed:off", enabled: false });
  await addFeed({ name: "feed:later", nextRunAt: new Date(Date.now() + hours(1)) });
  await addFeed({ name: "feed:nowhere", url: null });
  await Promise.all([tick(), tick(), tick()]);
  await tick();
  expect(await jobs()).toEqual([{ connectorId: due, trigger: "schedule" }]);
});

test("an answer that did not change is not read again, and the run says that nothing was new", async () => {
  const id = await addFeed();
  await run(id);
  await run(id);
  expect(await runs()).toMatchObject([
    { state: "Done", counts: { read: 1, added: 1 } },
    { state: "Done", counts: { read: 0, added: 0 } },
  ]);
  expect(await nextRunIn(id)).toBe(hours(1));
});

test("while a source fails its pauses grow, at most to a day, and shrink when it is back", async () => {
  const id = await addFeed();
  answer = { status: 500, body: "" };
  const pauses: number[] = [];
  for (let failures = 1; failures <= 6; failures++) {
    expect(await run(id)).toBeNull();
    pauses.push(await nextRunIn(id));
  }
  expect(pauses).toEqual([hours(2), hours(4), hours(8), hours(16), hours(24), hours(24)]);
  expect((await runs()).at(-1)).toMatchObject({ state: "Failed", error: expect.stringContaining("status 500") });
  answer = { status: 200, body: ITEMS };
  expect((await run(id))?.counts.added).toBe(1);
  expect(await nextRunIn(id)).toBe(minutes(60));
});

test.each([429, 503])("a host that answers %i is left alone until it said, a week at most", async (status) => {
  const id = await addFeed();
  const pauseAfter = async (retryAfter: string) => {
    answer = { status, body: "", retryAfter };
    expect(await run(id)).toBeNull();
    return nextRunIn(id);
  };
  expect(await pauseAfter(String(hours(30) / seconds(1)))).toBe(hours(30));
  expect(await pauseAfter(new Date(Date.now() + hours(40)).toUTCString())).toBe(hours(40));
  expect(await pauseAfter(String(days(400) / seconds(1)))).toBe(days(7));
  // Neither a number nor a moment: the pause for failures alone.
  expect(await pauseAfter("soon")).toBe(hours(16));
  expect((await runs())[0]?.error).toContain("asks to be left alone until");
});

test("an index of sitemaps is followed to the news in it, and JSON is read by its fields, or says that it has none", async () => {
  const index = "<sitemapindex><sitemap><loc>/1.xml</loc></sitemap></sitemapindex>";
  const sitemap = `<urlset xmlns:news="n"><url><loc>https://paper.example/1</loc><news:news><news:title>Strike at the port of Invented</news:title>
    </news:news></url></urlset>`;
  const sitemaps = await addFeed({ name: "sitemap:paper", format: "sitemap" });
  answer = { status: 200, body: index, bodies: { "/1.xml": sitemap } };
  expect((await run(sitemaps))?.counts).toMatchObject({ read: 1, added: 1, problems: 0 });
  answer = {
    status: 200,
    body: '{"articles":[{"title":"Fire at a foundry of Invented","url":"https://wire.example/1"}]}',
  };
  const fields = { items: "articles", title: "title", url: "url" };
  const json = await addFeed({ name: "json:wire", format: "json", settings: { fields } });
  expect((await run(json))?.counts).toMatchObject({ read: 1, added: 1, problems: 0 });
  expect(await run(await addFeed({ name: "json:bare", format: "json" }))).toBeNull();
  expect((await runs()).at(-1)?.error).toContain("--map items=PATH");
});

test("an address inside is not read, whoever entered it", async () => {
  const id = await addFeed();
  expect(await runConnector(db.database, id, { trigger: "hand" })).toBeNull();
  expect((await runs())[0]?.error).toMatch(/not found|public internet/);
});

const TABLE = "What;When\nStrike at the port of Invented;2024-03-04\n";
const FIELDS = { items: "articles", title: "title", url: "url" };
test.each<[string, NewConnector, string]>([
  ["feed", {}, ITEMS],
  [
    "table",
    { format: "table", name: "table:a", settings: { eventTypeId: "strike", mapping: { title: "What" } } },
    TABLE,
  ],
  [
    "JSON service",
    { format: "json", name: "json:a", settings: { eventTypeId: "strike", fields: FIELDS } },
    '{"articles":[{"title":"Strike at the port of Invented","url":"https://wire.example/1"}]}',
  ],
])("an error page in the place of a %s is a failure and takes nothing back", async (_, values, body) => {
  const told = async () =>
    (await asOwner(db.connection, "select title, withdrawn from events where merged_into is null")).rows;
  answer = { status: 200, body };
  const id = await addFeed(values);
  await run(id);
  expect(await told()).toEqual([{ title: "Strike at the port of Invented", withdrawn: false }]);
  const before = (await runs()).length;
  const page = "<!doctype html><html><body><h1>Down for maintenance</h1><p>Back at 6<br>Sorry</body></html>";
  const bodies = [page, "Service unavailable"];
  for (const wrong of bodies) {
    answer = { status: 200, body: wrong };
    await db.database.asSystem((tx) => tx.update(connectors).set({ cursor: {} }).where(eq(connectors.id, id)));
    expect(await run(id)).toBeNull();
    expect(await told()).toEqual([{ title: "Strike at the port of Invented", withdrawn: false }]);
  }
  for (const { state, error } of (await runs()).slice(before)) {
    expect([state, error]).toEqual(["Failed", expect.stringMatching(/^nothing could be read: /)]);
  }
  // What was kept of the answer would make the next one "not changed".
  answer = { status: 200, body };
  expect((await run(id))?.counts).toMatchObject({ read: 1, unchanged: 1 });
});
