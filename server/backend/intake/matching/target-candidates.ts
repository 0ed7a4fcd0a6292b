import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { numberOf } from "../../reference/catalogue/priorities";
import type { MatchingRules } from "./matching-rules";
import { tellingWords } from "./name-candidates";

/** Events since a moment that may touch one of the targets; full comparison decides. Ids in order. */
export async function candidateEvents(
  tx: Tx,
  targetIds: readonly number[],
  since: Date,
  rules: MatchingRules,
): Promise<number[]> {
  const found = [
    await namingThem(tx, targetIds, since),
    await identifyingThem(tx, targetIds, since),
    await nearThem(tx, targetIds, since, rules),
  ];
  return [...new Set(found.flat())].sort((a, b) => a - b);
}

/** Events that are linked to one of the targets already. */
export async function linkedEvents(tx: Tx, targetIds: readonly number[], since: Date): Promise<number[]> {
  return idsOf(
    tx,
    sql`
    select distinct e.id from event_links l join events e on e.id = l.event_id
     where l.target_id = any(${sql.param([...targetIds])}::bigint[]) and e.at >= ${since.toISOString()} order by 1`,
  );
}

async function namingThem(tx: Tx, targetIds: readonly number[], since: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ text: string; countries: string[] }>(sql`
    select n.text, array_remove(array_agg(distinct c.country), null) as countries
      from targets t join target_names n on n.target_id = t.id
     cross join lateral (select t.country union all select p.country from target_places p where p.target_id = t.id) c
     where t.id = any(${sql.param([...targetIds])}::bigint[]) and t.type in ('organization', 'POI')
     group by t.id, n.text`);
  const names = rows.map(({ text, countries }) => ({ words: tellingWords(text), countries }));
  return idsOf(
    tx,
    sql`
    select distinct e.id
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as q(words text[], countries text[])
      join event_organizations o on string_to_array(o.folded, ' ') && q.words and o.role <> 'publisher'
      join events e on e.id = o.event_id
     where cardinality(q.words) > 0 and e.at >= ${since.toISOString()}
       and (q.countries = '{}' or not exists (select from event_places p where p.event_id = e.id and p.country is not null)
            or exists (select from event_places p where p.event_id = e.id and p.country = any(q.countries)))`,
  );
}

async function identifyingThem(tx: Tx, targetIds: readonly number[], since: Date): Promise<number[]> {
  return idsOf(
    tx,
    sql`
    select distinct e.id
      from target_identifiers i
     cross join lateral (values (i.system), (lower(i.system)), (upper(i.system))) s(system)
      join event_organizations o
        on o.identifiers @> jsonb_build_array(jsonb_build_object('type', s.system, 'value', i.value))
      join events e on e.id = o.event_id
     where i.target_id = any(${sql.param([...targetIds])}::bigint[]) and e.at >= ${since.toISOString()}`,
  );
}

/** The box is as wide as the widest reach of a rule; who it holds is compared by the event's own. */
async function nearThem(
  tx: Tx,
  targetIds: readonly number[],
  since: Date,
  { reach }: MatchingRules,
): Promise<number[]> {
  const types = ["earthquake", ...Object.keys(reach.types)];
  const faint = reach.earthquake[0]?.from ?? 0;
  return idsOf(
    tx,
    sql`
    with site as (
      select t.lat, t.lon from targets t
       where t.id = any(${sql.param([...targetIds])}::bigint[]) and t.lat is not null and t.type in ('organization', 'POI')
      union select p.lat, p.lon from target_places p join targets t on t.id = p.target_id
       where t.id = any(${sql.param([...targetIds])}::bigint[]) and p.lat is not null and t.type in ('organization', 'POI')
    ), cell as (select distinct floor(lat) as lat, floor(lon) as lon from site)
    select e.id from events e
     where e.event_type_id = any(${sql.param(types)}::text[]) and e.at >= ${since.toISOString()}
       and (e.event_type_id <> 'earthquake' or coalesce((e.severity->>'magnitude')::float8, 10) >= ${faint})
       and exists (select from event_places p join cell c
                     on p.lat between c.lat - ${DEGREES} and c.lat + ${DEGREES} + 1
                    and (abs(c.lat) > 60 or abs(p.lon - c.lon) < 3 * ${DEGREES} or abs(p.lon - c.lon) > 360 - 3 * ${DEGREES})
                    where p.event_id = e.id and p.lat is not null)`,
  );
}

/** About 780 km, more than any radius of the rule; a polygon stands for itself by its middle, and is seldom wider. */
const DEGREES = 7;

/** Events of a whole country that are not linked yet to each of the targets in it. */
export async function countryWideOnes(
  tx: Tx,
  targetIds: readonly number[],
  since: Date,
  { matching }: MatchingRules,
): Promise<number[]> {
  return idsOf(
    tx,
    sql`
    select e.id from events e
     where e.priority >= ${numberOf(matching.countryWideFrom)} and e.at >= ${since.toISOString()} and e.merged_into is null
       and exists (select from event_places p join targets t on t.country = p.country and t.type in ('organization', 'POI')
                    where p.event_id = e.id and t.id = any(${sql.param([...targetIds])}::bigint[]) and p.place->>'kind' = 'country'
                      and (e.owner_id is null or t.owner_id is null or e.owner_id = t.owner_id)
                      and not exists (select from event_links l where l.event_id = e.id and l.target_id = t.id))
       and not exists (select from event_places p where p.event_id = e.id and p.place->>'kind' <> 'country'
                         and not (p.place->>'kind' = 'point' and e.event_type_id = any(${sql.param([...matching.areaTypes])}::text[])))
       and not exists (select from event_organizations o where o.event_id = e.id and o.role <> 'publisher')
     order by 1`,
  );
}

/** Events that touch a relative of one of the targets, and not that target yet. */
export async function familyEvents(tx: Tx, targetIds: readonly number[], since: Date): Promise<number[]> {
  const ids = sql`${sql.param([...targetIds])}::bigint[]`;
  return idsOf(
    tx,
    sql`
    with family as (
      select target_id as id, parent_id as of from target_parents where parent_id = any(${ids})
      union select parent_id, target_id from target_parents where target_id = any(${ids})
      union select s.target_id, m.target_id from target_parents m join target_parents s on s.parent_id = m.parent_id
             where m.target_id = any(${ids}) and s.target_id <> m.target_id
    )
    select distinct e.id from family f join event_links l on l.target_id = f.id join events e on e.id = l.event_id
     where l.impact_level in ('direct', 'company') and e.at >= ${since.toISOString()}
       and not exists (select from event_links k where k.event_id = e.id and k.target_id = f.of) order by 1`,
  );
}

async function idsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(query);
  return rows.map(({ id }) => Number(id));
}
