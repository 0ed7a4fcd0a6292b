import { sql } from "drizzle-orm";
import type { EventCandidate } from "~/backend/contract/events";
import { keptApart } from "../../intake/ingest/merging/kept-apart";
import type { Tx } from "../../platform/db/database";
import { readEvents } from "./read-events";

/** Days before and after, within which a second alert about the same thing comes. */
const WITHIN_DAYS = 14;
/** Events of those days that are compared, the nearest in time. */
const MOST_COMPARED = 2000;
const MOST = 20;

/** Own events that may be the same as one of the customer's own, those with most in common first. */
export async function readCandidates(tx: Tx, customerId: number, eventId: number): Promise<EventCandidate[]> {
  const { rows } = await tx.execute<{ id: string; signs: EventCandidate["signs"] }>(sql`
    with me as (select * from events where id = ${eventId}),
    marks as (select array_agg(distinct k) as keys from event_sources s, unnest(s.join_keys) k where s.event_id = ${eventId}),
    near as (
      select e.id, e.at, e.event_type_id, abs(extract(epoch from e.at - me.at)) as apart
        from events e, me
       where e.owner_id = ${customerId} and e.merged_into is null and e.id <> me.id
         and e.at between me.at - ${WITHIN_DAYS} * interval '1 day' and me.at + ${WITHIN_DAYS} * interval '1 day'
       order by apart limit ${MOST_COMPARED}),
    compared as (
      select n.id, n.apart, array_remove(array[
               case when exists (select from event_sources s, marks where s.event_id = n.id and s.join_keys && marks.keys) then 'names' end,
               case when exists (select from event_links l join event_links o on o.target_id = l.target_id
                                  where l.event_id = n.id and o.event_id = me.id) then 'target' end,
               case when n.event_type_id = me.event_type_id then 'type' end,
               case when exists (select from event_places p join event_places o on o.country = p.country
                                  where p.event_id = n.id and o.event_id = me.id) then 'country' end,
               case when n.apart <= 86400 then 'day' end], null) as signs
        from near n, me)
    select id, signs from compared
     where signs && array['names', 'target'] or signs @> array['type', 'country']
     order by case when 'names' = any(signs) then 2 else 0 end + cardinality(signs) desc, apart, id limit ${2 * MOST}`);
  const signs = new Map(rows.map((row) => [Number(row.id), row.signs]));
  const events = await readEvents(tx, customerId, [...signs.keys()]);
  const open = events.filter(({ lock }) => lock === null).slice(0, MOST);
  const apart = await keptApart(tx, [eventId, ...open.map(({ id }) => id)]);
  return open.map(({ mergedInto: _, ...event }) => ({
    ...event,
    signs: signs.get(event.id) ?? [],
    apart: apart.some((pair) => pair.includes(eventId) && pair.includes(event.id)),
  }));
}
