import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, listImportRows, readImportRow } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// One row of a list beside the targets that it may be, two stewards who decide it, and what undoing an import would change.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

const TITLES = "Lieferant;Land;Ort;Straße;USt-IdNr;Kreditor";
const rowsOf = (...rows: string[]) => [TITLES, ...rows].join("\n");

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

async function imported(caller: Caller, text: string) {
  const { id } = await sendList(caller, text);
  await settled(caller, id);
  await applyAlsoAgain(caller, { importId: String(id) });
  await settled(caller, id);
  return id;
}

async function sent(caller: Caller, text: string) {
  const { id } = await sendList(caller, text);
  const found = await settled(caller, id);
  return { found, params: { importId: String(id) } };
}

test("a row stands beside the targets that it may be, with what is the same of each fact and what is not", async () => {
  const manager = await as("manager");
  await imported(
    manager,
    rowsOf(
      "Quolven Guss a.s.;CZ;Ostrava;Vítkovická 41;CZ45193207;",
      "Quolven Guss s.r.o.;CZ;Ostrava;Ruská 9;CZ27804411;100812",
    ),
  );
  const { found, params } = await sent(manager, rowsOf("Quolven Guss;CZ;Ostrava;Vítkovická 14;CZ45193207;100933"));
  expect(found.counts).toEqual({ waiting: 1 });
  const row = await callBackend(manager, readImportRow, { params: { ...params, row: "2" } });
  expect(row).toMatchObject({
    ...{ state: "waiting", decidable: true, decided: null, repeated: null },
    waiting: { total: 1, before: 0, previous: null, next: null },
    facts: { name: "Quolven Guss", address: "Vítkovická 14", city: "Ostrava" },
  });
  const [first, ...others] = row.candidates;
  expect(first).toMatchObject({
    ...{ own: true, tier: 1, facts: { name: "Quolven Guss a.s.", address: "Vítkovická 41" } },
    agreement: { country: "same", city: "same", address: "other", identifiers: { VAT: "same" } },
  });
  expect(others.map(({ facts }) => facts.name)).toEqual(["Quolven Guss s.r.o."]);
  expect(others[0]?.agreement.identifiers).toEqual({ VAT: "other", ERP: "other" });
});

test("of two stewards the second is told that the row is decided, and neither decides for another customer", async () => {
  const [manager, admin, stranger] = [await as("manager"), await as("admin"), await as("strangeAdmin")];
  const { params } = await sent(
    manager,
    rowsOf(
      "Zwitkau Spinnerei;DE;Zwickau;Domstr. 4;;",
      "Zwittkau Spinnerei;DE;Zwickau;;;",
      "Zwitkau Spinerei;DE;Zwickau;;;",
    ),
  );
  const read = (caller: Caller, row: string) => callBackend(caller, readImportRow, { params: { ...params, row } });
  expect(await read(manager, "3")).toMatchObject({
    ...{
      state: "waiting",
      repeats: 2,
      repeated: {
        facts: { name: "Zwitkau Spinnerei", address: "Domstr. 4" },
        agreement: { city: "same", address: null },
      },
    },
    waiting: { total: 2, before: 0, previous: 4, next: 4 },
  });
  const body = { decision: "repeat", targetId: null, seen: "waiting" } as const;
  await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
  const late = callBackend(admin, decideImportRow, {
    params: { ...params, row: "3" },
    body: { decision: "skip", targetId: null, seen: "waiting" },
  });
  await expect(late).rejects.toMatchObject({ status: 409, code: "import_row_decided" });
  expect(await read(admin, "3")).toMatchObject({
    ...{ state: "repeated", decidable: true, waiting: { total: 1, before: 0, previous: 4, next: 4 } },
    decided: { by: "Jonas Brandt", at: expect.any(String) },
  });
  await expect(read(stranger, "3")).rejects.toMatchObject({ status: 404 });
  await expect(read(manager, "99")).rejects.toMatchObject({ status: 404 });
});

test("a row that is left out or made new still says whom it may be, and can be merged after all", async () => {
  const manager = await as("manager");
  await imported(manager, rowsOf("Vostrau Weberei a.s.;CZ;Brno;Hlavní 3;CZ45193208;"));
  const list = rowsOf("Vostrau Weberei;CZ;Brno;Hlavní 30;CZ45193208;100934");
  const { found, params } = await sent(manager, list);
  expect(found.counts).toEqual({ waiting: 1 });
  const row = { ...params, row: "2" };
  const read = () => callBackend(manager, readImportRow, { params: row });
  const { target } = await read();
  expect(target).toMatchObject({ name: "Vostrau Weberei a.s." });
  for (const [decision, state] of [
    ["create", "create"],
    ["skip", "skipped"],
  ] as const) {
    await callBackend(manager, decideImportRow, { params: row, body: { decision, targetId: null } });
    expect(await read()).toMatchObject({ state, target });
  }
  // And so it does where that is remembered.
  const again = await sent(manager, list);
  expect(again.found.counts).toEqual({ skipped: 1 });
  const { content } = await callBackend(manager, listImportRows, { params: again.params });
  expect(content[0]).toMatchObject({ state: "skipped", target });
  await callBackend(manager, decideImportRow, { params: row, body: { decision: "join", targetId: target?.id ?? 0 } });
  await callBackend(manager, applyImport, { params });
  expect((await settled(manager, Number(params.importId))).counts).toEqual({ joined: 1 });
});

test("what undoing would change is what undoing changes", async () => {
  const manager = await as("manager");
  const known = await imported(manager, rowsOf("Ulvemo Gerberei;DE;Ulm;Hafenweg 3;;"));
  const list = rowsOf(
    "Ulvemo Gerberei;DE;Ulm;Hafenweg 3;;770011",
    "Arbuno Stahl;DE;Essen;Rheinweg 8;;",
    "Kelfax Guss;DE;Hagen;Domstr. 1;;",
  );
  const importId = await imported(manager, list);
  const params = { importId: String(importId) };
  expect(await callBackend(manager, previewImportUndo, { params })).toEqual({
    removed: 2,
    restored: 1,
    kept: 0,
    keptTargets: [],
  });
  // What another list takes up is no longer this one's to remove.
  const later = await imported(manager, rowsOf("Kelfax Guss;DE;Hagen;Domstr. 1;;"));
  const preview = await callBackend(manager, previewImportUndo, { params });
  expect(preview).toMatchObject({ removed: 1, restored: 1, kept: 1, keptTargets: [{ name: "Kelfax Guss" }] });
  await callBackend(manager, undoImport, { params });
  const undone = await settled(manager, importId);
  expect(undone.step).toBe("undone");
  expect(undone.counts).toMatchObject({ undone: 2, created: 1 });
  await expect(callBackend(manager, previewImportUndo, { params })).rejects.toMatchObject({
    code: "import_wrong_step",
  });
  expect([known, later]).toHaveLength(2);
});

test("a number that no row can have names no row, and is no cursor", async () => {
  const manager = await as("manager");
  const { params } = await sent(manager, rowsOf("Halvero Draht;DE;Ulm;Domstr. 4;;"));
  for (const row of ["0", "99999999999", "999999999999999", "2.0", "-1"]) {
    const at = { ...params, row };
    await expect(callBackend(manager, readImportRow, { params: at })).rejects.toMatchObject({ status: 404 });
    const decided = callBackend(manager, decideImportRow, { params: at, body: { decision: "skip", targetId: null } });
    await expect(decided).rejects.toMatchObject({ status: 404 });
  }
  const behind = callBackend(manager, listImportRows, { params, query: { after: "99999999999" } });
  await expect(behind).rejects.toMatchObject({ status: 422 });
});

test("a row that somebody else has meanwhile said to be another target is not overwritten either", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const importId = await imported(
    manager,
    rowsOf("Irbono Guss;DE;Ulm;Hafenweg 1;;", "Ostraq Draht;DE;Bonn;Domstr. 2;;"),
  );
  const targetIn = async (row: string) => {
    const { target } = await callBackend(manager, readImportRow, { params: { importId: String(importId), row } });
    return target?.id ?? 0;
  };
  const [one, other] = [await targetIn("2"), await targetIn("3")];
  const { params } = await sent(manager, rowsOf("Lyrvane Weberei;FR;Lyon;;;"));
  const decide = (caller: Caller, targetId: number, seen: { seen: "create" | "join"; seenTargetId?: number | null }) =>
    callBackend(caller, decideImportRow, {
      params: { ...params, row: "2" },
      body: { decision: "join", targetId, ...seen },
    });
  await decide(manager, one, { seen: "create", seenTargetId: null });
  await decide(manager, other, { seen: "join", seenTargetId: one });
  await expect(decide(admin, one, { seen: "join", seenTargetId: one })).rejects.toMatchObject({
    code: "import_row_decided",
  });
  const { target } = await callBackend(manager, readImportRow, { params: { ...params, row: "2" } });
  expect(target?.id).toBe(other);
});

test("a target that the import made and then joined goes once, and is not changed back", async () => {
  const manager = await as("manager");
  const { params } = await sent(
    manager,
    rowsOf("Zwutkau Spinnerei;DE;Zwickau;Domstr. 4;;", "Zwuttkau Spinnerei;DE;Zwickau;;;991"),
  );
  const step = async () => {
    await callBackend(manager, applyImport, { params });
    await settled(manager, Number(params.importId));
  };
  await step();
  const { target } = await callBackend(manager, readImportRow, { params: { ...params, row: "2" } });
  const body = { decision: "join", targetId: target?.id ?? 0 } as const;
  await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
  await step();
  const preview = await callBackend(manager, previewImportUndo, { params });
  expect(preview).toEqual({ removed: 1, restored: 0, kept: 0, keptTargets: [] });
});
