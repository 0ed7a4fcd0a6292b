import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { TierSettings } from "../../platform/db/schema/follows";
import { flows, mine, notRejected } from "../monitored/known-edges";

/** What of a collection decides which targets its graph holds. */
export interface Reaching {
  /** 0: the root, everything that is followed. */
  id: number;
  /** Customers are followed downstream, everything else upstream. */
  kind: "follows" | "suppliers" | "customers";
  tiersEnabled: boolean;
  tierSettings: TierSettings | null;
}

export interface Reached {
  /** Nearest tier first, within one by number. */
  targets: { id: number; tier: number }[];
  /** There are more than were asked for. */
  isCut: boolean;
}

/** So many are counted for a forecast: five times what a plan usually allows. */
export const MOST_COUNTED = 10_000;

/** How many targets the graph of a collection holds, up to `most`, by tier. */
export async function countGraph(tx: Tx, customerId: number, collection: Reaching, most = MOST_COUNTED) {
  const { targets, isCut } = await reachCollection(tx, customerId, collection, most);
  const last = targets.at(-1)?.tier ?? 0;
  const byTier = Array.from({ length: last }, (_, n) => targets.filter(({ tier }) => tier === n + 1).length);
  return { size: targets.length, isExact: !isCut, byTier };
}

/**
 * What a collection holds and, where its tiers are enabled, what stands behind it under its settings: tier by tier, each target
 * at its nearest one. Ends with `most` targets, so its work is bounded however large the network is.
 */
export async function reachCollection(
  tx: Tx,
  customerId: number,
  collection: Reaching,
  most: number,
): Promise<Reached> {
  const first = await held(tx, customerId, collection.id, most + 1);
  return walkTiers(tx, customerId, first, collection, furthestOf(collection), most);
}

/** What a collection would reach if it held these targets as well, up to as many as are counted for a forecast. */
export async function reachWith(
  tx: Tx,
  customerId: number,
  collection: Reaching,
  targetIds: readonly number[],
): Promise<Reached> {
  const first = new Set([...(await held(tx, customerId, collection.id, MOST_COUNTED + 1)), ...targetIds]);
  return walkTiers(tx, customerId, [...first], collection, furthestOf(collection), MOST_COUNTED);
}

const furthestOf = ({ tiersEnabled, tierSettings }: Reaching): number =>
  tiersEnabled ? (tierSettings?.maxTier ?? FURTHEST) : 1;

/** What stands behind targets, which are tier 1 themselves, up to tier `furthest`. */
export async function walkTiers(
  tx: Tx,
  customerId: number,
  first: number[],
  how: Pick<Reaching, "kind" | "tierSettings">,
  furthest: number,
  most: number,
): Promise<Reached> {
  const targets = first.map((id) => ({ id, tier: 1 }));
  let frontier = first;
  for (let tier = 2; tier <= furthest && frontier.length > 0 && targets.length <= most; tier++) {
    const known = targets.map(({ id }) => id);
    frontier = await next(tx, customerId, how, frontier, known, most + 1 - targets.length);
    targets.push(...frontier.map((id) => ({ id, tier })));
  }
  return { targets: targets.slice(0, most), isCut: targets.length > most };
}

/** Product decisions, tier settings: no collection reaches further. */
export const FURTHEST = 5;

async function held(tx: Tx, customerId: number, collectionId: number, limit: number): Promise<number[]> {
  const from =
    collectionId === 0
      ? sql`follows where customer_id = ${customerId}`
      : sql`collection_targets where customer_id = ${customerId} and collection_id = ${collectionId}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select target_id as id from ${from} order by target_id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

async function next(
  tx: Tx,
  customerId: number,
  { kind, tierSettings }: Pick<Reaching, "kind" | "tierSettings">,
  frontier: number[],
  known: number[],
  limit: number,
): Promise<number[]> {
  const [near, far] = kind === "customers" ? [sql`from_id`, sql`to_id`] : [sql`to_id`, sql`from_id`];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct e.${far} as id
      from unnest(${sql.param(frontier)}::bigint[]) as f(id) join edges e on e.${near} = f.id
     where ${flows(sql`e`)} and ${mine(sql`e`, customerId)} and ${notRejected(sql`e`, customerId)}
       and ${edgeCounts(tierSettings)}
       and not exists (select from unnest(${sql.param(known)}::bigint[]) as k(id) where k.id = e.${far})
     order by 1 limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** What the tier settings ask of an edge `e`. Shipments are known of customs only, so only these are counted. */
export function edgeCounts(settings: TierSettings | null): SQL {
  if (!settings) return sql`true`;
  const { sources, minimumShipments, minimumProbability, shipmentPeriod } = settings;
  const parts: SQL[] = [sql`e.source = any(${sql.param(sources)}::text[])`];
  if (minimumShipments) parts.push(sql`(e.source <> 'Customs' or coalesce(e.shipments, 0) >= ${minimumShipments})`);
  if (minimumProbability) parts.push(sql`e.probability >= ${minimumProbability}`);
  const { from, to } = shipmentPeriod ?? {};
  if (from) parts.push(sql`(e.last_shipment_on is null or e.last_shipment_on >= ${from})`);
  if (to) parts.push(sql`(e.last_shipment_on is null or e.last_shipment_on <= ${to})`);
  return sql.join(parts, sql` and `);
}
