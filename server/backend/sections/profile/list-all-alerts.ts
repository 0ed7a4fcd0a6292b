import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { listTargetAlerts } from "~/backend/contract/profile-feed";
import { type Cursor, readCursor, writeCursor } from "../../alerts/feed/cursor";
import type { Tx } from "../../platform/db/database";
import { numberOf } from "../../reference/catalogue/priorities";
import { NEWEST_FIRST } from "../../risk/scores/kinds-held";
import { readFeedItems } from "./read-feed-items";

/** What a page looks through for alerts of a state or a priority, however many the target has. */
const LOOKED_AT = 2000;

/** Exact up to here; beyond, "at least 1,000" is what a page says. */
const COUNTED = 1000;

type Query = z.output<typeof listTargetAlerts.query>;

interface Asked {
  targetId: number;
  language: string;
  query: Query;
}

/** A page of all alerts that a customer has of a target, newest first. */
export async function listAllAlerts(tx: Tx, customerId: number, { targetId, language, query }: Asked) {
  const { size, after } = query;
  const cursor = after ? readCursor(after, ORDER) : null;
  const places = await findPlaces(tx, customerId, { targetId, query, cursor });
  const { count, isExact } = await countFound(tx, customerId, targetId, query);
  const shown = places.slice(0, size);
  const ids = shown.map(({ id }) => Number(id));
  const content = await readFeedItems(tx, customerId, { targetId, language, by: "alert", ids });
  const last = places.length > size ? shown.at(-1) : await lastLookedAt(tx, customerId, { targetId, query, cursor });
  const number = cursor?.page ?? 0;
  return {
    content,
    number,
    numberOfElements: content.length,
    totalElements: count,
    totalPages: Math.ceil(count / size),
    totalIsExact: isExact,
    after: last
      ? writeCursor({ id: Number(last.id), at: String(last.at), priority: 1, order: ORDER, page: number + 1 })
      : null,
  };
}

/** Of the cursor, which no other list takes. */
const ORDER = "AllNewestFirst";

interface Place extends Record<string, unknown> {
  /** Of the alert. */
  id: string;
  /** Microseconds since 1970. */
  at: string;
}

interface Part {
  targetId: number;
  query: Query;
  cursor: Cursor | null;
}

const AT = sql`(extract(epoch from looked.at) * 1000000)::bigint as at`;
const IN_ORDER = sql`order by looked.at desc, looked.alert_id desc`;

async function findPlaces(tx: Tx, customerId: number, { targetId, query, cursor }: Part): Promise<Place[]> {
  const most = isFiltered(query) ? LOOKED_AT : query.size + 1;
  const { rows } = await tx.execute<Place>(sql`
    select looked.alert_id as id, ${AT} from ${lookedAt(customerId, targetId, { cursor, most })} looked
     where ${wanted(customerId, query)} ${IN_ORDER} limit ${query.size + 1}`);
  return rows;
}

/** Where a filter found no full page: the last of all that it looked at, null where it came to the end. */
async function lastLookedAt(tx: Tx, customerId: number, { targetId, query, cursor }: Part): Promise<Place | undefined> {
  if (!isFiltered(query)) return undefined;
  const { rows } = await tx.execute<Place>(sql`
    select looked.alert_id as id, ${AT} from ${lookedAt(customerId, targetId, { cursor, most: LOOKED_AT + 1 })} looked
     ${IN_ORDER} offset ${LOOKED_AT - 1} limit 2`);
  return rows.length > 1 ? rows[0] : undefined;
}

/** How many there are, as far as a filter looks and `COUNTED` goes. */
async function countFound(tx: Tx, customerId: number, targetId: number, query: Query) {
  const most = (isFiltered(query) ? LOOKED_AT : COUNTED) + 1;
  const { rows } = await tx.execute<{ looked: number; found: number }>(sql`
    select count(*)::int as looked, (count(*) filter (where ${wanted(customerId, query)}))::int as found
      from ${lookedAt(customerId, targetId, { cursor: null, most })} looked`);
  const { looked = 0, found = 0 } = rows[0] ?? {};
  return { count: Math.min(found, COUNTED), isExact: looked < most && found <= COUNTED };
}

/** The next alerts of a target along their index. */
const lookedAt = (
  customerId: number,
  targetId: number,
  { cursor, most }: { cursor: Cursor | null; most: number },
) => sql`
  (select t.alert_id, t.at, t.priority from alert_targets t
    where t.customer_id = ${customerId} and t.target_id = ${targetId}
      ${cursor ? sql`and (t.at, t.alert_id) < (to_timestamp(${cursor.at}::numeric / 1000000), ${cursor.id}::bigint)` : sql``}
    ${NEWEST_FIRST} limit ${most})`;

const isFiltered = ({ state, priorities }: Query): boolean => state !== "all" || priorities !== undefined;

/** The state is asked for alert by alert: as a join it could read all alerts of the customer. */
function wanted(customerId: number, { state, priorities }: Query): SQL {
  const statusId = sql`(select a.status_id from alerts a where a.customer_id = ${customerId} and a.id = looked.alert_id)`;
  const ofPriority = sql`looked.priority = any(${sql.param(priorities?.map(numberOf))}::smallint[])`;
  const ofState = state === "open" ? sql`${statusId} <> 'archived'` : sql`${statusId} = 'archived'`;
  return sql`${priorities ? ofPriority : sql`true`} and ${state === "all" ? sql`true` : ofState}`;
}
