import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Rows about known targets: what was stored since they were shown is told before they are applied, and not after.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function settled(caller: Caller, params: { importId: string }) {
  await use.drain();
  return callBackend(caller, readImport, { params });
}
async function sent(caller: Caller, text: string, kind?: Parameters<typeof sendList>[2]) {
  const { id } = await sendList(caller, text, kind);
  const params = { importId: String(id) };
  return { params, found: await settled(caller, params) };
}
async function apply(caller: Caller, params: { importId: string }, seen?: { version: number; revision: number }) {
  await callBackend(caller, applyImport, {
    params,
    query: { ...(seen && { version: seen.version, revision: seen.revision }), again: "true" },
  });
  return settled(caller, params);
}
const imported = async (caller: Caller, text: string, kind?: Parameters<typeof sendList>[2]) =>
  apply(caller, (await sent(caller, text, kind)).params);

const changedSince = async (caller: Caller, params: { importId: string }, { revision }: { revision: number }) =>
  (await callBackend(caller, listImportRows, { params, query: { changedSince: revision } })).content.map(
    ({ row, state, reasons }) => [row, state, reasons.map(({ key }) => key)],
  );
const refusedWith = (rows: number) => ({ status: 409, code: "import_changed", details: { rows } });

test("supply data says which rows would replace what somebody stored since", async () => {
  const manager = await as("manager");
  await imported(manager, "Lieferant;Land;Ort\nZwirn Guss;DE;Ulm\nZobel Draht;DE;Hof");
  const titles = "Supplier;Input;Share;Valid from";
  const { params, found } = await sent(
    manager,
    `${titles}\nZwirn Guss;Nickel;0.5;2026-03-01\nZobel Draht;Nickel;0.25;2026-03-01`,
    "supply-data",
  );
  expect(found.counts).toEqual({ create: 2 });
  await imported(manager, `${titles}\nZwirn Guss;Nickel;0.4;2026-01-01`, "supply-data");
  await expect(apply(manager, params, found)).rejects.toMatchObject(refusedWith(1));
  // That is shown now, though nothing was applied.
  const now = await settled(manager, params);
  expect([now.step, now.counts]).toEqual(["review", { create: 1, join: 1 }]);
  expect(await changedSince(manager, params, found)).toEqual([[2, "join", ["imports:ends.closes"]]]);
  const done = await apply(manager, params, now);
  expect(done.counts).toEqual({ created: 1, joined: 1 });
});

test("relations say which rows are there by now, and which name somebody who is gone", async () => {
  const manager = await as("manager");
  await imported(manager, "Lieferant;Land;Ort\nZacken Guss;DE;Ulm\nZander Draht;DE;Hof");
  const gone = await sent(manager, "Lieferant;Land;Ort\nZille Walz;DE;Bonn");
  await apply(manager, gone.params);
  const { params, found } = await sent(
    manager,
    "From;To\nZacken Guss;Zander Draht\nZille Walz;Zander Draht\nZacken Guss;Zille Walz",
    "relations",
  );
  expect(found.counts).toEqual({ create: 3 });
  await imported(manager, "From;To\nZacken Guss;Zander Draht", "relations");
  await callBackend(manager, undoImport, { params: gone.params });
  await settled(manager, gone.params);
  await expect(apply(manager, params, found)).rejects.toMatchObject(refusedWith(3));
  const now = await settled(manager, params);
  expect(now.counts).toEqual({ join: 1, waiting: 2 });
  expect(await changedSince(manager, params, found)).toEqual([
    [2, "join", ["imports:ends.exists"]],
    [3, "waiting", ["imports:ends.unknown.from"]],
    [4, "waiting", ["imports:ends.unknown.to"]],
  ]);
  expect((await apply(manager, params, now)).counts).toEqual({ joined: 1, waiting: 2 });
});

test("whom another list has made since is known, and nothing is told where nothing happened", async () => {
  const manager = await as("manager");
  await imported(manager, "Lieferant;Land;Ort\nZunder Guss;DE;Ulm");
  const { params, found } = await sent(manager, "From;To\nZirbel Nickel;Zunder Guss", "relations");
  await callBackend(manager, decideImportRows, { params, body: { decision: "create" } });
  const seen = await settled(manager, params);
  expect(found.counts).toEqual({ waiting: 1 });
  const other = await sent(manager, "From;To\nZirbel Nickel;Zunder Guss", "relations");
  await callBackend(manager, decideImportRows, { params: other.params, body: { decision: "create" } });
  const otherSeen = await settled(manager, other.params);
  await apply(manager, other.params, otherSeen);
  await expect(apply(manager, params, seen)).rejects.toMatchObject(refusedWith(1));
  expect(await changedSince(manager, params, seen)).toEqual([[2, "join", ["imports:ends.exists"]]]);
  expect((await apply(manager, params, await settled(manager, params))).counts).toEqual({ joined: 1 });
});
