import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { countGraph, type Reaching } from "./graph-size";

/** Brings the sizes of the customer's graphs in line with its network, after that has changed; of all collections, or of these. */
export async function recountGraphs(tx: Tx, customerId: number, collectionIds?: readonly number[]): Promise<void> {
  for (const collection of await withTiers(tx, customerId, collectionIds)) {
    const { size } = await countGraph(tx, customerId, collection);
    await tx.execute(sql`
      update collections set target_graph_size = ${size}
       where customer_id = ${customerId} and id = ${collection.id} and target_graph_size <> ${size}`);
  }
}

/** The customer's collections that have tiers, or those of these; `lock` keeps them from being filled by others meanwhile. */
export async function withTiers(
  tx: Tx,
  customerId: number,
  collectionIds?: readonly number[],
  lock: SQL = sql``,
): Promise<Reaching[]> {
  const among = collectionIds ? sql`and id = any(${sql.param([...collectionIds])}::bigint[])` : sql``;
  const { rows } = await tx.execute<Omit<Reaching, "id"> & { id: string }>(sql`
    select id, kind, tiers_enabled as "tiersEnabled", tier_settings as "tierSettings" from collections
     where customer_id = ${customerId} and tiers_enabled ${among} order by id ${lock}`);
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) }));
}
