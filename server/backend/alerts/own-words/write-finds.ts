import { sql } from "drizzle-orm";
import { composeEvent } from "../../intake/ingest/compose-event";
import { contentOfOwn } from "../../intake/ingest/content-of-news";
import { rulesNow } from "../../intake/ingest/ingest";
import type { EventPriority } from "../../intake/ingest/rules/event-priority";
import { insertEvents } from "../../intake/ingest/write-events";
import type { Found } from "../../intake/news/own-words/find-own";
import { readWho } from "../../intake/news/who/read-who";
import type { Tx } from "../../platform/db/database";
import type { SourceContent } from "../../platform/db/schema/events";
import type { Reading } from "../../platform/db/shapes/reading";
import { matchEvents } from "../from-events/match-events";
import type { EntryAtWork } from "./stored-row";

/** A customer's own words stand in a piece of news. */
export interface OwnFind extends Found<EntryAtWork> {
  customerId: number;
  itemId: number;
}

/**
 * Makes an event of the customer's own of each find that is not known yet, and an alert where it affects what the customer monitors. Nobody
 * else sees any of it, and the news itself stays as it was read. Needs the system's rights; a second run changes nothing.
 */
export async function writeFinds(tx: Tx, finds: readonly OwnFind[]): Promise<void> {
  if (finds.length === 0) return;
  const { priority } = await rulesNow(tx);
  const eventIds: number[] = [];
  // One after the other: two reports of one event may be among them, and finds are few.
  for (const find of finds) {
    const eventId = await writeFind(tx, find, priority);
    if (eventId !== null) eventIds.push(eventId);
  }
  await matchEvents(tx, eventIds);
}

/** Answers the event where it made one. */
async function writeFind(tx: Tx, find: OwnFind, rule: EventPriority): Promise<number | null> {
  const item = await itemOf(tx, find);
  if (!item || !(await claim(tx, find))) return null;
  const known = await knownEvent(tx, find);
  const eventId = known ?? (await insertEvent(tx, find, item, rule));
  if (eventId === null) return null;
  await tx.execute(sql`
    insert into event_sources (event_id, owner_id, source_name, external_id, content_hash, title, url, language, published_at)
    select ${eventId}::bigint, ${find.customerId}::bigint, s.source_name, ${idOf(find.itemId)}, s.content_hash, s.title, s.url,
           s.language, s.published_at
      from event_sources s where s.id = ${find.itemId}`);
  await tx.execute(sql`
    update lexicon_hits set event_id = ${eventId} where customer_id = ${find.customerId} and source_id = ${find.itemId}`);
  return known === null ? eventId : null;
}

/** Of the customer's own report: a source's own number begins with no blank, so that none can say that it is this one. */
const idOf = (itemId: number): string => ` own-words:${itemId}`;

interface Item {
  content: SourceContent;
  firstSeenAt: Date;
  reading: Reading;
}

/** The news, unless its event is of that type already: then the customer has it. */
async function itemOf(tx: Tx, { itemId, entry }: OwnFind): Promise<Item | null> {
  const { rows } = await tx.execute<{ content: SourceContent; firstSeenAt: string; reading: Reading }>(sql`
    select s.content, s.first_seen_at as "firstSeenAt", r.reading
      from event_sources s join item_readings r on r.source_id = s.id
      join events o on o.id = s.event_id join events e on e.id = coalesce(o.merged_into, o.id)
     where s.id = ${itemId} and s.content is not null and e.event_type_id <> ${entry.eventTypeId}`);
  const [row] = rows;
  return row ? { ...row, firstSeenAt: new Date(row.firstSeenAt) } : null;
}

/** Written down first, so that of two runs at once only one goes on; not where the row was changed since the news was looked at. */
async function claim(tx: Tx, { customerId, itemId, entry, span }: OwnFind): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into lexicon_hits (customer_id, source_id, entry_id, entry_version, quotes)
    select customer_id, ${itemId}::bigint, id, version, ${JSON.stringify([span.quote])}::jsonb from lexicon_entries
     where customer_id = ${customerId} and id = ${entry.id} and version = ${entry.version} and active and removed_at is null
        on conflict do nothing returning source_id`);
  return rows.length > 0;
}

/** The customer's own event of the same type that another report of the same public event made. */
async function knownEvent(tx: Tx, { customerId, itemId, entry }: OwnFind): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select own.id
      from event_sources s join events o on o.id = s.event_id
      join event_sources x on x.event_id in (o.id, o.merged_into) and x.id <> s.id
      join lexicon_hits h on h.customer_id = ${customerId} and h.source_id = x.id
      join events own on own.id = h.event_id and own.event_type_id = ${entry.eventTypeId} and own.merged_into is null
     where s.id = ${itemId}
     order by own.id limit 1`);
  return rows[0] ? Number(rows[0].id) : null;
}

async function insertEvent(tx: Tx, find: OwnFind, item: Item, rule: EventPriority): Promise<number | null> {
  const { content, reading, firstSeenAt } = item;
  const { customerId, entry, status, span } = find;
  const text = { title: content.title, extract: content.summary, body: "" };
  const who = readWho(text, entry.language, span);
  const own = contentOfOwn(content, reading, { eventTypeId: entry.eventTypeId, status, who });
  const composed = composeEvent([{ content: own, firstSeenAt }], rule);
  if (composed === null) return null;
  const [eventId = null] = await insertEvents(tx, customerId, [composed]);
  return eventId;
}
