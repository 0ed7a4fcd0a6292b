import { type SQL, sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { recountGraphs } from "./recount-graphs";
import { requireRoom } from "./size-within";

/** For each target the collections that it came into, or out of. */
export type Moved = Map<number, number[]>;

/**
 * Puts targets into collections that are there; answers for each target which of them are new to it. Throws 409 `graph_size_reached`
 * when the graph of one would become larger than the plan allows.
 */
export async function putIn(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  targetIds: readonly number[],
  collectionIds: readonly number[],
  importId: number | null = null,
): Promise<Moved> {
  if (collectionIds.length === 0 || targetIds.length === 0) return new Map();
  await requireRoom(tx, customerId, collectionIds, targetIds);
  return moved(
    tx,
    customerId,
    sql`
    insert into collection_targets (customer_id, collection_id, target_id, added_by, import_id)
    select ${customerId}::bigint, c.id, t.id, ${userId}::bigint, ${importId}::bigint
      from (select id from collections where customer_id = ${customerId}
               and id = any(${sql.param([...collectionIds])}::bigint[])) c,
           (select distinct unnest(${sql.param([...targetIds])}::bigint[]) as id) t
     order by c.id, t.id
    on conflict do nothing returning target_id as target, collection_id as collection`,
  );
}

/** Takes targets out of the collections named; answers for each which they were. */
export function takeOut(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  collectionIds: readonly number[],
): Promise<Moved> {
  return moved(
    tx,
    customerId,
    sql`
    delete from collection_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])
       and collection_id = any(${sql.param([...collectionIds])}::bigint[])
    returning target_id as target, collection_id as collection`,
  );
}

/** Which target stood in which collection. */
export type Pairs = readonly { target: number; collection: number }[];
const listed = (pairs: Pairs) =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(target bigint, collection bigint)`;

/** Takes each target out of its own collection. */
export const takePairsOut = (tx: Tx, customerId: number, pairs: Pairs): Promise<Moved> =>
  moved(
    tx,
    customerId,
    sql`
    delete from collection_targets k using ${listed(pairs)}
     where k.customer_id = ${customerId} and k.target_id = p.target and k.collection_id = p.collection
    returning k.target_id as target, k.collection_id as collection`,
  );

/** Puts targets back into those collections that are still there. The plan's limit does not stand against what was there before. */
export const putPairsBack = (tx: Tx, { customerId, userId }: CustomerScope, pairs: Pairs): Promise<Moved> =>
  moved(
    tx,
    customerId,
    sql`
    insert into collection_targets (customer_id, collection_id, target_id, added_by)
    select c.customer_id, c.id, p.target, ${userId}::bigint
      from ${listed(pairs)} join collections c on c.customer_id = ${customerId} and c.id = p.collection
     order by c.id, p.target
    on conflict do nothing returning target_id as target, collection_id as collection`,
  );

/** Of how many places a change speaks. */
export const placesIn = (pairs: Moved): number => [...pairs.values()].reduce((sum, { length }) => sum + length, 0);

/** How many of these targets stand in any collection of the customer's, whoever sees it. */
export async function countCollected(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(distinct target_id)::int as n from collection_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])`);
  return rows[0]?.n ?? 0;
}

/** Runs a change of places, and counts anew the graphs of the collections that it changed. */
async function moved(tx: Tx, customerId: number, change: SQL): Promise<Moved> {
  const { rows } = await tx.execute<{ target: string; collection: string }>(change);
  const found: Moved = new Map();
  for (const { target, collection } of rows) {
    found.set(Number(target), [...(found.get(Number(target)) ?? []), Number(collection)]);
  }
  if (rows.length > 0) await recountGraphs(tx, customerId, [...new Set([...found.values()].flat())]);
  return found;
}
