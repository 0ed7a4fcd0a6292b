import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ComposedEvent } from "../../intake/ingest/compose-event";
import { lockOwner } from "../../intake/ingest/write-batch";
import { insertEvents } from "../../intake/ingest/write-events";
import type { Tx } from "../../platform/db/database";
import type { PriorityNumber } from "../../reference/catalogue/priorities";
import { afterAlerts, type MadeAlert } from "../alerts/after-alerts";
import { REASONS } from "../alerts/priority-reason";
import { isFirstHit } from "../topic-alerts/first-hit";
import { makeGraver } from "../topic-alerts/make-graver";

/** A topic's words stand in a piece of news. */
export interface FoundHit {
  customerId: number;
  topicId: number;
  itemId: number;
  quotes: string[];
}

/**
 * Makes an event of the customer's own, and an alert about it, of each hit that is not known yet; reports of one public event are one, as grave as the
 * gravest of them. Nothing of it is seen by anybody else. Needs the system's rights; a second run changes nothing.
 */
export async function writeHits(tx: Tx, hits: readonly FoundHit[]): Promise<void> {
  const customerIds = [...new Set(hits.map((hit) => hit.customerId))].sort((one, other) => one - other);
  // Of two runs at once the second one sees what the first one has made.
  for (const customerId of customerIds) await lockOwner(tx, customerId);
  const claimed = await claim(tx, hits);
  const made: MadeAlert[] = [];
  for (const customerId of customerIds) {
    const own = claimed.filter((hit) => hit.customerId === customerId);
    const known = await knownEvents(tx, customerId, own);
    const firsts = own.filter(
      (hit, n) => !known.has(storyOf(hit)) && own.findIndex((one) => storyOf(one) === storyOf(hit)) === n,
    );
    const eventIds = await insertEvents(tx, customerId, firsts.map(toEvent));
    firsts.forEach((hit, n) => {
      known.set(storyOf(hit), eventIds[n] ?? 0);
    });
    await writeReports(
      tx,
      customerId,
      own.map((hit) => ({ ...hit, eventId: known.get(storyOf(hit)) ?? 0 })),
    );
    made.push(...(await writeAlerts(tx, customerId, firsts, eventIds)));
    const later = own.filter((hit) => !firsts.includes(hit));
    made.push(
      ...(await makeGraver(
        tx,
        customerId,
        later.map((hit) => ({ eventId: known.get(storyOf(hit)) ?? 0, priority: hit.priority })),
      )),
    );
    await nameAlerts(tx, customerId, own);
  }
  if (made.length > 0) await afterAlerts(tx, made);
}

/** Reports of one public event, as one topic finds them. */
const storyOf = ({ topicId, publicId }: Pick<Claimed, "topicId" | "publicId">): string => `${topicId} ${publicId}`;

/**
 * The customer's own events that earlier reports of the same public events made, by `storyOf`. One whose first report is of another public event
 * by now, because a person took it out, tells of that one.
 */
async function knownEvents(tx: Tx, customerId: number, hits: readonly Claimed[]): Promise<Map<string, number>> {
  const asked = hits.map(({ topicId, publicId }) => ({ topicId, publicId }));
  const { rows } = await tx.execute<{ topicId: string; publicId: string; eventId: string }>(sql`
    select a."topicId", a."publicId", min(h.event_id) as "eventId"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a("topicId" bigint, "publicId" bigint)
      join event_sources x on x.event_id = a."publicId"
      join topic_hits h on h.customer_id = ${customerId} and h.topic_id = a."topicId" and h.source_id = x.id
     where h.event_id is not null and ${isFirstHit()}
     group by 1, 2`);
  return new Map(
    rows.map(({ topicId, publicId, eventId }) => [
      storyOf({ topicId: Number(topicId), publicId: Number(publicId) }),
      Number(eventId),
    ]),
  );
}

interface Claimed extends Record<string, unknown> {
  customerId: number;
  topicId: number;
  itemId: number;
  /** The event that it reports. */
  publicId: number;
  topicName: string;
  eventTypeId: string;
  priority: PriorityNumber;
  highestPriority: number;
  title: string;
  extract: string;
  url: string | null;
  language: string | null;
  at: string;
}

/** Written down first, so that of two runs at once only one goes on. */
async function claim(tx: Tx, hits: readonly FoundHit[]): Promise<Claimed[]> {
  if (hits.length === 0) return [];
  const { rows } = await tx.execute<Claimed>(sql`
    with claimed as (
      insert into topic_hits (customer_id, topic_id, source_id, quotes)
      select t.customer_id, t.id, h."itemId", h.quotes
        from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as h(
               "customerId" bigint, "topicId" bigint, "itemId" bigint, quotes jsonb)
        join topics t on t.customer_id = h."customerId" and t.id = h."topicId"
       -- Paused or removed since the news was looked at.
       where t.active and t.removed_at is null
       order by 1, 2, 3
          on conflict do nothing returning customer_id, topic_id, source_id
    )
    select c.customer_id as "customerId", c.topic_id as "topicId", c.source_id as "itemId",
           coalesce(e.merged_into, e.id) as "publicId", t.name as "topicName",
           y.id as "eventTypeId", t.highest_priority as "highestPriority",
           least(t.highest_priority, case when t.event_type_id is null then e.priority
                                          else greatest(e.priority, y.default_priority) end) as priority,
           s.title, coalesce(s.content->>'summary', '') as extract, s.url, s.language,
           least(coalesce(s.published_at, s.first_seen_at), s.first_seen_at) as at
      from claimed c
      join topics t on t.customer_id = c.customer_id and t.id = c.topic_id
      join event_types y on y.id = coalesce(t.event_type_id, 'news')
      join event_sources s on s.id = c.source_id
      join events e on e.id = s.event_id
     order by 1, 2, 3`);
  return rows.map((row) => ({
    ...row,
    customerId: Number(row.customerId),
    topicId: Number(row.topicId),
    itemId: Number(row.itemId),
    publicId: Number(row.publicId),
  }));
}

function toEvent({
  topicId,
  itemId,
  eventTypeId,
  title,
  extract,
  url,
  language,
  at,
  priority,
}: Claimed): ComposedEvent {
  return {
    ...{ eventTypeId, title, summary: extract, url, language, priority },
    alsoTypeIds: [],
    at: new Date(at).toISOString(),
    happenedAt: null,
    periodFrom: null,
    periodTo: null,
    severity: {},
    withdrawn: false,
    contentHash: createHash("sha256").update(externalId({ topicId, itemId })).digest("hex"),
    // What the news touches is told by its public event, and would count twice.
    places: [],
    organizations: [],
  };
}

const externalId = ({ topicId, itemId }: Pick<Claimed, "topicId" | "itemId">): string => ` topic:${topicId}:${itemId}`;

/** What each one says stands in the event's reports; the news itself stays as it is. */
async function writeReports(
  tx: Tx,
  customerId: number,
  hits: readonly (Claimed & { eventId: number })[],
): Promise<void> {
  const rows = hits.map(({ topicId, itemId, eventId }) => ({
    ...{ topicId, itemId, eventId, externalId: externalId({ topicId, itemId }) },
  }));
  const list = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h(
    "topicId" bigint, "itemId" bigint, "eventId" bigint, "externalId" text)`;
  await tx.execute(sql`
    insert into event_sources (event_id, owner_id, source_name, external_id, content_hash, title, url, language, published_at)
    select h."eventId", ${customerId}::bigint, s.source_name, h."externalId", s.content_hash, s.title, s.url, s.language, s.published_at
      from ${list} join event_sources s on s.id = h."itemId" order by h."eventId", s.id`);
  await tx.execute(sql`
    update topic_hits t set event_id = h."eventId" from ${list}
     where t.customer_id = ${customerId} and t.topic_id = h."topicId" and t.source_id = h."itemId"`);
}

/** The alert touches no target: it is there because of the topic. */
async function writeAlerts(
  tx: Tx,
  customerId: number,
  hits: readonly Claimed[],
  eventIds: readonly number[],
): Promise<MadeAlert[]> {
  const rows = hits.map(({ topicName, highestPriority }, n) => ({
    topicName,
    highestPriority,
    eventId: eventIds[n] ?? 0,
  }));
  const made = await tx.execute<{ id: string }>(sql`
    insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
                        impact_levels, countries, target_ctypes, target_count, created_at)
    select ${customerId}::bigint, e.id, e.at, y.id, y."group", e.priority,
           jsonb_build_object('key', ${REASONS.topic}::text, 'params', jsonb_build_object('topic', h."topicName",
             'event', (array['Low', 'Mid', 'High', 'Critical'])[h."highestPriority"])),
           false, 1, '{}', '{}', '{}', 0, clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h("eventId" bigint, "topicName" text, "highestPriority" int)
      join events e on e.id = h."eventId" join event_types y on y.id = e.event_type_id order by e.id
    returning id`);
  return made.rows.map(({ id }) => ({ customerId, id: Number(id) }));
}

/** Which alert each hit is told by. */
async function nameAlerts(tx: Tx, customerId: number, hits: readonly Claimed[]): Promise<void> {
  const rows = hits.map(({ topicId, itemId }) => ({ topicId, itemId }));
  await tx.execute(sql`
    update topic_hits t set alert_id = a.id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h("topicId" bigint, "itemId" bigint), alerts a
     where t.customer_id = ${customerId} and t.topic_id = h."topicId" and t.source_id = h."itemId"
       and a.customer_id = t.customer_id and a.event_id = t.event_id`);
}
