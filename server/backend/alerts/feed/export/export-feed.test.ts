import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { FEED_ORDERS } from "~/backend/contract/alert-words";
import { countStatuses, listFeed } from "~/backend/contract/feed";
import { exportFeed } from "~/backend/contract/feed-export";
import { changeLanguage } from "~/backend/contract/own-account";
import { signIn } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { createDemoDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { signInAs, withToken } from "../../../../../tests/support/personas";
import { wholeTablesRead } from "../../../../../tests/support/plans";
import { readAll } from "../../../../../tests/support/spreadsheets/read-all";
import { createBackend } from "../../../main/app";
import { DEMO_PASSWORD } from "../../../main/seed/demo";
import { seedMass } from "../../../main/seed/mass/seed-mass";
import { readRows } from "./read-rows";
import { namesOfTargets } from "./target-names";

let db: TestDatabase;
let transport: BackendTransport;
let bench: { backend: BackendTransport };
beforeAll(async () => {
  db = await createDemoDatabase();
  const size = { customerKey: "bench", alerts: 2600, targets: 150, now: new Date(), tell: () => undefined };
  await seedMass(db.connection, db.database, size);
  const app = createBackend({
    database: db.database,
    logger: pino({ level: "silent" }),
    config: { demo: true },
  } as never);
  transport = async (request) => app.fetch(request);
  const body = { email: "analyst@bench.example", password: DEMO_PASSWORD };
  const { token } = await callBackend({ backend: transport }, signIn, { body });
  bench = { backend: withToken(transport, token) };
}, 60_000);
afterAll(() => db.drop());

type Query = Parameters<typeof callBackend<typeof exportFeed>>[2]["query"];
const ask = (query: Query, as = bench) => streamBackend(as, exportFeed, { query });
async function rowsOf(answer: Response, sheet?: string): Promise<string[][]> {
  const { all } = await readAll(Buffer.from(await answer.arrayBuffer()), { headerRow: 0, ...(sheet ? { sheet } : {}) });
  return all.map(({ cells }) => cells);
}

test("every alert of the filter is in the file once, however many portions it takes", async () => {
  const { all } = await callBackend(bench, countStatuses, {});
  const [heading, ...rows] = await rowsOf(await ask({ statusId: "all", format: "xlsx" }));
  expect(heading?.slice(0, 5)).toEqual(["Alert number", "Reported (UTC)", "Priority", "Status", "Title"]);
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  expect([rows.length, rows.length > 1000]).toEqual([all, true]);
});

test.each(FEED_ORDERS)("an export in the order %s goes like the feed", async (order) => {
  const { content } = await callBackend(bench, listFeed, { query: { statusId: "all", order, size: 100 } });
  const [, ...rows] = await rowsOf(await ask({ statusId: "all", order, format: "csv" }));
  expect(rows.slice(0, 100).map(([id]) => Number(id))).toEqual(content.map(({ id }) => id));
});

test("a row says what the feed says, in the words and by the clock of its reader", async () => {
  await callBackend(bench, changeLanguage, { body: { language: "de" } });
  const query = { statusId: "all", priorities: "Critical", timeZone: "Asia/Kolkata" } as const;
  const { content } = await callBackend(bench, listFeed, { query: { statusId: "all", priorities: "Critical" } });
  const [heading = [], row = []] = await rowsOf(await ask({ ...query, format: "xlsx" }));
  await callBackend(bench, changeLanguage, { body: { language: "en" } });
  const [alert] = content;
  const cell = (name: string) => row[heading.indexOf(name)];
  expect(cell("Titel")).toBe(alert?.title);
  expect(cell("Priorität")).toBe("Kritisch");
  expect(cell("Anzahl der Objekte")).toBe(String(alert?.targetCount));
  expect(cell("Objekte")).toContain(alert?.primaryTargets[0]?.name);
  const at = new Date(Date.parse(alert?.at ?? "") + 5.5 * 3_600_000).toISOString().slice(0, 19);
  expect(Math.abs(Date.parse(`${cell("Gemeldet (Asia/Kolkata)")}Z`) - Date.parse(`${at}Z`))).toBeLessThan(1001);
});

test("the second sheet says whose file it is, under which filter, and how many", async () => {
  const answer = await ask({ statusId: "all", priorities: "Critical,High", q: "fire", format: "xlsx" });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="alerts-[\d-]{10}\.xlsx"; filename\*=UTF-8''Alerts%20[\d-]{10}\.xlsx$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  const about = Object.fromEntries(await rowsOf(new Response(bytes), "About this file"));
  expect(about).toMatchObject({ Status: "All", Priority: "Critical, High", Search: "fire", Order: "Newest first" });
  expect(about.Customer).toBeTruthy();
  expect(Number(about["Number of alerts"])).toBe((await rowsOf(new Response(bytes))).length - 1);
});

test("another customer's file holds nothing but its heading", async () => {
  const stranger = await signInAs(transport, "stranger");
  expect(await rowsOf(await ask({ statusId: "all", format: "csv" }, stranger))).toHaveLength(1);
});

test.each([{ format: "pdf" }, { format: "csv", timeZone: "Mars/Olympus" }])(
  "%j is refused before anything is read",
  async (query) => {
    await expect(ask(query as Query)).rejects.toMatchObject({ status: 422 });
  },
);

test("whoever leaves ends the reading", async () => {
  const answer = await ask({ statusId: "all", format: "csv" });
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  // One portion was asked for ahead; after it nothing is.
  await expect.poll(() => db.database.pool.totalCount - db.database.pool.idleCount).toBe(0);
  const { rows } = await db.database.pool.query(
    "select count(*)::int as n from pg_stat_activity where state <> 'idle' and query like '%touched%' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test("of many targets the nearest twenty are named, however many portions know them already", async () => {
  const { rows: found } = await db.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'bench'`),
  );
  const customer = Number(found[0]?.id);
  const scope = { customerId: customer, userId: null };
  const asked = { filter: { statusId: "all", tier: "1" }, order: "NewestFirst", limit: 5, after: null } as const;
  const [read = [], wanted] = await db.database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
      select a.customer_id, a.id, m.target_id, 'Region', 2, 0.1 * (m.target_id % 3), '{}', a.at, a.event_type_id, a.priority
        from (select * from alerts where customer_id = ${customer} and not tier_n order by at desc, id desc limit 1) a,
             (select target_id from monitored_targets where customer_id = ${customer} order by target_id limit 40) m
      on conflict do nothing`);
    await tx.execute(sql`update alerts a set target_count = (
      select count(*) from alert_targets t where t.customer_id = a.customer_id and t.alert_id = a.id) where a.customer_id = ${customer}`);
    const names = namesOfTargets();
    const first = await readRows(tx, scope, { ...asked, names });
    expect(await readRows(tx, scope, { ...asked, names })).toEqual(first);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select g.name from alert_targets t join targets g on g.id = t.target_id
       where t.customer_id = ${customer} and t.alert_id = ${first[0]?.id} order by t.tier, t.confidence desc, t.target_id limit 20`);
    return [first, rows.map(({ name }) => name)] as const;
  });
  expect(read[0]?.targetCount).toBeGreaterThan(20);
  expect(read[0]?.targets.map(([name]) => name)).toEqual(wanted);
  for (const { targets, targetCount } of read.slice(1)) expect(targets).toHaveLength(Math.min(targetCount, 20));
});

test("a portion is read from indexes, at any depth", async () => {
  const found = await db.database.asCustomer({ customerId: 1, userId: null }, (tx) =>
    wholeTablesRead(tx, async (watched) => {
      const asked = { filter: { statusId: "new", tier: "1" }, order: "NewestFirst", limit: 10 } as const;
      await readRows(watched, { customerId: 1, userId: null }, { ...asked, after: null });
      const after = { order: "NewestFirst", page: 1, id: 5, at: "1790000000000000", priority: 3 };
      await readRows(watched, { customerId: 1, userId: null }, { ...asked, after });
    }),
  );
  expect(found).toEqual([]);
});
