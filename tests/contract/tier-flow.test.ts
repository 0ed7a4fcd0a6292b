import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readSession } from "~/backend/contract/session";
import { readTierFlow } from "~/backend/contract/tier-flow";
import { loader as exportLoader } from "~/routes/network/tier-flow-export/route";
import { follow } from "../../server/backend/network/monitored/follow";
import type { Tx } from "../../server/backend/platform/db/database";
import { customers } from "../../server/backend/platform/db/schema/customers";
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

type Query = Parameters<typeof callBackend<typeof readTierFlow>>[2]["query"];
const flow = async (query: Query = {}, persona: Persona = "viewer") =>
  callBackend(await signInAs(use.transport, persona), readTierFlow, { query });

async function collect(tx: Tx, ids: readonly number[], kind: "suppliers" | "customers" = "suppliers"): Promise<number> {
  await follow(tx, nordwind, ids, { userId: null });
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into collections (customer_id, name, kind, scope, tiers_enabled, tier_settings)
    values (${nordwind}, ${`Flow ${randomUUID()}`}, ${kind}, 'Customer', true, '{"maxTier": 5, "minimumPriority": {},
      "sources": ["Customer", "Customs", "Media", "Prediction"], "minimumShipments": null, "minimumProbability": null,
      "shipmentPeriod": {"from": null, "to": null}}'::jsonb) returning id`);
  const id = Number(rows[0]?.id);
  await tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
    select ${nordwind}, ${id}, t.id from unnest(${sql.param([...ids])}::bigint[]) as t(id)`);
  return id;
}

/** Followed are A and B; C delivers to both, D to A and to C (design 12, section 3). */
async function worked() {
  return use.database.asSystem(async (tx) => {
    const [a = 0, b = 0, c = 0, d = 0] = await addTargets(tx, [
      { name: "Arvik Werk", country: "DE" },
      { name: "Belmar Werk", country: "DE" },
      { name: "Caolin Guss", country: "CN", hsCodes: ["732599"] },
      { name: "Dalang Draht", country: "CN", hsCodes: ["721710"] },
    ]);
    await addSupplier(tx, c, a, { shipments: 40, lastShipmentOn: "2026-10-01" });
    await addSupplier(tx, c, b, { source: "Media", probability: 0.6 });
    await addSupplier(tx, d, a, { shipments: 10 });
    await addSupplier(tx, d, c);
    return { id: await collect(tx, [a, b]), a, b, c, d };
  });
}

test("the worked example of the design, by country", async () => {
  const { id, a, b, c, d } = await worked();
  const found = await flow({ from: `collection:${id}` });
  expect(found).toMatchObject({ direction: "up", total: 4, backwards: 0, cut: false, collection: { id } });
  expect(
    found.tiers.map(({ tier, total, inside, groups }) => [
      tier,
      total,
      inside,
      groups.map((one) => [one.key, one.targets]),
    ]),
  ).toEqual([
    [1, 2, 0, [["DE", 2]]],
    [2, 2, 1, [["CN", 2]]],
  ]);
  expect(found.flows).toEqual([
    {
      ...{ fromTier: 2, fromKey: "CN", toKey: "DE", relations: 3, shipments: 50, withoutCount: 1 },
      ...{ newestShipmentOn: "2026-10-01", weakest: 0.6, strongest: 1 },
    },
  ]);
  expect(found.members).toBeNull();
  const named = await flow({ from: `collection:${id}`, flow: "2:CN:DE", open: "2:CN" });
  expect(named.members).toMatchObject({ tier: 2, key: "CN", total: 2 });
  expect(new Set(named.members?.targets.map((one) => one.id))).toEqual(new Set([c, d]));
  expect(named.relations?.total).toBe(3);
  expect(named.relations?.content.map(({ from, to }) => [from.id, to.id])).toEqual(
    expect.arrayContaining([
      [c, a],
      [c, b],
      [d, a],
    ]),
  );
});

test("as GraphML groups are nodes with their tiers, and flows run as goods are delivered, in both directions", async () => {
  const { id } = await worked();
  const analyst = await signInAs(use.transport, "analyst");
  const session = await callBackend(analyst, readSession, {});
  const context = {
    ...analyst,
    session,
    translations: async () => null,
    isDocument: false,
  } as unknown as AppLoadContext;
  const file = async (search: string) => {
    const request = new Request(`http://tierwatch.test/network/flow/graphml?from=collection:${id}${search}`);
    const sent = await exportLoader({ request, context, params: { format: "graphml" } });
    expect(sent.headers.get("content-type")).toContain("application/xml");
    return sent.text();
  };
  const xml = await file("");
  expect(xml.match(/<node id="[^"]*">/g)).toEqual(['<node id="1:DE">', '<node id="2:CN">']);
  expect(xml).toContain(
    '<node id="2:CN"><data key="node-label">China</data><data key="node-tier">2</data><data key="node-targets">2</data></node>',
  );
  expect(xml).toMatch(/<edge source="2:CN" target="1:DE"><data key="edge-relations">3<\/data>/);
  expect(xml).toContain('<data key="edge-shipments">50</data><data key="edge-withoutCount">1</data>');
  expect(await file("&direction=down")).not.toContain('<edge source="2:CN"');
});

test("targets stand together by class, heading, risk, owner or alone, and what has none as unknown", async () => {
  const { id, c, d } = await worked();
  const keys = async (group: "ctype" | "heading" | "risk" | "owner" | "target") =>
    (await flow({ from: `collection:${id}`, group })).tiers[1]?.groups.map(({ key, name }) => [key, name]);
  expect(await keys("ctype")).toEqual([["company", null]]);
  expect(new Map((await keys("heading")) as [string, string][]).has("7325")).toBe(true);
  expect(await keys("risk")).toEqual([["NA", null]]);
  expect(await keys("owner")).toEqual([["unknown", null]]);
  expect(new Map((await keys("target")) as [string, string][])).toEqual(
    new Map([
      [String(c), "Caolin Guss"],
      [String(d), "Dalang Draht"],
    ]),
  );
});

test("an opened group leaves the ways through it", async () => {
  const { id, a, d } = await worked();
  const found = await flow({ from: `collection:${id}`, group: "target", open: `2:${d}` });
  expect(found.tiers.map(({ groups }) => groups.map(({ key }) => key))).toEqual([[String(a)], [String(d)]]);
  expect((await flow({ from: `collection:${id}`, open: "2:FR" })).total).toBe(0);
});

test("it starts from named targets too, those that are there, and runs down to customers", async () => {
  const { a, b, c } = await worked();
  const up = await flow({ from: `targets:${a},999999999` });
  expect(up).toMatchObject({ collection: null, total: 3, direction: "up" });
  const down = await flow({ from: `targets:${c}`, direction: "down", group: "target" });
  expect(down.direction).toBe("down");
  expect(down.tiers[1]?.groups.map(({ key }) => key).sort()).toEqual([String(a), String(b)].sort());
  expect((await flow({ from: `targets:${a}`, maxTier: 1 })).total).toBe(1);
  expect((await flow({ from: `targets:${b}`, minimumProbability: 0.7 })).total).toBe(1);
});

test("another customer's collections, targets and relations are not there", async () => {
  const { id, a } = await worked();
  await use.database.asSystem(async (tx) => {
    const [theirs = 0] = await addTargets(tx, [{ name: "Fremd Guss", country: "FR", ownerId: suedstern }]);
    await addSupplier(tx, theirs, a, { ownerId: suedstern, source: "Customer" });
    await tx.execute(sql`update targets set owner_id = ${suedstern} where id = ${theirs}`);
  });
  const found = await flow({ from: `collection:${id}` });
  expect(JSON.stringify(found)).not.toContain("FR");
  await expect(flow({ from: `collection:${id}` }, "strangeAdmin")).rejects.toMatchObject({ status: 404 });
  await expect(flow({ from: "collection:99999999" })).rejects.toMatchObject({ status: 404 });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from targets where name = 'Fremd Guss'`),
  );
  expect((await flow({ from: `targets:${rows[0]?.id}` })).total).toBe(0);
});

test.each([
  ["nothing that it can start from", { from: "everywhere" }],
  ["no number of a target", { from: "targets:1,x" }],
  ["more targets than may be named", { from: `targets:${Array.from({ length: 201 }, (_, n) => n + 1).join()}` }],
  ["no tier", { open: "6:CN" }],
  ["no key", { open: "2:'; drop table targets" }],
  ["no flow", { flow: "1:CN:DE" }],
  ["no HS code", { hsCode: "abc" }],
  ["no probability", { minimumProbability: 1.5 }],
])("%s is refused", async (_, query) => {
  await expect(flow(query as Query)).rejects.toMatchObject({ status: 422 });
});
