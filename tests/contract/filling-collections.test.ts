import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { changeCollection, createCollection, readCollection } from "~/backend/contract/collections";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { undoOperation } from "~/backend/contract/operations";
import type { Role as UserRole } from "~/backend/contract/permissions";
import { readSession } from "~/backend/contract/session";
import { bulkAssignCollections, changeTargets } from "~/backend/contract/target-changes";
import { users } from "../../server/backend/platform/db/schema/users";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, type Persona, signInAs, withToken } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Who = Awaited<ReturnType<typeof as>>;
type Role = { userId: number; role: "Editor" | "Manager" };

const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name })),
    ),
  );
const userOf = async (who: Who) => (await callBackend(who, readSession, {})).user.id;
const make = async (who: Who, name: string, scope: "Customer" | "User" = "Customer") =>
  (await callBackend(who, createCollection, { body: { name, scope } })).id;

async function giveRoles(who: Who, collectionId: number, roles: Role[]): Promise<void> {
  const now = await callBackend(who, readCollection, { params: { collectionId } });
  const { name, parentId, type, kind, scope, tierSettings, delivery, version } = now;
  const body = { name, parentId, type, kind, scope, tierSettings, delivery, version, roles };
  await callBackend(who, changeCollection, { params: { collectionId }, body });
}

const put = (who: Who, targetIds: number[], collectionIds: number[]) =>
  callBackend(who, bulkAssignCollections, { body: { targetIds, collectionIds } });
const change = (who: Who, targetIds: number[], what: { kind: "follow" | "unfollow"; collectionIds?: number[] }) =>
  callBackend(who, changeTargets, { body: { selection: { targetIds }, change: what } });
const held = async (who: Who, collectionId: number) =>
  (await callBackend(who, listCollectionTargets, { params: { collectionId } })).content.map(({ id }) => id);
const giveManager = (roles: UserRole[]) =>
  use.database.asSystem((tx) => tx.update(users).set({ roles }).where(eq(users.email, EMAILS.manager)));
const mayFill = async (who: Who, collectionId: number) =>
  (await callBackend(who, readCollection, { params: { collectionId } })).mayFill;

test("a company's collection with roles is filled by its editors only, in every way that there is", async () => {
  const [manager, analyst] = await Promise.all([as("manager"), as("analyst")]);
  const [id = 0] = await targets("Closed to others");
  const open = await make(analyst, "The analyst's own", "User");
  const closed = await make(manager, "Closed one");
  await put(manager, [id], [closed]);
  const ways = [
    put(analyst, [id], [open, closed]),
    change(analyst, [id], { kind: "follow", collectionIds: [closed] }),
    change(analyst, [id], { kind: "unfollow", collectionIds: [closed] }),
    callBackend(analyst, followTargets, { body: { targetIds: [id], collectionIds: [closed] } }),
    callBackend(analyst, unfollowTargets, { body: { targetIds: [id], collectionIds: [closed] } }),
  ];
  for (const refused of await Promise.allSettled(ways)) {
    expect(refused).toMatchObject({
      status: "rejected",
      reason: {
        status: 403,
        code: "not_editor",
        body: { message: expect.stringContaining("“Closed one”") },
        details: { collections: [{ id: closed, name: "Closed one" }] },
      },
    });
  }
  expect([await mayFill(analyst, closed), await mayFill(manager, closed)]).toEqual([false, true]);
  expect([await held(manager, closed), await held(analyst, open)]).toEqual([[id], []]);

  await giveRoles(manager, closed, [{ userId: await userOf(analyst), role: "Editor" }]);
  expect(await mayFill(analyst, closed)).toBe(true);
  expect(await change(analyst, [id], { kind: "unfollow", collectionIds: [closed] })).toMatchObject({ changed: 1 });
  await expect(put(await as("viewer"), [id], [closed])).rejects.toMatchObject({ code: "not_permitted" });
});

test("one in which nobody has a role is open to all who follow targets; who manages collections fills every one", async () => {
  const [manager, admin, analyst] = await Promise.all([as("manager"), as("admin"), as("analyst")]);
  const [id = 0] = await targets("Open to all");
  const collection = await make(manager, "Nobody's");
  await giveRoles(manager, collection, []);
  expect(await mayFill(analyst, collection)).toBe(true);
  expect(await mayFill(await as("viewer"), collection)).toBe(false);
  expect(await put(analyst, [id], [collection])).toMatchObject({ changed: 1 });
  await giveRoles(manager, collection, [{ userId: await userOf(manager), role: "Manager" }]);
  const [other = 0] = await targets("By the administrator");
  expect(await put(admin, [other], [collection])).toMatchObject({ changed: 1 });
  await expect(put(analyst, [other], [collection])).rejects.toMatchObject({ code: "not_editor" });
});

test("a collection that somebody shared with an editor is filled by both, and by nobody else", async () => {
  const [manager, analyst, admin] = await Promise.all([as("manager"), as("analyst"), as("admin")]);
  const [id = 0] = await targets("Shared");
  const own = await make(analyst, "Shared with the manager", "User");
  await expect(put(manager, [id], [own])).rejects.toMatchObject({ status: 404 });
  await giveRoles(analyst, own, [{ userId: await userOf(manager), role: "Editor" }]);
  expect(await put(manager, [id], [own])).toMatchObject({ changed: 1 });
  await expect(put(admin, [id], [own])).rejects.toMatchObject({ status: 404 });
});

test("unfollowing leaves colleagues' collections as they are and says so, in a job of many too", async () => {
  const [manager, analyst] = await Promise.all([as("manager"), as("analyst")]);
  const ids = await targets(...Array.from({ length: 501 }, (_, n) => `Both collect ${n}`));
  const [first = 0, second = 0] = ids;
  const [theirs, mine] = [await make(manager, "The manager's list", "User"), await make(analyst, "My list", "User")];
  await put(manager, [first, second], [theirs]);
  await put(analyst, ids.slice(0, 3), [mine]);

  const one = await change(analyst, [first], { kind: "unfollow" });
  expect(one).toMatchObject({ changed: 1, remaining: 1 });
  expect([await held(manager, theirs), (await held(analyst, mine)).length]).toEqual([[first, second], 2]);
  const told = await callBackend(analyst, unfollowTargets, { body: { targetIds: [second] } });
  expect(told).toEqual({ unfollowed: 1, uncollected: 1, remaining: 1 });
  expect(await held(manager, theirs)).toEqual([first, second]);

  // Taken back by a colleague, it comes into no collection that only the first one fills.
  await callBackend(manager, undoOperation, { params: { operationId: one.id } });
  expect(await held(analyst, mine)).not.toContain(first);

  const many = await change(analyst, ids, { kind: "unfollow" });
  await use.drain();
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ remaining: number }>(
      sql`select (result ->> 'remaining')::int as remaining from operations where id = ${many.id}`,
    ),
  );
  expect(rows).toEqual([{ remaining: 2 }]);
  expect([await held(manager, theirs), await held(analyst, mine)]).toEqual([[first, second], []]);
  const none = await change(analyst, ids.slice(5, 6), { kind: "unfollow" });
  expect(none.remaining).toBeUndefined();
});

test("taking a change back fills a collection again, and takes being one of its editors too", async () => {
  const [manager, analyst] = await Promise.all([as("manager"), as("analyst")]);
  const [id = 0] = await targets("Taken back");
  const collection = await make(manager, "Closed again");
  const { id: operationId } = await put(manager, [id], [collection]);
  const undo = (who: Who) => callBackend(who, undoOperation, { params: { operationId } });
  await expect(undo(analyst)).rejects.toMatchObject({ status: 403, code: "not_editor" });
  const body = { name: "Following only", scopes: ["network:write" as const, "feed:write" as const] };
  const { token } = await callBackend(manager, createApiToken, { body });
  // A key fills what its owner has a role in, whatever else they may not by now.
  await giveManager(["analyst"]);
  await undo({ backend: withToken(use.transport, token), token });
  await giveManager(["manager"]);
  expect(await held(manager, collection)).toEqual([]);
});
