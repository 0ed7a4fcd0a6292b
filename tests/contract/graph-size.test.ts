import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection, readCollection } from "~/backend/contract/collections";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { undoOperation } from "~/backend/contract/operations";
import { bulkAssignCollections, changeTargets } from "~/backend/contract/target-changes";
import { addSupplier, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// How large the graph of a collection is, told at once after every change of its members, and kept within the plan's limit.
const use: OwnBackend = ownBackend();
let manager: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
});

const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name })),
    ),
  );
/** A target, and one supplier behind it. */
async function pair(name: string): Promise<[first: number, behind: number]> {
  const [first = 0, behind = 0] = await targets(`${name} works`, `${name} mine`);
  await use.database.asSystem((tx) => addSupplier(tx, behind, first, { source: "Customs" }));
  return [first, behind];
}
const withTiers = async (name: string) =>
  (await callBackend(manager, createCollection, { body: { name, scope: "Customer", tiersEnabled: true } })).id;
const limitTo = (limit: number) =>
  use.database.asSystem((tx) => tx.execute(sql`update customers set graph_limit = ${limit} where key = 'nordwind'`));
async function sizeOf(collectionId: number) {
  const { targetCount, targetGraphSize } = await callBackend(manager, readCollection, { params: { collectionId } });
  return { targetCount, targetGraphSize };
}
const assign = (targetIds: number[], collectionIds: number[]) =>
  callBackend(manager, bulkAssignCollections, { body: { targetIds, collectionIds } });

test("the size is told anew by every change of what a collection holds, and by its undo", async () => {
  const [[first], [second]] = await Promise.all([pair("Aurel"), pair("Brenner")]);
  const id = await withTiers("Counted at once");
  const { id: operationId } = await assign([first, second], [id]);
  expect(await sizeOf(id)).toEqual({ targetCount: 2, targetGraphSize: 4 });
  await callBackend(manager, undoOperation, { params: { operationId } });
  expect(await sizeOf(id)).toEqual({ targetCount: 0, targetGraphSize: 0 });
  await callBackend(manager, followTargets, { body: { targetIds: [first, second], collectionIds: [id] } });
  expect(await sizeOf(id)).toEqual({ targetCount: 2, targetGraphSize: 4 });
  await callBackend(manager, unfollowTargets, { body: { targetIds: [second], collectionIds: [id] } });
  expect(await sizeOf(id)).toEqual({ targetCount: 1, targetGraphSize: 2 });
});

test("no way of adding targets passes the plan's limit, and what is refused changes nothing", async () => {
  const [first, behind] = await pair("Corvin");
  const [second] = await pair("Daelen");
  const [tiered, plain] = [
    await withTiers("Within the plan"),
    (await callBackend(manager, createCollection, { body: { name: "Without tiers" } })).id,
  ];
  await limitTo(3);
  await assign([first], [tiered]);
  const many = await targets(...Array.from({ length: 501 }, (_, n) => `Many ${n}`));
  const select = (targetIds: number[]) => ({ selection: { targetIds } });
  const ways = [
    () => assign([second], [plain, tiered]),
    () => callBackend(manager, followTargets, { body: { targetIds: [second], collectionIds: [plain, tiered] } }),
    () =>
      callBackend(manager, changeTargets, {
        body: { ...select([second]), change: { kind: "follow", collectionIds: [plain, tiered] } },
      }),
    // As many as are worked through by a job: refused before that is begun.
    () => assign(many, [plain, tiered]),
  ];
  for (const way of ways) {
    await expect(way()).rejects.toMatchObject({ status: 409, code: "graph_size_reached", details: { limit: 3 } });
  }
  await use.drain();
  expect(await sizeOf(tiered)).toEqual({ targetCount: 1, targetGraphSize: 2 });
  expect(await sizeOf(plain)).toEqual({ targetCount: 0, targetGraphSize: 0 });
  // What the graph holds already, at its second tier, makes it no larger.
  await assign([behind], [tiered]);
  expect(await sizeOf(tiered)).toEqual({ targetCount: 2, targetGraphSize: 2 });
  await limitTo(1);
  await callBackend(manager, unfollowTargets, { body: { targetIds: [behind], collectionIds: [tiered] } });
  await assign([behind], [tiered]);
  await limitTo(2000);
});
