import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// What suppliers deliver of which input, from a file to periods and back.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

async function sent(caller: Caller, text: string) {
  const { id } = await sendList(caller, text, "supply-data");
  return { found: await settled(caller, id), params: { importId: String(id) } };
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, params: { importId: string }) {
  await (call === applyImport ? applyAlsoAgain(caller, params) : callBackend(caller, call, { params }));
  return settled(caller, Number(params.importId));
}

async function withSuppliers(caller: Caller) {
  const list = "Lieferant;Lieferantennummer;Land\nKwarzit Guss;4711;DE\nOlbrenn Draht;4712;FR\nPfelder Walz;4713;AT";
  const { id } = await sendList(caller, list);
  await settled(caller, id);
  await step(caller, applyImport, { importId: String(id) });
}
let suppliers: Promise<void> | undefined;
const prepared = (caller: Caller) => (suppliers ??= withSuppliers(caller));

const rowsOf = async (caller: Caller, params: { importId: string }) =>
  (await callBackend(caller, listImportRows, { params })).content;

/** All periods, each row as text. */
const stored = () =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ row: string }>(sql`select e::text as row from edge_impacts e order by id`);
    return rows.map(({ row }) => row);
  });

const periodsOf = (input: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select t.name as supplier, e.share, e.stock_own as stock, e.valid_from::text as since, e.valid_to::text as until
        from edge_impacts e join targets t on t.id = e.supplier_id where e.input = ${input} order by t.name, e.valid_from`);
    return rows;
  });

const TITLES =
  "Supplier,Supplier number,Input group,HS code,Share,Stock at us,Stock at supplier,Transit,Time to recover (site),Time to recover (insolvency),Max share,Ramp days,Revenue at risk,Currency,Product line,Valid from,Valid to,Confirmed on";
const MARCH = [
  TITLES,
  "Kwarzit Guss,,Castings,7325,60 %,10,5,3,60,200,0.9,14,1 250 000,EUR,Pumps,2026-03-01,2026-03-31,2026-02-20",
  ",4712,castings,7325,0.4,10 days,,,,,,,,,Pumps,2026-03-01,2026-03-31,",
  "Zquarn Chips,,Chips,8542,1,20,,,,,,,,,,2026-03-01,,",
].join("\n");

test("supply data are read with all columns, wait for an unknown supplier, are applied and taken back", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const { found, params } = await sent(manager, MARCH);
  expect(found).toMatchObject({ kind: "supply-data", step: "review", counts: { create: 2, waiting: 1 } });
  expect(found.columns.map(({ field }) => field)).toEqual([
    ...["name", "erpId", "input", "hsCode", "share", "stockOwn", "stockSupplier", "transit", "recoverySite"],
    ...["recoveryInsolvency", "maxShare", "rampDays", "revenueAtRisk", "currency", "productLine"],
    ...["validFrom", "validTo", "confirmedOn"],
  ]);
  const rows = await rowsOf(manager, params);
  expect(rows[0]).toMatchObject({
    name: "Kwarzit Guss · Castings",
    ends: [{ end: "supplier", status: "known", target: { name: "Kwarzit Guss" } }],
  });
  expect(Object.fromEntries(rows[0]?.says?.map(({ field, value }) => [field, value]) ?? [])).toEqual({
    ...{ input: "Castings", productLine: "Pumps", hsCode: "7325", share: 0.6, maxShare: 0.9, stockOwn: 10 },
    ...{ stockSupplier: 5, transit: 3, recoverySite: 60, recoveryInsolvency: 200, rampDays: 14 },
    ...{ revenueAtRisk: 1_250_000, currency: "EUR", validFrom: "2026-03-01", validTo: "2026-03-31" },
    confirmedOn: "2026-02-20",
  });
  expect(rows[1]).toMatchObject({ ends: [{ target: { name: "Olbrenn Draht" } }], problems: [] });
  const before = await stored();
  await callBackend(manager, decideImportRows, { params, body: { decision: "create" } });
  expect(await step(manager, applyImport, params)).toMatchObject({ step: "applied", counts: { created: 3 } });
  expect(await periodsOf("Castings")).toEqual([
    { supplier: "Kwarzit Guss", share: 0.6, stock: 10, since: "2026-03-01", until: "2026-03-31" },
  ]);
  const preview = await callBackend(manager, previewImportUndo, { params });
  expect(preview).toMatchObject({ removed: 1, entries: { removed: 3, restored: 0, kept: 0 } });
  expect(await step(manager, undoImport, params)).toMatchObject({ step: "undone", counts: { undone: 3 } });
  expect(await stored()).toEqual(before);
});

test("a second file asks nothing; a newer one ends the older period, and undoing it puts that back byte by byte", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const list = (since: string, until: string, stock: number) =>
    `Supplier;Input;Stock at us;Valid from;Valid to\nUnbekannte Halbleiter;Wafer;${stock};${since};${until}`;
  const first = await sent(manager, list("2026-01-01", "", 15));
  await callBackend(manager, decideImportRow, {
    params: { ...first.params, row: "2" },
    body: { decision: "create", targetId: null },
  });
  await step(manager, applyImport, first.params);
  const again = await sent(manager, list("2026-01-01", "", 15));
  expect(again.found.counts).toEqual({ join: 1 });
  const before = await stored();
  expect(await step(manager, applyImport, again.params)).toMatchObject({ counts: { joined: 1 } });
  expect(await stored()).toEqual(before);

  const newer = await sent(manager, list("2026-04-01", "2026-06-30", 30));
  expect(newer.found.counts).toEqual({ join: 1 });
  const [row] = await rowsOf(manager, newer.params);
  expect(row?.reasons).toEqual([{ key: "imports:ends.closes", params: { day: "2026-01-01" } }]);
  await step(manager, applyImport, newer.params);
  const supplier = "Unbekannte Halbleiter";
  expect(await periodsOf("Wafer")).toEqual([
    { supplier, share: null, stock: 15, since: "2026-01-01", until: "2026-03-31" },
    { supplier, share: null, stock: 30, since: "2026-04-01", until: "2026-06-30" },
    { supplier, share: null, stock: 15, since: "2026-07-01", until: null },
  ]);
  const preview = await callBackend(manager, previewImportUndo, { params: newer.params });
  expect(preview.entries).toEqual({ removed: 1, restored: 1, kept: 0 });
  await step(manager, undoImport, newer.params);
  expect(await stored()).toEqual(before);

  const third = await sent(manager, list("2026-02-01", "", 40));
  await step(manager, applyImport, third.params);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update edge_impacts set version = 2, stock_own = 41 where import_id = ${third.params.importId}`),
  );
  const changed = await stored();
  expect(await step(manager, undoImport, third.params)).toMatchObject({ counts: { joined: 1 } });
  expect(await stored()).toEqual(changed);
});

test("an end in the year 9999, as SAP writes it, is no end, and a newer file can take its place", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const list = (stock: number, since: string, until: string) =>
    `Supplier;Input;Stock at us;Valid from;Valid to\nKwarzit Guss;Federn;${stock};${since};${until}`;
  for (const text of [list(5, "2026-01-01", ""), list(6, "01.02.2026", "31.12.9999")]) {
    const { params } = await sent(manager, text);
    expect(await step(manager, applyImport, params)).toMatchObject({ state: "Done", step: "applied" });
  }
  expect(await periodsOf("Federn")).toMatchObject([
    { stock: 5, since: "2026-01-01", until: "2026-01-31" },
    { stock: 6, since: "2026-02-01", until: null },
  ]);
});

test("periods of one supplier and input that overlap are refused with both rows, however it is called", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const text = [
    "Supplier;Input;Share;Valid from;Valid to",
    "Kwarzit Guss;Rohre;1;2026-01-01;2026-06-30",
    "Kwarzit Guss;ROHRE;1;2026-06-30;2026-12-31",
    "Olbrenn Draht;Seile;;2026-01-01;",
    "4712;Seile;;2026-05-01;",
    "Pfelder Walz;Bleche;1;2026-01-01;2026-01-31",
    "Pfelder Walz;Bleche;1;2026-02-01;",
    "Pfelder Walz;Bleche;1;2026-02-01;",
  ].join("\n");
  const { found, params } = await sent(manager, text);
  expect(found.counts).toEqual({ create: 2, refused: 4, repeated: 1 });
  const rows = await rowsOf(manager, params);
  const both = (one: number, other: number) => [{ key: "imports:problems.periodsOverlap", params: { one, other } }];
  expect(rows.slice(0, 4).map(({ problems }) => problems.map(({ key, params }) => ({ key, params })))).toEqual([
    ...[both(2, 3), both(2, 3), both(4, 5), both(4, 5)],
  ]);
  expect(rows[6]).toMatchObject({ state: "repeated", repeats: 7 });
});

test("shares of an input that do not make a whole are told with their sum, and kept as they were said", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const text = [
    "Supplier;Input;Share;Valid from",
    "Kwarzit Guss;Wellen;0.7;2026-01-01",
    "Olbrenn Draht;Wellen;0.5;2026-02-01",
    "Kwarzit Guss;Lager;0.5;2026-01-01",
    "Olbrenn Draht;Lager;0.505;2026-01-01",
  ].join("\n");
  const { found, params } = await sent(manager, text);
  expect(found.counts).toEqual({ create: 4 });
  const told = (await rowsOf(manager, params)).map(({ problems }) => problems.map(({ key, params }) => [key, params]));
  const wrong = [["imports:problems.sharesSum", { input: "Wellen", sum: "1.20" }]];
  expect(told).toEqual([wrong, wrong, [], []]);
  await step(manager, applyImport, params);
  expect((await periodsOf("Wellen")).map((row) => row.share)).toEqual([0.7, 0.5]);
});

test("another customer's suppliers are not known, and its periods are its own", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  await prepared(manager);
  const text = "Supplier number;Input;Share\n4711;Dichtungen;1";
  const { params } = await sent(manager, text);
  await step(manager, applyImport, params);
  const theirs = await sent(stranger, text);
  expect(theirs.found.counts).toEqual({ waiting: 1 });
  // Nobody is made of a number.
  const row = { ...theirs.params, row: "2" };
  await expect(
    callBackend(stranger, decideImportRow, { params: row, body: { decision: "create", targetId: null } }),
  ).rejects.toMatchObject({ status: 422 });
  const bulk = await callBackend(stranger, decideImportRows, { params: theirs.params, body: { decision: "create" } });
  expect(bulk.decided).toBe(0);
});
