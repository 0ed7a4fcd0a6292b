import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readUnreadCount } from "~/backend/contract/counts";
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
async function tell({ customerId, userId }: Who, title: string, minute: number): Promise<number> {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 12, minute));
  const row = { customerId, userId, kind: "alert-critical", params: { title }, subject: "alert:7", createdAt };
  const [written] = await db.database.asSystem((tx) => tx.insert(notifications).values(row).returning());
  return written?.id ?? 0;
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
