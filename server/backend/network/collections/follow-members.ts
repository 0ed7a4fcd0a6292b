import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { follow } from "../monitored/follow";

/** Follows everything that a collection holds and that is not followed yet. */
export async function followMembers(tx: Tx, customerId: number, collectionId: number, userId: number): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select target_id as id from collection_targets
       where customer_id = ${customerId} and collection_id = ${collectionId} and target_id > ${after}
       order by target_id limit 5000`);
    const ids = rows.map(({ id }) => Number(id));
    const last = ids.at(-1);
    if (last === undefined) return;
    await follow(tx, customerId, ids, { userId });
    after = last;
  }
}
