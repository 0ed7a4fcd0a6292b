import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import type { ImportKind } from "~/backend/contract/import-kinds";
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

async function sent(caller: Caller, ...list: [text: string, kind?: ImportKind]) {
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

/** All that is known of the rows of an import but who changed them when, and all that is remembered. */
const kept = ({ importId }: { importId: string }) =>
  use.database.asSystem(async (tx) => {
    const rows = await tx.execute<{ row: string }>(sql`
      select (to_jsonb(r) - array['revision', 'changed_by'])::text as row from import_rows r where import_id = ${importId} order by r.row`);
    const said = await tx.execute<{ row: string }>(
      sql`select d::text as row from import_decisions d order by customer_id, key`,
    );
    return { rows: rows.rows.map(({ row }) => row), said: said.rows.map(({ row }) => row) };
  });

const decideAll = (
  caller: Caller,
  params: { importId: string },
  body: { decision: "create" | "join" | "repeat" | "skip"; leastScore?: number },
) => callBackend(caller, decideImportRows, { params, body });

/** Decides all rows and takes that back: everything is as it was. Answers how many were decided. */
async function decidedAndUndone(
  caller: Caller,
  params: { importId: string },
  decision: "create" | "join" | "repeat" | "skip",
) {
  const before = await kept(params);
  const { decided, import: found } = await decideAll(caller, params, { decision });
  expect(await kept(params)).not.toEqual(before);
  expect(await undo(caller, params, found.revision)).toMatchObject({ undone: decided });
  expect(await kept(params)).toEqual(before);
  return decided;
}

async function made(caller: Caller, ...names: string[]) {
  const params = await sent(caller, ["Lieferant;Land", ...names.map((name) => `${name};DE`)].join("\n"));
  await callBackend(caller, applyImport, { params });
  await use.drain();
}

test.each(["create", "join", "skip"] as const)(
  "relations of which %s settles one end, both or none are as they were before",
  async (decision) => {
    const manager = await as("manager");
    const word = { create: "Kalkmehl", join: "Quarzmehl", skip: "Tonmehl" }[decision];
    await made(manager, `${word} Vertrieb Osnabrück`);
    const text = [
      "Supplier;Supplier country;Customer;Customer country",
      `${word} Vertrieb Osnabrük;DE;${word} Niemand;DE`,
      `${word} Gesagt;DE;${word} Niemand;DE`,
      `${word} Vertrieb Osnabrük;DE;${word} Vertrib Osnabrück;DE`,
    ].join("\n");
    const params = await sent(manager, text, "relations");
    expect((await rowsOf(manager, params)).total).toBe(3);
    // One end of this row a person has decided already.
    const body = { decision: "create" as const, targetId: null };
    await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
    const { total } = await rowsOf(manager, params);
    const decided = await decidedAndUndone(manager, params, decision);
    expect({ total, decided }).toEqual({ total: 3, decided: { create: 3, join: 2, skip: 3 }[decision] });
  },
);

test("of supply data that would be in conflict both rows stay as they are, and what was decided beside them is taken back", async () => {
  const manager = await as("manager");
  await made(manager, "Ferrolux Presswerk Hagen");
  const text = [
    "Supplier;Supplier country;Input;Share;Valid from;Valid to",
    "Ferrolux Presswerk Hagen;DE;Bolzen;1;2026-03-01;2026-03-31",
    "Ferrolux Preswerk Hagen;DE;Bolzen;1;2026-03-01;2026-03-31",
    "Ferrolux Preswerk Hagen;DE;Muttern;1;2026-03-01;2026-03-31",
  ].join("\n");
  const params = await sent(manager, text, "supply-data");
  const before = await rowsOf(manager, params);
  expect(before.rows.map(({ row }) => row)).toEqual([3, 4]);
  const all = await kept(params);
  const { decided, import: found } = await decideAll(manager, params, { decision: "join" });
  expect({ decided, counts: found.counts }).toMatchObject({ decided: 1, counts: { create: 2, waiting: 1 } });
  const now = await kept(params);
  expect(now.rows.slice(0, 2)).toEqual(all.rows.slice(0, 2));
  expect(await undo(manager, params, found.revision)).toMatchObject({ undone: 1 });
  expect(await kept(params)).toEqual(all);
});

test.each(["repeat", "create", "skip"] as const)(
  "suppliers keep their targets and all else when %s is taken back",
  async (decision) => {
    const manager = await as("manager");
    const params = await sent(manager, alike(`Ziel${decision}`));
    await use.database.asSystem((tx) =>
      tx.execute(sql`update import_rows set target_id = 7 where import_id = ${params.importId} and state = 'waiting'`),
    );
    expect(await decidedAndUndone(manager, params, decision)).toBe(2);
  },
);

test.each(["suppliers", "relations"] as const)(
  "what another import of %s had said is remembered again, also through two decisions of one import",
  async (kind) => {
    const manager = await as("manager");
    const text = {
      suppliers: alike("Vorgänger"),
      relations: "Supplier;Customer\nVorgänger Eins;Vorgänger Zwei\nVorgänger Drei;Vorgänger Zwei",
    }[kind];
    const older = await sent(manager, text, kind);
    const newer = await sent(manager, text, kind);
    const before = await kept(older);
    const { import: found } = await decideAll(manager, older, { decision: "create" });
    await decidedAndUndone(manager, newer, "create");
    await decidedAndUndone(manager, newer, "skip");
    await undo(manager, older, found.revision);
    expect(await kept(older)).toEqual(before);
  },
);

test("the older of two decisions is taken back first: it does not come back with the newer one's undo", async () => {
  const manager = await as("manager");
  const text = alike("Reihenfolge");
  const [older, newer] = [await sent(manager, text), await sent(manager, text)];
  const before = (await kept(older)).said;
  const { import: first } = await decideAll(manager, older, { decision: "create" });
  const { import: second } = await decideAll(manager, newer, { decision: "skip" });
  await undo(manager, older, first.revision);
  await undo(manager, newer, second.revision);
  expect((await kept(older)).said).toEqual(before);
});

test("what was made of a remembered supplier since stays remembered as that target", async () => {
  const manager = await as("manager");
  const text = "Supplier;Customer\nGemacht Eins;Gemacht Zwei\n";
  const [older, newer] = [await sent(manager, text, "relations"), await sent(manager, text, "relations")];
  await decideAll(manager, older, { decision: "create" });
  const { import: second } = await decideAll(manager, newer, { decision: "create" });
  await callBackend(manager, applyImport, { params: older });
  await use.drain();
  const remembered = async () =>
    (await kept(newer)).said.filter((row) => row.includes("gemacht")).map((row) => /join|create/.exec(row)?.[0]);
  expect(await remembered()).toEqual(["join", "join"]);
  await undo(manager, newer, second.revision);
  expect(await remembered()).toEqual(["join", "join"]);
});

test.each(["3", "2"])(
  "what two rows said of a supplier is forgotten with the one that waits again, when row %s was left out",
  async (row) => {
    const manager = await as("manager");
    const list = (what: string) => `Supplier;Customer\nDoppelt ${row};${what} A\nDoppelt ${row};${what} B\n`;
    const params = await sent(manager, list("Kunde"), "relations");
    const { decided, import: found } = await decideAll(manager, params, { decision: "create" });
    expect(decided).toBe(2);
    const body = { decision: "skip" as const, targetId: null };
    await callBackend(manager, decideImportRow, { params: { ...params, row }, body });
    expect(await undo(manager, params, found.revision)).toMatchObject({ undone: 1 });
    const { rows: said } = await use.database.asSystem((tx) =>
      tx.execute(sql`select key from import_decisions where import_id = ${params.importId} and decision = 'create'`),
    );
    // Of the row that was left out what it said of its customer stays; the supplier is asked about again.
    expect(said).toHaveLength(1);
    expect(JSON.stringify(said)).not.toMatch(/doppelt/i);
  },
);

test("only a decision about many rows is taken back, not one of a single row", async () => {
  const manager = await as("manager");
  const params = await sent(manager, alike("Einzeln"));
  await decideAll(manager, params, { decision: "create" });
  const body = { decision: "skip" as const, targetId: null };
  await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
  const { revision } = await callBackend(manager, readImport, { params });
  const before = await kept(params);
  expect(await undo(manager, params, revision)).toMatchObject({ undone: 0 });
  expect(await kept(params)).toEqual(before);
});
