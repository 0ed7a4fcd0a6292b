import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { assignAlert } from "~/backend/contract/alert-assignee";
import { addAlertComment } from "~/backend/contract/alert-comments";
import { listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { createFeedView, listFeedViews } from "~/backend/contract/feed-views";
import { listNotifications } from "~/backend/contract/notifications";
import { undoOperation } from "~/backend/contract/operations";
import { listUsers } from "~/backend/contract/people";
import { changeAlerts } from "~/backend/contract/triage";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, world } = actionsOn(use);
const users = new Map<Persona, number>();

beforeAll(async () => {
  for (const persona of ["analyst", "manager", "viewer", "admin"] as const) {
    const { content } = await callBackend(await as("analyst"), listUsers, { query: { q: `${persona}@nordwind` } });
    users.set(persona, content[0]?.id ?? 0);
  }
});

const id = (persona: Persona) => users.get(persona) ?? 0;
const [first, second] = [() => world.alertIds[0] ?? 0, () => world.alertIds[1] ?? 0];
const assign = async (by: Persona, userId: number | null, expected?: number | null, alertId = first()) =>
  callBackend(await as(by), assignAlert, { params: { alertId }, body: { userId, expected } });
const bulk = async (by: Persona, userId: number | null) =>
  callBackend(await as(by), changeAlerts, {
    body: { selection: { alertIds: world.alertIds }, change: { kind: "assign", userId } },
  });
const read = async (alertId = first()) => callBackend(await as("analyst"), readAlert, { params: { alertId } });
const newsOf = async (persona: Persona) =>
  (await callBackend(await as(persona), listNotifications, { query: { size: 200 } })).content.filter(({ kind }) =>
    /^alerts?-(assigned|commented)$/.test(kind),
  );
const listed = async (by: Persona, assignedTo: string) =>
  (await callBackend(await as(by), listFeed, { query: { statusId: "all", assignedTo } })).content.map((one) => one.id);

test("an alert is one person's, who is told of it by its title, and undoing gives it back", async () => {
  const operation = await assign("analyst", id("manager"));
  expect((await read()).assignee).toEqual({ id: id("manager"), name: "Jonas Brandt", active: true });
  const { title } = await read();
  expect(await newsOf("manager")).toMatchObject([
    { kind: "alert-assigned", subject: `alert:${first()}`, params: { title } },
  ]);
  await callBackend(await as("analyst"), undoOperation, { params: { operationId: operation.id } });
  expect((await read()).assignee).toBeNull();
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `alert:${first()}` } });
  const manager = { userId: id("manager"), name: "Jonas Brandt" };
  expect(content.slice(0, 2)).toMatchObject([
    { kind: "alert.assign", before: manager, after: null, reason: "undo" },
    { kind: "alert.assign", before: null, after: manager },
  ]);
});

test("who takes an alert on is not told of it, and setting what is set changes nothing", async () => {
  await assign("analyst", id("analyst"));
  const { version } = await read();
  expect(await newsOf("analyst")).toEqual([]);
  expect((await assign("analyst", id("analyst"))).changed).toBe(0);
  expect((await read()).version).toBe(version);
  await assign("analyst", null);
});

test("of two who assign the same alert the second one sees whose it is now", async () => {
  await assign("admin", id("manager"), null);
  await expect(assign("analyst", id("viewer"), null)).rejects.toMatchObject({
    status: 409,
    code: "stale_version",
    details: { current: { assignee: { id: id("manager"), name: "Jonas Brandt" } } },
  });
  await assign("analyst", id("manager"), null);
  await assign("analyst", null, id("manager"));
  expect((await read()).assignee).toBeNull();
});

test("several are given at once, of which the person is told once", async () => {
  const before = (await newsOf("manager")).length;
  const operation = await bulk("analyst", id("manager"));
  expect(operation.changed).toBe(2);
  const news = await newsOf("manager");
  expect(news).toHaveLength(before + 1);
  expect(news[0]).toMatchObject({ kind: "alerts-assigned", params: { count: 2 } });
  await callBackend(await as("analyst"), undoOperation, { params: { operationId: operation.id } });
  expect([await read(), await read(second())].map(({ assignee }) => assignee)).toEqual([null, null]);
});

test("the feed is narrowed to one's own, to a person's and to nobody's, and the figures say how many", async () => {
  await assign("admin", id("manager"));
  expect(await listed("manager", "me")).toEqual([first()]);
  expect(await listed("analyst", "me")).toEqual([]);
  expect(await listed("analyst", String(id("manager")))).toEqual([first()]);
  expect(await listed("analyst", "nobody")).toEqual([second()]);
  const facets = async (by: Persona, assignedTo?: string) =>
    (
      await callBackend(await as(by), readFacets, {
        query: { statusId: "all", facets: "assignedTo", ...(assignedTo && { assignedTo }) },
      })
    ).assignedTo;
  const figures = { [id("manager")]: 1, nobody: 1 };
  expect(await facets("analyst")).toEqual(figures);
  // Its own values are alternatives to each other.
  expect(await facets("manager", "nobody")).toEqual({ ...figures, me: 1 });
  await expect(listed("analyst", "somebody")).rejects.toMatchObject({ status: 422 });
  await assign("admin", null);
});

test("a view that says me is each reader's own", async () => {
  const body = { scope: "User", name: "Mine", filter: { statusId: "all", assignedTo: "me" } } as const;
  await callBackend(await as("analyst"), createFeedView, { body });
  const views = await callBackend(await as("analyst"), listFeedViews, {});
  expect(views.find(({ name }) => name === "Mine")?.filter).toMatchObject({ assignedTo: "me" });
});

test("somebody who was deactivated keeps what they have, and is given nothing more", async () => {
  await assign("admin", id("viewer"));
  const system = (on: boolean) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`update users set deactivated_at = ${on ? null : new Date().toISOString()}::timestamptz
        where id = ${id("viewer")}`),
    );
  await system(false);
  expect((await read()).assignee).toMatchObject({ id: id("viewer"), active: false });
  await expect(assign("analyst", id("viewer"), undefined, second())).rejects.toMatchObject({ status: 422 });
  await expect(bulk("analyst", id("viewer"))).rejects.toMatchObject({ status: 422 });
  await system(true);
  await assign("admin", null);
});

test("whose alert it is hears what others say about it", async () => {
  await assign("admin", id("manager"));
  const before = (await newsOf("manager")).length;
  const say = async (by: Persona) =>
    callBackend(await as(by), addAlertComment, { params: { alertId: first() }, body: { text: "Any news?" } });
  await say("analyst");
  await say("manager");
  const news = await newsOf("manager");
  expect(news).toHaveLength(before + 1);
  expect(news[0]).toMatchObject({ kind: "alert-commented", subject: `alert:${first()}` });
  await assign("admin", null);
});

test("a viewer assigns nothing, and nobody an alert or a user of another customer", async () => {
  await expect(assign("viewer", null)).rejects.toMatchObject({ status: 403 });
  await expect(assign("stranger", null)).rejects.toMatchObject({ status: 404 });
  await expect(assign("analyst", id("manager"), undefined, 999_999)).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(await as("strangeAdmin"), listUsers, {});
  await expect(assign("analyst", content[0]?.id ?? 0)).rejects.toMatchObject({ status: 422 });
  expect((await read()).assignee).toBeNull();
});
