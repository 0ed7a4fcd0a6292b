import { setImmediate as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { days } from "~/time/duration";
import { isTold } from "../../intake/ingest/again/told";
import { NEWS_FOR } from "../../intake/news/read-item";
import { compileTopics, matchTopics, type TopicLexicon } from "../../intake/news/topics/match-topics";
import type { Database, Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { Turns } from "../../platform/threads/turns";
import { matchEvents } from "../from-events/match-events";
import { takeBackOwn } from "../topic-alerts/take-back-own";
import { asksForTargets, type Candidate, isFrom, narrow } from "./narrow";
import { type FoundHit, writeHits } from "./write-hits";

const payloadSchema = z.object({ itemIds: z.array(z.int().positive()) });

/** Of what may be made in one transaction. */
const AT_ONCE = 100;
/** Topics in one trie: building one takes a few milliseconds, as each may have 50 words. */
const TOPICS_AT_ONCE = 20;

/**
 * `topics.match`: news that was read is held against the topics of all customers, which are compiled once for all of it. Run twice, it
 * changes nothing more.
 */
export const matchTopicsTask: Task = async ({ payload, database }) => {
  await findHits(database, payloadSchema.parse(payload).itemIds);
};

/** What the job does with these pieces of news. */
export async function findHits(database: Database, itemIds: readonly number[]): Promise<void> {
  const lexicons = await compiled(await database.asSystem(topicsAtWork));
  if (lexicons.length === 0) return;
  for (let from = 0; from < itemIds.length; from += AT_ONCE) {
    const items = await database.asSystem((tx) => freshItems(tx, itemIds.slice(from, from + AT_ONCE)));
    const found = await met(items, lexicons);
    for (let at = 0; at < found.length; at += AT_ONCE) await keep(database, found.slice(at, at + AT_ONCE));
  }
}

/** A hit that is asked for targets needs what its event touches, which the event's own job may not have found yet. */
async function keep(database: Database, found: readonly FoundItem[]): Promise<void> {
  const events = [...new Set(found.flatMap((hit) => (asksForTargets(hit) ? [hit.eventId] : [])))];
  if (events.length > 0) await database.asSystem((tx) => matchEvents(tx, events));
  await database.asSystem(async (tx) => writeHits(tx, await narrow(tx, found)));
  // One whose other reports were taken back stands by this one.
  await database.asSystem((tx) => takeBackOwn(tx, [...new Set(found.map(({ eventId }) => eventId))]));
}

interface TopicAtWork extends Record<string, unknown> {
  customerId: number;
  topicId: number;
  words: string[];
  notWords: string[];
  countries: string[];
  onlyTargets: boolean;
  targetIds: number[];
  sources: string[];
}

async function topicsAtWork(tx: Tx): Promise<TopicAtWork[]> {
  const { rows } = await tx.execute<TopicAtWork>(sql`
    select customer_id as "customerId", id as "topicId", words, not_words as "notWords", countries, only_targets as "onlyTargets",
           target_ids as "targetIds", sources
      from topics where active and removed_at is null order by customer_id, id`);
  return rows.map((row) => ({
    ...row,
    customerId: Number(row.customerId),
    topicId: Number(row.topicId),
    targetIds: row.targetIds.map(Number),
  }));
}

/** Each of topics of one customer: words that are made to take long use up the steps of their own customer, and of nobody else. */
async function compiled(topics: readonly TopicAtWork[]): Promise<TopicLexicon<TopicAtWork>[]> {
  const groups = new Map<string, TopicAtWork[]>();
  const counts = new Map<number, number>();
  for (const topic of topics) {
    const n = counts.get(topic.customerId) ?? 0;
    counts.set(topic.customerId, n + 1);
    const key = `${topic.customerId} ${Math.floor(n / TOPICS_AT_ONCE)}`;
    const group = groups.get(key);
    if (group) group.push(topic);
    else groups.set(key, [topic]);
  }
  const lexicons: TopicLexicon<TopicAtWork>[] = [];
  for (const group of groups.values()) {
    lexicons.push(compileTopics(group));
    await pause();
  }
  return lexicons;
}

interface Item extends Record<string, unknown> {
  id: number;
  eventId: number;
  ownerId: number | null;
  sourceName: string;
  title: string;
  extract: string;
}

/** What was published long ago is no news, and what its source took back is none either. */
async function freshItems(tx: Tx, itemIds: readonly number[]): Promise<Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    select s.id, coalesce(e.merged_into, e.id) as "eventId", s.owner_id as "ownerId", s.source_name as "sourceName", s.title,
           coalesce(s.content->>'summary', '') as extract
      from event_sources s join events e on e.id = s.event_id
     where s.id = any(${sql.param([...itemIds])}::bigint[])
       and ${isTold()} and coalesce(s.published_at, s.first_seen_at) >= now() - make_interval(days => ${NEWS_FOR / days(1)})
     order by s.id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    eventId: Number(row.eventId),
    ownerId: row.ownerId === null ? null : Number(row.ownerId),
  }));
}

type FoundItem = FoundHit & Candidate & { eventId: number };

/** A customer's own news is news to nobody else. */
async function met(items: readonly Item[], lexicons: readonly TopicLexicon<TopicAtWork>[]): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  const turns = new Turns();
  for (const item of items) {
    for (const lexicon of lexicons) {
      await turns.give();
      for (const { topic, quotes } of matchTopics(item, lexicon)) {
        if (item.ownerId !== null && item.ownerId !== topic.customerId) continue;
        if (!isFrom(topic, item)) continue;
        const { customerId, topicId, countries, onlyTargets, targetIds } = topic;
        const asked = { countries, onlyTargets, targetIds };
        found.push({ customerId, topicId, itemId: item.id, eventId: item.eventId, quotes, ...asked });
      }
    }
  }
  return found;
}
