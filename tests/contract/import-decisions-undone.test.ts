import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { decideImportRow, decideImportRows, listImportRows, undoImportDecisions } from "~/backend/contract/import-rows";
import { applyImport, readImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Rows that wait are decided by how alike they are, and all of that is taken back.

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

/** Each second one is nearly the one above it. */
const alike = (name: string) =>
  [
    "Lieferant;Land;Ort;Straße",
    `${name}fabrik Bonnland;DE;Bonn;Rheinweg 4`,
    `${name}fabrik Bonland;DE;Bonn;`,
    `${name}werk Kasseler;DE;Kassel;Fuldaweg 7`,
    `${name}werk Kaseler;DE;Kassel;`,
  ].join("\n");

async function sent(caller: Caller, ...list: [text: string, kind?: "relations"]) {
  const { id } = await sendList(caller, ...list);
  await use.drain();
  return { importId: String(id) };
}
const rowsOf = async (caller: Caller, params: { importId: string }, query: { leastScore?: number } = {}) => {
  const page = await callBackend(caller, listImportRows, { params, query: { state: "waiting", ...query } });
  return { total: page.totalElements, rows: page.content };
};
const undo = (caller: Caller, params: { importId: string }, revision: number) =>
  callBackend(caller, undoImportDecisions, { params, body: { revision } });

test("rows are counted by likeness, exactly those are decided, and all of them wait again when that is taken back", async () => {
  const manager = await as("manager");
  const params = await sent(manager, alike("Rücknahme"));
  const before = (await rowsOf(manager, params)).rows;
  expect(before.map(({ row }) => row)).toEqual([3, 5]);
  const scores = before.map(({ score }) => score ?? 0).sort((a, b) => a - b);
  const between = ((scores[0] ?? 0) + (scores[1] ?? 0)) / 2;
  expect(await rowsOf(manager, params, { leastScore: 1 })).toEqual({ total: 0, rows: [] });
  const { total } = await rowsOf(manager, params, { leastScore: between });
  const { decided, import: found } = await callBackend(manager, decideImportRows, {
    ...{ params, body: { decision: "skip", leastScore: between } },
  });
  expect(decided).toBe(total);
  expect(total).toBeGreaterThan(0);

  expect(await undo(manager, params, found.revision)).toMatchObject({
    undone: total,
    import: { counts: { waiting: 2 } },
  });
  expect((await rowsOf(manager, params)).rows).toEqual(before);
  expect(await undo(manager, params, found.revision)).toMatchObject({ undone: 0 });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `import:${params.importId}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["import.rows-undecided", "import.rows-decided"]);
  // The next list asks again.
  expect((await rowsOf(manager, await sent(manager, alike("Rücknahme")))).total).toBe(2);
});

test("a row that was decided otherwise since stays as it is, and nothing is taken back once the import is applied", async () => {
  const [manager, viewer, stranger] = [await as("manager"), await as("viewer"), await as("strangeAdmin")];
  const params = await sent(manager, alike("Bleibt"));
  const { import: found } = await callBackend(manager, decideImportRows, { params, body: { decision: "create" } });
  const body = { decision: "skip" as const, targetId: null };
  await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
  await expect(undo(viewer, params, found.revision)).rejects.toMatchObject({ status: 403 });
  await expect(undo(stranger, params, found.revision)).rejects.toMatchObject({ status: 404 });
  expect(await undo(manager, params, found.revision)).toMatchObject({ undone: 1 });
  expect((await rowsOf(manager, params)).rows.map(({ row }) => row)).toEqual([5]);

  const { import: again } = await callBackend(manager, decideImportRows, { params, body: { decision: "create" } });
  await callBackend(manager, applyImport, { params });
  await expect(undo(manager, params, again.revision)).rejects.toMatchObject({ code: "import_wrong_step" });
  await use.drain();
  expect(await undo(manager, params, again.revision)).toMatchObject({ undone: 0 });
  expect(await callBackend(manager, readImport, { params })).toMatchObject({ counts: { created: 3, skipped: 1 } });
});

test.each(["create", "skip"] as const)(
  "unknown ends of relations wait again after %s was taken back",
  async (decision) => {
    const manager = await as("manager");
    const text = `Supplier;Customer\nUnbekannt ${decision} Eins;Unbekannt ${decision} Zwei\n`;
    const params = await sent(manager, text, "relations");
    const before = await rowsOf(manager, params);
    expect(before.total).toBe(1);
    const { decided, import: found } = await callBackend(manager, decideImportRows, { params, body: { decision } });
    expect(decided).toBe(1);
    expect((await rowsOf(manager, params)).total).toBe(0);
    expect(await undo(manager, params, found.revision)).toMatchObject({ undone: 1 });
    expect(await rowsOf(manager, params)).toEqual(before);
    expect((await rowsOf(manager, await sent(manager, text, "relations"))).total).toBe(1);
  },
);
