import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

export interface EventFilter {
  type?: string;
  source?: string;
  /** `YYYY-MM-DD`, in UTC. */
  day?: string;
  /** Without the shared ones. */
  own?: "true";
}

/** Where a page ended: microseconds since 1970, and the event's number. */
export interface EventCursor {
  at: string;
  id: number;
}

/** The customer's own events and shared ones behind its alerts, newest first, from the one behind the cursor. */
export async function listPlaces(
  tx: Tx,
  customerId: number,
  { filter, after, limit }: { filter: EventFilter; after: EventCursor | null; limit: number },
): Promise<EventCursor[]> {
  const { rows } = await tx.execute<{ id: string; at: string }>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint::text as at
      from (${allOf(customerId, filter, after, limit)}) found order by found.at desc, id desc limit ${limit}`);
  return rows.map(({ id, at }) => ({ id: Number(id), at }));
}

/** How many there are, up to `most`. */
export async function countPlaces(tx: Tx, customerId: number, filter: EventFilter, most: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from (${allOf(customerId, filter, null, most)}) each_one limit ${most}) found`);
  return rows[0]?.n ?? 0;
}

/** Three parts, each as long as a page at most: each is read along an index, and none of them is read to its end. */
function allOf(customerId: number, filter: EventFilter, after: EventCursor | null, limit: number): SQL {
  const parts = [
    sql`select e.id, e.at from events e
         where e.owner_id = ${customerId} and e.merged_into is null
           ${behind(sql`e.at`, sql`e.id`, after)} ${conditions(filter)}
         order by e.at desc, e.id desc limit ${limit}`,
    ...(filter.own ? [] : [false, true]).map(
      (tierN) => sql`select e.id, a.at from alerts a join events e on e.id = a.event_id
         where a.customer_id = ${customerId} and a.tier_n = ${tierN} and e.owner_id is null
           ${behind(sql`a.at`, sql`a.event_id`, after)} ${conditions(filter)}
         order by a.at desc, a.event_id desc limit ${limit}`,
    ),
  ];
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
}

const behind = (at: SQL, id: SQL, after: EventCursor | null): SQL =>
  after === null
    ? sql``
    : sql`and (${at}, ${id}) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::bigint)`;

function conditions({ type, source, day }: EventFilter): SQL {
  return sql.join([
    type === undefined ? sql`` : sql` and e.event_type_id = ${type}`,
    source === undefined
      ? sql``
      : sql` and exists (select from event_sources s where s.event_id = e.id and s.source_name = ${source})`,
    day === undefined
      ? sql``
      : sql` and e.at >= ${day}::date::timestamp at time zone 'UTC' and e.at < (${day}::date + 1)::timestamp at time zone 'UTC'`,
  ]);
}
