import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/**
 * Takes targets out of alerts where the event does not touch them after all, and alerts that then touch nothing and that nobody
 * has looked at. One that somebody worked on stays, without targets. What is only not monitored any more stays as it was.
 */
export async function removeLost(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...eventIds])}::bigint[]`;
  await tx.execute(sql`
    with gone as (
      delete from alert_targets known using alerts a
       where a.event_id = any(${ids}) and known.customer_id = a.customer_id and known.alert_id = a.id
         and not exists (select from event_links l where l.event_id = a.event_id and l.target_id = known.target_id
                            and (l.owner_id is null or l.owner_id = a.customer_id))
      returning known.customer_id, known.target_id
    )
    insert into scores_due as due (customer_id, target_id)
    select distinct customer_id, target_id from gone order by 1, 2
      -- A run at work holds the row: wait for it, so that it cannot take away what it has not seen.
      on conflict (customer_id, target_id) do update set since = due.since`);
  const empty = sql`a.event_id = any(${ids}) and not exists (
    select from alert_targets t where t.customer_id = a.customer_id and t.alert_id = a.id)`;
  await tx.execute(sql`
    delete from alerts a
     where ${empty} and a.status_id = 'new' and a.status_changed_at is null and a.relevancy = 'NotYetAssigned'
       and a.note is null and a.flagged is null and a.own_type_id is null and a.muted_at_priority is null
       and a.assigned_to is null and a.snoozed_until is null
       and not exists (select from alert_comments c where c.customer_id = a.customer_id and c.alert_id = a.id)
       and not exists (select from alert_label_links l where l.customer_id = a.customer_id and l.alert_id = a.id)
       and not exists (select from action_alerts c where c.customer_id = a.customer_id and c.alert_id = a.id)`);
  await tx.execute(sql`
    update alerts a set target_count = 0, impact_levels = '{}', countries = '{}', target_ctypes = '{}',
                        version = a.version + 1, updated_at = now()
     where ${empty} and a.target_count > 0`);
}
