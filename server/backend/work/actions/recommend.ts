import { sql } from "drizzle-orm";
import { type ActionTypeName, LAST_RESORT } from "~/backend/contract/action-words";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import type { EventGroup } from "../../reference/catalogue/event-types";
import { numberOf } from "../../reference/catalogue/priorities";
import { type ActionRecommendations, actionRecommendationsSchema } from "./action-recommendations";

/** What could be done about alerts, by the rule of today. What is under way already is not recommended again. */
export async function recommend(tx: Tx, customerId: number, alertIds: readonly number[]) {
  const rule = await ruleAt(tx, "action-recommendations", registerDay(), actionRecommendationsSchema);
  const { rows } = await tx.execute<{ id: number } & { [K in keyof Alert]: Alert[K] }>(sql`
    select a.id::int, a.event_group as group, a.priority, array(
             select distinct x.type_id from action_alerts l
               join actions x on x.customer_id = l.customer_id and x.id = l.action_id
              where l.customer_id = a.customer_id and l.alert_id = a.id) as begun,
           exists (
             select from action_alerts l join actions x on x.customer_id = l.customer_id and x.id = l.action_id
              where l.customer_id = a.customer_id and l.alert_id = a.id and x.effect = 'not-effective') as failed
      from alerts a
     where a.customer_id = ${customerId} and a.id = any(${sql.param([...alertIds])}::bigint[])
     order by a.id`);
  return {
    ruleVersion: rule.version,
    alerts: rows.map((row) => ({ alertId: row.id, recommendations: fitting(rule.value, row) })),
  };
}

interface Alert {
  group: EventGroup;
  /** 1 Low to 4 Critical. */
  priority: number;
  /** Types of what is done about it already. */
  begun: readonly string[];
  /** Whether something that was done about it did not work. */
  failed: boolean;
}

/** The most pressing first, breaking off only after something else failed (LkSG § 7(3)); an alert that is grave enough for many gets the first few. */
export function fitting({ types, most }: ActionRecommendations, { group, priority, begun, failed }: Alert) {
  return types
    .filter(({ id }) => id !== LAST_RESORT || failed)
    .filter(({ id, groups, from }) => groups.includes(group) && numberOf(from) <= priority && !begun.includes(id))
    .slice(0, most)
    .map(({ id, dueInDays }): { typeId: ActionTypeName; dueInDays: number } => ({ typeId: id, dueInDays }));
}
