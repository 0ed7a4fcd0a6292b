import { sql } from "drizzle-orm";
import type { ProfileAlert } from "~/backend/contract/profile-feed";
import { reasonIn } from "../../alerts/feed/reason-words";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { priorityOf } from "../../reference/catalogue/priorities";

export interface ItemsAsked {
  targetId: number;
  language: string;
  /** What the numbers are of. */
  by: "alert" | "event";
  ids: readonly number[];
}

/** Alerts, or events where there are none, as a target's feed shows them, in the order of the numbers. */
export async function readFeedItems(
  tx: Tx,
  customerId: number,
  { targetId, language, by, ids }: ItemsAsked,
): Promise<ProfileAlert[]> {
  if (ids.length === 0) return [];
  const found =
    by === "alert"
      ? sql`join alerts a on a.customer_id = ${customerId} and a.id = asked.id join events e on e.id = a.event_id`
      : sql`join events e on e.id = asked.id left join alerts a on a.customer_id = ${customerId} and a.event_id = e.id`;
  const { rows } = await tx.execute<Row>(sql`
    select a.id::float8 as "alertId", e.id::float8 as "eventId", e.title, e.summary, e.language, e.at,
           e.event_type_id as "eventTypeId", y."group" as "eventGroup", coalesce(t.priority, e.priority) as priority,
           coalesce(t.impact_level, l.impact_level, 'mention') as "impactLevel", a.status_id as "statusId",
           coalesce(t.reason, l.reason, '{"key":"","params":{}}') as reason, e.withdrawn,
           (select source_name from event_sources s where s.event_id = e.id order by s.id limit 1) as source
      from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked(id, place) ${found}
      join event_types y on y.id = e.event_type_id
      left join alert_targets t on t.customer_id = ${customerId} and t.alert_id = a.id and t.target_id = ${targetId}
      left join event_links l on l.event_id = e.id and l.target_id = ${targetId}
     order by asked.place`);
  return rows.map(({ at, priority, reason, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    priority: priorityOf(priority),
    reason: reasonIn(language, reason),
  }));
}

type Row = Omit<ProfileAlert, "priority" | "reason"> & { priority: number; reason: LinkReason } & Record<
    string,
    unknown
  >;
