import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";

/** Puts targets into collections of the customer. Answers how many were not in theirs before. */
export async function collect(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  targetIds: readonly number[],
  collectionIds: readonly number[],
): Promise<number> {
  if (collectionIds.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into collection_targets (customer_id, collection_id, target_id, added_by)
    select ${customerId}::bigint, c.id, t.id, ${userId}::bigint
      from (select distinct unnest(${sql.param([...collectionIds])}::bigint[]) as id) c,
           (select distinct unnest(${sql.param([...targetIds])}::bigint[]) as id) t
     order by c.id, t.id
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Takes targets out of the collections named. Answers how many places that were. */
export async function uncollect(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  collectionIds: readonly number[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from collection_targets
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[])
       and collection_id = any(${sql.param([...collectionIds])}::bigint[])`);
  return rowCount ?? 0;
}
