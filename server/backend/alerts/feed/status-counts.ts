import { type SQL, sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";

/** How many alerts of a tier are in each status; one without any is left out. */
export function statusCounts(tx: Tx, { customerId }: CustomerScope, tier: string): Promise<Record<string, number>> {
  return once(tx, `status counts ${tier}`, async () => {
    const { rows } = await tx.execute<{ status: string; n: number }>(sql`
      select status_id as status, count as n from alert_counts
       where customer_id = ${customerId} and tier_n = ${tier === "n"} and facet = 'all' and value = ''`);
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  });
}

/** The number of new alerts of tier 1, as a value beside others. */
export const countOfNew = (customerId: number): SQL => sql`coalesce((
  select count from alert_counts
   where customer_id = ${customerId} and not tier_n and facet = 'all' and value = '' and status_id = 'new'), 0)::int`;
