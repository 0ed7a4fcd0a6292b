import { sql } from "drizzle-orm";
import { enqueueTargetMatch } from "../../network/monitored/enqueue-match";
import { enqueueRefresh } from "../../network/monitored/follow";
import { enqueuePlaceCheck } from "../../network/targets/doubtful-places";
import { refreshScreeningHashes } from "../../network/targets/screening-hashes";
import type { Tx } from "../../platform/db/database";
import { enqueueScreening } from "../../risk/sanctions/screening/enqueue";
import type { Merge } from "./pair";
import { of } from "./record-rows";

/**
 * What follows from other rows and is none of the merge's: counts of alerts and their words at once, scores, tiers, links with events, screening
 * and doubts about points by their jobs. For a merge as for its undo.
 * @param standing targets that are there afterwards
 * @param screenAgain whether they were screened as something else than they are now
 */
export async function afterChange(
  tx: Tx,
  merge: Merge,
  standing: readonly number[],
  screenAgain: boolean,
): Promise<void> {
  const { customerId } = merge;
  const ids = sql`${sql.param([...standing])}::bigint[]`;
  await summariseAlerts(tx, merge);
  await refreshScreeningHashes(tx, standing);
  // At tier 1 at once, as following does it.
  await tx.execute(sql`
    insert into monitored_targets as m (customer_id, target_id, tier)
    select customer_id, target_id, 1 from follows where customer_id = ${customerId} and target_id = any(${ids})
    on conflict (customer_id, target_id) do update set tier = 1, path = '{}', probability = 1`);
  await tx.execute(sql`
    insert into scores_due as due (customer_id, target_id) select ${customerId}::bigint, id from unnest(${ids}) id order by id
    on conflict (customer_id, target_id) do update set since = due.since`);
  if (screenAgain) await screen(tx, customerId, standing);
  await enqueueRefresh(tx, customerId);
  await enqueueTargetMatch(tx, standing, customerId);
  await enqueuePlaceCheck(tx);
}

async function screen(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update target_screenings set screened_hash = null
     where customer_id = ${customerId} and target_id = any(${sql.param([...targetIds])}::bigint[]) returning target_id as id`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length > 0) await enqueueScreening(tx, customerId, ids);
}

/** Copies that an alert has of its targets, by the rule of `fan-out.ts`; the matching that follows does the rest. */
async function summariseAlerts(tx: Tx, merge: Merge): Promise<void> {
  const { customerId } = merge;
  // As an array, which is there before the planner's guess of how many they are counts for anything.
  const touched = sql`array(
    select distinct (r.before->>'alert_id')::bigint from target_merge_rows r where ${of(merge)} and r.table_name = 'alert_targets')`;
  await tx.execute(sql`
    with summed as (
      select at.alert_id as id, count(*)::int as n, array_agg(distinct at.impact_level order by at.impact_level) as levels,
             coalesce(array_agg(distinct t.country order by t.country) filter (where t.country is not null), '{}') as countries,
             array_agg(distinct t.ctype order by t.ctype) as ctypes
        from alert_targets at join targets t on t.id = at.target_id
       where at.customer_id = ${customerId} and at.alert_id = any(${touched}) group by 1)
    update alerts a set target_count = s.n, impact_levels = s.levels, countries = s.countries, target_ctypes = s.ctypes, version = a.version + 1
      from summed s where a.customer_id = ${customerId} and a.id = s.id
       and (a.target_count, a.impact_levels, a.countries, a.target_ctypes) is distinct from (s.n, s.levels, s.countries, s.ctypes)`);
}
