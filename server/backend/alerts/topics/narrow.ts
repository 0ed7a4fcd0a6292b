import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** A piece of news that has a topic's words. */
export interface Candidate {
  customerId: number;
  itemId: number;
  /** Empty: anywhere. */
  countries: readonly string[];
  onlyTargets: boolean;
  /** Empty: any. */
  targetIds: readonly number[];
}

/** Whether a topic asks for what its news touches. */
export const asksForTargets = ({ onlyTargets, targetIds }: Pick<Candidate, "onlyTargets" | "targetIds">): boolean =>
  onlyTargets || targetIds.length > 0;

/** Whether a topic takes news of this source; `sources` empty: of any. */
export const isFrom = ({ sources }: { sources: readonly string[] }, { sourceName }: { sourceName: string }): boolean =>
  sources.length === 0 || sources.includes(sourceName);

/**
 * Those that also name a place in one of the topic's countries and a target that the customer monitors, one of the chosen ones where some
 * are chosen, where the topic asks for that.
 */
export async function narrow<T extends Candidate>(tx: Tx, candidates: readonly T[]): Promise<T[]> {
  const asked = candidates.flatMap(({ customerId, itemId, countries, onlyTargets, targetIds }, n) =>
    countries.length > 0 || asksForTargets({ onlyTargets, targetIds })
      ? [{ n, customerId, itemId, countries, onlyTargets, targetIds }]
      : [],
  );
  if (asked.length === 0) return [...candidates];
  const { rows } = await tx.execute<{ n: number }>(sql`
    select w.n
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(
             n int, "customerId" bigint, "itemId" bigint, countries text[], "onlyTargets" boolean, "targetIds" bigint[])
      join event_sources s on s.id = w."itemId"
      join events e on e.id = s.event_id
      join item_readings r on r.source_id = s.id
     where (cardinality(w.countries) = 0
            or exists (select from event_places p where p.event_id = e.id and p.country = any(w.countries))
            or exists (select from jsonb_array_elements(r.reading->'places') x
                        where coalesce(x->'value'->>'iso2', x->'value'->>'country') = any(w.countries)))
       and (not (w."onlyTargets" or cardinality(w."targetIds") > 0) or exists (
              select from event_links l join monitored_targets m on m.target_id = l.target_id
                join targets t on t.id = l.target_id
               where l.event_id = coalesce(e.merged_into, e.id) and m.customer_id = w."customerId"
                 and (l.owner_id is null or l.owner_id = w."customerId")
                 and case when cardinality(w."targetIds") = 0 then l.impact_level = any(${NAMED_LEVELS})
                          else l.target_id = any(w."targetIds")
                               -- A chosen country, industry or commodity is named by news of the whole of it.
                               and (l.impact_level = any(${NAMED_LEVELS}) or l.impact_level = t.type) end))`);
  const met = new Set(rows.map(({ n }) => n));
  const unasked = new Set(candidates.keys());
  for (const { n } of asked) unasked.delete(n);
  return candidates.filter((_, n) => unasked.has(n) || met.has(n));
}

/** How news reaches a target that it names; what only lies near it, or in its country, is not named. */
const NAMED = ["direct", "company", "site-to-company", "mention"];
const NAMED_LEVELS = sql`${sql.param(NAMED)}::text[]`;
