import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport } from "~/backend/contract/imports";
import { decideDuplicate, listDuplicates, mergeTargets, readDuplicate } from "~/backend/contract/target-merges";
import { searchCustomer } from "../../server/backend/sections/target-merges/duplicates-task";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { sendList } from "../support/sent-list";

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;
let customerId = 0;
let ids: number[] = [];

beforeAll(async () => {
  manager = await as("manager");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  customerId = Number(rows[0]?.id);
  const own = { ownerId: customerId, city: "Ostrava", address: "Vítkovická 14" };
  ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { ...own, name: "Ostrau Guss a.s.", country: "CZ" },
      { ...own, name: "Ostrau Guss", country: "CZ" },
      { name: "Quarzmann Optik", country: "DE", city: "Jena", address: "Weg 4" },
      { ownerId: customerId, name: "Quarzmann Optik GmbH", country: "DE", city: "Jena", address: "Weg 4" },
      { ownerId: customerId, name: "Zelfo Draht", country: "FR", city: "Lyon" },
    ]),
  );
});

const search = (most?: number) => searchCustomer(use.database, customerId, most);
const list = (query: Parameters<typeof callBackend<typeof listDuplicates>>[2]["query"] = {}, caller = manager) =>
  callBackend(caller, listDuplicates, { query });
const namesIn = ({ content }: Awaited<ReturnType<typeof list>>) =>
  content.map(({ one, other }) => [one.name, other.name]).sort();

const PAIRS = [
  ["Ostrau Guss a.s.", "Ostrau Guss"],
  ["Quarzmann Optik", "Quarzmann Optik GmbH"],
];

test("pairs are found among own targets and between own and public ones, and found once", async () => {
  await search();
  const found = await list();
  expect(namesIn(found)).toEqual(PAIRS);
  expect(found).toMatchObject({ totalElements: 2, counts: { open: 2, apart: 0 } });
  await search();
  expect(await list()).toEqual(found);
  const first = await list({ size: 1 });
  const second = await list({ size: 1, after: first.after ?? "" });
  expect([...first.content, ...second.content]).toEqual(found.content);
  expect(second.after).toBeNull();
  await expect(list({ after: "x" })).rejects.toMatchObject({ status: 422 });
});

test("of more pairs than anybody decides the rest comes when the first ones are decided", async () => {
  const state = async (pairId: number | undefined, to: "apart" | "open") =>
    callBackend(manager, decideDuplicate, { params: { pairId: String(pairId) }, body: { state: to } });
  await search(1);
  const [first, ...rest] = (await list()).content;
  expect(rest).toEqual([]);
  await state(first?.id, "apart");
  await search(1);
  expect(namesIn(await list())).toEqual([PAIRS[1]]);
  expect(namesIn(await list({ state: "apart" }))).toEqual([PAIRS[0]]);
  await state(first?.id, "open");
  await search();
  expect(namesIn(await list())).toEqual(PAIRS);
});

test("of an own and a public one the public one is kept", async () => {
  const pair = (await list()).content.find(({ one }) => one.id === ids[2]);
  const { preview } = await callBackend(manager, readDuplicate, { params: { pairId: String(pair?.id) } });
  expect([preview.kept, preview.merged]).toMatchObject([
    { id: ids[2], own: false },
    { id: ids[3], own: true },
  ]);
});

test("of two own ones whoever asks says which is kept; of a public one nobody does", async () => {
  const { content } = await list();
  const preview = async (oneId: number | undefined, keptId: number | undefined) => {
    const pair = content.find(({ one }) => one.id === oneId);
    const asked = { params: { pairId: String(pair?.id) }, query: { keptId: String(keptId) } };
    const { kept, merged } = (await callBackend(manager, readDuplicate, asked)).preview;
    return [kept.id, merged.id];
  };
  expect(await preview(ids[0], ids[1])).toEqual([ids[1], ids[0]]);
  expect(await preview(ids[0], ids[0])).toEqual([ids[0], ids[1]]);
  expect(await preview(ids[0], ids[4])).toEqual([ids[0], ids[1]]);
  expect(await preview(ids[2], ids[3])).toEqual([ids[2], ids[3]]);
});

test("not the same is asked again only when a name, an address or an identifier has changed", async () => {
  const pair = (await list()).content.find(({ one }) => one.id === ids[0]);
  const params = { pairId: String(pair?.id) };
  const decided = await callBackend(manager, decideDuplicate, { params, body: { state: "apart" } });
  expect(decided).toMatchObject({ state: "apart", decidedBy: expect.any(String) });
  await search();
  expect((await list()).content.map(({ id }) => id)).not.toContain(pair?.id);
  expect((await list({ state: "apart" })).content.map(({ id }) => id)).toEqual([pair?.id]);
  await use.database.asSystem((tx) => tx.execute(sql`update targets set employees = 5 where id = ${ids[0]}`));
  await search();
  expect((await list()).content.map(({ id }) => id)).not.toContain(pair?.id);
  await use.database.asSystem((tx) => tx.execute(sql`update targets set postal_code = '70200' where id = ${ids[0]}`));
  await search();
  const again = (await list()).content.find(({ id }) => id === pair?.id);
  expect(again).toMatchObject({ state: "open", decidedAt: null, decidedBy: null });
});

test("a search does not take away what was opened again or found while it ran", async () => {
  const ostrau = (await list()).content.find(({ one }) => one.id === ids[0]);
  const params = { pairId: String(ostrau?.id) };
  const decide = (state: "apart" | "open") => callBackend(manager, decideDuplicate, { params, body: { state } });
  await decide("apart");
  // It has read that they are two and compared them; then somebody takes that back.
  let isOpened = false;
  const slow: typeof use.database = {
    ...use.database,
    asSystem: async (run) => {
      const result = await use.database.asSystem(run);
      if (!isOpened && Object.hasOwn(Object(result), "pairs")) {
        isOpened = true;
        await decide("open");
        await search();
      }
      return result;
    },
  };
  await searchCustomer(slow, customerId);
  expect(isOpened).toBe(true);
  expect(namesIn(await list())).toEqual(PAIRS);
});

test("a merged pair is none any more, and nobody else sees it", async () => {
  const [pair] = (await list()).content.filter(({ one }) => one.id === ids[0]);
  const params = { pairId: String(pair?.id) };
  await expect(callBackend(await as("strangeAdmin"), readDuplicate, { params })).rejects.toMatchObject({ status: 404 });
  expect((await list({}, await as("strangeAdmin"))).content).toEqual([]);
  await expect(list({}, await as("viewer"))).rejects.toMatchObject({ status: 403 });
  const { preview } = await callBackend(manager, readDuplicate, { params });
  const versions = { kept: preview.kept.version, merged: preview.merged.version };
  const body = { keptId: preview.kept.id, mergedId: preview.merged.id, reason: "One works", versions };
  await callBackend(manager, mergeTargets, { body });
  await expect(callBackend(manager, readDuplicate, { params })).rejects.toMatchObject({ status: 404 });
  await search();
  expect(namesIn(await list())).toEqual([PAIRS[1]]);
});

async function imported(...rows: string[]) {
  const { id } = await sendList(manager, ["Lieferant;Land;Ort", ...rows].join("\n"));
  await use.drain();
  const params = { importId: String(id) };
  const { content } = await callBackend(manager, listImportRows, { params, query: { state: "waiting" } });
  const body = { decision: "create", targetId: null } as const;
  for (const { row } of content)
    await callBackend(manager, decideImportRow, { params: { ...params, row: String(row) }, body });
  await callBackend(manager, applyImport, { params });
  await use.drain();
  return content.length;
}

test("an import that was applied has pairs looked for", async () => {
  const twin = { ownerId: customerId, country: "FR", city: "Lille" };
  await use.database.asSystem((tx) =>
    addTargets(tx, [
      { ...twin, name: "Ombrafix Guss" },
      { ...twin, name: "Ombrafix Gus SARL" },
    ]),
  );
  await imported("Karvello Textil;IT;Prato");
  expect(namesIn(await list())).toContainEqual(["Ombrafix Guss", "Ombrafix Gus SARL"]);
});

test("a row that a person told apart from a target, or from another row, is no open pair, and says when and by whom", async () => {
  expect(await imported("Zelfo Drat SARL;FR;Lyon", "Xulbrann Werk;DE;Bonn", "Xulbran Werk;DE;Bonn")).toBe(2);
  const open = namesIn(await list());
  expect(open.flat().filter((name) => /^(?:Zelfo|Xulbran)/.test(name))).toEqual([]);
  const { content } = await list({ state: "apart" });
  const pairs = content.filter(({ one }) => /^(?:Zelfo|Xulbran)/.test(one.name));
  expect(pairs.map(({ one, other }) => [one.name, other.name]).sort()).toEqual([
    ["Xulbrann Werk", "Xulbran Werk"],
    ["Zelfo Draht", "Zelfo Drat SARL"],
  ]);
  for (const { decidedAt, decidedBy, score } of pairs) {
    expect([decidedAt, decidedBy, score]).toEqual([expect.any(String), expect.any(String), expect.closeTo(0.85, 0)]);
  }
  const [first] = pairs;
  const params = { pairId: String(first?.id) };
  expect(await callBackend(manager, decideDuplicate, { params, body: { state: "open" } })).toMatchObject({
    state: "open",
  });
});
