import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { fetchTargets, listCollectionTargets } from "~/backend/contract/collection-targets";
import { createCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { addEdges, bulkAssignCollections, changeTargets } from "~/backend/contract/target-changes";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs, withToken } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Who = Awaited<ReturnType<typeof as>>;

const targets = (count: number, name = "Werk") =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      Array.from({ length: count }, (_, n) => ({ name: `${name} ${n}` })),
    ),
  );
const collection = async (who: Who, name: string, monitored = true) =>
  (await callBackend(who, createCollection, { body: { name, monitored } })).id;
const now = async (who: Who, ids: number[]) => (await callBackend(who, fetchTargets, { body: { ids } })).content;
const undo = (who: Who, operationId: number) => callBackend(who, undoOperation, { params: { operationId } });
type Change = Parameters<typeof callBackend<typeof changeTargets>>[2]["body"]["change"];
const change = (who: Who, targetIds: number[], what: Change) =>
  callBackend(who, changeTargets, { body: { selection: { targetIds }, change: what } });

test("following counts followers up and down, and is taken back once", async () => {
  const analyst = await as("analyst");
  const ids = await targets(2);
  const followed = await change(analyst, ids, { kind: "follow" });
  expect(followed).toMatchObject({ state: "Done", changed: 2, canUndo: true });
  expect(await now(analyst, ids)).toMatchObject(ids.map(() => ({ following: true, followerCount: 1 })));
  expect(await change(analyst, ids, { kind: "follow" })).toMatchObject({ changed: 0, canUndo: false });
  await undo(analyst, followed.id);
  expect(await now(analyst, ids)).toMatchObject(ids.map(() => ({ following: false, followerCount: 0 })));
  await expect(undo(analyst, followed.id)).rejects.toMatchObject({ code: "undone_already" });
});

test("unfollowing empties the collections, and its undo fills those again that are still there", async () => {
  const analyst = await as("analyst");
  const [id = 0] = await targets(1, "Unfollowed");
  const [stays, goes] = [await collection(analyst, "Stays"), await collection(analyst, "Goes")];
  await change(analyst, [id], { kind: "follow", collectionIds: [stays, goes] });
  const { id: operationId, collections } = await change(analyst, [id], { kind: "unfollow" });
  expect(collections).toBe(2);
  expect(await now(analyst, [id])).toMatchObject([{ following: false, collections: [] }]);
  await use.database.asSystem((tx) => tx.execute(sql`delete from collections where id = ${goes}`));
  await undo(analyst, operationId);
  expect(await now(analyst, [id])).toMatchObject([{ following: true, collections: [{ id: stays, name: "Stays" }] }]);
});

test("what was put into another collection meanwhile stays followed when the follow is taken back", async () => {
  const analyst = await as("analyst");
  const [kept = 0, loose = 0] = await targets(2, "Kept");
  const first = await change(analyst, [kept, loose], { kind: "follow" });
  await change(analyst, [kept], { kind: "assign", collectionIds: [await collection(analyst, "Later")] });
  await undo(analyst, first.id);
  expect((await now(analyst, [kept, loose])).map(({ following }) => following)).toEqual([true, false]);
});

test("assigning follows where the collection is monitored, and only there; what is not there is named", async () => {
  const analyst = await as("analyst");
  const [watched = 0, listed = 0] = await targets(2, "Assigned");
  const [monitored, silent] = [await collection(analyst, "Monitored"), await collection(analyst, "Silent", false)];
  const body = { targetIds: [watched, 999999999], collectionIds: [monitored] };
  expect(await callBackend(analyst, bulkAssignCollections, { body })).toMatchObject({
    changed: 1,
    failures: [{ id: 999999999, name: null, why: "gone" }],
  });
  await callBackend(analyst, bulkAssignCollections, { body: { targetIds: [listed], collectionIds: [silent] } });
  expect((await now(analyst, [watched, listed])).map(({ following }) => following)).toEqual([true, false]);
  const out = await change(analyst, [listed], { kind: "unfollow", collectionIds: [silent] });
  expect(out).toMatchObject({ changed: 1 });
  const gone = callBackend(analyst, bulkAssignCollections, {
    body: { targetIds: [watched], collectionIds: [999999999] },
  });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test("telling that targets are suppliers follows them, can be told twice, and leaves nothing when taken back", async () => {
  const analyst = await as("analyst");
  const [supplier = 0, second = 0] = await targets(2, "Told");
  const told = await callBackend(analyst, addEdges, { body: { type: "Supplier", targetIds: [supplier] } });
  expect(told).toMatchObject({ changed: 1, canUndo: true });
  expect(await now(analyst, [supplier])).toMatchObject([{ following: true }]);
  expect(await callBackend(analyst, addEdges, { body: { type: "Supplier", targetIds: [supplier] } })).toMatchObject({
    changed: 0,
  });
  const toEachOther = { type: "Equipment" as const, targetIds: [supplier, second], toId: supplier };
  expect(await callBackend(analyst, addEdges, { body: toEachOther })).toMatchObject({
    changed: 1,
    failures: [{ id: supplier, name: "Told 0", why: "itself" }],
  });
  const edges = async () => {
    const { rows } = await use.database.asSystem((tx) =>
      tx.execute<{
        type: string;
      }>(sql`select type from edges where from_id = any(${sql.param([supplier, second])}::bigint[])
        and source = 'Customer' and owner_id is not null order by type`),
    );
    return rows.map(({ type }) => type);
  };
  expect(await edges()).toEqual(["Equipment", "Supplier"]);
  await undo(analyst, told.id);
  expect(await edges()).toEqual(["Equipment"]);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `target:${supplier}` } });
  expect(content.map(({ kind }) => kind)).toEqual([
    "target.edge-taken-back",
    "target.unfollowed",
    "target.edge-told",
    "target.followed",
  ]);
});

test("a change of targets is taken back with the permission that making it takes", async () => {
  const analyst = await as("analyst");
  const [id = 0] = await targets(1, "By key");
  const { id: operationId } = await change(analyst, [id], { kind: "follow" });
  const body = { name: "Triage only", scopes: ["feed:write" as const] };
  const { token } = await callBackend(analyst, createApiToken, { body });
  const machine = { backend: withToken(use.transport, token), token };
  const details = { scope: "network:write" };
  await expect(undo(machine, operationId)).rejects.toMatchObject({ status: 403, code: "scope_missing", details });
  expect(await now(analyst, [id])).toMatchObject([{ following: true }]);
});

test("what was put into a collection that the asker does not see is taken back only by who does", async () => {
  const [analyst, manager] = [await as("analyst"), await as("manager")];
  const [id = 0] = await targets(1, "Private");
  const mine = await collection(manager, "The manager's own");
  const { id: operationId } = await change(manager, [id], { kind: "assign", collectionIds: [mine] });
  await expect(undo(analyst, operationId)).rejects.toMatchObject({ status: 404 });
  await undo(manager, operationId);
});

test("10,000 targets of a collection are followed by one job with progress, and taken back at once", async () => {
  const analyst = await as("analyst");
  const ids = await targets(10_000, "Many");
  const collectionId = await collection(analyst, "Ten thousand", false);
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
      select c.id, ${collectionId}, t.id from customers c, unnest(${sql.param(ids)}::bigint[]) t(id)
       where c.key = 'nordwind'`),
  );
  const started = await callBackend(analyst, changeTargets, {
    body: { selection: { collectionId, filter: { q: "Many" } }, change: { kind: "follow" } },
  });
  expect(started).toMatchObject({ state: "Queued", done: 0, total: 10_000, canUndo: false });
  await use.drain();
  const params = { operationId: started.id };
  expect(await callBackend(analyst, readOperation, { params })).toMatchObject({
    state: "Done",
    done: 10_000,
    changed: 10_000,
    canUndo: true,
  });
  const list = () =>
    callBackend(analyst, listCollectionTargets, { params: { collectionId }, query: { following: "true" } });
  expect(await list()).toMatchObject({ totalElements: 1000, totalIsExact: false });
  await undo(analyst, started.id);
  expect((await list()).totalElements).toBe(0);
}, 120_000);
