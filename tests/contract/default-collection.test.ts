import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  changeCollection,
  chooseCollection,
  createCollection,
  deleteCollection,
  readCollection,
  readCollectionOverview,
  readMyCollection,
} from "~/backend/contract/collections";
import { readTreeGraph } from "~/backend/contract/graphs";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

test("`my` is one's own default, else the company's, else everything", async () => {
  const strange = await as("strangeAdmin");
  expect((await callBackend(strange, readMyCollection, {})).id).toBe(0);
  const { id } = await callBackend(strange, createCollection, { body: { name: "Standard", scope: "Customer" } });
  await use.database.asSystem((tx) => tx.execute(sql`update collections set is_default = true where id = ${id}`));
  expect((await callBackend(strange, readMyCollection, {})).id).toBe(id);
});

test("everybody chooses their own default, which nobody else gets, and what they see no more counts for nothing", async () => {
  const [analyst, manager, stranger] = await Promise.all([as("analyst"), as("manager"), as("stranger")]);
  const my = async (who: typeof analyst) => (await callBackend(who, readMyCollection, {})).id;
  const choose = (who: typeof analyst, collectionId: number, isDefault = true) =>
    callBackend(who, chooseCollection, { params: { collectionId }, body: { isDefault } });
  const marked = async (who: typeof analyst) =>
    (await callBackend(who, readCollectionOverview, {})).content
      .filter(({ isMyDefault }) => isMyDefault)
      .map(({ id }) => id);
  const before = await my(analyst);
  const [first, second] = [
    await callBackend(manager, createCollection, { body: { name: "First choice", scope: "Customer" } }),
    await callBackend(manager, createCollection, { body: { name: "Second choice", scope: "Customer" } }),
  ];
  expect(await choose(analyst, first.id)).toMatchObject({ id: first.id, isMyDefault: true, isDefault: false });
  await choose(analyst, second.id);
  expect([await my(analyst), await marked(analyst)]).toEqual([second.id, [second.id]]);
  expect([await my(manager), await marked(manager)]).toEqual([before, []]);
  const graph = await callBackend(analyst, readTreeGraph, { params: { collectionId: "my" } });
  expect(graph.collection.id).toBe(second.id);

  await choose(analyst, first.id, false);
  expect(await my(analyst)).toBe(second.id);
  await rescope(manager, second.id, "User");
  expect([await my(analyst), await marked(analyst)]).toEqual([before, []]);
  await rescope(manager, second.id, "Customer");
  expect(await choose(analyst, second.id, false)).toMatchObject({ isMyDefault: false });
  expect(await my(analyst)).toBe(before);

  await choose(analyst, first.id);
  await callBackend(manager, deleteCollection, { params: { collectionId: first.id } });
  expect(await my(analyst)).toBe(before);
  await expect(choose(analyst, 0)).rejects.toMatchObject({ status: 404 });
  await expect(choose(stranger, second.id)).rejects.toMatchObject({ status: 404 });
});

/** Says for whom a collection is, and leaves everything else of it as it is. */
async function rescope(who: Awaited<ReturnType<typeof as>>, collectionId: number, scope: "User" | "Customer") {
  const now = await callBackend(who, readCollection, { params: { collectionId } });
  const { name, parentId, type, kind, tierSettings, delivery, version } = now;
  const body = { name, parentId, type, kind, scope, tierSettings, delivery, version, roles: [] };
  return callBackend(who, changeCollection, { params: { collectionId }, body });
}
