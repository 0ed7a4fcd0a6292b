import { type SQL, sql } from "drizzle-orm";
import { isOnThisText } from "../../intake/ingest/again/on-this-text";
import type { Tx } from "../../platform/db/database";

/**
 * What the customer's alert is by the last verdict on any text that tells of its event; null: what the event says. Of a wrong company or
 * place the alert keeps its type: a text about somebody else must not make it graver. What was said of a text that its source has made another
 * matter is said of nothing any more.
 */
export async function lastSaid(tx: Tx, customerId: number, alertId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ said: string | null }>(sql`
    select said.type_id as said from alerts a, lateral (${saidOf(sql`a.customer_id`, sql`a.event_id`)}) said
     where a.customer_id = ${customerId} and a.id = ${alertId}`);
  return rows[0]?.said ?? null;
}

/** The same as one row at most, `type_id` and its `verdict`. */
export const saidOf = (customerId: SQL, eventId: SQL): SQL => sql`
  select v.verdict, case when v.verdict in ('no-event', 'old') then 'news' when v.verdict in ('right', 'type') then v.event_type_id end as type_id
    from event_sources s join item_readings r on r.source_id = s.id
    join reading_reviews v on v.customer_id = ${customerId} and v.source_id = s.id
   where s.event_id = ${eventId} and ${isOnThisText()} order by v.reviewed_at desc, v.source_id desc limit 1`;
