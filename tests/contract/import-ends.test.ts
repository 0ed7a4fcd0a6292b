import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, undoImport } from "~/backend/contract/imports";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Caller, sendList } from "../support/sent-list";

// Whom rows of relations name: made once, told apart by their legal form, and one answer for all rows of a file.

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

const create = (caller: Caller, params: { importId: string }, row: string) =>
  callBackend(caller, decideImportRow, { params: { ...params, row }, body: { decision: "create", targetId: null } });

async function withSuppliers(caller: Caller) {
  const list =
    "Lieferant;Lieferantennummer;Land\nKwarzit Guss;4711;DE\nOlbrenn Draht;4712;FR\nMarbel Guss GmbH;4714;DE\nMarbel Guss AG;4715;DE";
  const { params } = await sent(caller, list, "suppliers");
  await create(caller, params, "5").catch(() => undefined);
  await step(caller, applyImport, params);
}
let suppliers: Promise<void> | undefined;
const prepared = (caller: Caller) => (suppliers ??= withSuppliers(caller));

const idsOf = (name: string) =>
  use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from targets where name = ${name} order by id`);
    return rows.map(({ id }) => Number(id));
  });

const rowsOf = async (caller: Caller, params: { importId: string }) =>
  (await callBackend(caller, listImportRows, { params })).content;

test("who was made when the import was applied is not made again for a row that had waited", async () => {
  const caller = await manager();
  await prepared(caller);
  const { params } = await sent(caller, "From;To\nXurb Nickel;Kwarzit Guss\nXurb Nickel;Vurb Kupfer");
  await create(caller, params, "2");
  expect(await step(caller, applyImport, params)).toMatchObject({ counts: { created: 1, waiting: 1 } });
  await create(caller, params, "3");
  expect(await step(caller, applyImport, params)).toMatchObject({ counts: { created: 2 } });
  expect(await idsOf("Xurb Nickel")).toHaveLength(1);
});

test("of two files that both want somebody made the second one finds who the first one made", async () => {
  const caller = await manager();
  await prepared(caller);
  const first = await sent(caller, "From;To\nXorb Nickel;Kwarzit Guss");
  const second = await sent(caller, "From;To\nXorb Nickel;Olbrenn Draht");
  for (const { params } of [first, second]) {
    await callBackend(caller, decideImportRows, { params, body: { decision: "create" } });
  }
  await step(caller, applyImport, first.params);
  await step(caller, applyImport, second.params);
  expect(await idsOf("Xorb Nickel")).toHaveLength(1);
  // What the first one made stays as long as the second one speaks of it, and goes with nobody else's.
  await step(caller, undoImport, first.params);
  expect(await idsOf("Xorb Nickel")).toHaveLength(1);
});

test("two companies of one name and two legal forms are two, also in one relation", async () => {
  const caller = await manager();
  await prepared(caller);
  const [[limited], [stock]] = [await idsOf("Marbel Guss GmbH"), await idsOf("Marbel Guss AG")];
  expect([limited, stock]).toEqual([expect.any(Number), expect.any(Number)]);
  const text = [
    "From;To",
    "Marbel Guss GmbH;Kwarzit Guss",
    "Marbel Guss AG;Kwarzit Guss",
    "Marbel Guss AG;Marbel Guss GmbH",
  ].join("\n");
  const { found, params } = await sent(caller, text);
  expect(found.counts).toEqual({ create: 3 });
  const ends = (await rowsOf(caller, params)).map((row) => row.ends?.map(({ target }) => target?.name));
  expect(ends).toEqual([
    ["Marbel Guss GmbH", "Kwarzit Guss"],
    ["Marbel Guss AG", "Kwarzit Guss"],
    ["Marbel Guss AG", "Marbel Guss GmbH"],
  ]);
});

test("whoever says otherwise of a name says it of all rows that have it", async () => {
  const caller = await manager();
  await prepared(caller);
  const { params } = await sent(caller, "From;To\nGlimb Zinn;Kwarzit Guss\nGlimb Zinn;Olbrenn Draht\nGlimb Zinn;us");
  await create(caller, params, "2");
  const [known] = await idsOf("Olbrenn Draht");
  const body = { decision: "join" as const, targetId: known ?? 0 };
  await callBackend(caller, decideImportRow, { params: { ...params, row: "2" }, body });
  const rows = await rowsOf(caller, params);
  // The second one would be a relation of one with itself: it is asked for again.
  expect(rows.map(({ row, state, ends }) => [row, state, ends?.[0]?.status])).toEqual([
    [2, "create", "known"],
    [3, "waiting", "unknown"],
    [4, "create", "known"],
  ]);
});
