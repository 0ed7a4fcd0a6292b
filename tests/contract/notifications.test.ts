import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readUnreadCount } from "~/backend/contract/counts";
import { changeDelivery } from "~/backend/contract/delivery";
import { listNotifications, markNotification, markNotificationsRead } from "~/backend/contract/notifications";
import { readSession } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { createBackend } from "../../server/backend/main/app";
import { notifications } from "../../server/backend/platform/db/schema/notifications";
import { createDemoDatabase, type TestDatabase } from "../support/database";
import { addEvent } from "../support/events";
import { refusal } from "../support/newcomer";
import { testConfig } from "../support/node-server";
import { type Persona, signInAs } from "../support/personas";

// No call writes a notification, so these stand on the embedded backend only.
let db: TestDatabase;
let transport: BackendTransport;
beforeAll(async () => {
  db = await createDemoDatabase();
  const config = testConfig({ demo: true });
  const app = createBackend({ database: db.database, logger: pino({ level: "silent" }), config });
  transport = async (request) => app.fetch(request);
});
afterAll(() => db.drop());

async function whoIs(persona: Persona) {
  const signedIn = await signInAs(transport, persona);
  const { user } = await callBackend(signedIn, readSession, {});
  return { ...signedIn, userId: user.id, customerId: user.customer.id };
}
type Who = Awaited<ReturnType<typeof whoIs>>;

/** `minute` of one hour, so that several may have come at the same moment. */
async function tell({ customerId, userId }: Who, title: string, minute: number, subject?: string): Promise<number> {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 12, minute));
  const row = {
    customerId,
    userId,
    kind: "alert-critical",
    params: { title },
    subject: subject ?? nextSubject(),
    createdAt,
  };
  const [written] = await db.database.asSystem((tx) => tx.insert(notifications).values(row).returning());
  return written?.id ?? 0;
}

/** Each about something else, unless a test says what. */
let told = 100;
function nextSubject(): string {
  told += 1;
  return `alert:${told}`;
}

const list = (who: Who, query: { size?: number; after?: string } = {}) =>
  callBackend(who, listNotifications, { query });
const titles = ({ content }: Awaited<ReturnType<typeof list>>) => content.map(({ params }) => params.title);
const unread = async (who: Who) => (await callBackend(who, readUnreadCount, {})).count;

test("one's own are listed newest first, page by page, also those of one moment", async () => {
  const [analyst, manager] = [await whoIs("analyst"), await whoIs("manager")];
  for (const [title, minute] of [
    ["a", 1],
    ["b", 2],
    ["c", 2],
    ["d", 2],
    ["e", 3],
  ] as const) {
    await tell(analyst, title, minute);
  }
  await tell(manager, "not mine", 4);
  const first = await list(analyst, { size: 2 });
  expect(titles(first)).toEqual(["e", "d"]);
  expect(first).toMatchObject({ totalElements: 5, totalIsExact: true });
  const second = await list(analyst, { size: 2, after: first.after ?? "" });
  const third = await list(analyst, { size: 2, after: second.after ?? "" });
  expect([...titles(second), ...titles(third)]).toEqual(["c", "b", "a"]);
  expect(third.after).toBeNull();
  expect(await refusal(list(analyst, { after: "made up" }))).toMatchObject({ status: 422 });
});

test("one is read, and unread again, and the count of the header follows", async () => {
  const viewer = await whoIs("viewer");
  const id = await tell(viewer, "a", 1);
  const mark = (read: boolean) =>
    callBackend(viewer, markNotification, { params: { notificationId: String(id) }, body: { read } });
  expect(await unread(viewer)).toBe(1);
  const { readAt } = await mark(true);
  expect(readAt).not.toBeNull();
  expect([await unread(viewer), (await mark(true)).readAt]).toEqual([0, readAt]);
  expect([(await mark(false)).readAt, await unread(viewer)]).toEqual([null, 1]);
});

test("all are read up to the newest that was seen; what came since stays unread", async () => {
  const admin = await whoIs("admin");
  await tell(admin, "a", 1);
  const seen = await tell(admin, "b", 2);
  await tell(admin, "since", 3);
  expect(await callBackend(admin, markNotificationsRead, { body: { upTo: seen } })).toEqual({ changed: 2 });
  const left = (await list(admin)).content.filter(({ readAt }) => readAt === null);
  expect(left.map(({ params }) => params.title)).toEqual(["since"]);
});

test("nobody marks what is a colleague's or another customer's", async () => {
  const analyst = await whoIs("analyst");
  const id = await tell(analyst, "mine", 5);
  for (const persona of ["manager", "strangeAdmin"] as const) {
    const other = await whoIs(persona);
    const params = { notificationId: String(id) };
    const marked = callBackend(other, markNotification, { params, body: { read: true } });
    expect(await refusal(marked)).toMatchObject({ status: 404 });
    expect(await callBackend(other, markNotificationsRead, { body: { upTo: id } })).toEqual({ changed: 0 });
  }
  expect((await list(analyst)).content[0]).toMatchObject({ id, readAt: null });
});

test("what is called as its alert is told with the alert's language, and what somebody else named without one", async () => {
  const { customerId, userId, ...caller } = await whoIs("manager");
  await db.database.asSystem(async (tx) => {
    const eventId = await addEvent(tx, { title: "Brand bei Vantor", language: "de" });
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
             impact_levels, countries, target_ctypes, target_count, status_id)
      values (${customerId}, ${eventId}, now(), 'mass-layoff', 'labour', 4, '{"key":"k","params":{}}', false, 1,
             '{direct}', '{DE}', '{company}', 1, 'new') returning id`);
    const row = { customerId, userId, createdAt: new Date(Date.UTC(2026, 0, 2)) };
    const alert = `alert:${rows[0]?.id}`;
    await tx.insert(notifications).values([
      { ...row, kind: "alert-critical", params: { title: "Brand bei Vantor" }, subject: alert },
      { ...row, kind: "alert-rule", params: { title: "Layoffs near us" }, subject: alert },
      { ...row, kind: "alert-critical", params: { title: "Gone" }, subject: "alert:999999" },
    ]);
  });
  const { content } = await list({ customerId, userId, ...caller }, { size: 3 });
  const told = Object.fromEntries(content.map(({ params, language }) => [params.title, language]));
  expect(told).toEqual({ "Brand bei Vantor": "de", "Layoffs near us": null, Gone: null });
});

test("equal ones of a day are one row with their number, and the unread rows stand for what the header counts", async () => {
  const who = await whoIs("strangeAdmin");
  const seen = await tell(who, "seen", 1, "action:5");
  await callBackend(who, markNotification, { params: { notificationId: String(seen) }, body: { read: true } });
  const ids: number[] = [];
  for (const minute of [2, 3, 4]) ids.push(await tell(who, "talk", minute, "action:5"));
  await tell(who, "other", 5, "action:6");
  await db.database.asSystem((tx) =>
    tx.execute(sql`update notifications set created_at = created_at - interval '1 day' where id = ${ids[0]}`),
  );
  const rows = async () =>
    (await list(who)).content.map(({ params, count, readAt }) => [params.title, count, readAt === null]);
  expect(await rows()).toEqual([
    ["other", 1, true],
    ["talk", 2, true],
    ["seen", 1, false],
    ["talk", 1, true],
  ]);
  expect((await list(who)).totalElements).toBe(4);
  const counts = (await list(who)).content.filter(({ readAt }) => readAt === null).map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await unread(who));
  // Marked, all of them are; those of another day are not.
  const mark = (id: number | undefined, read: boolean) =>
    callBackend(who, markNotification, { params: { notificationId: String(id) }, body: { read } });
  expect(await mark(ids[2], true)).toMatchObject({ id: ids[2], count: 2 });
  expect(await unread(who)).toBe(2);
  expect(await rows()).toEqual([
    ["other", 1, true],
    ["talk", 3, false],
    ["talk", 1, true],
  ]);
  await mark(ids[2], false);
  expect(await unread(who)).toBe(5);
});

test("the day is the reader's own, and what equal ones count is summed", async () => {
  const who = await whoIs("strangeAdmin");
  const late = new Date("2026-02-01T23:30:00Z");
  const early = new Date("2026-02-02T00:30:00Z");
  await db.database.asSystem(async (tx) => {
    const row = { customerId: who.customerId, userId: who.userId, kind: "tasks-given", subject: "tasks-given:1" };
    await tx.insert(notifications).values([
      { ...row, params: { title: "", count: 12 }, createdAt: late },
      { ...row, params: { title: "", count: 3 }, createdAt: early },
    ]);
  });
  const given = async () =>
    (await list(who)).content
      .filter(({ kind }) => kind === "tasks-given")
      .map(({ params, count }) => [params.count, count]);
  expect(await given()).toEqual([
    [3, 1],
    [12, 1],
  ]);
  await callBackend(who, changeDelivery, { body: { collectionId: null, minimums: {}, timeZone: "Asia/Tokyo" } });
  expect(await given()).toEqual([[15, 2]]);
});
