import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { applyImport, readImport, undoImport } from "~/backend/contract/imports";
import { minutes } from "~/time/duration";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Long files of relations and supply data. While one is taken in, the database has not counted its rows yet: a plan that reads all of them for each
// of them runs into the time that a statement may take.

const use = ownBackend();
const ROWS = 20_000;
const NAMES = Array.from({ length: 150 }, (_, n) => `${"abcdefghij"[n % 10]}${"klmnp"[n % 5]}ux${n} Werke`);

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

async function sent(caller: Caller, titles: string, rowOf: (n: number) => string, kind: ImportKind, rows = ROWS) {
  const { id } = await sendList(caller, [titles, ...Array.from({ length: rows }, (_, n) => rowOf(n))].join("\n"), kind);
  return settled(caller, id);
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, id: number) {
  await callBackend(caller, call, { params: { importId: String(id) } });
  return settled(caller, id);
}

let suppliers: Promise<unknown> | undefined;
const prepared = (caller: Caller) =>
  (suppliers ??= sent(caller, "Lieferant;Land", (n) => `${NAMES[n]};DE`, "suppliers", NAMES.length).then(({ id }) =>
    step(caller, applyImport, id),
  ));

test("20,000 relations are read, applied and undone", { timeout: minutes(3) }, async () => {
  const caller = await signInAs(use.transport, "manager");
  await prepared(caller);
  const at = (n: number) => NAMES[n % NAMES.length];
  const rowOf = (n: number) => `${at(n)};${at(n + 1 + Math.floor(n / NAMES.length))};7217;1`;
  const { id, counts } = await sent(caller, "From;To;HS code;Shipments", rowOf, "relations");
  expect(counts).toEqual({ create: ROWS });
  expect(await step(caller, applyImport, id)).toMatchObject({ state: "Done", counts: { created: ROWS } });
  expect(await step(caller, undoImport, id)).toMatchObject({ state: "Done", counts: { undone: ROWS } });
});

test("20,000 rows of supply data are read", { timeout: minutes(3) }, async () => {
  const caller = await signInAs(use.transport, "manager");
  await prepared(caller);
  const rowOf = (n: number) => `${NAMES[n % NAMES.length]};Input ${Math.floor(n / NAMES.length)};2026-01-01`;
  const found = await sent(caller, "Supplier;Input;Valid from", rowOf, "supply-data");
  expect(found).toMatchObject({ state: "Done", step: "review", counts: { create: ROWS } });
});
