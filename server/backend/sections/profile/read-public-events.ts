import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { listPublicEvents } from "~/backend/contract/profile";
import { PROFILE_FEED_SIZE } from "~/backend/contract/profile-words";
import type { Tx } from "../../platform/db/database";
import { priorityOf } from "../../reference/catalogue/priorities";

type PublicEvent = z.output<typeof listPublicEvents.response>[number];
/** So many links are looked at for events that were not withdrawn. */
const LOOKED_AT = 200;

/** The last that became known, whoever asks: only what everybody may know. */
export async function readPublicEvents(tx: Tx, targetId: number): Promise<PublicEvent[]> {
  const { rows } = await tx.execute<Omit<PublicEvent, "priority"> & { priority: number }>(sql`
    select e.id::float8 as "eventId", e.title, e.language, e.at, e.event_type_id as "eventTypeId", e.priority, e.url
      from (select event_id from event_links where target_id = ${targetId} and owner_id is null
             order by event_id desc limit ${LOOKED_AT}) l
      join events e on e.id = l.event_id and e.owner_id is null and not e.withdrawn and e.merged_into is null
     order by e.at desc, e.id desc limit ${PROFILE_FEED_SIZE}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), priority: priorityOf(row.priority) }));
}
