import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { isOnThisText } from "../again/on-this-text";
import { idArray } from "../load-known";

/**
 * Has each customer's alert about events whose reports moved say what the customer's people said last of a report that it has now, and
 * nothing that they said of one that went away, or of a text that its source has told anew since. What they only confirmed binds no alert that has more reports since. The matching
 * that follows brings the rest of the alert up to it. The events have to be locked and composed.
 */
export async function sayAgain(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update alerts a set own_type_id = now.own_type_id, version = a.version + 1, updated_at = now()
      from (select k.customer_id, k.id, nullif(said.type_id, e.event_type_id) as own_type_id
              from alerts k join events e on e.id = k.event_id left join lateral (
                select v.verdict, case when v.verdict in ('no-event', 'old') then 'news'
                                       when v.verdict in ('right', 'type') then v.event_type_id end as type_id
                  from event_sources s join item_readings r on r.source_id = s.id
                  join reading_reviews v on v.customer_id = k.customer_id and v.source_id = s.id
                 where s.event_id = k.event_id and ${isOnThisText()} order by v.reviewed_at desc, v.source_id desc limit 1) said on true
             where k.event_id = any(${idArray(eventIds)}) and (k.own_type_id is not null or said.verdict <> 'right')
             order by k.customer_id, k.id) now
     where a.customer_id = now.customer_id and a.id = now.id and a.own_type_id is distinct from now.own_type_id`);
}
