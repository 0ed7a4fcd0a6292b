import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { createCollection } from "~/backend/contract/collections";
import { listFeed } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { signIn } from "~/backend/contract/session";
import { EXPLANATIONS } from "~/live/explanations";
import { createBackend, createDirectCalls } from "../../server/backend/main/app";
import { seedMass } from "../../server/backend/main/seed/mass/seed-mass";
import { embeddedBackend } from "../../server/proxy/transports";
import { sessionCookie } from "../../server/session/cookie";
import { factsOf } from "../bench/pages/page-facts";
import { builtPages } from "../support/built-pages";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { testApp, testConfig } from "../support/node-server";
import { PASSWORD, withToken } from "../support/personas";
import { builtProduct } from "../support/product-folder";
import budget from "./page-budget.json";

// Counts and not times: what a page asks and how much of it there is, with gzip, are the same on every machine. `npm run bench -- pages` has both.
let db: TestDatabase;
let app: ReturnType<typeof testApp>;
let build: ServerBuild;
let cookie: string;
let target: number;
let collection: number;

beforeAll(async () => {
  db = await createTestDatabase();
  const size = { customerKey: "budget", alerts: 700, targets: 80 };
  await seedMass(db.connection, db.database, { ...size, now: new Date(), tell: () => undefined });
  const given = { database: db.database, logger: pino({ level: "silent" }), config: testConfig() };
  const backend = embeddedBackend(createBackend(given), createDirectCalls(given, { checked: false }));
  const built = await builtPages();
  build = built.build;
  app = testApp({ pages: built.pages, backend });
  const body = { email: "analyst@budget.example", password: PASSWORD };
  const { token, session } = await callBackend({ backend }, signIn, { body });
  cookie = sessionCookie(testConfig()).start(token, session.expiresAt).split(";", 1)[0] ?? "";
  const { content } = await callBackend({ backend: withToken(backend, token) }, listFeed, {
    query: { statusId: "all" },
  });
  target = content.flatMap(({ primaryTargets }) => primaryTargets)[0]?.id ?? 0;
  const analyst = { backend: withToken(backend, token) };
  const made = await callBackend(analyst, createCollection, { body: { name: "With tiers", tiersEnabled: true } });
  const followed = await callBackend(analyst, listCollectionTargets, {
    params: { collectionId: 0 },
    query: { tiers: "1" },
  });
  const targetIds = followed.content.map(({ id }) => id);
  await callBackend(analyst, followTargets, { body: { targetIds, collectionIds: [made.id] } });
  collection = made.id;
  await giveTasks(session.user.id);
});
afterAll(() => db.drop());

/** More than a page of the list shows. */
async function giveTasks(userId: number): Promise<void> {
  await db.database.asSystem((tx) =>
    tx.execute(sql`
      with made as (
        insert into actions (customer_id, type_id, title, due_on, created_by)
        select u.customer_id, 'watch', 'Action ' || n, current_date + n, u.id from users u, generate_series(1, 60) n where u.id = ${userId}
        returning id, customer_id, created_by)
      insert into action_assignees (customer_id, action_id, kind, assignee_id) select customer_id, id, 'user', created_by from made`),
  );
}

test.each(Object.entries(budget))("%s asks and holds no more than it may", async (pattern, most) => {
  const path = addressOf(pattern);
  // The first time a connection is opened and what is kept for good is read.
  await read(path);
  const queries = vi.spyOn(pg.Client.prototype, "query");
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  subscribe("tierwatch:backend-call", count);
  const html = await read(path);
  // The end of a transaction that only read is not waited for.
  await wait(50);
  unsubscribe("tierwatch:backend-call", count);
  const { elements, packed } = factsOf(html);
  const cost = { queries: queries.mock.calls.length, calls, elements, pageKb: kB(packed) };
  expect(cost, `${path}: ${JSON.stringify(cost)}`).toEqual({
    queries: expect.toSatisfy((n: number) => n > 0 && n <= most.queries),
    calls: expect.toSatisfy((n: number) => n > 0 && n <= most.calls),
    elements: expect.toSatisfy((n: number) => n > 100 && n <= most.elements),
    pageKb: expect.toSatisfy((n: number) => n > 1 && n <= most.pageKb),
  });
});

/** Of the design's goals: the explorer 110 kB, as others; a map brings at most 8 kB of its own. */
test.each([
  ["routes/network/explorer/route", 110],
  ["routes/network/explorer-map/route", 110],
  ["routes/network/map/route", 110],
])("the scripts of %s stay below %i kB with gzip", (route, most) => {
  const bytes = [...scriptsOf(route)].reduce((sum, path) => sum + packedFile(path), 0);
  expect(kB(bytes)).toBeGreaterThan(50);
  expect(kB(bytes)).toBeLessThanOrEqual(most);
});

test("a map brings no more than 8 kB of scripts that an empty page has not", () => {
  const usual = scriptsOf("routes/shortcuts/list/route");
  const own = [...scriptsOf("routes/network/map/route")].filter((path) => !usual.has(path));
  expect(own).not.toHaveLength(0);
  expect(kB(own.reduce((sum, path) => sum + packedFile(path), 0))).toBeLessThanOrEqual(8);
});

/** What a browser loads by itself for a page of this route: its own, those around it and the entry. */
function scriptsOf(route: string): Set<string> {
  const { entry, routes } = build.assets;
  const wanted = new Set([entry.module, ...entry.imports]);
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const { module = "", imports = [] } = routes[id] ?? {};
    for (const path of [module, ...imports]) wanted.add(path);
  }
  return wanted;
}

const packedFile = (path: string): number =>
  gzipSync(readFileSync(join(builtProduct(), "build/app/client", path)), { level: 9 }).length;

test("help leads to a page with words, from every kind of page and without a script", async () => {
  const heading = /<h1[^>]*>([^<]+)<\/h1>/;
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([tag, href = ""]) => ({ tag, href }));
  const asked = new Map<string, string>();
  for (const pattern of Object.keys(budget)) {
    const links = linksOf(await read(addressOf(pattern)));
    const help = links.filter(({ tag }) => tag.includes("header-help"));
    expect(help, pattern).toHaveLength(1);
    for (const { href } of [...help, ...links.filter((one) => one.href.includes("/context-help/"))])
      asked.set(href.replaceAll("&amp;", "&"), pattern);
  }
  expect([...asked.keys()]).toContain("/help");
  expect([...asked.keys()].filter((href) => href.startsWith("/context-help/"))).not.toEqual([]);
  for (const key of Object.keys(EXPLANATIONS)) asked.set(`/context-help/${key}`, "every word of the help");
  for (const [href, pattern] of asked) {
    const html = await read(href);
    expect(heading.exec(html)?.[1]?.trim(), `${href} of ${pattern}`).toBeTruthy();
    expect(
      html
        .slice(html.indexOf("<main"), html.indexOf("</main>"))
        .replace(/<[^>]+>/g, " ")
        .trim().length,
      href,
    ).toBeGreaterThan(80);
  }
});

const addressOf = (pattern: string) => pattern.replace(":target", String(target)).replace(":tiers", String(collection));

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

async function read(path: string): Promise<string> {
  const answer = await app.request(path, { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}
