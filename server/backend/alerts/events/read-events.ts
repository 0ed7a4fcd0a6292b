import { sql } from "drizzle-orm";
import type { EventItem } from "~/backend/contract/events";
import { idArray } from "../../intake/ingest/load-known";
import type { Tx } from "../../platform/db/database";
import { priorityOf } from "../../reference/catalogue/priorities";
import { instant } from "../feed/read-items";

export interface FoundEvent extends EventItem {
  /** The event that it became part of. */
  mergedInto: number | null;
}

/**
 * Events of the customer's own and those behind its alerts, in the order of `ids`; others are left out as if they were not there. Those
 * that became part of another one are among them.
 */
export async function readEvents(tx: Tx, customerId: number, ids: readonly number[]): Promise<FoundEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<Row>(sql`
    select e.id, e.title, e.language, e.event_type_id as "eventTypeId", e.priority, e.at, e.withdrawn, e.merged_into as "mergedInto",
           (select count(*)::int from event_sources s where s.event_id = e.id) as reports,
           array(select distinct s.source_name from event_sources s where s.event_id = e.id order by 1 limit 5) as "sourceNames",
           case when e.owner_id is null then 'shared' when ${isFromNews(sql`e.id`)} then 'from-news' end as lock,
           a.id as "alertId", a.status_id as "statusId"
      from events e left join alerts a on a.customer_id = ${customerId} and a.event_id = e.id
     where e.id = any(${idArray(ids)}) and (e.owner_id = ${customerId} or a.id is not null)
     order by array_position(${idArray(ids)}, e.id)`);
  return rows.map(({ alertId, statusId, mergedInto, priority, ...row }) => ({
    ...row,
    id: Number(row.id),
    priority: priorityOf(priority),
    at: instant(row.at),
    mergedInto: mergedInto === null ? null : Number(mergedInto),
    alert: alertId === null || statusId === null ? null : { id: Number(alertId), statusId },
  }));
}

/** Its reports are those of shared news, as a topic or the customer's own words made them: they go where the news goes. */
export const isFromNews = (eventId: ReturnType<typeof sql>) => sql`exists (
  select from event_sources s where s.event_id = ${eventId} and s.external_id ~ '^ (?:topic:[0-9]+|own-words):[0-9]+$')`;

interface Row extends Record<string, unknown>, Omit<EventItem, "id" | "priority" | "alert"> {
  id: string;
  priority: number;
  mergedInto: string | null;
  alertId: string | null;
  statusId: NonNullable<EventItem["alert"]>["statusId"] | null;
}
