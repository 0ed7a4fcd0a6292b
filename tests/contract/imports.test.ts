import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { createCollection, deleteCollection } from "~/backend/contract/collections";
import { listEvidence } from "~/backend/contract/evidence";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, listImports, readImport, startImport, undoImport } from "~/backend/contract/imports";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
type Caller = Awaited<ReturnType<typeof as>>;

const LIST = [
  "Lieferant;Land;Ort;Straße",
  "Musterwerk Eins;DE;Ulm;Hafenweg 1",
  "MUSTERWERK EINS GMBH;DE;Ulm;Hafenweg 1",
  "Musterfabrik Bonnland;DE;Bonn;Rheinweg 4",
  "Musterfabrik Bonland;DE;Bonn;",
  "Niemandsland AG;Atlantis;;",
].join("\n");

const file = (text: string) => ({
  kind: "suppliers" as const,
  fileName: "liste.csv",
  content: Buffer.from(text).toString("base64"),
});

/** The job runs in the backend under test; this waits for its end as a screen does, by asking again. */
async function settled(caller: Caller, importId: number) {
  for (;;) {
    const found = await callBackend(caller, readImport, { params: { importId: String(importId) } });
    if (found.state !== "Queued" && found.state !== "Running") return found;
  }
}

test("a list is read, decided, applied and taken back, each step by its own call", async () => {
  const manager = await as("manager");
  const sent = await callBackend(manager, startImport, { body: file(LIST) });
  expect(sent).toMatchObject({ state: "Queued", step: "read", createdBy: { name: "Jonas Brandt" } });
  const params = { importId: String(sent.id) };
  const read = await settled(manager, sent.id);
  expect(read).toMatchObject({ step: "review", counts: { create: 2, repeated: 1, waiting: 1, refused: 1 }, total: 5 });
  expect(read.columns.map(({ field }) => field)).toEqual(["name", "country", "city", "address"]);
  expect(read.table).toMatchObject({ format: "csv", delimiter: ";", headerRow: 1 });
  const waiting = await callBackend(manager, listImportRows, { params, query: { state: "waiting" } });
  expect(waiting).toMatchObject({ totalElements: 1, content: [{ row: 5, repeats: 4, name: "Musterfabrik Bonland" }] });
  const merged = await callBackend(manager, listImportRows, { params, query: { merged: "true" } });
  expect(merged).toMatchObject({
    totalElements: 1,
    content: [{ row: 3, state: "repeated", repeats: 2, repeatsName: "Musterwerk Eins" }],
  });
  expect(merged.content[0]?.reasons.map(({ key }) => key)).toEqual([
    "imports:duplicates.repeats",
    "imports:duplicates.name",
    "imports:duplicates.place.address",
  ]);
  const row = { importId: params.importId, row: "5" };
  const decided = await callBackend(manager, decideImportRow, {
    params: row,
    body: { decision: "repeat", targetId: null },
  });
  expect(decided.state).toBe("repeated");
  await callBackend(manager, applyImport, { params });
  const applied = await settled(manager, sent.id);
  expect(applied).toMatchObject({ step: "applied", counts: { created: 2, repeated: 2, refused: 1 }, undoneAt: null });
  const rows = await callBackend(manager, listImportRows, { params });
  expect(rows.content.map(({ target }) => target?.name ?? null)).toEqual([
    "Musterwerk Eins",
    "Musterwerk Eins",
    "Musterfabrik Bonnland",
    "Musterfabrik Bonnland",
    null,
  ]);
  await callBackend(manager, undoImport, { params });
  const undone = await settled(manager, sent.id);
  expect(undone).toMatchObject({ step: "undone", counts: { undone: 2 }, undoneAt: expect.any(String) });
  const evidence = await callBackend(manager, listEvidence, { query: { subject: `import:${sent.id}` } });
  expect(evidence.content.map(({ kind }) => kind)).toEqual(["import.undone", "import.applied", "import.row-decided"]);
  expect(evidence.content.map(({ actor }) => actor.type)).toEqual(["user", "user", "user"]);
});

test("pages of rows follow each other without a gap", async () => {
  const manager = await as("manager");
  const { id } = await callBackend(manager, startImport, { body: file(LIST) });
  await settled(manager, id);
  const params = { importId: String(id) };
  const seen: number[] = [];
  let after: string | null | undefined;
  do {
    const page = await callBackend(manager, listImportRows, { params, query: { size: 2, ...(after && { after }) } });
    seen.push(...page.content.map(({ row }) => row));
    after = page.after;
  } while (after);
  expect(seen).toEqual([2, 3, 4, 5, 6]);
});

test("a file that is none is refused with its place and what to do, and leaves no row", async () => {
  const manager = await as("manager");
  const { id } = await callBackend(manager, startImport, { body: file('Name;Country\nNord AG;DE\n"Süd AG;DE\n') });
  const refused = await settled(manager, id);
  expect(refused).toMatchObject({
    state: "Failed",
    step: "read",
    refusal: { key: "imports:refused.openQuote", row: 3, column: 1 },
  });
  const rows = await callBackend(manager, listImportRows, { params: { importId: String(id) } });
  expect(rows.content).toEqual([]);
});

test("a mapping that a person gives goes before the guess", async () => {
  const manager = await as("manager");
  const body = { ...file("Alpha;Beta\nNord AG;DE\nSüd AG;FR\n"), mapping: { name: 1, country: "Beta" } };
  const { id } = await callBackend(manager, startImport, { body });
  const read = await settled(manager, id);
  expect(read.counts).toEqual({ create: 2 });
  expect(read.columns[0]).toMatchObject({ field: "name", confidence: 1, reasons: [{ key: "imports:mapping.chosen" }] });
});

test("a dry run is shown and never applied, and no step is taken twice or out of turn", async () => {
  const manager = await as("manager");
  const dry = await callBackend(manager, startImport, { body: { ...file(LIST), dryRun: true } });
  const params = { importId: String(dry.id) };
  await expect(callBackend(manager, undoImport, { params })).rejects.toMatchObject({ status: 409 });
  expect(await settled(manager, dry.id)).toMatchObject({ dryRun: true, counts: { create: 2 } });
  await expect(callBackend(manager, applyImport, { params })).rejects.toMatchObject({ code: "import_dry_run" });
});

test("a row joins only what the customer can see, and says what is missing", async () => {
  const manager = await as("manager");
  const { id } = await callBackend(manager, startImport, { body: file(LIST) });
  await settled(manager, id);
  const params = { importId: String(id), row: "2" };
  const decide = (body: { decision: "join" | "repeat"; targetId: number | null }) =>
    callBackend(manager, decideImportRow, { params, body });
  await expect(decide({ decision: "join", targetId: 999_999_999 })).rejects.toMatchObject({ status: 422 });
  await expect(decide({ decision: "join", targetId: null })).rejects.toMatchObject({ status: 422 });
  await expect(decide({ decision: "repeat", targetId: null })).rejects.toMatchObject({ status: 422 });
});

test("another customer sees nothing of it", async () => {
  const [manager, stranger] = await Promise.all([as("manager"), as("strangeAdmin")]);
  const { id } = await callBackend(manager, startImport, { body: file(LIST) });
  await settled(manager, id);
  const params = { importId: String(id) };
  // Of its own it may have some, made by another test.
  const theirs = (await callBackend(stranger, listImports, { query: { size: 100 } })).content;
  expect(theirs.map((one) => one.id)).not.toContain(id);
  for (const call of [readImport, listImportRows, applyImport, undoImport]) {
    await expect(callBackend(stranger, call, { params })).rejects.toMatchObject({ status: 404 });
  }
  const decided = callBackend(stranger, decideImportRow, {
    params: { ...params, row: "2" },
    body: { decision: "skip", targetId: null },
  });
  await expect(decided).rejects.toMatchObject({ status: 404 });
});

test("suppliers of an import that follows none are kept, in its collection and in no list of those that are followed", async () => {
  const manager = await as("manager");
  const list = file("Lieferant;Land\nTrovamel Hallenbau;DE");
  const options = { collection: `Kept ${Date.now()}`, follow: false };
  const sent = await callBackend(manager, startImport, { body: { ...list, options } });
  expect(sent).toMatchObject({ follows: false });
  await settled(manager, sent.id);
  const params = { importId: String(sent.id) };
  await callBackend(manager, applyImport, { params });
  const { counts, collectionId } = await settled(manager, sent.id);
  expect(counts).toEqual({ created: 1 });
  const namesIn = async (id: number) => {
    const { content } = await callBackend(manager, listCollectionTargets, {
      params: { collectionId: id },
      query: { q: "Trovamel" },
    });
    return content.map(({ name, following }) => [name, following]);
  };
  expect(await namesIn(collectionId ?? 0)).toEqual([["Trovamel Hallenbau", false]]);
  expect(await namesIn(0)).toEqual([]);
  await callBackend(manager, undoImport, { params });
  expect((await settled(manager, sent.id)).counts).toEqual({ undone: 1 });
});

test("an import goes into a collection by its number, and into none that its sender may not fill", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const body = { name: `Into ${Date.now()}`, scope: "User" } as const;
  const own = await callBackend(manager, createCollection, { body });
  const list = file("Lieferant;Land\nQuorbex Hallenbau;DE");
  const sent = await callBackend(manager, startImport, { body: { ...list, options: { collectionId: own.id } } });
  // Nobody else reads the name of somebody's own.
  expect(sent).toMatchObject({ collectionId: own.id, collection: null });
  expect(await settled(manager, sent.id)).toMatchObject({ step: "review" });
  const params = { importId: String(sent.id) };
  await expect(callBackend(admin, applyImport, { params })).rejects.toMatchObject({ status: 404 });
  await callBackend(manager, applyImport, { params });
  expect(await settled(manager, sent.id)).toMatchObject({ step: "applied", counts: { created: 1 } });
  const { content } = await callBackend(manager, listCollectionTargets, {
    params: { collectionId: own.id },
    query: {},
  });
  expect(content.map(({ name }) => name)).toEqual(["Quorbex Hallenbau"]);
  await callBackend(manager, undoImport, { params });
  await settled(manager, sent.id);
  await expect(
    callBackend(admin, startImport, { body: { ...list, options: { collectionId: own.id } } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("an import whose collection was deleted meanwhile is applied without it, and its suppliers are followed", async () => {
  const manager = await as("manager");
  const made = async (name: string) =>
    callBackend(manager, createCollection, { body: { name: `${name} ${Date.now()}`, scope: "User" } });
  const deleted = async (id: number) =>
    callBackend(manager, deleteCollection, { params: { collectionId: String(id) } });
  const soon = await made("Soon gone");
  const list = file("Lieferant;Land;Ort;Straße\nVulpenix Bonnland;DE;Bonn;Rheinweg 4\nVulpenix Bonland;DE;Bonn;");
  const sent = await callBackend(manager, startImport, { body: { ...list, options: { collectionId: soon.id } } });
  await settled(manager, sent.id);
  await deleted(soon.id);
  const params = { importId: String(sent.id) };
  await callBackend(manager, applyImport, { params });
  expect(await settled(manager, sent.id)).toMatchObject({
    ...{ step: "applied", state: "Done", collectionId: null },
    counts: { created: 1, waiting: 1 },
  });
  const { content } = await callBackend(manager, listCollectionTargets, {
    params: { collectionId: 0 },
    query: { q: "Vulpenix" },
  });
  expect(content.map(({ following }) => following)).toEqual([true]);

  // The rest of a list, too, whose collection was there when its first part came.
  const later = await made("Later gone");
  const other = file("Lieferant;Land;Ort;Straße\nOxdravel Bonnland;DE;Bonn;Rheinweg 4\nOxdravel Bonland;DE;Bonn;");
  const two = await callBackend(manager, startImport, { body: { ...other, options: { collectionId: later.id } } });
  await settled(manager, two.id);
  const ofTwo = { importId: String(two.id) };
  await callBackend(manager, applyImport, { params: ofTwo });
  expect(await settled(manager, two.id)).toMatchObject({ collectionId: later.id, counts: { created: 1, waiting: 1 } });
  await deleted(later.id);
  await callBackend(manager, decideImportRow, {
    params: { ...ofTwo, row: "3" },
    body: { decision: "create", targetId: null },
  });
  await callBackend(manager, applyImport, { params: ofTwo });
  expect(await settled(manager, two.id)).toMatchObject({ collectionId: null, counts: { created: 2 } });
  for (const importId of [params.importId, ofTwo.importId]) {
    await callBackend(manager, undoImport, { params: { importId } });
    await settled(manager, Number(importId));
  }
});
