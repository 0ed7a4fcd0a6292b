import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../../platform/db/database";

/** Puts targets into collections that are there; answers for each target which of them are new to it. */
export async function collectPairs(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  targetIds: readonly number[],
  collectionIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (collectionIds.length === 0 || targetIds.length === 0) return new Map();
  const { rows } = await tx.execute<Pair>(sql`
    insert into collection_targets (customer_id, collection_id, target_id, added_by)
    select ${customerId}::bigint, c.id, t.id, ${userId}::bigint
      from (select id from collections where customer_id = ${customerId}
               and id = any(${sql.param([...collectionIds])}::bigint[])) c,
           (select distinct unnest(${sql.param([...targetIds])}::bigint[]) as id) t
     order by c.id, t.id
    on conflict do nothing returning target_id as target, collection_id as collection`);
  return byTarget(rows);
}

/** Takes targets out of the collections named; answers for each which they were. */
export async function uncollectPairs(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  collectionIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await tx.execute<Pair>(sql`
    delete from collection_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])
       and collection_id = any(${sql.param([...collectionIds])}::bigint[])
    returning target_id as target, collection_id as collection`);
  return byTarget(rows);
}

/** How many of these targets stand in any collection of the customer's, whoever sees it. */
export async function countCollected(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(distinct target_id)::int as n from collection_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])`);
  return rows[0]?.n ?? 0;
}

interface Pair extends Record<string, unknown> {
  target: string;
  collection: string;
}

function byTarget(rows: readonly Pair[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { target, collection } of rows) {
    found.set(Number(target), [...(found.get(Number(target)) ?? []), Number(collection)]);
  }
  return found;
}
