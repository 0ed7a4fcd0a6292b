import { type SQL, sql } from "drizzle-orm";
import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import type { AlertChange } from "~/backend/contract/triage";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { EvidenceEntry } from "../../platform/evidence/ledger";

/** An alert and what it was before it was changed, to change it back. */
export type Changed = [alertId: number, before: string | boolean | null];

/** A change as it is made and kept: with the name that an assignee has at the time, which the ledger tells, and the moment at which a day begins. */
export type MadeChange =
  | Exclude<AlertChange, { kind: "assign" | "snooze" }>
  | { kind: "snooze"; until: string | null }
  | { kind: "assign"; userId: number | null; name: string | null };

/** What can be made of alerts: by anybody, and the priority by a rule. */
export type AnyChange = MadeChange | { kind: "priority"; priority: PriorityName; rule: string };

/** Who changes, for which customer. */
export interface Changer {
  customerId: number;
  userId: number | null;
  actor: EvidenceEntry["actor"];
}

/**
 * Makes the change on those alerts that are not so already (specification §5: a status changes only if it differs), with one
 * statement for all of them, and answers which these were. Throws 404 for a label that is not there for this user.
 */
export async function applyChange(
  tx: Tx,
  { customerId, userId }: Changer,
  alertIds: readonly number[],
  change: AnyChange,
): Promise<Changed[]> {
  const ids = sql.param([...alertIds]);
  if (change.kind === "label") await mustSeeLabel(tx, customerId, userId, change.labelId);
  const { rows } = await tx.execute<{ id: string; before: Changed[1] }>(
    statement(change, sql`${customerId}::bigint`, sql`${userId}::bigint`, sql`any(${ids}::bigint[])`),
  );
  return rows.map(({ id, before }) => [Number(id), before]);
}

function statement(change: AnyChange, customer: SQL, user: SQL, ids: SQL): SQL {
  switch (change.kind) {
    case "status":
      return column(sql`status_id`, sql`${change.statusId}`, customer, ids, {
        more: sql`, status_changed_at = now(), status_changed_by = ${user}`,
      });
    case "relevancy":
      return column(sql`relevancy`, sql`${change.relevancy}`, customer, ids);
    case "mute":
      return column(sql`muted_at_priority`, change.on ? sql`priority` : sql`null::smallint`, customer, ids);
    case "assign":
      return column(sql`assigned_to`, sql`${change.userId}::bigint`, customer, ids, { before: assigneeInWords });
    case "snooze": {
      // An archived one is dealt with.
      const only = change.until === null ? sql`` : sql` and status_id <> 'archived'`;
      const before = sql`to_json(snoozed_until) #>> '{}'`;
      return column(sql`snoozed_until`, sql`${change.until}::timestamptz`, customer, ids, { before, only });
    }
    case "label":
      return change.on ? labelOn(change.labelId, customer, user, ids) : labelOff(change.labelId, customer, ids);
    case "priority":
      return priority(change, customer, ids);
  }
}

/** Before: what a rule had made of it, and what it was. An alert of a withdrawn event stays Low. */
function priority({ priority, rule }: Extract<AnyChange, { kind: "priority" }>, customer: SQL, ids: SQL): SQL {
  const to = sql`${PRIORITY_NAMES.indexOf(priority) + 1}::smallint`;
  const reason = JSON.stringify({ key: "priority-by-rule", params: { event: priority, rule } });
  return sql`
    with found as (
      select id, jsonb_build_object('rule', rule_priority, 'reason', rule_priority_reason, 'was', priority)::text as before
        from alerts
       where customer_id = ${customer} and id = ${ids} and (priority, rule_priority) is distinct from (${to}, ${to})
         and priority_reason->>'key' <> 'priority-withdrawn'
       order by id for update
    )
    update alerts a
       set priority = ${to}, rule_priority = ${to}, rule_priority_reason = ${reason}::jsonb,
           version = version + 1, updated_at = now()
      from found where a.customer_id = ${customer} and a.id = found.id
    returning a.id, found.before`;
}

/** Locked in the order of their numbers: two changes of the same alerts wait for each other instead of locking up. */
function column(
  name: SQL,
  value: SQL,
  customer: SQL,
  ids: SQL,
  /** Also set; what it was, as it is kept; which are left alone. */
  { more = sql``, before = name, only = sql`` }: { more?: SQL; before?: SQL; only?: SQL } = {},
): SQL {
  return sql`
    with found as (
      select id, ${before} as before from alerts
       where customer_id = ${customer} and id = ${ids} and ${name} is distinct from ${value}${only}
       order by id for update
    )
    update alerts a set ${name} = ${value}, version = version + 1, updated_at = now()${more}
      from found where a.customer_id = ${customer} and a.id = found.id
    returning a.id, found.before`;
}

/** With the name: who it was is told when the account is long renamed. */
const assigneeInWords = sql`(
  select jsonb_build_object('userId', u.id, 'name', u.firstname || ' ' || u.lastname)::text
    from users u where u.customer_id = alerts.customer_id and u.id = alerts.assigned_to)`;

function labelOn(labelId: number, customer: SQL, user: SQL, ids: SQL): SQL {
  return sql`
    insert into alert_label_links (customer_id, label_id, alert_id, at, added_by)
    select customer_id, ${labelId}, id, at, ${user} from alerts where customer_id = ${customer} and id = ${ids} order by id
    on conflict do nothing
    returning alert_id as id, false as before`;
}

function labelOff(labelId: number, customer: SQL, ids: SQL): SQL {
  return sql`
    delete from alert_label_links where customer_id = ${customer} and label_id = ${labelId} and alert_id = ${ids}
    returning alert_id as id, true as before`;
}

async function mustSeeLabel(tx: Tx, customerId: number, userId: number | null, labelId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from alert_labels where customer_id = ${customerId} and id = ${labelId}
       and (scope = 'Customer' or user_id = ${userId})`);
  if (rows.length === 0) throw notFound("label");
}
