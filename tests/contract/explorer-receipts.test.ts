import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import {
  exportExplorerReceipt,
  keepExplorerReceipt,
  listExplorerReceipts,
  readExplorerReceipt,
} from "~/backend/contract/explorer-receipts";
import { createExplorerSearch, deleteExplorerSearch } from "~/backend/contract/explorer-searches";
import { asOwner } from "../support/database-cluster";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const add = (...targets: Parameters<typeof addTargets>[1][number][]) =>
  use.database.asSystem((tx) => addTargets(tx, targets));
const customer = async (key: "nordwind" | "suedstern") => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = ${key}`),
  );
  return Number(rows[0]?.id);
};
const keep = async (q: string, persona: Persona = "analyst") =>
  callBackend(await as(persona), keepExplorerReceipt, { body: { filter: { q } } });
const read = async (id: number, persona: Persona = "viewer") =>
  callBackend(await as(persona), readExplorerReceipt, { params: { receiptId: id } });

test("a receipt says what was found, by whom and under which rules, and the ledger vouches for it", async () => {
  const ids = await add({ name: "Belegwerk Zwei", country: "DE" }, { name: "Belegwerk Eins", country: "FR" });
  const kept = await keep("belegwerk");
  expect(kept).toMatchObject({ total: 2, isExact: true, search: null, isPersonal: false });
  const receipt = await read(kept.id);
  expect(receipt.targets.map(({ name, country, risk }) => [name, country, risk])).toEqual([
    ["Belegwerk Eins", "FR", "NA"],
    ["Belegwerk Zwei", "DE", "NA"],
  ]);
  const hash = createHash("sha256")
    .update([...ids].reverse().join())
    .digest("hex");
  expect(receipt).toMatchObject({ idsHash: hash, hashed: 2, filter: { q: "belegwerk" } });
  expect(receipt.ruleVersions["risk-bands"]).toHaveLength(1);
  expect(receipt.ledger).toMatchObject({ isSound: true });
  expect(receipt.changes).toEqual({ new: { count: 0, targets: [] }, gone: { count: 0, targets: [] } });
  const query = { subject: `explorer-receipt:${kept.id}` };
  const { content } = await callBackend(await as("admin"), listEvidence, { query });
  expect(content).toMatchObject([
    { seq: receipt.ledger?.seq, kind: "explorer-receipt.kept", after: { total: 2, idsHash: hash } },
  ]);
});

test("what has changed since is told: what came and what went, by the name of then", async () => {
  const [, gone = 0] = await add({ name: "Wandelwerk Alt" }, { name: "Wandelwerk Weg" });
  const { id } = await keep("wandelwerk");
  const before = await read(id);
  const [added = 0] = await add({ name: "Wandelwerk Neu" });
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`delete from target_names where target_id = ${gone}`);
    await tx.execute(sql`update targets set name = 'Umbenannt' where id = ${gone}`);
  });
  const after = await read(id);
  expect(after.changes).toEqual({
    new: { count: 1, targets: [{ id: added, name: "Wandelwerk Neu" }] },
    gone: { count: 1, targets: [{ id: gone, name: "Wandelwerk Weg" }] },
  });
  expect({ ...after, changes: null }).toEqual({ ...before, changes: null });
});

test("a receipt of a saved search is found by it and outlives it", async () => {
  await add({ name: "Dauerwerk" });
  const analyst = await as("analyst");
  const body = { scope: "User" as const, name: "Dauerwerke", filter: { q: "dauerwerk", sort: "newest" } };
  const search = await callBackend(analyst, createExplorerSearch, { body });
  const kept = await callBackend(analyst, keepExplorerReceipt, { body: { searchId: search.id } });
  expect(kept).toMatchObject({ search: { id: search.id, name: "Dauerwerke" }, filter: { q: "dauerwerk" } });
  expect(kept.filter).not.toHaveProperty("sort");
  const other = await as("manager");
  const refused = callBackend(other, keepExplorerReceipt, { body: { searchId: search.id } });
  await expect(refused).rejects.toMatchObject({ status: 404 });
  await callBackend(analyst, deleteExplorerSearch, { params: { searchId: search.id } });
  const { content } = await callBackend(other, listExplorerReceipts, { query: { searchId: search.id } });
  expect(content).toEqual([kept]);
  expect(await read(kept.id)).toMatchObject({ search: { name: "Dauerwerke" }, ledger: { isSound: true } });
});

test("who only reads keeps nothing; another customer's receipts are in no list, and its targets in none of ours", async () => {
  const [nordwind, suedstern] = [await customer("nordwind"), await customer("suedstern")];
  await add({ name: "Fremdwerk unser", ownerId: nordwind }, { name: "Fremdwerk ihres", ownerId: suedstern });
  const viewer = await as("viewer");
  const refused = callBackend(viewer, keepExplorerReceipt, { body: { filter: { q: "fremdwerk" } } });
  await expect(refused).rejects.toMatchObject({ status: 403 });
  const { id } = await keep("fremdwerk");
  expect((await read(id)).targets.map(({ name }) => name)).toEqual(["Fremdwerk unser"]);
  const stranger = await as("stranger");
  const params = { receiptId: id };
  await expect(callBackend(stranger, readExplorerReceipt, { params })).rejects.toMatchObject({ status: 404 });
  await expect(streamBackend(stranger, exportExplorerReceipt, { params })).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(stranger, listExplorerReceipts, { query: {} });
  expect(content.map((one) => one.id)).not.toContain(id);
});

test("a receipt that asks for a personal collection is its keeper's alone", async () => {
  const analyst = await as("manager");
  const { id } = await callBackend(analyst, createCollection, { body: { name: "Eigenes", scope: "User" } });
  const kept = await callBackend(analyst, keepExplorerReceipt, { body: { filter: { collections: String(id) } } });
  expect(kept).toMatchObject({ isPersonal: true, collections: [{ id, name: "Eigenes" }] });
  expect(await read(kept.id, "manager")).toMatchObject({ id: kept.id });
  await expect(read(kept.id, "viewer")).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(await as("admin"), listExplorerReceipts, { query: { size: 200 } });
  expect(content.map((one) => one.id)).not.toContain(kept.id);
});

test("nothing changes a receipt: no role of the application may, and a trigger refuses its owner", async () => {
  await add({ name: "Festwerk" });
  const { id } = await keep("festwerk");
  const scope = { customerId: await customer("nordwind"), userId: null };
  for (const change of [
    sql`update explorer_snapshots set total = 0 where id = ${id}`,
    sql`delete from explorer_snapshots where id = ${id}`,
  ]) {
    const denied = { cause: expect.objectContaining({ code: "42501" }) };
    await expect(use.database.asCustomer(scope, (tx) => tx.execute(change))).rejects.toMatchObject(denied);
    await expect(use.database.asSystem((tx) => tx.execute(change))).rejects.toMatchObject(denied);
  }
  await expect(asOwner(use.connection, `update explorer_snapshots set total = 0 where id = ${id}`)).rejects.toThrow(
    /only grows/,
  );
});

test("a receipt that was changed behind the triggers is no longer sound", async () => {
  await add({ name: "Fälschwerk" });
  const [{ id }, { id: other }] = [await keep("fälschwerk"), await keep("fälschwerk")];
  await asOwner(use.connection, "alter table explorer_snapshots disable trigger explorer_snapshots_only_grow");
  await asOwner(use.connection, `update explorer_snapshots set found_ids = '{1}' where id = ${id}`);
  await asOwner(
    use.connection,
    `update explorer_snapshots set kept_at = kept_at - interval '1 day' where id = ${other}`,
  );
  await asOwner(use.connection, "alter table explorer_snapshots enable trigger explorer_snapshots_only_grow");
  for (const one of [id, other]) expect(await read(one)).toMatchObject({ ledger: { isSound: false } });
});

test("its file tells what was known then, without collections, in the reader's language", async () => {
  await add({ name: "Dateiwerk", country: "DE" });
  const { id, keptAt } = await keep("dateiwerk");
  const file = await streamBackend(await as("viewer"), exportExplorerReceipt, { params: { receiptId: id } });
  expect(file.headers.get("content-disposition")).toContain(keptAt.slice(0, 10));
  const [heading, row] = (await file.text()).split("\r\n");
  expect(row).toContain("Dateiwerk");
  expect(heading).not.toMatch(/Collections|Sammlungen/);
});

test("receipts come the newest first, in pages", async () => {
  const ids = [];
  for (const q of ["seite eins", "seite zwei", "seite drei"]) ids.unshift((await keep(q)).id);
  const viewer = await as("viewer");
  const first = await callBackend(viewer, listExplorerReceipts, { query: { size: 2 } });
  expect(first.content.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const second = await callBackend(viewer, listExplorerReceipts, { query: { size: 2, after: first.after ?? "" } });
  expect(second.content[0]?.id).toBe(ids[2]);
  await expect(callBackend(viewer, listExplorerReceipts, { query: { after: "x" } })).rejects.toMatchObject({
    status: 422,
  });
});
