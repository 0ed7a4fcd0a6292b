import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  createFeedSubscription,
  listFeedSubscriptions,
  readSyndication,
  revokeFeedSubscription,
} from "~/backend/contract/feed-subscriptions";
import {
  changeFeedView,
  chooseFeedView,
  createFeedView,
  deleteFeedView,
  listFeedViews,
} from "~/backend/contract/feed-views";
import { changeUserAccess, readUser } from "~/backend/contract/people";
import { backendUnderTest } from "../support/backend-under-test";
import { newcomer } from "../support/newcomer";
import { type Persona, signInAs } from "../support/personas";

const use = backendUnderTest();
const as = (persona: Persona) => signInAs(use.transport, persona);
const view = (
  scope: "User" | "Customer",
  filter: Record<string, string> = { statusId: "new", priorities: "High" },
) => ({
  scope,
  name: `View ${randomUUID()}`,
  filter,
});

test("a view of one's own is nobody else's to see", async () => {
  const [viewer, manager] = await Promise.all([as("viewer"), as("manager")]);
  const made = await callBackend(viewer, createFeedView, { body: view("User") });
  expect(made).toMatchObject({ isDefault: false, mayChange: true, version: 1 });
  expect(await callBackend(viewer, listFeedViews, {})).toContainEqual(made);
  expect(await callBackend(manager, listFeedViews, {})).not.toContainEqual(expect.objectContaining({ id: made.id }));
  const params = { viewId: made.id };
  await expect(callBackend(manager, deleteFeedView, { params })).rejects.toMatchObject({ status: 404 });
});

test("the customer's views are everybody's to use and those to change who may", async () => {
  const [analyst, manager, stranger] = await Promise.all([as("analyst"), as("manager"), as("stranger")]);
  await expect(callBackend(analyst, createFeedView, { body: view("Customer") })).rejects.toMatchObject({ status: 403 });
  const made = await callBackend(manager, createFeedView, { body: view("Customer") });
  expect(await callBackend(analyst, listFeedViews, {})).toContainEqual({ ...made, mayChange: false });
  const params = { viewId: made.id };
  const body = { ...view("Customer"), version: 1 };
  await expect(callBackend(analyst, changeFeedView, { params, body })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(analyst, deleteFeedView, { params })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(stranger, chooseFeedView, { params, body: { isDefault: true } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a name is taken once in each scope, whatever its capitals", async () => {
  const manager = await as("manager");
  const body = view("User");
  await callBackend(manager, createFeedView, { body });
  const again = callBackend(manager, createFeedView, { body: { ...body, name: body.name.toUpperCase() } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "view_exists" });
  await callBackend(manager, createFeedView, { body: { ...body, scope: "Customer" } });
});

test("what is no query of the feed is no view", async () => {
  const analyst = await as("analyst");
  for (const filter of [{ priorities: "Huge" }, { nonsense: "1" }, { after: "x" }]) {
    const made = callBackend(analyst, createFeedView, { body: view("User", filter as never) });
    await expect(made).rejects.toMatchObject({ status: 422, details: [{ path: "body.filter" }] });
  }
});

test("of two who change a view the second one learns what the first made of it", async () => {
  const manager = await as("manager");
  const made = await callBackend(manager, createFeedView, { body: view("Customer") });
  const params = { viewId: made.id };
  const first = { ...view("Customer", { statusId: "archived" }), version: 1 };
  const changed = await callBackend(manager, changeFeedView, { params, body: first });
  expect(changed).toMatchObject({ filter: { statusId: "archived" }, version: 2 });
  const second = callBackend(manager, changeFeedView, { params, body: { ...first, name: "Other" } });
  await expect(second).rejects.toMatchObject({ code: "stale_version", details: { current: { name: first.name } } });
});

test("everybody's feed opens with the view that they chose last, a shared one too", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const own = await callBackend(analyst, createFeedView, { body: { ...view("User"), isDefault: true } });
  const shared = await callBackend(manager, createFeedView, { body: view("Customer") });
  const defaults = async (who: typeof analyst) =>
    (await callBackend(who, listFeedViews, {})).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(await defaults(analyst)).toEqual([own.id]);
  await callBackend(analyst, chooseFeedView, { params: { viewId: shared.id }, body: { isDefault: true } });
  expect(await defaults(analyst)).toEqual([shared.id]);
  expect(await defaults(manager)).not.toContain(shared.id);
  const { version, filter, name } = shared;
  const body = { scope: "User", version, filter, name } as const;
  await callBackend(manager, changeFeedView, { params: { viewId: shared.id }, body });
  expect(await defaults(analyst)).toEqual([]);
});

test("a reader gets a view by its token until that is revoked, the view is gone or private, or its owner is out", async () => {
  // Somebody of its own: who is out for a moment cannot sign in, and the personas belong to all tests of a remote backend.
  const [viewer, manager, admin] = await Promise.all([newcomer(use.transport), as("manager"), as("admin")]);
  const shared = await callBackend(manager, createFeedView, { body: view("Customer") });
  const subscribe = async () => callBackend(viewer, createFeedSubscription, { body: { viewId: shared.id } });
  const read = (token: string) => callBackend({ backend: use.transport }, readSyndication, { params: { token } });
  const revoked = await subscribe();
  expect(await read(revoked.token)).toMatchObject({ name: shared.name, items: [] });
  const listed = await callBackend(viewer, listFeedSubscriptions, {});
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([revoked.subscription.id]));
  expect(JSON.stringify(listed)).not.toContain(revoked.token);
  await callBackend(viewer, revokeFeedSubscription, { params: { subscriptionId: revoked.subscription.id } });
  await expect(read(revoked.token)).rejects.toMatchObject({ status: 404 });

  const share = (scope: "User" | "Customer", version: number) => {
    const { name, filter } = shared;
    const params = { viewId: shared.id };
    return callBackend(manager, changeFeedView, { params, body: { scope, name, filter, version } });
  };
  const taken = await subscribe();
  const { version: hidden } = await share("User", shared.version);
  await expect(read(taken.token)).rejects.toMatchObject({ status: 404 });
  await share("Customer", hidden);
  await expect(read(taken.token)).rejects.toMatchObject({ status: 404 });

  const orphaned = await subscribe();
  const params = { userId: String(viewer.id) };
  const access = (active: boolean, version: number) =>
    callBackend(admin, changeUserAccess, { params, body: { active, version } });
  expect(await read(orphaned.token)).toMatchObject({ viewId: shared.id });
  const before = await callBackend(admin, readUser, { params });
  const { version } = await access(false, before.version);
  await expect(read(orphaned.token)).rejects.toMatchObject({ status: 404 });
  await access(true, version);
  // Their sessions ended, their subscription goes on.
  expect(await read(orphaned.token)).toMatchObject({ viewId: shared.id });
  await callBackend(manager, deleteFeedView, { params: { viewId: shared.id } });
  await expect(read(orphaned.token)).rejects.toMatchObject({ status: 404 });
});
