import { sql } from "drizzle-orm";
import { isTold } from "../../intake/ingest/again/told";
import { lockOwner } from "../../intake/ingest/write-batch";
import type { Tx } from "../../platform/db/database";
import { PRIORITIES } from "../../reference/catalogue/priorities";
import { afterAlerts } from "../alerts/after-alerts";
import { REASONS } from "../alerts/priority-reason";

/**
 * Withdraws what topics and customers' own words made of reports of these public events where their sources took all of them back, and restores what is
 * told again; the alerts of topics with it. In a transaction of its own with the system's rights; a second run changes nothing. Answers the customers' own
 * events that are to be matched anew, which those of topics never are.
 */
export async function takeBackOwn(tx: Tx, publicIds: readonly number[]): Promise<number[]> {
  const owners = [...new Set((await changed(tx, publicIds)).map(({ ownerId }) => ownerId))].sort((a, b) => a - b);
  for (const ownerId of owners) await lockOwner(tx, ownerId);
  const events = (await changed(tx, publicIds)).filter(({ ownerId }) => owners.includes(ownerId));
  if (events.length === 0) return [];
  const ids = sql`${sql.param(events.map(({ id }) => id))}::bigint[]`;
  await tx.execute(sql`
    update events set withdrawn = not withdrawn, version = version + 1, updated_at = now() where id = any(${ids})`);
  const names = sql.param(`{${PRIORITIES.join(",")}}`);
  const { rows } = await tx.execute<{ customerId: string; id: string }>(sql`
    update alerts a
       set priority = case when e.withdrawn then 1 else coalesce(a.rule_priority, e.priority) end, version = a.version + 1, updated_at = now(),
           priority_reason = case
             when e.withdrawn then jsonb_build_object('key', ${REASONS.withdrawn}::text, 'params',
                                                      jsonb_build_object('event', (${names}::text[])[e.priority]))
             else jsonb_build_object('key', ${REASONS.topic}::text, 'params',
                                     jsonb_build_object('topic', t.name, 'event', (${names}::text[])[t.highest_priority])) end
      from events e
      join lateral (select h.topic_id from topic_hits h where h.event_id = e.id order by h.at, h.source_id limit 1) h on true
      join topics t on t.customer_id = e.owner_id and t.id = h.topic_id
     where e.id = any(${ids}) and a.customer_id = e.owner_id and a.event_id = e.id
    returning a.customer_id as "customerId", a.id`);
  await afterAlerts(
    tx,
    rows.map(({ customerId, id }) => ({ customerId: Number(customerId), id: Number(id) })),
  );
  return events.filter(({ ofTopic }) => !ofTopic).map(({ id }) => id);
}

interface Changed extends Record<string, unknown> {
  id: number;
  ownerId: number;
  ofTopic: boolean;
}

/** Those that are withdrawn and rest on a report that stands, and those that are not and rest on none. */
async function changed(tx: Tx, publicIds: readonly number[]): Promise<Changed[]> {
  const { rows } = await tx.execute<Changed>(sql`
    with told as (select id from event_sources where event_id = any(${sql.param([...publicIds])}::bigint[])),
    own as (select h.event_id, true as of_topic from told join topic_hits h on h.source_id = told.id
            union select h.event_id, false from told join lexicon_hits h on h.source_id = told.id)
    select e.id, e.owner_id as "ownerId", own.of_topic as "ofTopic" from own join events e on e.id = own.event_id
     where e.merged_into is null and e.withdrawn = exists (
       select from topic_hits h join event_sources s on s.id = h.source_id where h.event_id = e.id and ${isTold()}
       union all
       select from lexicon_hits h join event_sources s on s.id = h.source_id where h.event_id = e.id and ${isTold()})
     order by e.id`);
  return rows.map(({ id, ownerId, ofTopic }) => ({ id: Number(id), ownerId: Number(ownerId), ofTopic }));
}
