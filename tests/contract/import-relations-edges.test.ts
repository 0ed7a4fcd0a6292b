import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Edges that rows of a file add up to, and that people change between two of its portions.

const use = ownBackend();
const manager = () => signInAs(use.transport, "manager");

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

async function sent(caller: Caller, text: string, kind: "relations" | "suppliers" = "relations") {
  const { id } = await sendList(caller, text, kind);
  return { found: await settled(caller, id), params: { importId: String(id) } };
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, params: { importId: string }) {
  await callBackend(caller, call, { params });
  return settled(caller, Number(params.importId));
}

async function withSuppliers(caller: Caller) {
  const { params } = await sent(caller, "Lieferant;Land\nKwarzit Guss;DE\nOlbrenn Draht;FR", "suppliers");
  await step(caller, applyImport, params);
}
let suppliers: Promise<void> | undefined;
const prepared = (caller: Caller) => (suppliers ??= withSuppliers(caller));

const edgesOf = (importId: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select shipments, hs_codes as codes, probability, version, state from edges where import_id = ${importId} order by id`);
    return rows;
  });

test("shipments that add up to more than a relationship can hold are as many as it can hold", async () => {
  const caller = await manager();
  await prepared(caller);
  const rows = Array.from({ length: 230 }, (_, n) => `Kwarzit Guss;Olbrenn Draht;${1000 + 2 * n};9999999`);
  const { params } = await sent(caller, ["From;To;HS code;Shipments", ...rows].join("\n"));
  expect(await step(caller, applyImport, params)).toMatchObject({ state: "Done", counts: { created: 230 } });
  expect(await edgesOf(params.importId)).toMatchObject([{ shipments: 10_000_000 }]);
  await step(caller, undoImport, params);
});

test("what a person changed between two portions of a file is not lost when the file is undone", async () => {
  const caller = await manager();
  await prepared(caller);
  const first = await sent(caller, "From;To;Type\nOlbrenn Draht;Kwarzit Guss;Equipment");
  await step(caller, applyImport, first.params);
  const text =
    "From;To;Type;Shipments;HS code\nOlbrenn Draht;Kwarzit Guss;Equipment;5;\nOlb Drähte;Kwarzit Guss;Equipment;;8455";
  const second = await sent(caller, text);
  expect(second.found.counts).toEqual({ join: 1, waiting: 1 });
  await step(caller, applyImport, second.params);
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      update edges set version = version + 1, first_shipment_on = '2020-01-01' where import_id = ${first.params.importId}`),
  );
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from targets where name = 'Olbrenn Draht'`),
  );
  const body = { decision: "join" as const, targetId: Number(rows[0]?.id) };
  await callBackend(caller, decideImportRow, { params: { ...second.params, row: "3" }, body });
  await step(caller, applyImport, second.params);
  const before = await edgesOf(first.params.importId);
  expect(before).toMatchObject([{ shipments: 5, codes: ["8455"], version: 4 }]);
  const preview = await callBackend(caller, previewImportUndo, { params: second.params });
  expect(preview.entries).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await step(caller, undoImport, second.params)).toMatchObject({ counts: { joined: 2 } });
  expect(await edgesOf(first.params.importId)).toEqual(before);
});

test("an edge that two portions of a file added to becomes what it was before both", async () => {
  const caller = await manager();
  await prepared(caller);
  const first = await sent(caller, "From;To;Type\nOlbrenn Draht;Kwarzit Guss;Secondary material");
  await step(caller, applyImport, first.params);
  const before = await edgesOf(first.params.importId);
  // The row that is asked for stands before the other one.
  const text =
    "From;To;Type;Shipments;HS code\nOlb Seile;Kwarzit Guss;Secondary material;5;\nOlbrenn Draht;Kwarzit Guss;Secondary material;;8455";
  const second = await sent(caller, text);
  await step(caller, applyImport, second.params);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from targets where name = 'Olbrenn Draht'`),
  );
  const body = { decision: "join" as const, targetId: Number(rows[0]?.id) };
  await callBackend(caller, decideImportRow, { params: { ...second.params, row: "2" }, body });
  await step(caller, applyImport, second.params);
  expect(await edgesOf(first.params.importId)).toMatchObject([{ shipments: 5, codes: ["8455"] }]);
  await step(caller, undoImport, second.params);
  expect(await edgesOf(first.params.importId)).toEqual(before);
});
