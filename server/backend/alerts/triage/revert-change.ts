import { type SQL, sql } from "drizzle-orm";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { Tx } from "../../platform/db/database";
import type { AnyChange, Changed } from "./apply-change";

/**
 * Makes alerts what they were before a change, where they still are what the change made of them: what somebody did since
 * stays. Answers the alerts that it changed back, each with what it was until now.
 */
export async function revertChange(
  tx: Tx,
  customerId: number,
  change: AnyChange,
  changed: readonly Changed[],
): Promise<number[]> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(changed.map(([id, before]) => ({ id, before })))}::jsonb) as was(id bigint, before text)`;
  const { rows } = await tx.execute<{ id: string }>(statement(change, sql`${customerId}::bigint`, list));
  return rows.map(({ id }) => Number(id));
}

function statement(change: AnyChange, customer: SQL, was: SQL): SQL {
  switch (change.kind) {
    case "status":
      return column(sql`status_id`, sql`was.before`, sql`a.status_id = ${change.statusId}`, customer, was);
    case "relevancy":
      return column(sql`relevancy`, sql`was.before`, sql`a.relevancy = ${change.relevancy}`, customer, was);
    case "assign": {
      const still = sql`a.assigned_to is not distinct from ${change.userId}::bigint`;
      return column(sql`assigned_to`, sql`(was.before::jsonb->>'userId')::bigint`, still, customer, was);
    }
    case "snooze": {
      const still = sql`a.snoozed_until is not distinct from ${change.until}::timestamptz`;
      return column(sql`snoozed_until`, sql`was.before::timestamptz`, still, customer, was);
    }
    case "mute": {
      const still = change.on ? sql`a.muted_at_priority is not null` : sql`a.muted_at_priority is null`;
      return column(sql`muted_at_priority`, sql`was.before::smallint`, still, customer, was);
    }
    case "label":
      return change.on
        ? sql`delete from alert_label_links l using ${was}
               where l.customer_id = ${customer} and l.label_id = ${change.labelId} and l.alert_id = was.id
              returning l.alert_id as id`
        : sql`insert into alert_label_links (customer_id, label_id, alert_id, at)
              select a.customer_id, ${change.labelId}, a.id, a.at from alerts a join ${was} on a.id = was.id
               where a.customer_id = ${customer}
                 and exists (select from alert_labels where customer_id = ${customer} and id = ${change.labelId})
               order by a.id
              on conflict do nothing returning alert_id as id`;
    case "priority":
      return priority(PRIORITY_NAMES.indexOf(change.priority) + 1, customer, was);
  }
}

/** Without a rule it is what the event makes of it by now: the gravest of its targets'. */
function priority(made: number, customer: SQL, was: SQL): SQL {
  return sql`
    with found as (
      select a.id, (was.before::jsonb->>'rule')::smallint as rule, nullif(was.before::jsonb->'reason', 'null') as reason,
             coalesce((was.before::jsonb->>'rule')::smallint,
                      (select max(t.priority) from alert_targets t where t.customer_id = a.customer_id and t.alert_id = a.id),
                      (was.before::jsonb->>'was')::smallint) as priority
        from alerts a join ${was} on a.id = was.id
       where a.customer_id = ${customer} and a.rule_priority = ${made}
       order by a.id for update of a
    )
    update alerts a
       set priority = case when a.priority_reason->>'key' = 'priority-withdrawn' then a.priority else found.priority end,
           rule_priority = found.rule, rule_priority_reason = found.reason, version = version + 1, updated_at = now()
      from found where a.customer_id = ${customer} and a.id = found.id
    returning a.id`;
}

function column(name: SQL, value: SQL, still: SQL, customer: SQL, was: SQL): SQL {
  return sql`
    with found as (
      select a.id, was.before from alerts a join ${was} on a.id = was.id
       where a.customer_id = ${customer} and ${still}
       order by a.id for update of a
    )
    update alerts a set ${name} = ${value}, version = version + 1, updated_at = now()
      from found was where a.customer_id = ${customer} and a.id = was.id
    returning a.id`;
}
