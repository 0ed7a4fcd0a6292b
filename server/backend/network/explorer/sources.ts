import { type SQL, sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { FACET_NAMES, MOST_FOUND, NO_VALUE } from "~/backend/contract/explorer-words";
import { namedCollections } from "../collections/stored-collection";
import type { RiskView } from "../collections/targets/conditions";
import { chosen, DIRECTORY_FACETS, FACET_COLUMNS, narrowed } from "./facet-columns";
import type { Typed } from "./typed";

/** For whom is looked, and what. */
export interface Looking {
  customerId: number;
  userId: number;
  risk: RiskView;
  filter: ExplorerFilter;
  /** Null where no words were asked for. */
  typed: Typed | null;
}

/** Systems of numbers that people type as they stand; an equality, so that an index answers it. */
const SYSTEMS = ["LEI", "DUNS", "UN/LOCODE", "OS-ID", "IMO", "VAT", "Registration", "ERP", "ISIN"];

/** Targets of which the customer knows something of its own: bounded by what it monitors, however large the directory is. */
export const ownSet = ({ customerId, risk }: Looking): SQL => {
  const customer = sql`${customerId}::bigint`;
  return sql`
    select target_id as id from monitored_targets where customer_id = ${customer}
    union select id from targets where owner_id = ${customer}
    union select target_id from collection_targets where customer_id = ${customer}
    union select target_id from target_screenings where customer_id = ${customer}
    union select target_id from scores where customer_id = ${customer} and perspective = ${risk.perspective}`;
};

/**
 * What a target `t` is told apart by, a column for each facet. `wanted` is what else a statement needs of it.
 */
export function described({ customerId, risk }: Looking, from: SQL, wanted: SQL = sql``): SQL {
  const customer = sql`${customerId}::bigint`;
  const names = sql.param(["NA", ...risk.bands.map((band) => band.risk)]);
  const froms = sql.param(risk.bands.map((band) => band.from));
  return sql`
    select t.id, t.type, t.ctype, coalesce(t.country, ${NO_VALUE}) as country, coalesce(t.industry, ${NO_VALUE}) as industry,
           coalesce(t.size, ${NO_VALUE}) as size, t.place_kind, t.sort_name, s.score,
           (${names}::text[])[1 + case when s.score is null then 0
              else greatest(1, width_bucket(s.score::float8, ${froms}::float8[])) end] as risk,
           coalesce(m.tier::text, ${NO_VALUE}) as tier, (f.target_id is not null)::text as following,
           coalesce(g.status, 'NotScreened') as sanctions, (t.owner_id is not null)::text as own,
           (m.tier is not null and exists (select from alert_targets a where a.customer_id = ${customer} and a.target_id = t.id
              and a.at >= now() - interval '30 days'))::text as alerts, 1 as n ${wanted}
      from ${from} join targets t on t.id = c.id and (t.owner_id is null or t.owner_id = ${customer})
      left join monitored_targets m on m.customer_id = ${customer} and m.target_id = t.id
      left join follows f on f.customer_id = ${customer} and f.target_id = t.id
      left join scores s on s.customer_id = ${customer} and s.perspective = ${risk.perspective} and s.target_id = t.id
      left join target_screenings g on g.customer_id = ${customer} and g.target_id = t.id`;
}

/** What `described` tells besides: where a map shows a target `t`. */
export const ON_MAP = sql`, case when t.type in ('organization', 'POI') then t.lat end as lat, case when t.type in ('organization', 'POI') then t.lon end as lon`;

/** Conditions that are no facets, of a target `t`. */
export function strictly({ customerId, userId, filter }: Looking): SQL {
  const { collections } = filter;
  if (!collections) return sql`true`;
  return sql`exists (select from collection_targets k join (${namedCollections(customerId, userId, collections)}) c on c.id = k.collection_id
    where k.customer_id = ${customerId}::bigint and k.target_id = t.id)`;
}

/** How many facets a row does not fit, as bits: facet n is bit n. */
export function misfit(filter: ExplorerFilter, names: readonly (typeof FACET_NAMES)[number][] = FACET_NAMES): SQL {
  const parts = names.flatMap((name) => {
    const values = chosen(filter, name);
    if (!values) return [];
    const column = sql.identifier(FACET_COLUMNS[name]);
    return [sql`case when ${column} = any(${sql.param([...values])}::text[]) then 0 else ${bitOf(name)}::int end`];
  });
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}

/** All of `described` that fit what is no facet, with `misfit`. */
export const withMisfit = (looking: Looking, from: SQL, wanted: SQL): SQL =>
  sql`select d.*, ${misfit(looking.filter)} as misfit from (${described(looking, from, wanted)} where ${strictly(looking)}) d`;

export const bitOf = (name: (typeof FACET_NAMES)[number]): number => 2 ** FACET_NAMES.indexOf(name);

/**
 * What has the words or the goods, as common tables: `found` (id, found_by, matched, likeness), at most `MOST_FOUND` and one more, the
 * best first; of goods alone with what a list is ordered by, too. `narrow`: of the directory's filters only what fits is looked at, so that a common word leaves nothing of a narrow
 * filter out.
 */
export function foundTables(looking: Looking, narrow: boolean): SQL | null {
  const { typed, filter } = looking;
  if (typed) return namedTables(looking, typed, narrow);
  if (!filter.hs) return null;
  return sql`found as materialized (
    select id, null::int as found_by, null::text as matched, null::real as likeness, sort_name, coalesce(country, ${NO_VALUE}) as country
      from targets_dealing_in(${filter.hs}, ${MOST_FOUND + 1}::int))`;
}

/** Of one more name than this, not all targets were found. */
const MOST_NAMES = MOST_FOUND + 1;

/** How much was found: exact up to `MOST_FOUND`. A word may stand in more names than in targets, so names count. */
export const foundCount = ({ typed }: Looking): SQL =>
  typed ? sql`(select count(*)::int from named)` : sql`(select count(*)::int from found)`;

function namedTables(looking: Looking, typed: Typed, narrow: boolean): SQL {
  const { filter, customerId } = looking;
  const { whole, holds, lacks, begins, text } = typed;
  const beginning = whole;
  const only = JSON.stringify(narrow ? narrowed(filter) : {});
  const holding = begins ? [] : holds;
  const asked = (
    among: SQL,
  ) => sql`names_with_words(${beginning}::text, ${sql.param(holding)}::text[], ${sql.param(lacks)}::text[],
    ${MOST_NAMES}::int, ${only}::jsonb, ${among})`;
  const places = whole
    ? sql`case when h.folded = ${whole} then 1 when h.folded like ${`${whole}%`} then 2 when h.folded like ${`% ${whole}%`} then 3 else 4 end`
    : sql`4`;
  const likened = whole ?? holds.join(" ");
  const dealing = filter.hs
    ? sql`where exists (select from targets d where d.id = b.id
        and exists (select from unnest(d.hs_codes) code where replace(code, '.', '') like ${`${filter.hs}%`}))`
    : sql``;
  // Names that everybody may have are looked at up to a bound; what the customer knows itself is never left out by it.
  return sql`
    named as materialized (select * from ${asked(sql`null`)}),
    named_own as materialized (
      select * from ${asked(sql`array(${ownSet(looking)})`)} where (select count(*) from named) >= ${MOST_NAMES}),
    numbered as materialized (
      select i.target_id as id, 0 as found_by, null::text as matched, 1::real as likeness, 0 as rank from target_identifiers i
       where i.system = any(${sql.param(SYSTEMS)}::text[]) and i.value = any(${sql.param([text, text.toUpperCase()])}::text[])
         and (i.owner_id is null or i.owner_id = ${customerId}::bigint)),
    hits as (
      select h.target_id as id, ${places} as found_by, h.text as matched, round((similarity(h.folded, ${likened}) * 20)::numeric) / 20 as likeness,
             (h.kind <> 'main')::int as rank
        from (select * from named union select * from named_own) h
      union all select * from numbered),
    best as (select distinct on (id) id, found_by, matched, likeness::real as likeness from hits order by id, found_by, likeness desc, rank, matched),
    found as materialized (
      select * from best b ${dealing} order by found_by, likeness desc, id limit ${MOST_FOUND + 1}::int)`;
}

/** The directory's columns of a target `t` fit the filter; single values as equalities, so that an index in that order is of use. */
export function fitsDirectory(filter: ExplorerFilter): SQL {
  const parts = DIRECTORY_FACETS.flatMap((name) => {
    const values = chosen(filter, name);
    if (!values) return [];
    const column = sql`t.${sql.identifier(FACET_COLUMNS[name])}`;
    const known = values.filter((value) => value !== NO_VALUE || name === "places");
    const isKnown =
      known.length === 1 ? sql`${column} = ${known[0]}` : sql`${column} = any(${sql.param(known)}::text[])`;
    return [
      known.length === values.length
        ? isKnown
        : known.length === 0
          ? sql`${column} is null`
          : sql`(${isKnown} or ${column} is null)`,
    ];
  });
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
