import { type SQL, sql } from "drizzle-orm";
import { FULL, LONGEST_DECAY } from "./formula";

/**
 * Public targets that others have as peers: shown and scored without being followed. `target` is an alias of `targets`; what a
 * customer adds to the classes of its own is nobody's peer.
 */
export const isPeer = (target: SQL): SQL =>
  sql`(${target}.owner_id is null and ${target}.type in ('country', 'industry', 'commodity'))`;

/** What is left of a thing dated `at`, by the half-life `days`: `decayOf` of `formula.ts`. */
export const decay = (at: SQL, days: SQL, now: Date): SQL =>
  sql`power(0.5::float8, least(greatest(date_part('epoch', ${now.toISOString()}::timestamptz - ${at}), 0)
        / 86400 / ${days}, ${sql.raw(String(LONGEST_DECAY))}))`;

/** `saturate` of `formula.ts`. */
export const saturated = (points: SQL): SQL =>
  sql`100 * (1 - exp(-least(power(${points} / scale.divisor, scale.exponent), ${sql.raw(String(FULL))}::float8)))`;

/**
 * The CTEs `class_code` and `peer_of` (target_id, kind, peer_id) over a CTE `scope` of targets. A commodity is found by the
 * longest of its HS codes that a code of the target begins with.
 */
export const PEERS = sql`
    class_code as (
      select id, code, length(code) as digits from targets c, unnest(c.hs_codes) as codes(code)
       where c.type = 'commodity' and c.owner_id is null),
    peer_of as materialized (
      select s.target_id, 'country' as kind, c.id as peer_id from scope s
        join targets c on c.type = 'country' and c.owner_id is null and c.country = s.country
       where s.type in ('organization', 'POI')
      union all
      select s.target_id, 'industry', c.id from scope s
        join targets c on c.type = 'industry' and c.owner_id is null and c.industry = s.industry
       where s.type in ('organization', 'POI')
      union
      select target_id, 'commodity', id from (
        select distinct on (s.target_id, own.code) s.target_id, c.id from scope s
         cross join unnest(s.hs_codes) as own(code) cross join generate_series(2, 6) as digits
          join class_code c on c.digits = digits.digits and c.code = left(own.code, digits.digits)
         where s.type in ('organization', 'POI') and length(own.code) >= digits.digits
         order by s.target_id, own.code, c.digits desc, c.id) longest)`;

/** The CTE `scope`: the targets with these ids that the customer may see, with their tier where they are monitored. */
export function scopeOf(customerId: number, ids: readonly number[]): SQL {
  return sql`
    scope as materialized (
      select t.id as target_id, t.owner_id, t.type, t.size, t.country, t.industry, t.hs_codes, m.tier, ${isPeer(sql`t`)} as is_peer
        from unnest(${sql.param([...ids])}::bigint[]) as wanted(id)
        join targets t on t.id = wanted.id and (t.owner_id is null or t.owner_id = ${customerId})
        left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id)`;
}

/**
 * An `alert_targets t` that counts: its alert was not called irrelevant, and its event was not withdrawn. Archived ones count:
 * they happened. By what is left out, which is little and has indexes of its own.
 */
export const counts = (customerId: number): SQL => sql`
  not exists (select from alerts a
    where a.customer_id = ${customerId} and a.id = t.alert_id and a.relevancy = 'Irrelevant')
  and not exists (select from events e join alerts a on a.customer_id = ${customerId} and a.event_id = e.id
    where e.withdrawn and a.id = t.alert_id)`;
