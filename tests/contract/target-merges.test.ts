import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { compareTargets } from "~/backend/contract/comparison";
import { listFeed } from "~/backend/contract/feed";
import { applyImport, undoImport } from "~/backend/contract/imports";
import { readTargetProfile } from "~/backend/contract/profile";
import { listSupplyInputs } from "~/backend/contract/supply-inputs";
import { readTargetInfo } from "~/backend/contract/target-info";
import {
  type MergeChoices,
  mergeTargets,
  previewTargetMerge,
  readTargetMerge,
  undoTargetMerge,
} from "~/backend/contract/target-merges";
import { sweep } from "../../server/backend/main/sweep";
import type { NewTarget } from "../../server/backend/network/targets/create-targets";
import { addSupplier, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";
import { sendList } from "../support/sent-list";

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
type Caller = Awaited<ReturnType<typeof signInAs>>;
let own = { ownerId: 0 };
let manager: Caller;

beforeAll(async () => {
  manager = await as("manager");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  own = { ownerId: Number(rows[0]?.id) };
});

const add = async (...given: (Partial<NewTarget> & { name: string })[]) =>
  (await use.database.asSystem((tx) => addTargets(tx, given))) as [number, number, number, number];

async function merge(keptId: number, mergedId: number, choices: MergeChoices = {}, caller = manager) {
  const { kept, merged } = await callBackend(manager, previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  const body = { keptId, mergedId, choices, versions, reason: "One works, two lists" };
  return String((await callBackend(caller, mergeTargets, { body })).mergeId);
}

const edgesOf = async (id: number) =>
  (
    await use.database.asSystem((tx) =>
      tx.execute(sql`select from_id::int as "fromId", to_id::int as "toId", source, shipments, probability from edges
        where ${id} in (from_id, to_id) order by from_id, source`),
    )
  ).rows;

const info = (id: number, caller = manager) =>
  callBackend(caller, readTargetInfo, { params: { targetId: String(id) } });

test("fields are those that were chosen, names and identifiers are both, and what one does not say is the other's", async () => {
  const [kept, merged] = await add(
    { name: "Ostrau Guss", ...own, country: "CZ", website: null, employees: 10, hsCodes: ["7325"] },
    {
      ...{
        name: "Ostrava Guss a.s.",
        ...own,
        country: "CZ",
        city: "Ostrava",
        website: "https://og.example",
        employees: 20,
      },
      ...{ hsCodes: ["8409"], identifiers: [{ system: "VAT", value: "CZ1" }] },
    },
  );
  await merge(kept, merged, { name: "merged", employees: "merged" });
  const { kept: now } = await callBackend(manager, previewTargetMerge, {
    query: { keptId: kept, mergedId: (await add({ name: "Other", ...own }))[0] },
  });
  expect(now).toMatchObject({
    ...{ id: kept, name: "Ostrava Guss a.s.", otherNames: ["Ostrau Guss"], employees: 20, city: "Ostrava" },
    ...{ website: "https://og.example", hsCodes: ["7325", "8409"], identifiers: [{ system: "VAT", value: "CZ1" }] },
  });
});

test("equal relations become one, their counts are not added up, and one between the two is dropped", async () => {
  const [kept, merged, buyer] = await add({ name: "A", ...own }, { name: "B", ...own }, { name: "C", ...own });
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, kept, buyer, { ...own, shipments: 40, probability: 0.4 });
    await addSupplier(tx, merged, buyer, { ...own, shipments: 30, probability: 0.9 });
    await addSupplier(tx, merged, buyer, { ...own, shipments: 5, source: "Media" });
    await addSupplier(tx, merged, kept, own);
  });
  const preview = await callBackend(manager, previewTargetMerge, { query: { keptId: kept, mergedId: merged } });
  expect(preview).toMatchObject({ between: 1, moves: { relations: 3, names: 1 } });
  const mergeId = await merge(kept, merged);
  expect(await edgesOf(kept)).toEqual([
    { fromId: kept, toId: buyer, source: "Customs", shipments: 40, probability: 0.9 },
    { fromId: kept, toId: buyer, source: "Media", shipments: 5, probability: 1 },
  ]);
  await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  expect(await edgesOf(kept)).toHaveLength(2);
  expect(await edgesOf(merged)).toHaveLength(3);
});

test("of two periods of one input only one holds at a time after a merge, with what the other one says, and both are back after the undo", async () => {
  const [kept, merged] = await add({ name: "Zinc A", ...own }, { name: "Zinc B", ...own });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into edge_impacts (customer_id, supplier_id, input, input_key, share, recovery_site, valid_from, valid_to)
      values (${own.ownerId}, ${kept}, 'Zinc', 'zinc', 0.5, null, '2026-01-01', null),
             (${own.ownerId}, ${merged}, 'Zinc', 'zinc', 0.4, 60, '2026-03-01', '2026-12-31'),
             (${own.ownerId}, ${merged}, 'Zinc', 'zinc', 0.3, 90, '2025-01-01', '2025-12-31'),
             (${own.ownerId}, ${merged}, 'Lead', 'lead', 1, null, '2026-01-01', null)`),
  );
  const listed = async (supplierId: number) =>
    (await callBackend(manager, listSupplyInputs, { query: { supplierId } })).content.map(
      ({ input, share, recoverySite, validFrom }) => [input, share, recoverySite, validFrom],
    );
  const before = [await listed(kept), await listed(merged)];
  const mergeId = await merge(kept, merged);
  expect((await listed(kept)).sort()).toEqual([
    ["Lead", 1, null, "2026-01-01"],
    ["Zinc", 0.3, 90, "2025-01-01"],
    ["Zinc", 0.5, 60, "2026-01-01"],
  ]);
  const now = (await callBackend(manager, listSupplyInputs, { query: { supplierId: kept, input: "zinc" } })).content;
  const { id, version } = now.find(({ share }) => share === 0.5) ?? { id: 0, version: 0 };
  expect(version).toBe(2);
  await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  expect([await listed(kept), await listed(merged)]).toEqual(before);
  expect(id).toBeGreaterThan(0);
});

test("a call about the merged target answers for the kept one, over two merges, and for itself after the undo", async () => {
  const [first, second, third] = await add(
    { name: "First", ...own, employees: 1 },
    { name: "Second", ...own, employees: 2 },
    { name: "Third", ...own, employees: 3 },
  );
  const one = await merge(second, first);
  const two = await merge(third, second);
  expect((await info(first)).employees).toBe(3);
  await expect(callBackend(manager, undoTargetMerge, { params: { mergeId: one } })).rejects.toMatchObject({
    ...{ status: 409, code: "target_merged_on" },
  });
  await callBackend(manager, undoTargetMerge, { params: { mergeId: two } });
  expect((await info(first)).employees).toBe(2);
  await callBackend(manager, undoTargetMerge, { params: { mergeId: one } });
  expect((await info(first)).employees).toBe(1);
  await expect(callBackend(manager, undoTargetMerge, { params: { mergeId: one } })).rejects.toMatchObject({
    ...{ status: 409, code: "target_merge_undone", details: { by: expect.any(String) } },
  });
});

test("addresses that name the merged target in a list of targets find the kept one: the feed, and what is compared", async () => {
  const [kept, merged, other] = await add(
    { name: "Lesezeichen Guss", ...own },
    { name: "Lesezeichen Gus", ...own },
    { name: "Lesezeichen Walz", ...own },
  );
  const strike = { at: new Date(), eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
  await use.database.asSystem((tx) => addAlerts(tx, own.ownerId, [{ ...strike, targetId: kept }]));
  const alertsOf = async (id: number) =>
    (await callBackend(manager, listFeed, { query: { statusId: "all", targetIds: String(id) } })).content.length;
  expect([await alertsOf(kept), await alertsOf(merged)]).toEqual([1, 0]);
  const mergeId = await merge(kept, merged);
  expect([await alertsOf(kept), await alertsOf(merged)]).toEqual([1, 1]);
  const query = { targetIds: `${merged},${other}` };
  const { targets } = await callBackend(manager, compareTargets, { query });
  expect(targets.map(({ id }) => id)).toEqual([kept, other]);
  await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  expect([await alertsOf(kept), await alertsOf(merged)]).toEqual([1, 0]);
});

test("the page of a target says what was merged into it, to its customer only, until that is undone", async () => {
  const [kept, merged] = await add({ name: "Kept", country: "DE" }, { name: "Gone", ...own });
  const mergedOf = async (caller: Caller) => {
    const { customer } = await callBackend(caller, readTargetProfile, { params: { targetId: String(kept) } });
    return customer?.merged;
  };
  const mergeId = await merge(kept, merged);
  expect(await mergedOf(manager)).toEqual([{ mergeId: Number(mergeId), name: "Gone" }]);
  expect(await mergedOf(await as("strangeAdmin"))).toEqual([]);
  await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  expect(await mergedOf(manager)).toEqual([]);
});

test("a merge can be undone for half a year; then what undoing needs is removed, and old addresses lead on", async () => {
  const [kept, merged, undone] = await add(
    { name: "Old", ...own, employees: 4 },
    { name: "Older", ...own },
    { name: "U", ...own },
  );
  const first = await merge(kept, undone);
  await callBackend(manager, undoTargetMerge, { params: { mergeId: first } });
  const mergeId = await merge(kept, merged);
  const params = { mergeId };
  const rowsOf = () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from target_merge_rows where merge_id in (${first}::bigint, ${mergeId}::bigint) group by merge_id`,
      );
      return rows.length;
    });
  const swept = () => sweep({ payload: null, database: use.database, logger: pino({ level: "silent" }), attempt: 1 });
  const date = (ago: number) =>
    use.database.asSystem((tx) =>
      tx.execute(
        sql`update target_merges set merged_at = now() - make_interval(days => ${ago}::int) where id = ${mergeId}`,
      ),
    );
  expect(await rowsOf()).toBe(2);
  await date(179);
  await swept();
  expect([await rowsOf(), (await callBackend(manager, readTargetMerge, { params })).refusal]).toEqual([1, null]);
  await date(181);
  await swept();
  expect(await rowsOf()).toBe(0);
  expect(await callBackend(manager, readTargetMerge, { params })).toMatchObject({ refusal: "expired", staying: {} });
  await expect(callBackend(manager, undoTargetMerge, { params })).rejects.toMatchObject({
    ...{ status: 409, code: "target_merge_expired" },
  });
  expect((await info(merged)).employees).toBe(4);
});

test("what somebody changed since the merge stays when it is undone, and is counted", async () => {
  const [kept, merged, buyer] = await add(
    { name: "D", ...own, employees: 5 },
    { name: "E", ...own, employees: 6 },
    { name: "F", ...own },
  );
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, kept, buyer, { ...own, probability: 0.4 });
    await addSupplier(tx, merged, buyer, { ...own, probability: 0.9 });
  });
  const mergeId = await merge(kept, merged, { employees: "merged" });
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update targets set employees = 7, version = version + 1 where id = ${kept}`);
    await tx.execute(sql`update edges set probability = 0.5 where from_id = ${kept}`);
  });
  const read = await callBackend(manager, readTargetMerge, { params: { mergeId } });
  expect(read).toMatchObject({ staying: { facts: 1, relations: 1 }, refusal: null, reason: "One works, two lists" });
  const undone = await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  expect(undone).toEqual({ keptId: kept, mergedId: merged, stayed: { facts: 1, relations: 1 } });
  expect([(await info(kept)).employees, (await info(merged)).employees]).toEqual([7, 6]);
  expect(await edgesOf(merged)).toMatchObject([{ probability: 0.9 }]);
  expect(await edgesOf(kept)).toMatchObject([{ probability: 0.5 }]);
});

test("a public target stays as it is; the customer's facts are its own beside it", async () => {
  const [shared, ours] = await add(
    { name: "Wuhan Steel", country: "CN" },
    {
      name: "Wuhan Iron",
      ...own,
      country: "CN",
      city: "Wuhan",
      employees: 9,
      identifiers: [{ system: "ERP", value: "4711" }],
    },
  );
  await expect(merge(ours, shared)).rejects.toMatchObject({ status: 403, code: "target_public" });
  await merge(shared, ours, { name: "merged", employees: "merged" });
  const strange = await as("strangeAdmin");
  expect(await info(shared, strange)).toMatchObject({ own: false, employees: null });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`
      select t.name, t.version, (select jsonb_agg(text order by text) from target_names where target_id = t.id and owner_id = ${own.ownerId}) as names,
             (select jsonb_agg(value) from target_identifiers where target_id = t.id and owner_id = ${own.ownerId}) as numbers
        from targets t where id = ${shared}`),
  );
  expect(rows).toEqual([{ name: "Wuhan Steel", version: 1, names: ["Wuhan Iron"], numbers: ["4711"] }]);
});

test("two public ones are the operator's, a company and a site are two, and nobody else merges", async () => {
  const [p, q, mine, site] = await add(
    { name: "P" },
    { name: "Q" },
    { name: "M", ...own },
    { name: "S", ...own, type: "POI" },
  );
  await expect(merge(p, q)).rejects.toMatchObject({ status: 403, code: "target_public" });
  await expect(merge(mine, site)).rejects.toMatchObject({ status: 409, code: "targets_differ" });
  const [other] = await add({ name: "N", ...own });
  await expect(merge(mine, other, {}, await as("viewer"))).rejects.toMatchObject({ status: 403 });
  await expect(merge(mine, other, {}, await as("analyst"))).rejects.toMatchObject({ status: 403 });
  await expect(merge(mine, other, {}, await as("strangeAdmin"))).rejects.toMatchObject({ status: 404 });
});

test("whoever saw another version is told what the two are now", async () => {
  const [kept, merged] = await add({ name: "G", ...own }, { name: "H", ...own });
  const body = { keptId: kept, mergedId: merged, reason: "The same", versions: { kept: 1, merged: 2 } };
  await expect(callBackend(manager, mergeTargets, { body })).rejects.toMatchObject({
    ...{ status: 409, code: "stale_version", details: { current: { merged: { id: merged, version: 1 } } } },
  });
});

test("the undo of an import leaves what was merged, and the merge can be undone after it", async () => {
  const { id } = await sendList(manager, "Lieferant;Land;Ort\nQuibbelmann Werk;DE;Bonn\nZorbas Metall;GR;Volos");
  await use.drain();
  const params = { importId: String(id) };
  await callBackend(manager, applyImport, { params });
  await use.drain();
  const made = async () =>
    (
      await use.database.asSystem((tx) =>
        tx.execute<{ id: number; name: string }>(
          sql`select id::int, name from targets where import_id = ${id} order by id`,
        ),
      )
    ).rows;
  const [kept, merged] = await made();
  const mergeId = await merge(kept?.id ?? 0, merged?.id ?? 0);
  await use.drain();
  await callBackend(manager, undoImport, { params });
  await use.drain();
  expect(await made()).toEqual([kept]);
  const undone = await callBackend(manager, undoTargetMerge, { params: { mergeId } });
  await use.drain();
  expect(await made()).toEqual([kept, merged]);
  // Its row in the import says that it was not undone with it, which stays.
  expect(undone.mergedId).toBe(merged?.id);
});
