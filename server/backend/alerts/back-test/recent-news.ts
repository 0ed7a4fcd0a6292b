import { type SQL, sql } from "drizzle-orm";
import { days, seconds } from "~/time/duration";
import { NEWS_FOR } from "../../intake/news/read-item";
import type { Tx } from "../../platform/db/database";

export interface BackTestLimits {
  /** Pieces of news that are looked at, the newest first. */
  items: number;
  /** Milliseconds after which no further portion is read. */
  time: number;
}

export const LIMITS: BackTestLimits = { items: 20_000, time: seconds(5) };
const PORTION = 1_000;
/** How many days back. */
const DAYS = 30;

/** A piece of news, as far as it is kept. */
export interface RecentItem extends Record<string, unknown> {
  id: string;
  title: string;
  extract: string;
  sourceName: string;
  url: string | null;
  /** When it was published, or else read; ISO 8601 in UTC. */
  at: string;
  readAt: string;
  /** Of the event that tells of it to everybody. */
  eventTypeId: string;
}

export interface Portion {
  items: RecentItem[];
  /** Whether nothing is left after it. */
  isLast: boolean;
}

/** News of the last 30 days that a customer may see, the newest first, portion by portion; what was old when it was read is left out. */
export async function* recentNews(
  tx: Tx,
  customerId: number,
  { language = null, limits = LIMITS }: { language?: string | null; limits?: BackTestLimits } = {},
): AsyncGenerator<Portion, void> {
  const until = performance.now() + limits.time;
  let looked = 0;
  let after: RecentItem | null = null;
  while (looked < limits.items && performance.now() < until) {
    const size = Math.min(PORTION, limits.items - looked);
    // One more tells whether anything is left.
    const rows: RecentItem[] = await itemsBefore(tx, { customerId, language, after, limit: size + 1 });
    const items = rows.slice(0, size);
    const isLast = rows.length <= size;
    yield { items, isLast };
    if (isLast) return;
    looked += items.length;
    after = items.at(-1) ?? after;
  }
}

interface Wanted {
  customerId: number;
  language: string | null;
  after: RecentItem | null;
  limit: number;
}

async function itemsBefore(tx: Tx, { customerId, language, after, limit }: Wanted): Promise<RecentItem[]> {
  const before = after
    ? sql`and (r.read_at, r.source_id) < (${after.readAt}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const spoken = language === null ? sql`` : sql`and r.language = ${language}`;
  const { rows } = await tx.execute<RecentItem>(sql`
    select s.id, s.title, coalesce(s.content->>'summary', '') as extract, s.source_name as "sourceName", s.url,
           ${moment(sql`least(coalesce(s.published_at, r.read_at), r.read_at)`)} as at, ${moment(sql`r.read_at`)} as "readAt",
           e.event_type_id as "eventTypeId"
      from item_readings r join event_sources s on s.id = r.source_id
      join events o on o.id = s.event_id join events e on e.id = coalesce(o.merged_into, o.id)
     where (r.owner_id is null or r.owner_id = ${customerId}) and r.read_at >= now() - make_interval(days => ${DAYS})
       and coalesce(s.published_at, r.read_at) >= r.read_at - make_interval(days => ${NEWS_FOR / days(1)}) ${spoken} ${before}
     order by r.read_at desc nulls last, r.source_id desc nulls last limit ${limit}`);
  return rows;
}

const moment = (of: SQL): SQL => sql`to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
