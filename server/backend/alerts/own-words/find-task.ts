import { sql } from "drizzle-orm";
import { z } from "zod";
import { days } from "~/time/duration";
import { compileOwn, findOwn, type OwnLexicon } from "../../intake/news/own-words/find-own";
import { NEWS_FOR } from "../../intake/news/read-item";
import type { Database, Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { Turns } from "../../platform/threads/turns";
import { matchEvents } from "../from-events/match-events";
import { takeBackOwn } from "../topic-alerts/take-back-own";
import { type EntryAtWork, entriesAtWork } from "./stored-row";
import { type OwnFind, writeFinds } from "./write-finds";

const payloadSchema = z.object({ itemIds: z.array(z.int().positive()) });

/** Of what may be made in one transaction. */
const AT_ONCE = 50;

/**
 * `own-words.find`: news that was read is held against the rows of its language that customers wrote. Run twice, it changes nothing more.
 */
export const findOwnWordsTask: Task = async ({ payload, database }) => {
  await findOwnWords(database, payloadSchema.parse(payload).itemIds);
};

/** What the job does with these pieces of news. */
export async function findOwnWords(database: Database, itemIds: readonly number[]): Promise<void> {
  const lexicons = await compiled(await database.asSystem((tx) => entriesAtWork(tx)));
  if (lexicons.length === 0) return;
  for (let from = 0; from < itemIds.length; from += AT_ONCE) {
    const items = await database.asSystem((tx) => freshItems(tx, itemIds.slice(from, from + AT_ONCE)));
    const found = await finds(items, lexicons);
    for (let at = 0; at < found.length; at += AT_ONCE) await keep(database, found.slice(at, at + AT_ONCE));
  }
}

async function keep(database: Database, found: readonly (OwnFind & { eventId: number })[]): Promise<void> {
  await database.asSystem((tx) => writeFinds(tx, found));
  // One whose other reports were taken back stands by this one.
  const own = await database.asSystem((tx) => takeBackOwn(tx, [...new Set(found.map(({ eventId }) => eventId))]));
  if (own.length > 0) await database.asSystem((tx) => matchEvents(tx, own));
}

interface CustomersLexicon extends OwnLexicon<EntryAtWork> {
  customerId: number;
  language: string;
}

/** One for each customer and language. */
async function compiled(entries: readonly EntryAtWork[]): Promise<CustomersLexicon[]> {
  const groups = new Map<string, EntryAtWork[]>();
  for (const entry of entries) {
    const key = `${entry.customerId} ${entry.language}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const lexicons: CustomersLexicon[] = [];
  for (const group of groups.values()) {
    const [{ customerId, language } = { customerId: 0, language: "" }] = group;
    lexicons.push({ ...(await compileOwn(group)), customerId, language });
  }
  return lexicons;
}

interface Item extends Record<string, unknown> {
  id: number;
  /** That it is a report of. */
  eventId: number;
  ownerId: number | null;
  language: string | null;
  title: string;
  extract: string;
}

/** What was published long ago is no news, and what looks back or was withdrawn alerts nobody. */
async function freshItems(tx: Tx, itemIds: readonly number[]): Promise<Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    select s.id, s.event_id as "eventId", s.owner_id as "ownerId", r.language, s.title, coalesce(s.content->>'summary', '') as extract
      from event_sources s join item_readings r on r.source_id = s.id
     where s.id = any(${sql.param([...itemIds])}::bigint[]) and s.content is not null
       and coalesce(s.published_at, s.first_seen_at) >= now() - make_interval(days => ${NEWS_FOR / days(1)})
       and r.reading->'status'->>'value' is distinct from 'past' and s.content->>'withdrawn' is distinct from 'true'
     order by s.id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    eventId: Number(row.eventId),
    ownerId: row.ownerId === null ? null : Number(row.ownerId),
  }));
}

/** A customer's own news is news to nobody else. */
async function finds(
  items: readonly Item[],
  lexicons: readonly CustomersLexicon[],
): Promise<(OwnFind & { eventId: number })[]> {
  const found: (OwnFind & { eventId: number })[] = [];
  const turns = new Turns();
  for (const item of items) {
    for (const lexicon of lexicons) {
      if (lexicon.language !== item.language) continue;
      if (item.ownerId !== null && item.ownerId !== lexicon.customerId) continue;
      await turns.give();
      const one = findOwn(item, lexicon);
      if (one) found.push({ ...one, customerId: lexicon.customerId, itemId: item.id, eventId: item.eventId });
    }
  }
  return found;
}
