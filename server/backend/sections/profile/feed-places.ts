import { type SQL, sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import { days } from "~/time/duration";
import type { Cursor } from "../../alerts/feed/cursor";
import type { Tx } from "../../platform/db/database";
import { kindsHeld, NEWEST_FIRST, ofKind } from "../../risk/scores/kinds-held";

export interface FeedOfTarget {
  targetId: number;
  /** Event types that are wanted. */
  types: readonly string[];
  /** Impact levels that are wanted; null: all. */
  levels: readonly string[] | null;
  /** What the customer told itself; else what it did not. */
  own: boolean;
  from: Date | null;
  order: FeedOrder;
}

export interface Place extends Record<string, unknown> {
  /** Of the alert. */
  id: string;
  /** Microseconds since 1970. */
  at: string;
  priority: number;
}

/**
 * The next alerts of a target that the customer monitors, in order. Each kind of alert lies in order in an index: of each the next
 * `limit` are taken and the first of all kept, so that it does not matter how many alerts there are.
 */
export async function findPlaces(
  tx: Tx,
  customerId: number,
  feed: FeedOfTarget,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<Place[]> {
  const { targetId, order } = feed;
  const oldest = order === "OldestFirst";
  const byPriority = order !== "NewestFirst" && !oldest;
  const { rows } = await tx.execute<Place>(sql`
    with recursive ${kindsHeld(customerId, targetId)}
    select next.alert_id as id, (extract(epoch from next.at) * 1000000)::bigint as at, h.priority
      from held h cross join lateral (
        select t.alert_id, t.at from alert_targets t
         where ${ofKind(customerId, targetId)} ${since(feed)} ${cursor ? beyond(cursor, { oldest, byPriority }) : sql``}
         ${oldest ? sql`order by t.at nulls first, t.alert_id nulls first` : NEWEST_FIRST} limit ${limit}) next
     where ${wanted(feed)} ${cursor && byPriority ? sql`and h.priority <= ${cursor.priority}` : sql``}
     order by ${byPriority ? sql`h.priority desc,` : sql``} ${
       oldest ? sql`next.at, next.alert_id` : sql`next.at desc, next.alert_id desc`
     } limit ${limit}`);
  return rows;
}

/** How many there are, counted up to `most`. */
export async function countUpTo(tx: Tx, customerId: number, feed: FeedOfTarget, most: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    with recursive ${kindsHeld(customerId, feed.targetId)}
    select count(*)::int as n from (
      select from held h cross join lateral (
        select from alert_targets t where ${ofKind(customerId, feed.targetId)} ${since(feed)} limit ${most}) one
       where ${wanted(feed)} limit ${most}) found`);
  return rows[0]?.n ?? 0;
}

const WITHIN: Partial<Record<FeedOrder, number>> = { TopThisWeek: 7, TopThisMonth: 30 };

/** The later of what was asked for and what the order itself leaves out. */
export function startOf({ from, order }: Pick<FeedOfTarget, "from" | "order">): Date | null {
  const within = WITHIN[order];
  const own = within === undefined ? null : new Date(Date.now() - days(within));
  return own && from ? new Date(Math.max(own.getTime(), from.getTime())) : (own ?? from);
}

function since(feed: FeedOfTarget): SQL {
  const start = startOf(feed);
  return start ? sql`and t.at >= ${start.toISOString()}::timestamptz` : sql``;
}

const wanted = ({ own, types, levels }: FeedOfTarget): SQL => sql`
  h.own = ${own} and h.event_type_id = any(${sql.param([...types])}::text[])
  ${levels ? sql`and h.impact_level = any(${sql.param([...levels])}::text[])` : sql``}`;

/** By priority, a kind of a lower one begins at its newest, and the cursor's own behind the cursor. */
function beyond(cursor: Cursor, { oldest, byPriority }: { oldest: boolean; byPriority: boolean }): SQL {
  const at = sql`to_timestamp(${cursor.at}::numeric / 1000000)`;
  const id = sql`${cursor.id}::bigint`;
  if (oldest) return sql`and (t.at, t.alert_id) > (${at}, ${id})`;
  if (!byPriority) return sql`and (t.at, t.alert_id) < (${at}, ${id})`;
  const same = sql`h.priority = ${cursor.priority}`;
  return sql`and (t.at, t.alert_id) < (case when ${same} then ${at} else 'infinity'::timestamptz end,
                                       case when ${same} then ${id} else 9223372036854775807 end)`;
}
