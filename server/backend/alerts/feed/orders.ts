import { SQL, sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import { FEED_STATUSES } from "~/backend/contract/alert-words";
import type { FeedFilter } from "./conditions";
import type { Cursor } from "./cursor";

interface Order {
  by: SQL;
  /** What comes after the cursor in this order: a row comparison, which an index can begin at. */
  after(cursor: Cursor): SQL;
  /** The cursor's alert and what comes before it. */
  upTo(cursor: Cursor): SQL;
  /** What the order itself leaves out. */
  within?: SQL;
}

const moment = ({ at }: Cursor) => sql`to_timestamp(${at}::numeric / 1000000)`;

const byPriority = {
  by: sql`a.priority desc nulls last, a.at desc nulls last, a.id desc nulls last`,
  after: (cursor: Cursor) =>
    sql`(a.priority, a.at, a.id) < (${cursor.priority}::smallint, ${moment(cursor)}, ${cursor.id}::bigint)`,
  upTo: (cursor: Cursor) =>
    sql`(a.priority, a.at, a.id) >= (${cursor.priority}::smallint, ${moment(cursor)}, ${cursor.id}::bigint)`,
};

/**
 * Each order ends in the alert's number, so that no two alerts share a place. "Top" is the gravest of the last 7 or 30 days. Nulls
 * are where the indexes have them, although there are none: else PostgreSQL sorts the whole history for each page.
 */
export const ORDERS: Record<FeedOrder, Order> = {
  NewestFirst: {
    by: sql`a.at desc nulls last, a.id desc nulls last`,
    after: (cursor) => sql`(a.at, a.id) < (${moment(cursor)}, ${cursor.id}::bigint)`,
    upTo: (cursor) => sql`(a.at, a.id) >= (${moment(cursor)}, ${cursor.id}::bigint)`,
  },
  OldestFirst: {
    by: sql`a.at nulls first, a.id nulls first`,
    after: (cursor) => sql`(a.at, a.id) > (${moment(cursor)}, ${cursor.id}::bigint)`,
    upTo: (cursor) => sql`(a.at, a.id) <= (${moment(cursor)}, ${cursor.id}::bigint)`,
  },
  HighestPriority: byPriority,
  TopThisWeek: { ...byPriority, within: sql`a.at >= now() - interval '7 days'` },
  TopThisMonth: { ...byPriority, within: sql`a.at >= now() - interval '30 days'` },
};

/**
 * The columns `what` of the first `limit` alerts `a` in this order of those that `where` leaves. The index of the gravest begins with
 * the status, so without one its four parts are merged, each read in order as far as the page needs. Each part has its own order and
 * limit: of a plain union PostgreSQL sorts the whole history.
 */
export function inOrder(
  what: SQL,
  { order, statusId, where, limit }: { order: FeedOrder; statusId: FeedFilter["statusId"]; where: SQL; limit: number },
): SQL {
  const { by } = ORDERS[order];
  const first = (rest: SQL) => sql`select a.* from alerts a where ${where}${rest} order by ${by} limit ${limit}`;
  if (statusId !== "all" || by !== byPriority.by) return sql`${what} from (${first(sql``)}) a order by ${by}`;
  const parts = FEED_STATUSES.map((status) => sql`(${first(sql` and a.status_id = ${status}`)})`);
  return sql`${what} from (${sql.join(parts, sql` union all `)}) a order by ${by} limit ${limit}`;
}

/** What the order leaves out, what stands before the cursor, and what comes after the alert `until`, to be put behind other conditions. */
export function beyond(order: FeedOrder, cursor: Cursor | null, until: Cursor | null = null): SQL {
  const { within, after, upTo } = ORDERS[order];
  const bounds = [within, cursor && after(cursor), until && upTo(until)].filter((one) => one instanceof SQL);
  return sql.join(
    bounds.map((bound) => sql` and ${bound}`),
    sql``,
  );
}
