import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { readImport } from "~/backend/contract/imports";
import { readSession } from "~/backend/contract/session";
import {
  changeSupplyInput,
  exportSupplyInputs,
  listSupplyInputs,
  readSupplyInput,
  type SupplyInput,
} from "~/backend/contract/supply-inputs";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { sendList } from "../support/sent-list";

// What is known of supplies, as a list that a person reads, corrects and exports.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
let suppliers: number[] = [];

beforeAll(async () => {
  const manager = await as("manager");
  const { user } = await callBackend(manager, readSession, {});
  const customerId = user.customer.id;
  await use.database.asSystem(async (tx) => {
    const names = ["Kwarzit Guß", "Olbrenn Draht", "Pfelder Walz"];
    suppliers = await addTargets(
      tx,
      names.map((name) => ({ name, country: "DE", ownerId: customerId })),
    );
    const [a, b, c] = suppliers;
    await tx.execute(sql`
      insert into edge_impacts (customer_id, supplier_id, input, input_key, hs_code, share, recovery_site, valid_from, valid_to, confirmed_on)
      values (${customerId}, ${a}, 'Castings', 'castings', '732599', 0.8, 60, '2026-01-01', null, '2026-01-01'),
             (${customerId}, ${b}, 'castings', 'castings', null, 0.4, null, '2026-03-01', '2026-12-31', null),
             (${customerId}, ${c}, 'Strip', 'strip', '7211', 0.5, null, '2026-01-01', null, '2025-01-01'),
             (${customerId}, ${a}, 'Strip', 'strip', '7211', null, 90, '2026-01-01', null, '2026-06-01'),
             (${customerId}, ${a}, 'Wire', 'wire', '7217', 1, 90, '2026-01-01', '2026-05-31', '2026-06-01'),
             (${customerId}, ${a}, 'Wire', 'wire', '7217', 1, 90, '2026-08-01', null, '2026-06-01')`);
  });
});

const listed = async (query: Record<string, string | number>) =>
  (await callBackend(await as("analyst"), listSupplyInputs, { query: query as never })).content;
const named = (entries: SupplyInput[]) => entries.map(({ supplier, input }) => `${supplier.name}: ${input}`);

test("what makes one whole stands together, and is added up for a day", async () => {
  const all = await listed({ validOn: "2026-04-01" });
  expect(named(all)).toEqual([
    ...["Kwarzit Guß: Castings", "Olbrenn Draht: castings", "Pfelder Walz: Strip", "Kwarzit Guß: Strip"],
    "Kwarzit Guß: Wire",
  ]);
  expect(all.map(({ shares }) => [shares?.sum.toFixed(2), shares?.unknown, shares?.isWhole])).toEqual([
    ["1.20", 0, false],
    ["1.20", 0, false],
    ["0.50", 1, true],
    ["0.50", 1, true],
    ["1.00", 0, true],
  ]);
  const [before] = await listed({ validOn: "2026-02-01", input: "casting" });
  expect(before?.shares).toEqual({ sum: 0.8, unknown: 0, isWhole: false });
  expect((await listed({})).map(({ shares }) => shares)).toEqual(Array(6).fill(null));
});

test("each filter leaves what it says, and a page goes on where the one before ended", async () => {
  expect(named(await listed({ supplier: "GUSS", input: "7325" }))).toEqual(["Kwarzit Guß: Castings"]);
  expect(named(await listed({ supplierId: suppliers[1] as number }))).toEqual(["Olbrenn Draht: castings"]);
  expect(named(await listed({ recovery: "missing" }))).toEqual(["Olbrenn Draht: castings", "Pfelder Walz: Strip"]);
  expect(named(await listed({ confirmedBefore: "2025-11-29" }))).toEqual([
    "Olbrenn Draht: castings",
    "Pfelder Walz: Strip",
  ]);
  expect(await listed({ input: "%" })).toEqual([]);
  const analyst = await as("analyst");
  const found: SupplyInput[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await callBackend(analyst, listSupplyInputs, { query: { size: 4, ...(after && { after }) } });
    expect(page).toMatchObject({ totalElements: 6, totalIsExact: true });
    found.push(...page.content);
    after = page.after;
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(6);
});

const bodyOf = ({
  id: _,
  supplier: _s,
  input: _i,
  hsCode: _h,
  productLine: _p,
  shares: _x,
  importId: _l,
  ...said
}: SupplyInput) => said;

test("an entry is corrected by whom may, once, and the ledger says what it was", async () => {
  const [manager, analyst] = [await as("manager"), await as("analyst")];
  const [entry] = (await listed({ supplierId: suppliers[1] as number })) as [SupplyInput];
  const change = { params: { inputId: entry.id }, body: { ...bodyOf(entry), share: 0.2, recoverySite: 30 } };
  await expect(callBackend(analyst, changeSupplyInput, change)).rejects.toMatchObject({ status: 403 });
  const changed = await callBackend(manager, changeSupplyInput, change);
  expect(changed).toMatchObject({ id: entry.id, share: 0.2, recoverySite: 30, version: 2 });
  await expect(callBackend(manager, changeSupplyInput, change)).rejects.toMatchObject({
    ...{ status: 409, code: "stale_version" },
    details: { current: { share: 0.2 } },
  });
  const { content } = await callBackend(await as("admin"), listEvidence, {
    query: { subject: `target:${suppliers[1]}` },
  });
  expect(content[0]).toMatchObject({
    ...{ kind: "target.supply-changed", before: { share: 0.4, entry: entry.id } },
    after: { share: 0.2, recoverySite: 30, entry: entry.id },
  });
  const refused = { ...change, body: { ...bodyOf(changed), revenueAtRisk: 5 } };
  await expect(callBackend(manager, changeSupplyInput, refused)).rejects.toMatchObject({ status: 422 });
  const strange = { ...change, body: { ...bodyOf(changed), revenueAtRisk: 5, currency: "XYZ" } };
  await expect(callBackend(manager, changeSupplyInput, strange)).rejects.toMatchObject({ status: 422 });
});

test("from a day on: the period so far ends on the day before, and another one never overlaps", async () => {
  const manager = await as("manager");
  const [first, second] = (await listed({ input: "wire" })) as [SupplyInput, SupplyInput];
  const params = { inputId: first.id };
  const over = { ...bodyOf(first), validTo: null };
  await expect(callBackend(manager, changeSupplyInput, { params, body: over })).rejects.toMatchObject({
    ...{ status: 409, code: "supply_period_overlap", details: { validFrom: "2026-08-01", validTo: null } },
  });
  const body = { ...bodyOf(first), stockOwn: 12, since: "2026-03-01" };
  const made = await callBackend(manager, changeSupplyInput, { params, body });
  expect(made).toMatchObject({
    stockOwn: 12,
    validFrom: "2026-03-01",
    validTo: "2026-05-31",
    importId: null,
    version: 1,
  });
  const ended = await callBackend(manager, readSupplyInput, { params });
  expect(ended).toMatchObject({ stockOwn: null, validFrom: "2026-01-01", validTo: "2026-02-28", version: 2 });
  const again = { ...bodyOf(second), since: second.validFrom };
  await expect(
    callBackend(manager, changeSupplyInput, { params: { inputId: second.id }, body: again }),
  ).rejects.toMatchObject({ status: 422 });
  const third = { ...bodyOf(ended), validFrom: "2026-02-27", since: "2026-01-01" };
  await expect(callBackend(manager, changeSupplyInput, { params, body: third })).rejects.toMatchObject({ status: 422 });
});

test("what is exported is known as what it is when it is imported", async () => {
  const manager = await as("manager");
  const file = await streamBackend(manager, exportSupplyInputs, { query: { input: "strip" } });
  const text = await file.text();
  expect(text.split("\r\n")[1]).toBe("Pfelder Walz,DE,Strip,7211,,0.5,,,,,,,,,,2026-01-01,,2025-01-01");
  const { id } = await sendList(manager, text, "supply-data");
  await use.drain();
  const read = await callBackend(manager, readImport, { params: { importId: String(id) } });
  expect(read).toMatchObject({ counts: { join: 2 } });
  expect(read.columns.filter(({ field }) => field === null)).toEqual([]);
});
