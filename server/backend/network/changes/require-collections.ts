import { sql } from "drizzle-orm";
import type { AskedBySession } from "../../call/handler";
import { notFound } from "../../call/refusal";
import { seenBy } from "../../collections/stored-collection";
import type { Tx } from "../../db/database";

/** Throws 404 unless the asker sees every one of these collections. */
export async function requireCollections(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  ids: readonly number[] = [],
): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from collections c
      left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id
            and r.user_id = ${session.user.id}
     where c.customer_id = ${scope.customerId} and c.id = any(${sql.param([...ids])}::bigint[])
       and ${seenBy(session.user.id)}`);
  if (rows[0]?.n !== new Set(ids).size) throw notFound("collection");
}
