import { sql } from "drizzle-orm";
import type { Database } from "../../server/backend/platform/db/database";

/** Where the counters that triggers keep differ from counting all rows again; empty when they are right. */
export async function countAgain(database: Database): Promise<Record<string, unknown>[]> {
  return database.asSystem(async (tx) => {
    const alerts = await tx.execute(sql`
      with recount as (
        select customer_id, tier_n, status_id, f.facet, f.value, count(*)::int as count from alerts,
          alert_facets(event_group, also_groups, event_type_id, priority, impact_levels, countries, target_ctypes) f
        group by 1, 2, 3, 4, 5)
      (select * from recount except select * from alert_counts) union all
      (select * from alert_counts where count <> 0 except select * from recount)`);
    const days = await tx.execute(sql`
      with recount as (
        select customer_id, tier_n, (at at time zone 'UTC')::date as day, status_id, priority, count(*)::int as count
          from alerts group by 1, 2, 3, 4, 5)
      (select * from recount except select * from alert_day_counts) union all
      (select * from alert_day_counts where count <> 0 except select * from recount)`);
    const labels = await tx.execute(sql`
      select l.customer_id, l.name, l.alert_count, count(k.alert_id)::int as counted
        from alert_labels l left join alert_label_links k on k.customer_id = l.customer_id and k.label_id = l.id
       group by l.customer_id, l.id having l.alert_count <> count(k.alert_id)`);
    const followers = await tx.execute(sql`
      select coalesce(f.target_id, c.target_id) as target, f.count, c.n
        from target_followers f full join (select target_id, count(*)::int as n from follows group by 1) c using (target_id)
       where coalesce(f.count, 0) <> coalesce(c.n, 0)`);
    return [alerts, days, labels, followers].flatMap(({ rows }) => rows);
  });
}
