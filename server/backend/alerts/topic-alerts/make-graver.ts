import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { MadeAlert } from "../alerts/after-alerts";

/**
 * Makes a topic's events as grave as what is told of them now, and their alerts with them, never less grave; what a rule of the customer's made
 * of an alert's priority holds. Answers the alerts that changed.
 */
export async function makeGraver(
  tx: Tx,
  customerId: number,
  told: readonly { eventId: number; priority: number }[],
): Promise<MadeAlert[]> {
  if (told.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with graver as (
      update events e set priority = t.priority, updated_at = now()
        from (select "eventId", max(priority) as priority
                from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t("eventId" bigint, priority int2) group by 1) t
       where e.id = t."eventId" and e.owner_id = ${customerId} and e.priority < t.priority
      returning e.id, e.priority)
    update alerts a set priority = g.priority, version = a.version + 1, updated_at = now()
      from graver g where a.customer_id = ${customerId} and a.event_id = g.id and a.rule_priority is null and a.priority < g.priority
    returning a.id`);
  return rows.map(({ id }) => ({ customerId, id: Number(id) }));
}
