import { type SQL, sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import { IS_AWAY } from "./snoozed";

/** How many alerts of a tier are in each status, without those that are snoozed: of these the counters do not know, and there are few. */
export function statusCounts(tx: Tx, { customerId }: CustomerScope, tier: string): Promise<Record<string, number>> {
  return once(tx, `status counts ${tier}`, async () => {
    const { rows } = await tx.execute<{ status: string; n: number }>(sql`
      select status_id as status, sum(n)::int as n from (
        select status_id, count as n from alert_counts
         where customer_id = ${customerId} and tier_n = ${tier === "n"} and facet = 'all' and value = ''
        union all
        select a.status_id, -count(*) from alerts a
         where a.customer_id = ${customerId} and a.tier_n = ${tier === "n"} and ${IS_AWAY} group by 1) counted
       group by 1`);
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  });
}

/** The number of new alerts of tier 1, as a value beside others. */
export const countOfNew = (customerId: number): SQL => sql`coalesce((
  select count from alert_counts
   where customer_id = ${customerId} and not tier_n and facet = 'all' and value = '' and status_id = 'new'), 0)::int - (
  select count(*)::int from alerts a
   where a.customer_id = ${customerId} and not a.tier_n and a.status_id = 'new' and ${IS_AWAY})`;
