import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { decideImportRow, decideImportRows, listImportRows, readImportRow } from "~/backend/contract/import-rows";
import { applyImport, listImports, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { dump } from "../support/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// Who delivers to whom, from a file to edges and back. In a backend of its own, since whole tables are compared.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

async function sent(caller: Caller, text: string) {
  const { id } = await sendList(caller, text, "relations");
  return { found: await settled(caller, id), params: { importId: String(id) } };
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, params: { importId: string }) {
  await (call === applyImport ? applyAlsoAgain(caller, params) : callBackend(caller, call, { params }));
  return settled(caller, Number(params.importId));
}

const rowsOf = async (caller: Caller, params: { importId: string }) =>
  (await callBackend(caller, listImportRows, { params })).content;

const SUPPLIERS = "Lieferant;Land;Ort;LEI\nKwarzit Guss;DE;Ulm;\nOlbrenn Draht;FR;Lyon;\nPfelder Walz;AT;Linz;";

async function withSuppliers(caller: Caller) {
  const { id } = await sendList(caller, SUPPLIERS);
  await settled(caller, id);
  await step(caller, applyImport, { importId: String(id) });
}

/** Once for each test in this file: they build upon each other's suppliers. */
let suppliers: Promise<void> | undefined;
const prepared = (caller: Caller) => (suppliers ??= withSuppliers(caller));

const RELATIONS = [
  "From;From country;To;To country;Type;HS code;Probability;Shipments;First shipment;Last shipment",
  "Olbrenn Draht;FR;Kwarzit Guss;DE;Supplier;7217;;12;2026-01-10;2026-03-01",
  "Olbrenn Draht;FR;Kwarzit Guss;DE;Supplier;7218;;3;2026-02-01;2026-05-01",
  "Zquarn Erze;SE;Olbrenn Draht;FR;raw material;;80 %;;;",
  "Zquarn Erze;SE;Pfelder Walz;AT;Rohstoff;;0.6;;;",
  "Kwarzit Guss;DE;Kwarzit Guss;DE;Supplier;;;;;",
  "Pfelder Walz;AT;us;;Supplier;;;4;;",
].join("\n");

const edgesOf = (importId: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select f.name as "from", t.name as "to", e.type, e.source, e.scope, e.probability, e.shipments,
             e.first_shipment_on as first, e.last_shipment_on as last, e.hs_codes as codes, e.owner_id is not null as own
        from edges e join targets f on f.id = e.from_id join targets t on t.id = e.to_id
       where e.import_id = ${importId} order by 1, 2`);
    return rows;
  });

test("relations are read, wait for whom nobody knows, are applied as the customer's own edges and taken back", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const before = await dump(use.database);
  const { found, params } = await sent(manager, RELATIONS);
  expect(found).toMatchObject({ kind: "relations", step: "review", places: {} });
  expect(found.counts).toEqual({ create: 3, waiting: 2, refused: 1 });
  expect(found.columns.map(({ field }) => field)).toEqual([
    ...["from", "fromCountry", "to", "toCountry", "relationType", "hsCode", "probability", "shipments"],
    ...["firstShipment", "lastShipment"],
  ]);
  const rows = await rowsOf(manager, params);
  expect(rows[2]).toMatchObject({
    state: "waiting",
    name: "Zquarn Erze → Olbrenn Draht",
    ends: [
      { end: "from", status: "unknown", target: null },
      { end: "to", status: "known", target: { name: "Olbrenn Draht" } },
    ],
    says: [
      { field: "relationType", value: "PrimaryMaterial" },
      { field: "probability", value: 0.8 },
    ],
  });
  expect(rows[2]?.reasons).toContainEqual({ key: "imports:ends.unknown.from", params: { name: "Zquarn Erze" } });
  expect(rows[4]?.problems.map(({ key }) => key)).toEqual(["imports:problems.selfRelation"]);

  // Whoever has the same name waits no longer, either.
  const row = { ...params, row: "4" };
  await callBackend(manager, decideImportRow, { params: row, body: { decision: "create", targetId: null } });
  expect((await settled(manager, found.id)).counts).toEqual({ create: 5, refused: 1 });
  const applied = await step(manager, applyImport, params);
  expect(applied).toMatchObject({ step: "applied", counts: { created: 5, refused: 1 } });
  const own = { source: "Customer", scope: "Private", own: true };
  expect(await edgesOf(params.importId)).toMatchObject([
    {
      ...{ from: "Olbrenn Draht", to: "Kwarzit Guss", type: "Supplier", probability: 1, shipments: 15, ...own },
      ...{ first: "2026-01-10", last: "2026-05-01", codes: ["7217", "7218"] },
    },
    { from: "Pfelder Walz", to: expect.stringContaining("Nordwind"), shipments: 4, ...own },
    { from: "Zquarn Erze", to: "Olbrenn Draht", type: "PrimaryMaterial", probability: 0.8, ...own },
    { from: "Zquarn Erze", to: "Pfelder Walz", type: "PrimaryMaterial", probability: 0.6, ...own },
  ]);
  const preview = await callBackend(manager, previewImportUndo, { params });
  expect(preview).toMatchObject({ removed: 1, kept: 0, entries: { removed: 4, restored: 0, kept: 0 } });
  const undone = await step(manager, undoImport, params);
  expect(undone).toMatchObject({ step: "undone", counts: { undone: 5, refused: 1 } });
  const after = await dump(use.database);
  expect(after.edges).toEqual(before.edges);
  expect(after.target_identifiers).toEqual(before.target_identifiers);
  const evidence = await callBackend(manager, listEvidence, { query: { subject: `import:${found.id}` } });
  expect(evidence.content.map(({ kind }) => kind)).toEqual(["import.undone", "import.applied", "import.row-decided"]);
});

test("a second file asks nothing that was decided, and changes nothing that is there", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const text = RELATIONS.replaceAll("Zquarn", "Yquarn");
  const first = await sent(manager, text);
  await callBackend(manager, decideImportRows, { params: first.params, body: { decision: "create" } });
  expect(await step(manager, applyImport, first.params)).toMatchObject({ counts: { created: 5 } });
  const before = await dump(use.database);
  const second = await sent(manager, text);
  expect(second.found.counts).toEqual({ join: 5, refused: 1 });
  expect(await step(manager, applyImport, second.params)).toMatchObject({ counts: { joined: 5 } });
  expect((await dump(use.database)).edges).toEqual(before.edges);
});

test("an edge that is there takes what it does not say, and becomes again what it was, unless it was changed since", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const line = (shipments: string, code: string) =>
    `From,To,HS code,Shipments,Type\nKwarzit Guss,Olbrenn Draht,${code},${shipments},equipment`;
  const first = await sent(manager, line("", "8455"));
  await step(manager, applyImport, first.params);
  const before = await dump(use.database);
  const second = await sent(manager, line("9", "8456"));
  expect(second.found.counts).toEqual({ join: 1 });
  await step(manager, applyImport, second.params);
  const told = sql`from edges where import_id = ${first.params.importId}`;
  const { rows } = await use.database.asSystem((tx) => tx.execute(sql`select shipments, hs_codes as codes ${told}`));
  expect(rows).toEqual([{ shipments: 9, codes: ["8455", "8456"] }]);
  const preview = await callBackend(manager, previewImportUndo, { params: second.params });
  expect(preview.entries).toEqual({ removed: 0, restored: 1, kept: 0 });
  await step(manager, undoImport, second.params);
  expect((await dump(use.database)).edges).toEqual(before.edges);

  const third = await sent(manager, line("7", "8457"));
  await step(manager, applyImport, third.params);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update edges set version = version + 1, shipments = 8 where import_id = ${first.params.importId}`),
  );
  const kept = await step(manager, undoImport, third.params);
  expect(kept).toMatchObject({ step: "undone", counts: { joined: 1 } });
  const [row] = await rowsOf(manager, third.params);
  expect(row?.reasons).toContainEqual({ key: "imports:undo.kept", params: {} });
});

test("a row of two unknown ends is asked for one after the other, and a relation to itself is refused", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const { params } = await sent(manager, "From;To\nWbrask Nickel;Vbrosk Kupfer");
  const read = (await rowsOf(manager, params))[0];
  expect(read).toMatchObject({ state: "waiting", ends: [{ status: "unknown" }, { status: "unknown" }] });
  const row = { ...params, row: "2" };
  const decide = (decision: "create" | "join", targetId: number | null) =>
    callBackend(manager, decideImportRow, { params: row, body: { decision, targetId } });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from targets where name = 'Kwarzit Guss'`),
  );
  const known = Number(rows[0]?.id);
  expect(await decide("join", known)).toMatchObject({
    state: "waiting",
    ends: [{ status: "known" }, { status: "unknown" }],
  });
  expect((await callBackend(manager, readImportRow, { params: row })).facts?.name).toBe("Vbrosk Kupfer");
  await expect(decide("join", known)).rejects.toMatchObject({ status: 422 });
  await expect(decide("join", 999_999_999)).rejects.toMatchObject({ status: 422 });
  expect(await decide("create", null)).toMatchObject({ state: "create", ends: [{}, { status: "new" }] });
});

test("a relation that was left out is left out again, and its names are nobody's decision", async () => {
  const manager = await as("manager");
  await prepared(manager);
  const text = "From;To\nTbresk Zinn;Kwarzit Guss";
  const { params } = await sent(manager, text);
  await callBackend(manager, decideImportRow, {
    params: { ...params, row: "2" },
    body: { decision: "skip", targetId: null },
  });
  expect((await sent(manager, text)).found.counts).toEqual({ skipped: 1 });
  expect((await sent(manager, "From;To\nTbresk Zinn;Pfelder Walz")).found.counts).toEqual({ waiting: 1 });
});

test("a second customer sees nothing of it, and matches none of its names", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  await prepared(manager);
  const { params } = await sent(manager, RELATIONS);
  expect((await callBackend(stranger, listImports, {})).content).toEqual([]);
  for (const call of [readImport, listImportRows, applyImport, undoImport]) {
    await expect(callBackend(stranger, call, { params })).rejects.toMatchObject({ status: 404 });
  }
  const theirs = await sent(stranger, RELATIONS);
  expect(theirs.found.counts).toEqual({ waiting: 5, refused: 1 });
});

test("a file without one of the two ends is refused, and can be mended by its columns", async () => {
  const manager = await as("manager");
  const { found } = await sent(manager, "From;Beta\nKwarzit Guss;Olbrenn Draht");
  expect(found).toMatchObject({ state: "Failed", rereadable: true, refusal: { key: "imports:refused.noEndColumns" } });
});
