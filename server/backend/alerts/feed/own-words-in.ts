import { type SQL, sql } from "drizzle-orm";

/** What a customer's own words found, as JSON, or null; `where` speaks of `h`, the find. */
export const ownWordsIn = (where: SQL): SQL => sql`(
  select jsonb_build_object('id', t.id, 'name', t.name, 'isRemoved', t.removed_at is not null, 'version', h.entry_version,
           'itemId', h.source_id, 'alertId', (select x.id from alerts x where x.customer_id = h.customer_id and x.event_id = h.event_id),
           'eventTypeId', oe.event_type_id, 'quotes', h.quotes)
    from lexicon_hits h join lexicon_entries t on t.customer_id = h.customer_id and t.id = h.entry_id
    join events oe on oe.id = h.event_id
   where ${where} order by h.source_id limit 1)`;
