import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { SourceContent } from "../../platform/db/schema/events";
import { NEWS_KEY, NOTICE_KEY } from "./joining/join-keys";
import type { Incoming, Known, StoredReport } from "./plan-batch";

/** Whose reports they are: a source's name, and the customer that it belongs to, null for a public one. */
export interface Origin {
  sourceName: string;
  ownerId: number | null;
}

/**
 * The stored reports that a batch may be about: this source's own of the same ids, those of the same words, those of other
 * sources with a key in common, its own that one of the batch may revise, and news of any source that may tell of the same. Only the owner's: what
 * is private never meets what is public.
 */
export async function loadKnown(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  incoming: readonly Incoming[],
): Promise<Known> {
  const owner = ownerId ?? 0;
  const ids = incoming.map(({ event }) => event.externalId);
  const hashes = incoming.map(({ event }) => event.contentHash);
  const all = [...new Set(incoming.flatMap(({ lookupKeys }) => lookupKeys))];
  const notices = all.filter((key) => key.startsWith(NOTICE_KEY));
  const news = all.filter((key) => key.startsWith(NEWS_KEY));
  const keys = all.filter((key) => !key.startsWith(NOTICE_KEY) && !key.startsWith(NEWS_KEY));
  const { rows } = await tx.execute<StoredRow>(sql`
    select event_id, source_name, external_id, content_hash, revision, content, to_json(join_keys) as join_keys, joined is null as is_first,
           to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from event_sources where coalesce(owner_id, 0) = ${owner} and id in (
      select id from event_sources
        where source_name = ${sourceName} and external_id = any(${textArray(ids)}) and coalesce(owner_id, 0) = ${owner}
      union all
      select id from event_sources where content_hash = any(${textArray(hashes)})
      union all
      select id from ${withKeyOf(keys)} where source_name <> ${sourceName}
      union all
      (select id from ${withKeyOf(notices)} where source_name = ${sourceName} order by id desc limit ${MOST_ALIKE})
      union all
      (select id from ${withKeyOf(news)} where coalesce(owner_id, 0) = ${owner} order by id desc limit ${MOST_ALIKE}))
    order by id`);
  const reports = rows.map(toReport);
  return { reports, ...(await toldOf(tx, [...new Set(reports.map(({ eventId }) => eventId))])) };
}

/**
 * The reports that have one of these keys, each looked up by itself: of thousands of keys at once (`&&`) PostgreSQL expects to find most of the
 * table, and compares each of its rows with each key, which took 26 s for a thousand keys and 60,000 rows. `offset 0` keeps it from joining them so.
 */
export const withKeyOf = (keys: readonly string[]) => sql`(
  select distinct s.id, s.source_name, s.owner_id from unnest(${textArray(keys)}) k
   cross join lateral (select id, source_name, owner_id from event_sources where join_keys @> array[k] offset 0) s) alike`;

/** Reports with all that they say, the owner's latest: more of one batch's neighbourhood are no news. */
const MOST_ALIKE = 10_000;

/** As one parameter, however long. */
export const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
export const idArray = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** A report whose content nobody wrote has none, and not an empty one. */
export const contentIn = (content: SourceContent | Record<string, never>): SourceContent | null =>
  "kind" in content ? (content as SourceContent) : null;

interface StoredRow extends Record<string, unknown> {
  event_id: string;
  source_name: string;
  external_id: string;
  content_hash: string;
  revision: string | null;
  updated_at: string | null;
  content: SourceContent | Record<string, never>;
  join_keys: string[];
  is_first: boolean;
}

function toReport(row: StoredRow): StoredReport {
  return {
    eventId: Number(row.event_id),
    sourceName: row.source_name,
    externalId: row.external_id,
    contentHash: row.content_hash,
    updatedAt: row.updated_at,
    revision: row.revision,
    content: contentIn(row.content),
    joinKeys: row.join_keys,
    isFirst: row.is_first,
  };
}

async function toldOf(tx: Tx, eventIds: number[]): Promise<Omit<Known, "reports">> {
  if (eventIds.length === 0) return { sourcesOfEvent: new Map(), toldSince: new Map() };
  const { rows } = await tx.execute<{ event_id: string; names: string[] | null; since: number | null }>(sql`
    select event_id, (extract(epoch from min(published_at) filter (where joined is null)) * 1000)::float8 as since,
           array_agg(distinct source_name) filter (where content->>'withdrawn' is distinct from 'true') as names
      from event_sources where event_id = any(${idArray(eventIds)}) group by 1`);
  return {
    sourcesOfEvent: new Map(rows.map(({ event_id, names }) => [Number(event_id), new Set(names)])),
    toldSince: new Map(rows.flatMap(({ event_id, since }) => (since === null ? [] : [[Number(event_id), since]]))),
  };
}
