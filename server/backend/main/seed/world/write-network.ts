import { sql } from "drizzle-orm";
import { follow } from "../../../network/monitored/follow";
import { refreshMonitored } from "../../../network/monitored/monitored";
import { createTargets } from "../../../network/targets/create-targets";
import type { Tx } from "../../../platform/db/database";
import { ownOrganizations } from "../../../platform/db/schema/follows";
import type { PlannedNetwork, WorldCustomer, WorldOwner } from "./plan-network";

/** The numbers of the two customers. */
export type CustomerIds = Record<WorldCustomer, number>;

/**
 * Writes targets, owners, edges and what both customers follow, in the transaction given, as the system. Answers the targets'
 * numbers by their keys.
 */
export async function writeNetwork(tx: Tx, plan: PlannedNetwork, customers: CustomerIds): Promise<Map<string, number>> {
  const ownerId = (owner: WorldOwner): number | null => (owner === "public" ? null : customers[owner]);
  const ids = await createTargets(
    tx,
    plan.targets.map(({ key: _, owner, tier: __, short: ___, goods: ____, cast: _____, ...target }) => ({
      ...target,
      ownerId: ownerId(owner),
    })),
  );
  const idOf = new Map(plan.targets.map(({ key }, index) => [key, ids[index] ?? 0]));
  const parents = plan.parents.map(({ child, parent, owner, ...rest }) => ({
    ...rest,
    targetId: idOf.get(child),
    parentId: idOf.get(parent),
    ownerId: ownerId(owner),
  }));
  await tx.execute(sql`
    insert into target_parents (target_id, parent_id, owner_id, kind, share, source)
    select "targetId", "parentId", "ownerId", kind, share, 'demo' from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb)
      as row("targetId" bigint, "parentId" bigint, "ownerId" bigint, kind text, share float8)`);
  await writeEdges(tx, plan, idOf, ownerId);
  for (const { owner, tier, type, key } of plan.targets) {
    if (owner === "public" || type !== "organization" || tier[owner] !== 0) continue;
    await tx.insert(ownOrganizations).values({ customerId: customers[owner], targetId: idOf.get(key) ?? 0 });
  }
  for (const customer of ["nordwind", "suedstern"] as const) {
    const followed = plan.targets.filter(({ tier }) => (tier[customer] ?? 9) <= 1).map(({ key }) => idOf.get(key) ?? 0);
    await follow(tx, customers[customer], [...followed, ...(await publicOnes(tx, customer))], { userId: null });
    await refreshMonitored(tx, customers[customer]);
  }
  return idOf;
}

async function writeEdges(
  tx: Tx,
  { edges }: PlannedNetwork,
  idOf: ReadonlyMap<string, number>,
  ownerId: (owner: WorldOwner) => number | null,
): Promise<void> {
  const rows = edges.map(({ from, to, owner, ...rest }) => ({
    ...rest,
    fromId: idOf.get(from),
    toId: idOf.get(to),
    ownerId: ownerId(owner),
    scope: owner === "public" ? "Public" : "Private",
  }));
  await tx.execute(sql`
    insert into edges (owner_id, from_id, to_id, type, source, scope, probability, shipments, first_shipment_on,
                       last_shipment_on, hs_codes, goods, media_links)
    select "ownerId", "fromId", "toId", type, source, scope, probability, shipments, "firstShipmentOn", "lastShipmentOn",
           "hsCodes", goods, "mediaLinks"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("ownerId" bigint, "fromId" bigint, "toId" bigint,
      type text, source text, scope text, probability float8, shipments int, "firstShipmentOn" text, "lastShipmentOn" text,
      "hsCodes" text[], goods jsonb, "mediaLinks" text[])
    on conflict do nothing`);
}

/** Countries, industries, commodities and ports that the customer watches beside its suppliers. */
async function publicOnes(tx: Tx, customer: WorldCustomer): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from targets t join target_identifiers i on i.target_id = t.id
     where t.owner_id is null and i.system || ' ' || i.value = any(${sql.param([...WATCHED[customer]])}::text[]) order by t.id`);
  return rows.map(({ id }) => Number(id));
}

const WATCHED: Record<WorldCustomer, readonly string[]> = {
  nordwind: [
    ..."CD CL CN MX TR TW UA".split(" ").map((code) => `ISO 3166-1 ${code}`),
    ..."cobalt lithium natural-rubber rare-earths semiconductors".split(" ").map((id) => `Tierwatch commodity:${id}`),
    "Tierwatch industry:motor-vehicles",
    ..."DE HAM|DE BRV|CN SHA|CN NGB|NL RTM|SI KOP|MX VER".split("|").map((code) => `UN/LOCODE ${code}`),
  ],
  suedstern: [
    ..."CI GH TR".split(" ").map((code) => `ISO 3166-1 ${code}`),
    ..."cocoa coffee palm-oil hazelnuts".split(" ").map((id) => `Tierwatch commodity:${id}`),
    "Tierwatch industry:food",
    ..."NL RTM|CI ABJ".split("|").map((code) => `UN/LOCODE ${code}`),
  ],
};
