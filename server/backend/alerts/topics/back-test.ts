import { setImmediate as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { MOST_HITS_A_DAY, TRIED_TOPIC_DAYS } from "~/backend/contract/topic-words";
import type { triedTopic } from "~/backend/contract/topics";
import { days, seconds } from "~/time/duration";
import { NEWS_FOR } from "../../intake/news/read-item";
import { compileTopics, matchTopics } from "../../intake/news/topics/match-topics";
import type { Tx } from "../../platform/db/database";
import { BEFORE_A_PAUSE } from "./at-once";

import { narrow } from "./narrow";
import type { TopicQuery } from "./stored-topic";

export interface BackTestLimits {
  /** Pieces of news that are looked at, the newest first. */
  items: number;
  /** Milliseconds after which no further portion is read. */
  time: number;
}

const LIMITS: BackTestLimits = { items: 20_000, time: seconds(5) };
const PORTION = 1_000;
const SAMPLES = 20;

/**
 * What a topic would have found in the news of the last 30 days: in what is kept of it, title and extract, and in what the customer may
 * see. Reads in portions and lets others go on between them.
 */
export async function backTest(
  tx: Tx,
  customerId: number,
  { words, not, countries, onlyTargets }: TopicQuery,
  limits: BackTestLimits = LIMITS,
): Promise<z.output<typeof triedTopic>> {
  const lexicon = compileTopics([{ words, notWords: not }]);
  const until = performance.now() + limits.time;
  const samples: TriedItem[] = [];
  const perDay = new Map<string, number>();
  let [looked, hits, isComplete] = [0, 0, false];
  let after: Pick<TriedItem, "readAt" | "id"> | null = null;
  while (looked < limits.items && performance.now() < until) {
    const size = Math.min(PORTION, limits.items - looked);
    // One more tells whether anything is left.
    const rows: TriedItem[] = await itemsBefore(tx, customerId, after, size + 1);
    const portion = rows.slice(0, size);
    const met = await withWords(portion, lexicon);
    const found = await narrow(
      tx,
      met.map((item) => ({ ...item, customerId, itemId: Number(item.id), countries, onlyTargets })),
    );
    looked += portion.length;
    hits += found.length;
    for (const { at } of found) perDay.set(at.slice(0, 10), (perDay.get(at.slice(0, 10)) ?? 0) + 1);
    samples.push(...found.slice(0, SAMPLES - samples.length));
    after = portion.at(-1) ?? after;
    isComplete = rows.length <= size;
    if (isComplete) break;
  }
  const told = [...perDay].map(([day, count]) => ({ day, hits: count }));
  return {
    ...{ looked, isComplete, hits },
    days: told.sort((one, other) => (one.day < other.day ? 1 : -1)),
    tooMany: told.some((day) => day.hits > MOST_HITS_A_DAY),
    samples: samples.map(({ id, title, extract, sourceName, url, at, quotes }) => ({
      ...{ itemId: Number(id), title, extract, sourceName, url, quotes },
      at: new Date(at).toISOString(),
    })),
  };
}

interface TriedItem extends Record<string, unknown> {
  id: string;
  title: string;
  extract: string;
  sourceName: string;
  url: string | null;
  /** When it was published, or else read; ISO 8601 in UTC. */
  at: string;
  readAt: string;
  quotes: string[];
}

/** The next portion, the newest first; what was old when it was read alerts nobody. */
async function itemsBefore(
  tx: Tx,
  customerId: number,
  after: Pick<TriedItem, "readAt" | "id"> | null,
  limit: number,
): Promise<TriedItem[]> {
  const before = after
    ? sql`and (r.read_at, r.source_id) < (${after.readAt}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await tx.execute<TriedItem>(sql`
    select s.id, s.title, coalesce(s.content->>'summary', '') as extract, s.source_name as "sourceName", s.url,
           ${moment(sql`least(coalesce(s.published_at, r.read_at), r.read_at)`)} as at, ${moment(sql`r.read_at`)} as "readAt"
      from item_readings r join event_sources s on s.id = r.source_id
     where (r.owner_id is null or r.owner_id = ${customerId}) and r.read_at >= now() - make_interval(days => ${TRIED_TOPIC_DAYS})
       and coalesce(s.published_at, r.read_at) >= r.read_at - make_interval(days => ${NEWS_FOR / days(1)}) ${before}
     order by r.read_at desc nulls last, r.source_id desc nulls last limit ${limit}`);
  return rows;
}

const moment = (of: SQL): SQL => sql`to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

async function withWords(
  items: readonly TriedItem[],
  lexicon: ReturnType<typeof compileTopics<{ words: string[]; notWords: string[] }>>,
): Promise<TriedItem[]> {
  const met: TriedItem[] = [];
  for (const [n, item] of items.entries()) {
    if (n % BEFORE_A_PAUSE === 0) await pause();
    const [found] = matchTopics(item, lexicon);
    if (found) met.push({ ...item, quotes: found.quotes });
  }
  return met;
}
