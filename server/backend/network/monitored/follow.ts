import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import { enqueueTargetMatch } from "./enqueue-match";

export interface FollowedBy {
  /** Null when an import or a rule does it. */
  userId: number | null;
  importId?: number | null;
  /** The first day of the events that are looked through, 2026-01-31; the rule's window where it is left out. */
  since?: string | undefined;
}

/**
 * Puts targets into the customer's monitored set, at tier 1 and at once; what stands behind them, and alerts of past events, are
 * jobs of the same transaction. What the customer cannot see is left out; what it follows already stays as it is.
 */
export async function follow(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
  { userId, importId = null, since }: FollowedBy,
): Promise<{ followed: number; ids: number[] }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into follows (customer_id, target_id, followed_by, import_id)
    select ${customerId}::bigint, t.id, ${userId}::bigint, ${importId}::bigint
      from targets t
     where t.id = any(${sql.param([...targetIds])}::bigint[]) and (t.owner_id is null or t.owner_id = ${customerId})
     order by t.id
    on conflict do nothing
    returning target_id as id`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return { followed: 0, ids };
  // What a list and a map tell of each is looked up for all at once; the table's trigger does it where nobody has (`write_monitored`).
  await tx.execute(sql`
    insert into monitored_targets as m (customer_id, target_id, tier, sort_name, country, ctype, lat, lon, is_vague,
                                        sustainability, disruption, compliance)
    select ${customerId}::bigint, t.id, 1, t.sort_name, coalesce(t.country, ''), t.ctype, p.lat, p.lon, p.is_vague,
           s.sustainability, s.disruption, s.compliance
      from targets t cross join lateral place_on_map(t.type, t.lat, t.lon, t.place) p
      left join (
        select target_id, max(score) filter (where perspective = 'Sustainability') as sustainability,
               max(score) filter (where perspective = 'Disruption') as disruption,
               max(score) filter (where perspective = 'Compliance') as compliance
          from scores where customer_id = ${customerId} and target_id = any(${sql.param(ids)}::bigint[]) group by 1
      ) s on s.target_id = t.id
     where t.id = any(${sql.param(ids)}::bigint[]) order by t.id
    on conflict (customer_id, target_id) do update set tier = 1, path = '{}', probability = 1`);
  await enqueueRefresh(tx, customerId);
  await enqueueTargetMatch(tx, ids, customerId, since);
  return { followed: ids.length, ids };
}

/**
 * Takes targets out of the monitored set; collections are lists of their own, which `uncollect` takes them out of. Alerts that came
 * meanwhile stay, as evidence of what was known; new ones come only where a target still stands behind another that is followed.
 */
export async function unfollow(
  tx: Tx,
  customerId: number,
  targetIds: readonly number[],
): Promise<{ unfollowed: number; ids: number[] }> {
  const ids = sql.param([...targetIds]);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from follows where customer_id = ${customerId} and target_id = any(${ids}::bigint[]) returning target_id
    )
    select target_id as id from gone order by 1`);
  const unfollowed = rows.map(({ id }) => Number(id));
  if (unfollowed.length > 0) await enqueueRefresh(tx, customerId);
  return { unfollowed: unfollowed.length, ids: unfollowed };
}

/** The network of a customer is worked out once for any number of changes that wait, and never twice at the same time. */
export async function enqueueRefresh(tx: Tx, customerId: number): Promise<void> {
  const key = `network.refresh:${customerId}`;
  await enqueue(tx, "network.refresh", { customerId }, { key, queue: `network:${customerId}` });
}
