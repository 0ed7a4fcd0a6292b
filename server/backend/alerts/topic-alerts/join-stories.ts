import { sql } from "drizzle-orm";
import { moveReports } from "../../intake/ingest/merging/merge-events";
import { lockOwner } from "../../intake/ingest/write-batch";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import { afterAlerts, type MadeAlert } from "../alerts/after-alerts";
import { isFirstHit } from "./first-hit";
import { makeGraver } from "./make-graver";

/**
 * Where public events became one after a topic had told of each, makes one of the alerts about them, with what the customer made of either. In a
 * transaction of its own with the system's rights, since it takes owners; a second run changes nothing.
 */
export async function joinStories(tx: Tx, publicIds: readonly number[]): Promise<void> {
  const owners = [...new Set((await twice(tx, publicIds)).map(({ customerId }) => customerId))];
  for (const customerId of owners) await lockOwner(tx, customerId);
  const made: MadeAlert[] = [];
  // What was made one meanwhile is not there any more.
  for (const { customerId, eventIds, reason } of await twice(tx, publicIds)) {
    if (!owners.includes(customerId)) continue;
    const [kept = 0, ...others] = eventIds;
    for (const gone of others) {
      const { rows } = await tx.execute<{ priority: number }>(sql`select priority from events where id = ${gone}`);
      // Before its alert goes, which would take them along.
      await tx.execute(sql`
        update topic_hits h set event_id = ${kept},
               alert_id = (select a.id from alerts a where a.customer_id = h.customer_id and a.event_id = ${kept})
         where h.customer_id = ${customerId} and h.event_id = ${gone}`);
      await moveReports(tx, kept, gone, { actor: { type: "rule", id: "event-joining" }, reason });
      made.push(...(await makeGraver(tx, customerId, [{ eventId: kept, priority: rows[0]?.priority ?? 1 }])));
    }
  }
  if (made.length > 0) await afterAlerts(tx, made);
}

interface Twice extends Record<string, unknown> {
  customerId: number;
  /** Of the customer's own, about one public event; the first one first. */
  eventIds: number[];
  /** Why the public ones became one. */
  reason: LinkReason;
}

async function twice(tx: Tx, publicIds: readonly number[]): Promise<Twice[]> {
  const { rows } = await tx.execute<Twice>(sql`
    select h.customer_id::int as "customerId", array_agg(distinct h.event_id::int) as "eventIds",
           (select m.reason from event_merges m where m.kept_id = s.event_id and m.undone_at is null order by m.id desc limit 1) as reason
      from event_sources s join topic_hits h on h.source_id = s.id
     where s.event_id = any(${sql.param([...publicIds])}::bigint[]) and h.event_id is not null and ${isFirstHit()}
     group by h.customer_id, h.topic_id, s.event_id having count(distinct h.event_id) > 1
     order by h.customer_id, h.topic_id`);
  return rows.filter(({ reason }) => reason !== null);
}
