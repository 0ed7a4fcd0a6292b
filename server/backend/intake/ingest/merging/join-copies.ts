import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import { rulesNow } from "../ingest";
import { copyKeys, copyLookupKeys } from "../joining/join-keys";
import { type NewsFacts, newsFacts } from "../joining/news-facts";
import { goesWithAll, sameCopy } from "../joining/same-news";
import type { SameThing } from "../joining/same-thing";
import { idArray, textArray } from "../load-known";
import type { NewsJoining } from "../rules/event-joining";
import { lockOwner } from "../write-batch";
import { mergeEvents } from "./merge-events";

/**
 * Makes one event of those that are news of no type and near copies of one text, the earlier one kept; only where they touch a
 * target, so that their alerts would be two. What tells of an event is joined as it comes in; of plain news, which is nearly all there is,
 * that would cost more than it is worth. In the caller's transaction with the system's rights, after `lockNews` and with the links written.
 * What was taken apart by a person stays apart. A second run changes nothing.
 */
export async function joinCopies(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const { reading: rule } = (await rulesNow(tx)).joining;
  if (!rule) return;
  const told = await linkedNews(tx, eventIds, rule);
  if (told.length === 0) return;
  await writeKeys(tx, told, rule);
  const known = byKey(await alikeOf(tx, told, rule));
  const apart = await keptApart(tx, told);
  const merged = new Map<number, number>();
  const eventNow = ({ eventId }: Report): number => {
    let at = eventId;
    for (let next = merged.get(at); next !== undefined; next = merged.get(at)) at = next;
    return at;
  };
  for (const report of told) {
    const own = eventNow(report);
    const alike = new Set(copyLookupKeys(report.content, rule).flatMap((key) => known.get(key) ?? []));
    const others = [...alike].filter((one) => one.ownerId === report.ownerId && eventNow(one) !== own);
    const near = nearest(report, byEvent(others, eventNow), rule, (event) => apart.has(pairOf(own, event)));
    if (!near) continue;
    const [kept, gone] = own < near.eventId ? [own, near.eventId] : [near.eventId, own];
    await mergeEvents(tx, kept, gone, { actor: { type: "rule", id: "event-joining" }, reason: near.same.reason });
    merged.set(gone, kept);
  }
}

/**
 * Lets nobody else write, merge or match news of the same owners until the transaction ends. Whoever wants an owner and its events takes the
 * owner first: here before the events are locked. Where there is no news among these events, nobody waits.
 */
export async function lockNews(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ owner: string | null }>(sql`
    select distinct coalesce(owner_id, 0) as owner from event_sources where event_id = any(${idArray(eventIds)}) and ${IS_PLAIN_NEWS}
     order by 1`);
  for (const { owner } of rows) await lockOwner(tx, Number(owner));
}

const IS_PLAIN_NEWS = sql`content->>'kind' = 'report' and content->>'eventTypeId' = 'news' and content ? 'simhash'`;

interface Report {
  id: number;
  eventId: number;
  ownerId: number;
  content: SourceContent;
  /** As they stand in the database. */
  joinKeys: string[];
  facts: NewsFacts;
}

/** Reports of events that touch a target, in the order in which they came. */
async function linkedNews(tx: Tx, eventIds: readonly number[], rule: NewsJoining): Promise<Report[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from event_sources s
     where s.event_id = any(${idArray(eventIds)}) and ${IS_PLAIN_NEWS}
       and exists (select from event_links l where l.event_id = s.event_id)
     order by s.id`);
  return rows.map((row) => toReport(row, rule));
}

/** The reports that share a quarter of their hash or a mark of their headline, and the fortnight, with one of these, these among them, in the order in which they came. */
async function alikeOf(tx: Tx, told: readonly Report[], rule: NewsJoining): Promise<Report[]> {
  const keys = [...new Set(told.flatMap(({ content }) => copyLookupKeys(content, rule)))];
  const { rows } = await tx.execute<Row>(sql`
    select distinct on (s.id) ${COLUMNS} from unnest(${textArray(keys)}) k
     cross join lateral (
       select * from event_sources where join_keys @> array[k] order by id desc limit ${MOST_ALIKE}) s
     order by s.id`);
  return rows.map((row) => toReport(row, rule));
}

/** Of one key the last are compared. */
const MOST_ALIKE = 100;

function byKey(reports: readonly Report[]): Map<string, Report[]> {
  const found = new Map<string, Report[]>();
  for (const report of reports) for (const key of report.joinKeys) addTo(found, key, report);
  return found;
}

function byEvent(reports: readonly Report[], eventNow: (report: Report) => number): Map<number, Report[]> {
  const found = new Map<number, Report[]>();
  for (const report of reports) addTo(found, eventNow(report), report);
  return found;
}

function addTo<K>(lists: Map<K, Report[]>, key: K, report: Report): void {
  const list = lists.get(key);
  if (list) list.push(report);
  else lists.set(key, [report]);
}

const COLUMNS = sql`s.id, s.event_id, coalesce(s.owner_id, 0) as owner, s.content, s.join_keys`;

interface Row extends Record<string, unknown> {
  id: string;
  event_id: string;
  owner: string;
  content: SourceContent;
  join_keys: string[];
}

const toReport = (row: Row, rule: NewsJoining): Report => ({
  id: Number(row.id),
  eventId: Number(row.event_id),
  ownerId: Number(row.owner),
  content: row.content,
  joinKeys: row.join_keys,
  facts: newsFacts(row.content, rule),
});

/** What they are looked up by from now on; a report that its source revised has lost them. */
async function writeKeys(tx: Tx, told: readonly Report[], rule: NewsJoining): Promise<void> {
  const rows = told.flatMap(({ id, content, joinKeys }) => {
    const missing = copyKeys(content, rule).filter((key) => !joinKeys.includes(key));
    return missing.length > 0 ? [{ id, keys: [...joinKeys, ...missing] }] : [];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    update event_sources s set join_keys = row.keys
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id bigint, keys text[]) where s.id = row.id`);
}

/** Pairs of events that were one until a person took them apart. */
async function keptApart(tx: Tx, told: readonly Report[]): Promise<ReadonlySet<string>> {
  const ids = idArray([...new Set(told.map(({ eventId }) => eventId))]);
  const { rows } = await tx.execute<{ kept_id: string; merged_id: string }>(sql`
    select kept_id, merged_id from event_merges
     where undone_at is not null and (kept_id = any(${ids}) or merged_id = any(${ids}))`);
  return new Set(rows.map(({ kept_id, merged_id }) => pairOf(Number(kept_id), Number(merged_id))));
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

interface Near {
  eventId: number;
  same: SameThing;
}

/** The event of which a report is a copy, the least apart and of two the earlier one: it has to go with all that the event's reports say. */
function nearest(
  { facts }: Report,
  events: ReadonlyMap<number, readonly Report[]>,
  rule: NewsJoining,
  isApart: (eventId: number) => boolean,
): Near | null {
  const found = [...events].flatMap(([eventId, reports]): Near[] => {
    if (isApart(eventId)) return [];
    const all = reports.map((one) => one.facts);
    if (!goesWithAll(facts, all, null, rule)) return [];
    return reports.flatMap((one) => {
      const same = sameCopy(one.facts, facts, rule);
      return same ? [{ eventId, same }] : [];
    });
  });
  return found.sort((a, b) => a.same.apart - b.same.apart || a.eventId - b.eventId)[0] ?? null;
}
