import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** Pairs of targets that may be one and that nobody has decided; at most `most` and one. */
export async function countOpenDuplicates(tx: Tx, customerId: number, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from target_duplicates where customer_id = ${customerId} and state = 'open' limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
