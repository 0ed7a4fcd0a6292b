import { sql } from "drizzle-orm";
import type { Tx } from "../../../server/backend/platform/db/database";
import type { ScoredAlert } from "../../../server/backend/risk/scores/formula";

export interface AlertOfTarget extends ScoredAlert {
  targetId: number;
  relevancy?: "Relevant" | "Irrelevant" | "NotYetAssigned";
  withdrawn?: boolean;
}

/** Each with an event and an alert of its own, in this order; answers the alerts' ids. Needs the system's rights. */
export async function addAlerts(tx: Tx, customerId: number, list: readonly AlertOfTarget[]): Promise<number[]> {
  const rows = list.map((one, n) => ({ n, relevancy: "NotYetAssigned", withdrawn: false, ...one }));
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(n int, "targetId" bigint, at timestamptz,
        "eventTypeId" text, priority smallint, "impactLevel" text, relevancy text, withdrawn boolean)),
    event as (
      insert into events (event_type_id, title, summary, at, priority, withdrawn, content_hash)
      select "eventTypeId", 'Event ' || n, '', at, priority, withdrawn, 'test:' || n from given order by n
      returning id, title),
    alert as (
      insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
                          impact_levels, countries, target_ctypes, target_count, relevancy)
      select ${customerId}::bigint, event.id, at, "eventTypeId", 'logistics', priority, '{"key":"x","params":{}}', false, 1,
             array["impactLevel"], '{}', '{}', 1, relevancy
        from given join event on event.title = 'Event ' || n order by n
      returning id, event_id),
    touched as (
      insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
      select ${customerId}::bigint, alert.id, "targetId", "impactLevel", 1, 1, '{"key":"x","params":{}}', at, "eventTypeId", priority
        from given join event on event.title = 'Event ' || n join alert on alert.event_id = event.id)
    select alert.id from given join event on event.title = 'Event ' || n join alert on alert.event_id = event.id order by n`);
  return added.map(({ id }) => Number(id));
}
