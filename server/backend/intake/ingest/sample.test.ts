import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { forgetRights } from "./rights/ask-rights";
import { sampleOf } from "./sample";
import type { Settings } from "./settings";

let db: TestDatabase;
let server: Server;
let answers: Record<string, string>;
beforeAll(async () => {
  db = await createTestDatabase();
  server = createServer(({ url = "" }, response) => {
    const body = answers[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
beforeEach(() => {
  answers = {};
  forgetRights();
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await db.drop();
});

const feedOf = (titles: readonly string[]) => {
  const items = titles.map(
    (title, n) => `<item><guid>${n}</guid><title>${title}</title>
    <pubDate>${new Date().toUTCString()}</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
};
const sample = (format: string, path: string, settings: Settings = {}) => {
  const url = `http://news.example:${(server.address() as AddressInfo).port}${path}`;
  const here = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };
  return sampleOf(db.database, { name: `${format}:a`, format, url, settings }, here);
};

test("the first twenty are shown as they would be read, and nothing is kept", async () => {
  const titles = ["Workers walk out at the Rotterdam port", ...Array.from({ length: 40 }, (_, n) => `Recipe ${n}`)];
  answers["/rss"] = feedOf(titles);
  const { items, error } = await sample("feed", "/rss");
  expect(error).toBeNull();
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject({ title: titles[0], eventTypeId: "strike", outcome: "event", country: "NL" });
  expect(items[1]).toMatchObject({ eventTypeId: "news", outcome: "nothing" });
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select (select count(*)::int from event_sources) + (select count(*)::int from connector_runs) as n`),
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test("a source of one type is believed", async () => {
  answers["/rss"] = feedOf(["Anything at all"]);
  const { items } = await sample("feed", "/rss", { eventTypeId: "insolvency" });
  expect(items).toMatchObject([{ eventTypeId: "insolvency", outcome: "event", heldBy: null }]);
});

test("rows of a table are facts and held by nothing", async () => {
  answers["/rows.csv"] = "Headline,Where\nFire at a plant,DE\n";
  const { items } = await sample("table", "/rows.csv", { mapping: { title: "Headline", country: "Where" } });
  expect(items).toMatchObject([{ title: "Fire at a plant", country: "DE", outcome: null, heldBy: null }]);
});

test("what the host answers wrong is said", async () => {
  answers["/sold"] = feedOf(Array.from({ length: 6 }, () => "This domain is for sale"));
  answers["/robots.txt"] = "User-agent: *\nDisallow: /closed";
  expect((await sample("feed", "/gone")).error).toMatch(/status 404/);
  expect((await sample("feed", "/sold")).error).toMatch(/say the same/);
  expect((await sample("feed", "/closed/rss")).error).toMatch(/robots.txt/);
  expect((await sample("json", "/gone")).error).toMatch(/needs to know/);
});
