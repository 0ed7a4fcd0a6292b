import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { PRIORITIES } from "../../reference/catalogue/priorities";
import { alertPrioritySchema } from "./alert-priority";

/**
 * Makes a customer's alert say that it is of another type than its event, with the priority of that type as far as it reaches each target;
 * null: as the event says. Nobody else's alert changes. What a rule of the customer's made of the priority holds.
 */
export async function putOwnType(tx: Tx, customerId: number, alertId: number, ownTypeId: string | null): Promise<void> {
  const rule = await ruleAt(tx, "alert-priority", new Date().toISOString().slice(0, 10), alertPrioritySchema);
  const numbers = Object.fromEntries(
    Object.entries(rule.value).map(([level, row]) => [level, row.map((name) => PRIORITIES.indexOf(name) + 1)]),
  );
  const steps = sql`${JSON.stringify(numbers)}::jsonb`;
  const { rows } = await tx.execute<{ typeId: string; group: string; priority: number }>(sql`
    select y.id as "typeId", y."group", case when ${ownTypeId}::text is null then e.priority else y.default_priority end as priority
      from alerts a join events e on e.id = a.event_id
      join event_types y on y.id = coalesce(${ownTypeId}::text, e.event_type_id)
     where a.customer_id = ${customerId} and a.id = ${alertId}`);
  const [now] = rows;
  if (!now) return;
  await tx.execute(sql`
    update alert_targets t set event_type_id = ${now.typeId}, priority = case when e.withdrawn then 1
             else least((${steps}->l.impact_level->>${now.priority - 1}::int)::int, (${steps}->t.impact_level->>${now.priority - 1}::int)::int)
             end
      from alerts a join events e on e.id = a.event_id join event_links l on l.event_id = e.id
     where t.customer_id = ${customerId} and t.alert_id = ${alertId} and a.customer_id = t.customer_id and a.id = t.alert_id
       and l.target_id = t.target_id`);
  await tx.execute(sql`
    update alerts a set own_type_id = ${ownTypeId}, event_type_id = ${now.typeId}, event_group = ${now.group},
           priority = coalesce(a.rule_priority, (select max(t.priority) from alert_targets t
                                where t.customer_id = a.customer_id and t.alert_id = a.id), a.priority),
           version = a.version + 1, updated_at = now()
     where a.customer_id = ${customerId} and a.id = ${alertId}`);
  await tx.execute(sql`
    insert into scores_due as due (customer_id, target_id)
    select t.customer_id, t.target_id from alert_targets t where t.customer_id = ${customerId} and t.alert_id = ${alertId}
     order by 1, 2 on conflict (customer_id, target_id) do update set since = due.since`);
}
