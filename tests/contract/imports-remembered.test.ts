import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// What was decided about a supplier of one list, when the next list has it. In a backend of its own, since two customers send lists.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function settled(caller: Caller, importId: number) {
  await use.drain();
  return callBackend(caller, readImport, { params: { importId: String(importId) } });
}

/** Of which the second is nearly the first, and the third is like nobody. */
const MONTHLY = [
  "Lieferant;Land;Ort;Straße",
  "Muwerk Bonnland;DE;Bonn;Rheinweg 4",
  "Muwerk Bonland;DE;Bonn;",
  "Xiwerk Kasseler;DE;Kassel;Fuldaweg 7",
  "Xiwerk Kaseler;DE;Kassel;",
].join("\n");

test("what was decided once is not asked again with the next list, and says when it was", async () => {
  const [manager, stranger] = [await as("manager"), await as("strangeAdmin")];
  const first = await sendList(manager, MONTHLY);
  const params = { importId: String(first.id) };
  expect(await settled(manager, first.id)).toMatchObject({ counts: { create: 2, waiting: 2 } });
  const decide = (row: string, decision: "create" | "repeat") =>
    callBackend(manager, decideImportRow, { params: { ...params, row }, body: { decision, targetId: null } });
  await decide("3", "repeat");
  await decide("5", "create");
  await callBackend(manager, applyImport, { params });
  expect(await settled(manager, first.id)).toMatchObject({ counts: { created: 3, repeated: 1 } });

  const next = await sendList(manager, MONTHLY);
  const read = await settled(manager, next.id);
  expect(read.counts.waiting ?? 0).toBe(0);
  // Who was made of a row is joined, not made again.
  expect(read.counts.create ?? 0).toBe(0);
  const { content } = await callBackend(manager, listImportRows, { params: { importId: String(next.id) } });
  const remembered = content.filter(({ reasons }) =>
    reasons.some(({ key }) => key === "imports:duplicates.remembered"),
  );
  expect(remembered.map(({ row }) => row)).toContain(3);
  expect(remembered[0]?.reasons.at(-1)?.params).toEqual({ day: new Date().toISOString().slice(0, 10) });

  // Nobody else's decision counts, and of another town it is asked anew.
  const theirs = await sendList(stranger, MONTHLY);
  expect(await settled(stranger, theirs.id)).toMatchObject({ counts: { create: 2, waiting: 2 } });
  const elsewhere = await sendList(manager, MONTHLY.replaceAll("Bonn;", "Ulm;").replaceAll("werk", "hof"));
  expect((await settled(manager, elsewhere.id)).counts.waiting).toBeGreaterThan(0);
});

/** One row for each owner; who has no legal form is asked about. */
const OWNED = ["Owner,Owned", "Elb AG,Muwerk", "Oder AG,Muwerk", "Spree AG,Muwerk", "Elb AG,Xiwerk"].join("\n");

test("rows of a file that say the same of a supplier are asked about once", async () => {
  const manager = await as("manager");
  const suppliers = await sendList(manager, "Lieferant;Land;Ort\nMustolz;DE;Bonn\nXistolz;DE;Ulm");
  await settled(manager, suppliers.id);
  await callBackend(manager, applyImport, { params: { importId: String(suppliers.id) } });
  await settled(manager, suppliers.id);
  const list = await sendList(manager, OWNED.replaceAll("werk", "stolz"));
  const params = { importId: String(list.id) };
  expect((await settled(manager, list.id)).counts).toEqual({ waiting: 4 });
  const { content } = await callBackend(manager, listImportRows, { params });
  const { target } = content[0] ?? {};
  const decided = await callBackend(manager, decideImportRow, {
    params: { ...params, row: "2" },
    body: { decision: "join", targetId: target?.id ?? 0 },
  });
  expect(decided).toMatchObject({ row: 2, state: "join", decidedToo: 2 });
  expect(await settled(manager, list.id)).toMatchObject({ counts: { join: 3, waiting: 1 } });
});

test("one answer says nothing of a row with another number or street, in this file or the next", async () => {
  const manager = await as("manager");
  const suppliers = await sendList(manager, "Lieferant;Land;Ort\nZetastolz Guss;DE;Bonn");
  await settled(manager, suppliers.id);
  await callBackend(manager, applyImport, { params: { importId: String(suppliers.id) } });
  await settled(manager, suppliers.id);
  const lines = ["1;Domweg 1", "2;Domweg 1", ";Seeweg 9"].map((more) => `Zetastols Guss;DE;Bonn;${more}`);
  const read = async (rows: string[]) => {
    const list = await sendList(manager, ["Lieferant;Land;Ort;Lieferantennummer;Straße", ...rows].join("\n"));
    await settled(manager, list.id);
    const params = { importId: String(list.id) };
    return { params, content: (await callBackend(manager, listImportRows, { params })).content };
  };
  const { params, content } = await read(lines);
  expect(content.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
  const body = { decision: "join", targetId: content[0]?.target?.id ?? 0 } as const;
  const decided = await callBackend(manager, decideImportRow, { params: { ...params, row: "2" }, body });
  expect(decided.decidedToo).toBe(0);
  const next = await read(lines);
  expect(next.content.map(({ state }) => state)).toEqual(["join", "waiting", "waiting"]);
});

test("who is made new of a row is made once, and its other rows repeat it", async () => {
  const manager = await as("manager");
  const list = await sendList(manager, OWNED.replaceAll("werk", "hain"));
  const params = { importId: String(list.id) };
  const read = await settled(manager, list.id);
  expect(read.counts).toEqual({ create: 2, waiting: 2 });
  const { content } = await callBackend(manager, listImportRows, { params });
  expect(content.map(({ row, repeats }) => [row, repeats])).toEqual([
    [2, null],
    [3, 2],
    [4, 2],
    [5, null],
  ]);
  const body = { decision: "repeat", targetId: null } as const;
  const decided = await callBackend(manager, decideImportRow, { params: { ...params, row: "3" }, body });
  expect(decided).toMatchObject({ state: "repeated", decidedToo: 1 });
  expect((await settled(manager, list.id)).counts).toEqual({ create: 2, repeated: 2 });
});

test("a remembered target that is gone is asked for again", async () => {
  const manager = await as("manager");
  const first = await sendList(manager, MONTHLY.replaceAll("werk", "turm"));
  const params = { importId: String(first.id) };
  await settled(manager, first.id);
  await callBackend(manager, decideImportRows, { params, body: { decision: "create" } });
  await callBackend(manager, applyImport, { params });
  await settled(manager, first.id);
  await callBackend(manager, undoImport, { params });
  await settled(manager, first.id);
  const next = await sendList(manager, MONTHLY.replaceAll("werk", "turm"));
  expect((await settled(manager, next.id)).counts).toMatchObject({ create: 2, waiting: 2 });
});
