import { type SQL, sql } from "drizzle-orm";
import type { Cursor } from "../../alerts/feed/cursor";
import type { Tx } from "../../platform/db/database";
import { type FeedOfTarget, type Place, startOf } from "./feed-places";

/** So many of the last events of a target that the customer does not monitor are looked at. */
export const LOOKED_AT = 2000;

/** The same for a target that the customer does not monitor: events that it may know of, of which it has no alert. */
export async function findEventPlaces(
  tx: Tx,
  customerId: number,
  feed: FeedOfTarget,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<Place[]> {
  const { rows } = await tx.execute<Place>(sql`
    select e.id, (extract(epoch from e.at) * 1000000)::bigint as at, e.priority from ${lastEvents(customerId, feed)}
     ${cursor ? sql`and ${beyond(cursor, feed)}` : sql``} order by ${ORDER[feed.order]} limit ${limit}`);
  return rows;
}

export async function countEventsUpTo(tx: Tx, customerId: number, feed: FeedOfTarget, most: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${lastEvents(customerId, feed)} limit ${most}) found`);
  return rows[0]?.n ?? 0;
}

/** Events that became known last are looked at, which are nearly always those that happened last. */
function lastEvents(customerId: number, feed: FeedOfTarget): SQL {
  const { targetId, own, types, levels } = feed;
  const start = startOf(feed);
  return sql`(
      select event_id, impact_level from event_links
       where target_id = ${targetId} and (owner_id is null or owner_id = ${customerId})
       order by event_id desc limit ${LOOKED_AT}) l
    join events e on e.id = l.event_id and e.merged_into is null
   where (e.owner_id is not null) = ${own} and e.event_type_id = any(${sql.param([...types])}::text[])
     ${levels ? sql`and l.impact_level = any(${sql.param([...levels])}::text[])` : sql``}
     ${start ? sql`and e.at >= ${start.toISOString()}::timestamptz` : sql``}`;
}

const BY_PRIORITY = sql`e.priority desc, e.at desc, e.id desc`;
const ORDER: Record<FeedOfTarget["order"], SQL> = {
  NewestFirst: sql`e.at desc, e.id desc`,
  OldestFirst: sql`e.at, e.id`,
  HighestPriority: BY_PRIORITY,
  TopThisWeek: BY_PRIORITY,
  TopThisMonth: BY_PRIORITY,
};

function beyond({ at, id, priority }: Cursor, { order }: FeedOfTarget): SQL {
  const moment = sql`to_timestamp(${at}::numeric / 1000000)`;
  if (order === "NewestFirst") return sql`(e.at, e.id) < (${moment}, ${id}::bigint)`;
  if (order === "OldestFirst") return sql`(e.at, e.id) > (${moment}, ${id}::bigint)`;
  return sql`(e.priority, e.at, e.id) < (${priority}::smallint, ${moment}, ${id}::bigint)`;
}
