import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import { mapInTurns } from "../../../platform/threads/map-in-turns";
import { Turns } from "../../../platform/threads/turns";
import { rulesNow } from "../ingest";
import { copyKeys, copyLookupKeys } from "../joining/join-keys";
import { type NewsFacts, newsFacts } from "../joining/news-facts";
import { goTogether, sameCopy } from "../joining/same-copy";
import type { SameThing } from "../joining/same-thing";
import { idArray } from "../load-known";
import type { NewsJoining } from "../rules/event-joining";
import { lockOwner } from "../write-batch";
import { keptApart } from "./kept-apart";
import { composeMerged, moveReports } from "./merge-events";

/**
 * Makes one event of those that are news of no type and near copies of one text, the earlier one kept; only where they touch a
 * target, so that their alerts would be two. What tells of an event is joined as it comes in; of plain news, which is nearly all there is,
 * that would cost more than it is worth. In the caller's transaction with the system's rights, after `lockNews` and with the links written.
 * What was taken apart by a person stays apart. A second run changes nothing.
 */
export async function joinCopies(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const { reading: rule, twinDays } = (await rulesNow(tx)).joining;
  if (!rule) return;
  const told = await linkedNews(tx, eventIds);
  if (told.length === 0) return;
  await writeKeys(tx, told, rule);
  const alike = await alikeOf(tx, told, rule);
  // Nearly all of them are compared.
  await mapInTurns(alike, (report) => factsOf(report, rule));
  const known = byKey(alike);
  const ids = [...new Set([...told, ...alike].map(({ eventId }) => eventId))];
  const reports = await reportsOf(tx, ids, alike);
  const apart = await keptApart(tx, ids);
  const merged = new Map<number, number>();
  const owners = new Map<number, number>();
  const now = (eventId: number): number => {
    let at = eventId;
    for (let next = merged.get(at); next !== undefined; next = merged.get(at)) at = next;
    return at;
  };
  const isFree = (own: number, event: number): boolean =>
    !apart.some((pair) => pair.some((id) => now(id) === own) && pair.some((id) => now(id) === event)) &&
    goTogether(allFacts(reports.get(own), rule), allFacts(reports.get(event), rule), rule);
  const turns = new Turns();
  for (const report of told) {
    await turns.give();
    const own = now(report.eventId);
    const others = new Set(copyLookupKeys(report.content, rule).flatMap((key) => known.get(key) ?? []));
    const near = nearest(
      report,
      [...others].filter((one) => one.ownerId === report.ownerId && now(one.eventId) !== own),
      (one) => (one.sourceName === report.sourceName ? twinDays : rule.textDays),
      rule,
    ).find(({ of }) => isFree(own, now(of.eventId)));
    if (!near) continue;
    const other = now(near.of.eventId);
    const [kept, gone] = own < other ? [own, other] : [other, own];
    await moveReports(tx, kept, gone, { actor: { type: "rule", id: "event-joining" }, reason: near.same.reason });
    merged.set(gone, kept);
    owners.set(kept, report.ownerId);
    reports.set(kept, [...(reports.get(kept) ?? []), ...(reports.get(gone) ?? [])].slice(0, MOST_ALIKE));
  }
  // Once for all that became one: composed and matched for each of a thousand copies, they took a thousand times as long.
  for (const owner of new Set(owners.values())) {
    const kept = [...owners.keys()].filter((id) => owners.get(id) === owner && !merged.has(id));
    await composeMerged(tx, owner === 0 ? null : owner, kept);
  }
}

function factsOf(report: Report, rule: NewsJoining): NewsFacts {
  report.facts ??= newsFacts(report.content, rule);
  return report.facts;
}

const allFacts = (reports: readonly Report[] = [], rule: NewsJoining): NewsFacts[] =>
  reports.map((report) => factsOf(report, rule));

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
  sourceName: string;
  content: SourceContent;
  /** As they stand in the database. */
  joinKeys: string[];
  /** Read off its content when it is compared first. */
  facts?: NewsFacts;
}

/** Reports of events that touch a target, in the order in which they came. */
async function linkedNews(tx: Tx, eventIds: readonly number[]): Promise<Report[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columns()} from event_sources s
     where s.event_id = any(${idArray(eventIds)}) and ${IS_PLAIN_NEWS}
       and exists (select from event_links l where l.event_id = s.event_id)
     order by s.id`);
  return rows.map(toReport);
}

/**
 * The reports of the same owner that share a quarter of their hash or a mark of their headline, and the fortnight, with one of these, these among them, in
 * the order in which they came. The last ones of each owner: many of one customer's hide no one else's.
 */
async function alikeOf(tx: Tx, told: readonly Report[], rule: NewsJoining): Promise<Report[]> {
  const keys = new Map(
    told.flatMap(({ ownerId, content }) =>
      copyLookupKeys(content, rule).map((key) => [`${ownerId} ${key}`, { key, ownerId }]),
    ),
  );
  const { rows } = await tx.execute<Row>(sql`
    select distinct on (s.id) ${columns()}
      from jsonb_to_recordset(${JSON.stringify([...keys.values()])}::jsonb) as k(key text, "ownerId" bigint)
     cross join lateral (
       select * from event_sources where join_keys @> array[k.key] and coalesce(owner_id, 0) = k."ownerId"
        order by id desc limit ${MOST_ALIKE}) s
     order by s.id`);
  return rows.map(toReport);
}

/** Of one key, and of one event, so many are compared. */
const MOST_ALIKE = 100;

/** What the same events' reports say, of any kind, the first ones of each; those that are `known` are not read again. */
async function reportsOf(
  tx: Tx,
  eventIds: readonly number[],
  known: readonly Report[],
): Promise<Map<number, Report[]>> {
  const byId = new Map(known.map((report) => [report.id, report]));
  const { rows } = await tx.execute<Row>(sql`
    select ${columns(sql`case when s.id = any(${idArray([...byId.keys()])}) then null else s.content end`)}
      from unnest(${idArray(eventIds)}) e
     cross join lateral (
       select * from event_sources where event_id = e and content ? 'kind' order by id limit ${MOST_ALIKE}) s`);
  const found = new Map<number, Report[]>();
  for (const row of rows) addTo(found, Number(row.event_id), byId.get(Number(row.id)) ?? toReport(row));
  return found;
}

function byKey(reports: readonly Report[]): Map<string, Report[]> {
  const found = new Map<string, Report[]>();
  for (const report of reports) for (const key of report.joinKeys) addTo(found, key, report);
  return found;
}

function addTo<K>(lists: Map<K, Report[]>, key: K, report: Report): void {
  const list = lists.get(key);
  if (list) list.push(report);
  else lists.set(key, [report]);
}

/** Keys as JSON: V8 reads it many times as fast as the driver reads an array of PostgreSQL. */
const columns = (content = sql`s.content`) =>
  sql`s.id, s.event_id, coalesce(s.owner_id, 0) as owner, s.source_name, ${content} as content, to_json(s.join_keys) as join_keys`;

interface Row extends Record<string, unknown> {
  id: string;
  event_id: string;
  owner: string;
  source_name: string;
  content: SourceContent;
  join_keys: string[];
}

const toReport = (row: Row): Report => ({
  id: Number(row.id),
  eventId: Number(row.event_id),
  ownerId: Number(row.owner),
  sourceName: row.source_name,
  content: row.content,
  joinKeys: row.join_keys,
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

interface Near {
  of: Report;
  same: SameThing;
}

/** Those of which a report is a copy, the least apart first and of two the earlier event's. */
function nearest(
  report: Report,
  others: readonly Report[],
  longest: (other: Report) => number,
  rule: NewsJoining,
): Near[] {
  return others
    .flatMap((of): Near[] => {
      const same = sameCopy(factsOf(of, rule), factsOf(report, rule), rule, longest(of));
      return same ? [{ of, same }] : [];
    })
    .sort((a, b) => a.same.apart - b.same.apart || a.of.eventId - b.of.eventId);
}
