import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** A piece of news that has a topic's words. */
export interface Candidate {
  customerId: number;
  itemId: number;
  /** Empty: anywhere. */
  countries: readonly string[];
  onlyTargets: boolean;
}

/** Those that also name a place in one of the topic's countries and a target of the customer's, where the topic asks for that. */
export async function narrow<T extends Candidate>(tx: Tx, candidates: readonly T[]): Promise<T[]> {
  const asked = candidates.flatMap(({ customerId, itemId, countries, onlyTargets }, n) =>
    countries.length > 0 || onlyTargets ? [{ n, customerId, itemId, countries, onlyTargets }] : [],
  );
  if (asked.length === 0) return [...candidates];
  const { rows } = await tx.execute<{ n: number }>(sql`
    select w.n
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(
             n int, "customerId" bigint, "itemId" bigint, countries text[], "onlyTargets" boolean)
      join event_sources s on s.id = w."itemId"
      join events e on e.id = s.event_id
      join item_readings r on r.source_id = s.id
     where (cardinality(w.countries) = 0
            or exists (select from event_places p where p.event_id = e.id and p.country = any(w.countries))
            or exists (select from jsonb_array_elements(r.reading->'places') x
                        where coalesce(x->'value'->>'iso2', x->'value'->>'country') = any(w.countries)))
       and (not w."onlyTargets" or exists (
              select from event_links l join monitored_targets m on m.target_id = l.target_id
               where l.event_id = coalesce(e.merged_into, e.id) and m.customer_id = w."customerId"
                 and l.impact_level = any(${sql.param(NAMED)}::text[])
                 and (l.owner_id is null or l.owner_id = w."customerId")))`);
  const met = new Set(rows.map(({ n }) => n));
  const unasked = new Set(candidates.keys());
  for (const { n } of asked) unasked.delete(n);
  return candidates.filter((_, n) => unasked.has(n) || met.has(n));
}

/** How news reaches a target that it names; what only lies near it, or in its country, is not named. */
const NAMED = ["direct", "company", "site-to-company", "mention"];
