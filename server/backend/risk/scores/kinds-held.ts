import { type SQL, sql } from "drizzle-orm";

/**
 * The recursive CTE `held`: each kind of alert (own or not, event type, priority, impact level) that a target has. It goes from one
 * kind to the next along an index, so that it takes as long as there are kinds, however many alerts there are of each.
 */
export function kindsHeld(customerId: number, targetId: number): SQL {
  const ofTarget = sql`customer_id = ${customerId} and target_id = ${targetId}`;
  const kind = sql.raw("own, event_type_id, priority, impact_level");
  return sql`
    held as (
      (select ${kind} from alert_targets where ${ofTarget} order by ${kind} limit 1)
      union all
      select next.* from held cross join lateral (
        select ${kind} from alert_targets where ${ofTarget}
           and (${kind}) > (held.own, held.event_type_id, held.priority, held.impact_level)
         order by ${kind} limit 1) next)`;
}

/** An `alert_targets t` of the kind `h`. */
export const ofKind = (customerId: number, targetId: number): SQL => sql`
  t.customer_id = ${customerId} and t.target_id = ${targetId} and t.own = h.own and t.event_type_id = h.event_type_id
  and t.priority = h.priority and t.impact_level = h.impact_level`;

/** As the index of kinds has them. */
export const NEWEST_FIRST: SQL = sql`order by t.at desc nulls last, t.alert_id desc nulls last`;
