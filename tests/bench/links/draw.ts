import { sql } from "drizzle-orm";
import type { Database } from "../../../server/backend/platform/db/database";

/** A link with what a person needs to judge it. */
export interface DrawnLink extends Record<string, unknown> {
  class: string;
  source: string;
  externalId: string;
  event: string;
  summary: string;
  places: string;
  organizations: string;
  target: string;
  targetType: string;
  targetPlace: string;
  level: string;
  confidence: number;
  km: number | null;
  reason: { key: string; params: Record<string, unknown> };
}

export async function eventIds(database: Database): Promise<number[]> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from events where merged_into is null order by id`),
  );
  return rows.map(({ id }) => Number(id));
}

/** Classes of links: by level, the regional ones by the kind of event. */
const CLASS = sql`case l.impact_level when 'regional' then 'regional ' || e.event_type_id else l.impact_level end`;

/** So many links of each class, the same for the same seed. */
export async function drawLinks(
  database: Database,
  seed: number,
  draw: number,
): Promise<{ counts: Record<string, number>; links: DrawnLink[] }> {
  return database.asSystem(async (tx) => {
    const { rows: counted } = await tx.execute<{ class: string; n: number }>(sql`
      select ${CLASS} as class, count(*)::int as n from event_links l join events e on e.id = l.event_id group by 1 order by 1`);
    const { rows: links } = await tx.execute<DrawnLink>(sql`
      with named as (
        select ${CLASS} as class, l.*, e.title, e.summary, e.severity, s.source_name, s.external_id,
               row_number() over (partition by ${CLASS}
                 order by md5(${String(seed)} || s.source_name || s.external_id || t.name || coalesce(t.lat::text, ''))) as place
          from event_links l join events e on e.id = l.event_id join targets t on t.id = l.target_id
          join lateral (select source_name, external_id from event_sources where event_id = e.id
                         order by joined is not null, id limit 1) s on true)
      select n.class, n.source_name as source, n.external_id as "externalId", n.title as event, left(n.summary, 200) as summary,
             (select string_agg(p.place::text, '; ' order by p.id) from event_places p where p.event_id = n.event_id) as places,
             (select string_agg(o.role || ' ' || o.name || ' / ' || array_to_string(o.other_names, ', '), '; ' order by o.id)
                from event_organizations o where o.event_id = n.event_id) as organizations,
             n.severity, t.name as target, t.type as "targetType",
             concat_ws(' ', t.city, t.country, round(t.lat::numeric, 2), round(t.lon::numeric, 2)) as "targetPlace",
             n.impact_level as level, n.confidence, n.distance_km as km, n.reason
        from named n join targets t on t.id = n.target_id where n.place <= ${draw} order by n.class, n.place`);
    return { counts: Object.fromEntries(counted.map(({ class: name, n }) => [name, n])), links };
  });
}
