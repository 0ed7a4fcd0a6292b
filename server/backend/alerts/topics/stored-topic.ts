import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { TRIED_TOPIC_DAYS } from "~/backend/contract/topic-words";
import type { addTopic, Topic, topicHit, tryTopic } from "~/backend/contract/topics";
import { newsSources } from "../../intake/ingest/news-sources";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { topics } from "../../platform/db/schema/topics";

export type TopicRow = typeof topics.$inferSelect;
export type WrittenTopic = z.output<typeof addTopic.body>;
export type TopicQuery = Omit<z.output<typeof tryTopic.body>, "topicId">;

export const oneTopic = (customerId: number, id: number) =>
  and(eq(topics.customerId, customerId), eq(topics.id, id), isNull(topics.removedAt));

/** The columns that a person writes. */
export function columnsOf({ not, highestPriority, targetIds, sources, ...rest }: WrittenTopic) {
  return {
    ...rest,
    notWords: not,
    targetIds: [...new Set(targetIds)],
    sources: [...new Set(sources)],
    highestPriority: PRIORITY_NAMES.indexOf(highestPriority) + 1,
  };
}

/** By name, or the one of this number. */
export async function topicsOf(tx: Tx, customerId: number, id: number | null = null): Promise<Topic[]> {
  const { rows } = await tx.execute<TopicRow & Told & Record<string, unknown>>(sql`
    select t.id, t.name, t.words, t.not_words as "notWords", t.countries, t.only_targets as "onlyTargets",
           t.target_ids as "targetIds", t.sources, t.event_type_id as "eventTypeId", t.highest_priority as "highestPriority", t.active, t.version,
           h.hits, l.at as "lastHitAt",
           array(select x from unnest(t.target_ids) x where not exists (
             select from monitored_targets m where m.customer_id = t.customer_id and m.target_id = x)) as "goneTargets"
      from topics t
      cross join lateral (
        select count(distinct x.event_id)::int as hits from topic_hits x
         where x.customer_id = t.customer_id and x.topic_id = t.id and x.at > now() - make_interval(days => ${TRIED_TOPIC_DAYS})) h
      left join lateral (
        select x.at from topic_hits x where x.customer_id = t.customer_id and x.topic_id = t.id
         order by x.at desc nulls last, x.source_id desc nulls last limit 1) l on true
     where t.customer_id = ${customerId} and t.removed_at is null and (${id}::bigint is null or t.id = ${id}::bigint)
     order by lower(t.name), t.id`);
  const asks = rows.some(({ sources }) => sources.length > 0);
  const names = new Set(asks ? (await newsSources(tx, customerId)).map(({ name }) => name) : []);
  return rows.map((row) => toTopic(row, names));
}

interface Told {
  hits: number;
  lastHitAt: string | null;
  goneTargets: (string | number)[];
}

/** Throws 404 where there is none. */
export async function topicOf(tx: Tx, customerId: number, id: number): Promise<Topic> {
  const [topic] = await topicsOf(tx, customerId, id);
  if (!topic) throw notFound("topic");
  return topic;
}

/** Nobody else changes it meanwhile. Throws 404 where there is none. */
export async function lockTopic(tx: Tx, customerId: number, id: number): Promise<Topic> {
  await tx.select({ id: topics.id }).from(topics).where(oneTopic(customerId, id)).for("update");
  return topicOf(tx, customerId, id);
}

function toTopic(row: Omit<TopicRow, "lastHitAt"> & Told, sourceNames: ReadonlySet<string>): Topic {
  const { id, name, words, notWords, countries, onlyTargets, sources, highestPriority, active, version } = row;
  return {
    ...{ id: Number(id), name, words, not: notWords, countries, onlyTargets, sources, active, version },
    targetIds: row.targetIds.map(Number),
    eventTypeId: row.eventTypeId,
    highestPriority: PRIORITY_NAMES[highestPriority - 1] ?? "Low",
    hits: row.hits,
    lastHitAt: row.lastHitAt && new Date(row.lastHitAt).toISOString(),
    gone: {
      targetIds: row.goneTargets.map(Number),
      sources: sources.filter((one) => !sourceNames.has(one)),
    },
  };
}

const SHOWN = 20;

/** The newest alerts of a topic. */
export async function newestHits(tx: Tx, customerId: number, topicId: number): Promise<z.input<typeof topicHit>[]> {
  const { rows } = await tx.execute<HitRow>(sql`
    select h.alert_id as "alertId", s.title, s.source_name as "sourceName", a.at, h.quotes
      from topic_hits h join event_sources s on s.id = h.source_id
      join alerts a on a.customer_id = h.customer_id and a.id = h.alert_id
     where h.customer_id = ${customerId} and h.topic_id = ${topicId}
       -- By the report that made it: others of the same event add none.
       and not exists (select from topic_hits x where x.customer_id = h.customer_id and x.topic_id = h.topic_id
                          and x.alert_id = h.alert_id and x.source_id < h.source_id)
     order by h.at desc nulls last, h.source_id desc nulls last limit ${SHOWN}`);
  return rows.map((row) => ({ ...row, alertId: Number(row.alertId), at: new Date(row.at).toISOString() }));
}

interface HitRow extends Record<string, unknown> {
  alertId: string;
  title: string;
  sourceName: string;
  at: string;
  quotes: string[];
}
