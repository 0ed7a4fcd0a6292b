// Again on PostgreSQL 15: recursive queries.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readCommodityGraph, readCommodityMapping, readGraphSize, readTreeGraph } from "~/backend/contract/graphs";
import { follow } from "../../server/backend/network/monitored/follow";
import type { Tx } from "../../server/backend/platform/db/database";
import { customers } from "../../server/backend/platform/db/schema/customers";
import type { TierSettings } from "../../server/backend/platform/db/schema/follows";
import { addSupplier, addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
let nordwind: number;
let suedstern: number;
beforeAll(async () => {
  const all = await use.database.asSystem((tx) => tx.select().from(customers));
  nordwind = all.find(({ key }) => key === "nordwind")?.id ?? 0;
  suedstern = all.find(({ key }) => key === "suedstern")?.id ?? 0;
});

const SETTINGS: TierSettings = {
  maxTier: 5,
  minimumPriority: {},
  sources: ["Customer", "Customs", "Media", "Prediction"],
  minimumShipments: null,
  minimumProbability: null,
  shipmentPeriod: { from: null, to: null },
};

interface Made {
  tiers?: Partial<TierSettings> | null;
  kind?: "suppliers" | "customers";
  userId?: number;
}

async function collect(
  tx: Tx,
  ids: readonly number[],
  { tiers = {}, kind = "suppliers", userId }: Made = {},
): Promise<number> {
  await follow(tx, nordwind, ids, { userId: null });
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into collections (customer_id, name, kind, scope, user_id, tiers_enabled, tier_settings)
    values (${nordwind}, ${`Collection ${randomUUID()}`}, ${kind}, ${userId ? "User" : "Customer"}, ${userId ?? null},
            ${tiers !== null}, ${tiers && JSON.stringify({ ...SETTINGS, ...tiers })}::jsonb) returning id`);
  const id = Number(rows[0]?.id);
  await tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
    select ${nordwind}, ${id}, t.id from unnest(${sql.param([...ids])}::bigint[]) as t(id)`);
  return id;
}

/** A followed work, its two suppliers, and what stands behind the first of these. */
async function chain(made: Made = {}) {
  return use.database.asSystem(async (tx) => {
    const [work = 0, castings = 0, wire = 0, ore = 0] = await addTargets(tx, [
      { name: "Werk Nord", country: "DE" },
      { name: "Castings", country: "CZ" },
      { name: "Wire" },
      { name: "Ore", country: "CD" },
    ]);
    await addSupplier(tx, castings, work, { shipments: 40, lastShipmentOn: "2026-10-01", hsCodes: ["732599"] });
    await addSupplier(tx, castings, work, { source: "Media", probability: 0.9 });
    await addSupplier(tx, wire, work, { source: "Prediction", probability: 0.5, hsCodes: ["721710"] });
    await addSupplier(tx, ore, castings, { hsCodes: ["260111"] });
    const id = await collect(tx, [work], made);
    return { id, work, castings, wire, ore };
  });
}

type Query = Parameters<typeof callBackend<typeof readTreeGraph>>[2]["query"];
const tree = async (id: number | string, query: Query = {}, persona: Persona = "analyst") =>
  callBackend(await signInAs(use.transport, persona), readTreeGraph, { params: { collectionId: String(id) }, query });
const placed = ({ nodes }: Awaited<ReturnType<typeof tree>>) => nodes.map(({ id, tier }) => [id, tier]);

test("a collection with tiers shows what stands behind it, with the evidence of each edge in one", async () => {
  const { id, work, castings, wire, ore } = await chain();
  const graph = await tree(id, {}, "viewer");
  expect(placed(graph)).toEqual([
    [work, 1],
    [castings, 2],
    [wire, 2],
    [ore, 3],
  ]);
  expect(graph).toMatchObject({ total: 4, totalIsExact: true, cut: [], perspective: "Sustainability" });
  expect(graph.tiers).toEqual([1, 2, 3].map((tier) => ({ tier, targets: tier === 2 ? 2 : 1 })));
  expect(graph.edges.find(({ from }) => from === castings)).toEqual({
    from: castings,
    to: work,
    types: ["Supplier"],
    sources: ["Customs", "Media"],
    probability: 1,
    shipments: 40,
    lastShipmentOn: "2026-10-01",
    hsCodes: ["732599"],
  });
  expect(graph.nodes[1]).toMatchObject({ commodity: "steel", hsCodes: ["732599"], risk: "NA", following: false });
  const size = await callBackend(await signInAs(use.transport, "viewer"), readGraphSize, {
    params: { collectionId: String(id) },
  });
  expect(size).toEqual({ targetGraphSize: 4, isExact: true, byTier: [1, 2, 1], limit: 2000 });
  expect(graph.headings.map(({ code }) => code).sort()).toEqual(["2601", "7217", "7325"]);
});

test("without tiers a collection is what is in it; its settings bound the others", async () => {
  const plain = await chain({ tiers: null });
  expect(placed(await tree(plain.id))).toEqual([[plain.work, 1]]);
  const near = await chain({ tiers: { maxTier: 2, minimumProbability: 0.8 } });
  expect(placed(await tree(near.id))).toEqual([
    [near.work, 1],
    [near.castings, 2],
  ]);
  const reported = await chain({ tiers: { sources: ["Prediction"] } });
  expect(placed(await tree(reported.id))).toEqual([
    [reported.work, 1],
    [reported.wire, 2],
  ]);
});

test("a filter never shows more than the collection's settings, and leaves out what it says", async () => {
  const { id, work, castings, wire, ore } = await chain({ tiers: { maxTier: 3 } });
  const ids = async (query: Query) => (await tree(id, query)).nodes.map((node) => node.id);
  expect(await ids({ maxTier: 2 })).toEqual([work, castings, wire]);
  expect(await ids({ maxTier: 5, sources: "Customs,Media" })).toEqual([work, castings, ore]);
  expect(await ids({ minimumProbability: 0.6 })).toEqual([work, castings, ore]);
  expect(await ids({ hsCode: "72" })).toEqual([work, wire]);
  expect(await ids({ hsCode: "99" })).toEqual([]);
  expect(await ids({ collectionTreeFilter: String(id) })).toHaveLength(4);
  expect(await ids({ collectionTreeFilter: "999999999" })).toEqual([]);
  await expect(tree(id, { hsCode: "iron" })).rejects.toMatchObject({ status: 422 });
});

test("a collection of customers is followed the other way: to whom it delivers", async () => {
  const [id, maker, shop, bank] = await use.database.asSystem(async (tx) => {
    const [maker = 0, shop = 0, bank = 0] = await addTargets(tx, [
      { name: "Maker" },
      { name: "Shop" },
      { name: "Bank" },
    ]);
    await addSupplier(tx, maker, shop);
    await addSupplier(tx, bank, maker);
    return [await collect(tx, [maker], { kind: "customers" }), maker, shop, bank] as const;
  });
  const found = placed(await tree(id));
  expect(found).toEqual([
    [maker, 1],
    [shop, 2],
  ]);
  expect(found.flat()).not.toContain(bank);
});

test("where there is no room for all, the riskiest are answered with their way, and the rest is counted", async () => {
  const { id, work, castings, ore } = await chain();
  await use.database.asSystem((tx) =>
    tx.execute(sql`
    insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
    values (${nordwind}, 'Sustainability', ${ore}, 80, 0, 1, '{}', now())`),
  );
  const graph = await tree(id, { limit: 3 });
  expect(placed(graph)).toEqual([
    [work, 1],
    [castings, 2],
    [ore, 3],
  ]);
  expect(graph.nodes[2]).toMatchObject({ score: 80, risk: "Critical" });
  expect(graph).toMatchObject({ total: 4, cut: [{ by: "limit", targets: 1 }] });
  expect(graph.edges).toHaveLength(2);
});

test("rejected edges, other customers' edges and targets, and circles are no part of it", async () => {
  const { id, work } = await use.database.asSystem(async (tx) => {
    const [work = 0, circle = 0, rejected = 0, foreign = 0, hidden = 0] = await addTargets(tx, [
      { name: "Werk" },
      { name: "Circle" },
      { name: "Rejected" },
      { name: "Foreign" },
      { name: "Hidden", ownerId: suedstern },
    ]);
    await addSupplier(tx, circle, work);
    await addSupplier(tx, work, circle);
    await addSupplier(tx, rejected, work, { state: "rejected" });
    await addSupplier(tx, foreign, work, { ownerId: suedstern });
    await addSupplier(tx, hidden, work);
    return { id: await collect(tx, [work]), work };
  });
  const graph = await tree(id);
  expect(graph.nodes.map(({ name }) => name)).toEqual(["Werk", "Circle"]);
  expect(graph.edges.map(({ from, to }) => [from, to])).toContainEqual([work, expect.any(Number)]);
  expect(graph.edges).toHaveLength(2);
});

test("nobody sees the graph of another's collection, nor of another customer's", async () => {
  const { id } = await chain();
  await expect(tree(id, {}, "stranger")).rejects.toMatchObject({ status: 404 });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from users where email = 'manager@nordwind.example'`),
  );
  const own = await chain({ userId: Number(rows[0]?.id) });
  await expect(tree(own.id)).rejects.toMatchObject({ status: 404 });
  expect((await tree(own.id, {}, "manager")).nodes).toHaveLength(4);
});

test("everything that is followed is the graph of the root, and of my targets where there is no default", async () => {
  const { work } = await chain();
  for (const id of ["all", "0", "my"]) {
    const graph = await tree(id);
    expect(graph.collection).toMatchObject({ id: 0, maxTier: 5 });
    expect(graph.nodes.map((node) => node.id)).toContain(work);
  }
});

test("companies of one owner know who stands at the top, whatever the shares", async () => {
  const { id, top } = await use.database.asSystem(async (tx) => {
    const [site = 0, company = 0, small = 0, top = 0] = await addTargets(tx, [
      { name: "Site" },
      { name: "Company" },
      { name: "Small share" },
      { name: "Top" },
    ]);
    await tx.execute(sql`insert into target_parents (target_id, parent_id, kind, share) values
      (${site}, ${company}, 'site-of', null), (${company}, ${small}, 'owned-by', 5), (${company}, ${top}, 'owned-by', 95),
      (${top}, ${company}, 'owned-by', 1)`);
    return { id: await collect(tx, [site]), top };
  });
  const [node] = (await tree(id)).nodes;
  // The circle of owners ends after four steps, at the top again.
  expect(node?.group).toEqual({ id: top, name: "Top" });
});

test("goods are shown by code with who deals in them, and what has no code is counted", async () => {
  const { id, castings, wire, ore } = await chain();
  const analyst = await signInAs(use.transport, "analyst");
  const params = { collectionId: String(id) };
  const graph = await callBackend(analyst, readCommodityGraph, { params, query: { digits: "2" } });
  expect(graph.commodities.map(({ code, commodity, targets }) => [code, commodity, targets])).toEqual([
    ["26", null, 1],
    ["72", "steel", 1],
    ["73", "steel", 1],
  ]);
  expect(graph.nodes.map((node) => node.id).sort()).toEqual([castings, wire, ore].sort());
  expect(graph.links).toContainEqual({
    code: "73",
    targetId: castings,
    sources: ["Customs", "Media"],
    probability: 1,
    shipments: 40,
    lastShipmentOn: "2026-10-01",
  });
  expect(graph.cut).toEqual([{ by: "withoutCode", targets: 1 }]);
  const finer = await callBackend(analyst, readCommodityGraph, { params, query: { digits: "6", hsCode: "7325" } });
  expect(finer.commodities.map(({ code }) => code)).toEqual(["732599"]);
  const mapping = await callBackend(analyst, readCommodityMapping, { params });
  expect(mapping.content.map(({ hsCode, commodity }) => [hsCode, commodity])).toEqual([
    ["260111", "iron-ore"],
    ["721710", "steel"],
    ["732599", "steel"],
  ]);
  const stranger = await signInAs(use.transport, "stranger");
  await expect(callBackend(stranger, readCommodityGraph, { params })).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(stranger, readCommodityMapping, { params })).rejects.toMatchObject({ status: 404 });
});
