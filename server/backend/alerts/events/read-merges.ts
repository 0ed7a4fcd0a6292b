import { type SQL, sql } from "drizzle-orm";
import type { EventMerge, EventMergeDetail } from "~/backend/contract/event-merges";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { instant } from "../feed/read-items";
import { reasonIn } from "../feed/reason-words";
import { isFromNews } from "./read-events";
import { whoDid } from "./refusals";

/** Merges of the customer's own events, newest first; what was only split is none. */
export async function listMerges(
  tx: Tx,
  customerId: number,
  { before, limit, language }: { before: number | null; limit: number; language: string },
): Promise<EventMerge[]> {
  const behind = before === null ? sql`` : sql`and m.id < ${before}::bigint`;
  const { rows } = await tx.execute<Row>(sql`${merges(customerId)} ${behind} order by m.id desc limit ${limit}`);
  return rows.map((row) => toMerge(row, language));
}

export async function countMerges(tx: Tx, customerId: number, most: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from event_merges m where m.owner_id = ${customerId} and ${IS_MERGE} limit ${most}) found`);
  return rows[0]?.n ?? 0;
}

/** One of them, with what taking it back would bring back and what stays; null where the customer has none of this number. */
export async function readMerge(
  tx: Tx,
  customerId: number,
  id: number,
  language: string,
): Promise<EventMergeDetail | null> {
  const { rows } = await tx.execute<Row>(sql`${merges(customerId)} and m.id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  const found = await tx.execute<Now>(sql`
    select k.merged_into is not null as "mergedOn", ${isFromNews(sql`m.kept_id`)} as "fromNews",
           jsonb_array_length(m.moved->'sourceIds') as moved,
           (select count(*)::int from event_sources s where s.event_id = m.kept_id and s.id = any(${movedIds})) as here,
           (select count(*)::int from event_sources s where s.event_id = m.kept_id and s.first_seen_at > m.merged_at) as "newReports",
           (select count(*)::int from event_sources s where s.event_id = m.kept_id and s.id <> all(${movedIds})) as others,
           a.id as "alertId", case when f.pair is not null then 'restored' when r.one is not null then 'moved' else 'none' end as alert,
           (select count(*)::int from alert_comments c
             where f.pair is not null and c.customer_id = a.customer_id and c.alert_id = a.id and c.created_at > m.merged_at) as comments,
           coalesce(array_remove(array[
             case when (a.status_id, a.status_changed_at) is distinct from (was.status_id, was.status_changed_at) then 'status' end,
             case when a.note is distinct from was.note then 'note' end,
             case when a.relevancy is distinct from was.relevancy then 'assessment' end,
             case when a.assigned_to is distinct from was.assigned_to then 'assignee' end,
             case when (a.snoozed_until, a.muted_at_priority) is distinct from (was.snoozed_until, was.muted_at_priority) then 'snooze' end,
             case when a.flagged is distinct from was.flagged then 'flag' end], null), '{}') as changed
      from event_merges m join events k on k.id = m.kept_id
      left join lateral (select one as pair from jsonb_array_elements(m.moved #> '{alerts,folded}') one
                          where (one #>> '{gone,customer_id}')::bigint = ${customerId} limit 1) f on true
      left join lateral (select one from jsonb_array_elements(m.moved #> '{alerts,repointed}') one
                          where (one->>'customerId')::bigint = ${customerId} limit 1) r on true
      left join alerts a on a.customer_id = ${customerId} and a.event_id = m.kept_id
      left join lateral jsonb_populate_record(null::alerts, f.pair->'after') was on true
     where m.id = ${id}`);
  const [now] = found.rows;
  if (!now) return null;
  return {
    ...toMerge(row, language),
    refusal: refusalOf(row, now),
    back: {
      reports: now.here,
      reportsElsewhere: now.moved - now.here,
      alert: now.alert,
      alertId: now.alertId === null ? null : Number(now.alertId),
    },
    since: {
      changed: now.alert === "restored" && now.alertId !== null ? now.changed : [],
      reports: now.newReports,
      comments: now.comments,
    },
  };
}

const movedIds = sql`array(select jsonb_array_elements_text(m.moved->'sourceIds')::bigint)`;

function refusalOf({ undoneAt }: Row, { mergedOn, here, others, fromNews }: Now): EventMergeDetail["refusal"] {
  if (undoneAt !== null) return "undone";
  if (fromNews) return "from-news";
  if (mergedOn) return "merged-on";
  if (here === 0) return "moved-on";
  return others === 0 ? "all-reports" : null;
}

interface Now extends Record<string, unknown> {
  mergedOn: boolean;
  fromNews: boolean;
  moved: number;
  here: number;
  /** Reports of the kept event that the merge did not bring. */
  others: number;
  newReports: number;
  alertId: string | null;
  alert: EventMergeDetail["back"]["alert"];
  comments: number;
  changed: EventMergeDetail["since"]["changed"];
}

/** A split leaves a row, too, which no rule joins over; it moved nothing. */
const IS_MERGE = sql`m.moved ? 'sourceIds'`;

const merges = (customerId: number): SQL => sql`
  select m.id, m.kept_id as "keptId", k.title as "keptTitle", m.merged_id as "mergedId", g.title as "mergedTitle", m.reason,
         m.merged_at as "mergedAt", m.undone_at as "undoneAt",
         ${whoDid(customerId, sql`'event.merged'`)} as "mergedBy", ${whoDid(customerId, sql`'event.merge-undone'`)} as "undoneBy"
    from event_merges m join events k on k.id = m.kept_id join events g on g.id = m.merged_id
   where m.owner_id = ${customerId} and ${IS_MERGE}`;

interface Row extends Record<string, unknown> {
  id: string;
  keptId: string;
  keptTitle: string;
  mergedId: string;
  mergedTitle: string;
  reason: LinkReason;
  mergedAt: string;
  mergedBy: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
}

function toMerge(row: Row, language: string): EventMerge {
  return {
    id: Number(row.id),
    kept: { id: Number(row.keptId), title: row.keptTitle },
    merged: { id: Number(row.mergedId), title: row.mergedTitle },
    reason: reasonIn(language, row.reason),
    mergedAt: instant(row.mergedAt),
    mergedBy: row.mergedBy,
    undoneAt: row.undoneAt && instant(row.undoneAt),
    undoneBy: row.undoneBy,
  };
}
