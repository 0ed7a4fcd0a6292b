import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/**
 * What the customer's alert is by the last verdict on any text that tells of its event; null: what the event says. Of a wrong company or
 * place the alert keeps its type: a text about somebody else must not make it graver.
 */
export async function lastSaid(tx: Tx, customerId: number, alertId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ said: string | null }>(sql`
    select case when v.verdict in ('no-event', 'old') then 'news' when v.verdict in ('right', 'type') then v.event_type_id end as said
      from alerts a join event_sources s on s.event_id = a.event_id
      join reading_reviews v on v.customer_id = a.customer_id and v.source_id = s.id
     where a.customer_id = ${customerId} and a.id = ${alertId} order by v.reviewed_at desc, v.source_id desc limit 1`);
  return rows[0]?.said ?? null;
}
