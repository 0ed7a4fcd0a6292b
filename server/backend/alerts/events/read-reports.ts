import { sql } from "drizzle-orm";
import type { EventReport, EventReports } from "~/backend/contract/events";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { instant } from "../feed/read-items";
import { reasonIn } from "../feed/reason-words";

/** Behind which report a page begins: the event's first one stands before those that were joined to it. */
export interface ReportCursor {
  joined: boolean;
  id: number;
}

/** Reports of an event in the order in which they came, with what a topic's or own words' report takes from its news. */
export async function readReports(
  tx: Tx,
  eventId: number,
  { after, limit, language }: { after: ReportCursor | null; limit: number; language: string },
): Promise<EventReport[]> {
  const { rows } = await tx.execute<Row>(sql`
    select s.id, s.source_name as "sourceName", s.title, coalesce(s.content->>'summary', '') as summary, s.url, s.language,
           s.content->>'eventTypeId' as "eventTypeId", s.published_at as "publishedAt", s.content->>'happenedAt' as "happenedAt",
           s.first_seen_at as "firstSeenAt", coalesce(s.content->>'withdrawn' = 'true', false) as withdrawn,
           array(select o->>'name' from jsonb_array_elements(coalesce(s.content->'organizations', '[]')) o limit 10) as organizations,
           s.joined
      from event_sources s
     where s.event_id = ${eventId}
       ${after === null ? sql`` : sql`and (s.joined is not null, s.id) > (${after.joined}::boolean, ${after.id}::bigint)`}
     order by s.joined is not null, s.id limit ${limit}`);
  return rows.map(({ joined, publishedAt, happenedAt, firstSeenAt, ...row }) => ({
    ...row,
    id: Number(row.id),
    publishedAt: publishedAt && instant(publishedAt),
    happenedAt: happenedAt && instant(happenedAt),
    firstSeenAt: instant(firstSeenAt),
    joined: joined && reasonIn(language, joined),
  }));
}

interface Row extends Record<string, unknown>, Omit<EventReport, "id" | "joined"> {
  id: string;
  joined: LinkReason | null;
}

/** What became part of an event and has reports in it yet, and what was taken apart from it and stands by itself. Of the customer's own. */
export async function readBonds(
  tx: Tx,
  customerId: number,
  eventId: number,
): Promise<Pick<EventReports, "merges" | "apart">> {
  const merges = await tx.execute<{ id: string; title: string; at: string }>(sql`
    select m.id, e.title, m.merged_at as at from event_merges m join events e on e.id = m.merged_id
     where m.kept_id = ${eventId} and m.owner_id = ${customerId} and m.undone_at is null
       and exists (select from event_sources s where s.event_id = m.kept_id
                    and s.id = any(array(select jsonb_array_elements_text(m.moved->'sourceIds')::bigint)))
     order by m.id desc limit ${MOST}`);
  const apart = await tx.execute<{ id: string; title: string }>(sql`
    select distinct e.id, e.title
      from event_merges m join events e on e.id = case when m.kept_id = ${eventId} then m.merged_id else m.kept_id end
     where ${eventId} in (m.kept_id, m.merged_id) and m.owner_id = ${customerId} and m.undone_at is not null and e.merged_into is null
     order by e.id desc limit ${MOST}`);
  return {
    merges: merges.rows.map(({ id, title, at }) => ({ id: Number(id), title, mergedAt: instant(at) })),
    apart: apart.rows.map(({ id, title }) => ({ id: Number(id), title })),
  };
}

const MOST = 50;
