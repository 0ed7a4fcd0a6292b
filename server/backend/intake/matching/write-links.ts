import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { CountryWide } from "./by-country";
import type { Link } from "./link";
import type { MatchingRules } from "./matching-rules";

/** A link that whoever told of the event made: matching adds others and takes none of these away. */
export const TOLD = "told";

/**
 * Makes the links of events those that were found: adds, changes what differs, removes what holds no longer. The closest wins
 * over the country-wide ones.
 */
export async function writeLinks(
  tx: Tx,
  eventIds: readonly number[],
  links: readonly Link[],
  wide: readonly CountryWide[],
  { matching }: Pick<MatchingRules, "matching">,
): Promise<void> {
  await tx.execute(sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l("eventId" bigint, "targetId" bigint,
        "ownerId" bigint, "impactLevel" text, confidence real, "distanceKm" real, reason jsonb)
    ), in_country as (
      select w."eventId", t.id as "targetId", coalesce(w."ownerId", t.owner_id) as "ownerId", 'country' as "impactLevel",
             ${matching.confidence.country}::real as confidence, null::real as "distanceKm",
             jsonb_build_object('key', w.reason, 'params', jsonb_build_object('country', t.country)) as reason
        from jsonb_to_recordset(${JSON.stringify(wide)}::jsonb) as w("eventId" bigint, "ownerId" bigint, countries text[], reason text)
        join targets t on t.type in ('organization', 'POI') and t.country = any(w.countries)
       where (w."ownerId" is null or t.owner_id is null or w."ownerId" = t.owner_id)
         and not exists (select from found f where f."eventId" = w."eventId" and f."targetId" = t.id)
    ), wanted as (select * from found union all select * from in_country),
    gone as (
      delete from event_links l
       where l.event_id = any(${sql.param([...eventIds])}::bigint[]) and l.reason->>'key' <> ${TOLD}
         and not exists (select from wanted w where w."eventId" = l.event_id and w."targetId" = l.target_id)
    )
    insert into event_links as l (event_id, target_id, owner_id, impact_level, confidence, distance_km, reason)
    select * from wanted order by "eventId", "targetId"
    on conflict (event_id, target_id) do update
      set owner_id = excluded.owner_id, impact_level = excluded.impact_level, confidence = excluded.confidence,
          distance_km = excluded.distance_km, reason = excluded.reason
      where l.reason->>'key' <> ${TOLD}
        and (l.owner_id, l.impact_level, l.confidence, l.distance_km, l.reason) is distinct from
            (excluded.owner_id, excluded.impact_level, excluded.confidence, excluded.distance_km, excluded.reason)`);
}
