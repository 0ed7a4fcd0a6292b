import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createCollection, readCollection } from "~/backend/contract/collections";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { decideImportRow } from "~/backend/contract/import-rows";
import { applyImport, readImport, startImport } from "~/backend/contract/imports";
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

test("an import says how large the graph will be, and that it is refused, before it is applied", async () => {
  const [first, behind] = await pair("Elvron");
  const name = "Forecast by an import";
  const tiered = await withTiers(name);
  await limitTo(2000);
  await assign([first], [tiered]);
  // One joins somebody of tier 2 already, two are new.
  const rows = "Supplier;Country\nElvron mine;\nFalkenau Guss;DE\nGerbitz Draht;FR";
  const content = Buffer.from(rows).toString("base64");
  const { id } = await callBackend(manager, startImport, {
    body: { kind: "suppliers", fileName: "liste.csv", content, options: { collection: name } },
  });
  const params = { importId: String(id) };
  await use.drain();
  const graph = async () => (await callBackend(manager, readImport, { params })).graph;
  const { counts } = await callBackend(manager, readImport, { params });
  expect([counts, behind > 0]).toEqual([{ create: 2, join: 1 }, true]);
  expect(await graph()).toEqual({ now: 2, size: 4, isExact: true, limit: 2000, isRefused: false });
  await limitTo(3);
  expect(await graph()).toEqual({ now: 2, size: 4, isExact: true, limit: 3, isRefused: true });
  await callBackend(manager, applyImport, { params });
  await use.drain();
  // What was foretold: nothing was applied. A row that is left out makes room.
  expect(await callBackend(manager, readImport, { params })).toMatchObject({
    ...{ state: "Failed", refusal: { params: { size: 4, limit: 3 } }, graph: { size: 4, isRefused: true } },
  });
  await callBackend(manager, decideImportRow, {
    params: { ...params, row: "3" },
    body: { decision: "skip", targetId: null },
  });
  expect(await graph()).toMatchObject({ size: 3, isRefused: false });
  await callBackend(manager, applyImport, { params });
  await use.drain();
  expect(await sizeOf(tiered)).toMatchObject({ targetGraphSize: 3 });
  expect(await graph()).toBeNull();
  await limitTo(2000);
});

test("an import into a collection that it will make, and into one that others do not see", async () => {
  const send = async (options: { collection?: string; collectionId?: number }, name: string) => {
    const content = Buffer.from(`Supplier;Country\n${name};DE`).toString("base64");
    const body = { kind: "suppliers", fileName: "liste.csv", content, options } as const;
    const { id } = await callBackend(manager, startImport, { body });
    await use.drain();
    return { params: { importId: String(id) } };
  };
  const made = await send({ collection: "Made by the import" }, "Hollern Guss");
  expect((await callBackend(manager, readImport, made)).graph).toMatchObject({ now: 0, size: 1, isRefused: false });
  const { id: own } = await callBackend(manager, createCollection, { body: { name: "Mine", scope: "User" } });
  const mine = await send({ collectionId: own }, "Imsdorf Guss");
  expect((await callBackend(manager, readImport, mine)).graph).toMatchObject({ now: 0, size: 1 });
  const admin = await signInAs(use.transport, "admin");
  expect((await callBackend(admin, readImport, mine)).graph).toBeNull();
  const none = await send({}, "Jarnow Guss");
  expect((await callBackend(manager, readImport, none)).graph).toBeNull();
});
