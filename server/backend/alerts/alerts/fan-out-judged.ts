import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { fanOut } from "./fan-out";
import { lastSaid } from "./last-said";
import { putOwnType } from "./own-type";

/**
 * Brings the alerts about events up to their links, as `fanOut` does; an alert that comes only now to a customer who has judged the news before
 * says what was said then. Needs the system's rights and the events locked; a second run changes nothing.
 */
export async function fanOutJudged(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const judged = await judgedWithoutAlert(tx, eventIds);
  await fanOut(tx, eventIds);
  if (judged.length === 0) return;
  const { rows } = await tx.execute<{ customerId: string; id: string }>(sql`
    select a.customer_id as "customerId", a.id from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j(
             "customerId" bigint, "eventId" bigint)
      join alerts a on a.customer_id = j."customerId" and a.event_id = j."eventId" order by 1, 2`);
  for (const { customerId, id } of rows)
    await putOwnType(tx, Number(customerId), Number(id), await lastSaid(tx, Number(customerId), Number(id)));
}

async function judgedWithoutAlert(tx: Tx, eventIds: readonly number[]): Promise<Record<string, unknown>[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select distinct v.customer_id as "customerId", s.event_id as "eventId"
      from event_sources s join reading_reviews v on v.source_id = s.id
     where s.event_id = any(${sql.param([...eventIds])}::bigint[])
       and not exists (select from alerts a where a.customer_id = v.customer_id and a.event_id = s.event_id)`);
  return rows;
}
