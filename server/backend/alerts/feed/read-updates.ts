import { sql } from "drizzle-orm";
import type { AlertUpdate } from "~/backend/contract/alert";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { instant } from "./read-items";
import { reasonIn } from "./reason-words";

/** The events that an alert's may be an update of, or the other way round; the open ones first, then the newest. Up to 50. */
export async function readUpdates(
  tx: Tx,
  customerId: number,
  alertId: number,
  language: string,
  only: number | null = null,
): Promise<AlertUpdate[]> {
  const { rows } = await tx.execute<UpdateRow>(sql`
    select u.id, case when u.later_id = a.event_id then 'earlier' else 'later' end as other, o.id as "eventId",
           (select b.id from alerts b where b.customer_id = a.customer_id and b.event_id = o.id) as "alertId", o.title, o.at,
           u.reason, coalesce(d.decision, 'open') as decision, d.decided_at as "decidedAt",
           (select p.firstname || ' ' || p.lastname from users p
             where p.customer_id = d.customer_id and p.id = d.decided_by) as "decidedBy"
      from alerts a
      join event_updates u on a.event_id in (u.later_id, u.earlier_id)
      join events o on o.id = case when u.later_id = a.event_id then u.earlier_id else u.later_id end
      left join event_update_decisions d on d.customer_id = a.customer_id and d.update_id = u.id
     where a.customer_id = ${customerId} and a.id = ${alertId} and o.merged_into is null
       and (${only}::bigint is null or u.id = ${only})
     order by d.decision is not null, o.at desc, u.id limit 50`);
  return rows.map(({ id, eventId, alertId: other, at, decidedAt, reason, ...row }) => ({
    ...row,
    id: Number(id),
    eventId: Number(eventId),
    alertId: other === null ? null : Number(other),
    at: instant(at),
    decidedAt: decidedAt && instant(decidedAt),
    reason: reasonIn(language, reason),
  }));
}

interface UpdateRow extends Record<string, unknown> {
  id: string;
  other: AlertUpdate["other"];
  eventId: string;
  alertId: string | null;
  title: string;
  at: string;
  reason: LinkReason;
  decision: AlertUpdate["decision"];
  decidedAt: string | null;
  decidedBy: string | null;
}
