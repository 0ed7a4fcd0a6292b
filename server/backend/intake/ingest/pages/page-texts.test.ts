import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { tablesWith } from "../../../../../tests/support/tables-with";
import { connectors } from "../../../platform/db/schema/connectors";
import { forgetRights, type NewsFetch } from "../rights/ask-rights";
import { runConnector } from "../run-connector";

let db: TestDatabase;
let server: Server;
let asked: string[];
let pages: Record<string, string | ((response: ServerResponse) => void)>;
beforeEach(async () => {
  db = await createTestDatabase();
  forgetRights();
  asked = [];
  pages = {};
  server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const page = pages[path];
    if (page === undefined) return response.writeHead(404).end();
    if (typeof page !== "string") return page(response);
    return response.writeHead(200, { "content-type": path === "/rss" ? "text/xml" : "text/html" }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await db.drop();
});

const here: NewsFetch = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };
const at = (path: string) => `http://paper.example:${(server.address() as AddressInfo).port}${path}`;
const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;

interface Item {
  title: string;
  text?: string;
  path?: string;
}

const feedOf = (items: readonly Item[]) =>
  `<rss version="2.0"><channel><title>Paper</title>${items
    .map(
      ({ title, text = "", path = "" }, n) => `<item><guid>${n}-${title.length}</guid><title>${title}</title>
        <description>${text}</description><language>en</language><pubDate>${new Date().toUTCString()}</pubDate><link>${at(path || `/item-${n}`)}</link></item>`,
    )
    .join("")}</channel></rss>`;

const STRIKE = "Workers walk out in strike over pay";
const QUIET = { title: "Annual report of the chamber is out", path: "/report" };
const PLANTED = "Qwertyuiop the planted sentence never leaves its page.";
const filler = `<p>${"The company has made paints for ninety years and sells them in many countries. ".repeat(6)}</p>`;
const article = (text: string) =>
  `<html lang="en"><head><title>Paper</title></head><body><article><h1>News</h1>${text}${filler}<p>${PLANTED}</p>${filler}</article></body></html>`;
const WALKOUT = article(
  "<p>Workers walked out at the plant in Hagen, Germany, in a strike over pay. Three workers were injured at the gate.</p>",
);

async function source(settings: Record<string, unknown>): Promise<number> {
  const feed = { name: "feed:paper", format: "feed", url: at("/rss"), settings };
  const [row] = await db.database.asSystem((tx) => tx.insert(connectors).values(feed).returning());
  return row?.id ?? 0;
}

const run = (id: number) => runConnector(db.database, id, { trigger: "hand", fetch: here });
const pagesAsked = () => asked.filter((path) => !["/rss", "/robots.txt", "/.well-known/tdmrep.json"].includes(path));

test("the page of a short text that may tell of an event says whom, where and how bad; one in ten items is asked for, and none twice", async () => {
  const id = await source({ readsPages: true });
  const items = [
    { title: STRIKE, path: "/strike" },
    ...Array.from({ length: 12 }, (_, n) => ({ ...QUIET, title: `${QUIET.title} ${"again ".repeat(n)}` })),
  ];
  pages = { "/rss": feedOf(items), "/strike": WALKOUT };
  await run(id);
  expect(pagesAsked()).toEqual(["/strike"]);
  const [event] = await rowsOf("select event_type_id, severity from events where title like 'Workers%'");
  expect(event).toMatchObject({ event_type_id: "strike", severity: { injured: 3 } });
  expect(
    await rowsOf(
      "select distinct p.country from event_places p join events e on e.id = p.event_id where e.title like 'Workers%'",
    ),
  ).toEqual([{ country: "DE" }]);
  await run(id);
  expect(pagesAsked()).toEqual(["/strike"]);
  expect(await rowsOf("select version from events where title like 'Workers%'")).toEqual([{ version: 1 }]);
});

test("of ever so many that may tell of an event, one in ten is asked for, whose summary is short", async () => {
  const id = await source({ readsPages: true });
  const long = `Nobody knows more. ${"It has rained for some days in the whole of the country. ".repeat(5)}`;
  pages = {
    "/rss": feedOf(Array.from({ length: 20 }, (_, n) => ({ title: `${STRIKE} ${n}`, text: n < 10 ? long : "" }))),
  };
  await run(id);
  expect(pagesAsked()).toEqual(["/item-10", "/item-11"]);
});

test("nobody's pages are asked for unless it was said of the source", async () => {
  const id = await source({});
  pages = { "/rss": feedOf([{ title: STRIKE, path: "/strike" }]), "/strike": WALKOUT };
  await run(id);
  expect(pagesAsked()).toEqual([]);
  expect(await rowsOf("select event_type_id from events")).toEqual([{ event_type_id: "strike" }]);
});

test("of a page no more is kept than an extract around the evidence: a planted sentence is in no table and no log", async () => {
  const id = await source({ readsPages: true });
  pages = {
    "/rss": feedOf([{ title: "Union members picket at port over wages", path: "/a" }]),
    "/a": article("<p>On Monday crews walked out in a strike over pay at the port of Felixstowe.</p>"),
  };
  const logged: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => logged.push(String(chunk)) > 0);
  const logger = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
  const ingested = await run(id).finally(() => vi.restoreAllMocks());
  logger.info({ ingested }, "read");
  expect(pagesAsked()).toEqual(["/a"]);
  const [kept] = await rowsOf(
    "select s.content->>'summary' as summary, r.reading::text as reading from event_sources s join item_readings r on r.source_id = s.id",
  );
  expect(kept?.reading).toContain('"field": "body"');
  expect(String(kept?.summary)).toContain("walked out in a strike");
  expect(String(kept?.summary).length).toBeLessThanOrEqual(150);
  expect(await tablesWith(db.connection, "Qwertyuiop")).toEqual([]);
  expect(logged.join("")).toMatch(/"read"/);
  expect(logged.join("")).not.toContain("Qwertyuiop");
  expect(await tablesWith(db.connection, "walked out in a strike")).toContain("public.event_sources");
});

test.each<[string, (response: ServerResponse) => void]>([
  ["that its host refuses", (response) => void response.writeHead(402).end(WALKOUT)],
  [
    "that is reserved by its headers",
    (response) => void response.writeHead(200, { "tdm-reservation": "1" }).end(WALKOUT),
  ],
  [
    "that is for subscribers",
    (response) =>
      void response
        .writeHead(200)
        .end(`<script type="application/ld+json">{"isAccessibleForFree":"False"}</script>${WALKOUT}`),
  ],
  ["that is no page", (response) => void response.writeHead(200, { "content-type": "application/pdf" }).end(WALKOUT)],
  ["that is longer than 2 MB", (response) => void response.writeHead(200).end(`${WALKOUT}${" ".repeat(2_100_000)}`)],
  [
    "that is 100,000 elements deep",
    (response) => void response.writeHead(200).end(`${"<div>".repeat(100_000)}${WALKOUT}`),
  ],
  [
    "that only scripts fill",
    (response) =>
      void response.writeHead(200).end("<html><body><div id=app></div><script>fill()</script></body></html>"),
  ],
  ["that leads round in a circle", (response) => void response.writeHead(302, { location: "/strike" }).end()],
  [
    "that breaks off",
    (response) => {
      response.writeHead(200, { "content-length": "100000" });
      response.write(WALKOUT.slice(0, 100));
      response.destroy();
    },
  ],
])("of a page %s only the title is read", async (_, answer) => {
  const id = await source({ readsPages: true });
  pages = { "/rss": feedOf([{ title: STRIKE, path: "/strike" }]), "/strike": answer };
  expect((await run(id))?.counts).toMatchObject({ read: 1, added: 1, problems: 0 });
  expect(new Set(pagesAsked())).toEqual(new Set(["/strike"]));
  expect(await rowsOf("select event_type_id, severity->'injured' as injured from events")).toEqual([
    { event_type_id: "strike", injured: null },
  ]);
});

test("a page that robots.txt closes is not asked for, and neither is one inside", async () => {
  const id = await source({ readsPages: true });
  pages = {
    "/rss": feedOf([{ title: STRIKE, path: "/strike" }]),
    "/strike": WALKOUT,
    "/robots.txt": "User-agent: *\nDisallow: /strike",
  };
  await run(id);
  expect(pagesAsked()).toEqual([]);
  forgetRights();
  delete pages["/robots.txt"];
  await db.database.asSystem((tx) => tx.execute(sql`delete from event_sources`));
  const outside = {
    ...here,
    resolve: async (host: string) => [host === "paper.example" ? "127.0.0.1" : "10.0.0.1"],
    mayReach: (one: string) => one === "127.0.0.1",
  };
  pages["/rss"] = feedOf([{ title: STRIKE }]).replace(at("/item-0"), "http://inside.example/secret");
  await runConnector(db.database, id, { trigger: "hand", fetch: outside });
  expect(await rowsOf("select state from connector_runs order by id")).toEqual([{ state: "Done" }, { state: "Done" }]);
  expect(pagesAsked()).toEqual([]);
});
