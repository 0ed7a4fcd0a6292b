import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { PRIORITIES } from "../../reference/catalogue/priorities";
import { alertPrioritySchema } from "./alert-priority";
import { alsoGroups } from "./also-groups";
import { priorityReason } from "./priority-reason";

/**
 * Makes a customer's alert say that it is of another type than its event, with the priority of that type as far as it reaches each target;
 * null, or the event's own type: as the event says. Nobody else's alert changes. What a rule of the customer's made of the priority holds.
 * `fanOut` keeps to it; both lock the alert.
 */
export async function putOwnType(tx: Tx, customerId: number, alertId: number, said: string | null): Promise<void> {
  const rule = await ruleAt(tx, "alert-priority", new Date().toISOString().slice(0, 10), alertPrioritySchema);
  const numbers = Object.fromEntries(
    Object.entries(rule.value).map(([level, row]) => [level, row.map((name) => PRIORITIES.indexOf(name) + 1)]),
  );
  const steps = sql`${JSON.stringify(numbers)}::jsonb`;
  const { rows } = await tx.execute<Judged>(sql`
    select nullif(${said}::text, e.event_type_id) as "ownTypeId", y.id as "typeId", y."group",
           ${alsoGroups(sql`nullif(${said}::text, e.event_type_id)`)} as "alsoGroups",
           case when y.id = e.event_type_id then e.priority else y.default_priority end as base
      from alerts a join events e on e.id = a.event_id
      join event_types y on y.id = coalesce(${said}::text, e.event_type_id)
     where a.customer_id = ${customerId} and a.id = ${alertId}`);
  const [now] = rows;
  if (!now) return;
  const step = now.base - 1;
  await tx.execute(sql`
    update alert_targets t set event_type_id = ${now.typeId}, priority = case when e.withdrawn then 1
             else least((${steps}->l.impact_level->>${step}::int)::int, (${steps}->t.impact_level->>${step}::int)::int) end
      from alerts a join events e on e.id = a.event_id join event_links l on l.event_id = e.id
     where t.customer_id = ${customerId} and t.alert_id = ${alertId} and a.customer_id = t.customer_id and a.id = t.alert_id
       and l.target_id = t.target_id and (l.owner_id is null or l.owner_id = t.customer_id)`);
  const reason = priorityReason({
    ownTypeId: sql`${now.ownTypeId}::text`,
    base: sql`${now.base}::int`,
    priority: sql`decided.priority`,
    impact: sql`decided.impact_level`,
    ruleVersion: rule.version,
  });
  await tx.execute(sql`
    update alerts a set own_type_id = ${now.ownTypeId}, event_type_id = ${now.typeId}, event_group = ${now.group},
           also_groups = ${sql.param(now.alsoGroups)}::text[],
           priority = case when e.withdrawn then 1 else coalesce(a.rule_priority, decided.priority, a.priority) end,
           priority_reason = case when decided.priority is null then a.priority_reason else ${reason} end,
           version = a.version + 1, updated_at = now()
      from events e left join lateral (
             select t.priority, t.impact_level from alert_targets t
              where t.customer_id = ${customerId} and t.alert_id = ${alertId}
              order by t.priority desc, t.tier, t.impact_level limit 1) decided on true
     where a.customer_id = ${customerId} and a.id = ${alertId} and e.id = a.event_id`);
  await tx.execute(sql`
    insert into scores_due as due (customer_id, target_id)
    select t.customer_id, t.target_id from alert_targets t where t.customer_id = ${customerId} and t.alert_id = ${alertId}
     order by 1, 2 on conflict (customer_id, target_id) do update set since = due.since`);
}

interface Judged extends Record<string, unknown> {
  ownTypeId: string | null;
  typeId: string;
  group: string;
  alsoGroups: string[];
  /** 1 to 4. */
  base: number;
}
