import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf, type FeedFilter } from "./conditions";

/** "99+" is as good as any number beyond. */
const COUNTED = 99;

/** How many alerts that the filter shows were made since a moment: an index begins there, and the count ends early. */
export async function countNew(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  since: number,
): Promise<{ count: number; isExact: boolean }> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from alerts a
       where ${conditionsOf(filter, scope)} and a.created_at > ${new Date(since).toISOString()}::timestamptz
       limit ${COUNTED + 1}) as found`);
  const found = rows[0]?.n ?? 0;
  return { count: Math.min(found, COUNTED), isExact: found <= COUNTED };
}
