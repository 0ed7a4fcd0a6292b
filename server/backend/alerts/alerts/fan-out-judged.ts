import { sql } from "drizzle-orm";
import { isOnThisText } from "../../intake/ingest/again/on-this-text";
import type { Tx } from "../../platform/db/database";
import { fanOut } from "./fan-out";
import { lastSaid, saidOf } from "./last-said";
import { putOwnType } from "./own-type";

/**
 * Brings the alerts about events up to their links, as `fanOut` does; an alert that comes only now to a customer who has judged the news before
 * says what was said then, and one whose text its source has made another matter no longer what was said of the earlier one, until that is told again. Needs the system's rights and the events locked; a second run changes nothing.
 */
export async function fanOutJudged(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const judged = await judgedWithoutAlert(tx, eventIds);
  await fanOut(tx, eventIds);
  await sayOfThisText(tx, eventIds);
  if (judged.length === 0) return;
  const { rows } = await tx.execute<{ customerId: string; id: string }>(sql`
    select a.customer_id as "customerId", a.id from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j(
             "customerId" bigint, "eventId" bigint)
      join alerts a on a.customer_id = j."customerId" and a.event_id = j."eventId" order by 1, 2`);
  for (const { customerId, id } of rows)
    await putOwnType(tx, Number(customerId), Number(id), await lastSaid(tx, Number(customerId), Number(id)));
}

/** What was only confirmed binds no alert that says nothing of its own. */
async function sayOfThisText(tx: Tx, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length === 0) return;
  const { rows } = await tx.execute<{ customerId: string; id: string; said: string | null }>(sql`
    with judged as (
      select distinct v.customer_id, s.event_id from event_sources s join reading_reviews v on v.source_id = s.id
       where s.event_id = any(${sql.param([...eventIds])}::bigint[]))
    select a.customer_id as "customerId", a.id, said.type_id as said
      from judged j join alerts a on a.customer_id = j.customer_id and a.event_id = j.event_id join events e on e.id = a.event_id
      left join lateral (${saidOf(sql`a.customer_id`, sql`a.event_id`)}) said on true
     where a.own_type_id is distinct from nullif(said.type_id, e.event_type_id)
       and case when a.own_type_id is null then said.verdict <> 'right'
                else exists (select from event_sources s join item_readings r on r.source_id = s.id
                     join reading_reviews v on v.customer_id = a.customer_id and v.source_id = s.id
                    where s.event_id = a.event_id and not ${isOnThisText()}) end
     order by a.customer_id, a.id for update of a`);
  for (const { customerId, id, said } of rows) await putOwnType(tx, Number(customerId), Number(id), said);
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
