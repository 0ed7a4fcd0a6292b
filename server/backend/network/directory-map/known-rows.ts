import { type SQL, sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { FACET_NAMES, type FacetName, NO_VALUE } from "~/backend/contract/explorer-words";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { chosen } from "../explorer/facet-columns";
import { described, type Looking, misfit, ON_MAP, ownSet, strictly } from "../explorer/sources";

/** What is asked of a target's own columns and of its score; all else a customer knows only of what stands in its own tables. */
const PLAIN: readonly FacetName[] = ["types", "ctypes", "countries", "industries", "sizes", "places", "risks"];

const isPlain = (filter: ExplorerFilter): boolean =>
  filter.collections === undefined &&
  FACET_NAMES.every((name) => PLAIN.includes(name) || chosen(filter, name) === null);

/**
 * What a map has to tell otherwise than the roll-up does, one by one: where nothing else of the customer's own is asked, what has a score and
 * its own records; else all of which it knows something. Columns as `described`, with lat and lon.
 */
export const knownRows = (looking: Looking): SQL =>
  isPlain(looking.filter)
    ? scoredRows(looking)
    : sql`${described(looking, sql`(${ownSet(looking)}) c`, ON_MAP)} where ${strictly(looking)}`;

/** Of those rows. */
export const knownIds = (looking: Looking): SQL => (isPlain(looking.filter) ? scoredIds(looking) : ownSet(looking));

const scoredIds = ({ customerId, risk }: Looking): SQL => sql`
  select target_id as id from scores where customer_id = ${customerId}::bigint and perspective = ${risk.perspective} and score is not null
  union select id from targets where owner_id = ${customerId}::bigint`;

function scoredRows(looking: Looking): SQL {
  const { customerId, risk } = looking;
  const names = sql.param(["NA", ...risk.bands.map((band) => band.risk)]);
  return sql`
    select t.id, t.type, t.ctype, coalesce(t.country, ${NO_VALUE}) as country, coalesce(t.industry, ${NO_VALUE}) as industry,
           coalesce(t.size, ${NO_VALUE}) as size, t.place_kind, t.sort_name, s.score, (${names}::text[])[1 + ${bandOf(risk.bands)}] as risk,
           (t.owner_id is not null)::text as own ${ON_MAP}
      from (${scoredIds(looking)}) c join targets t on t.id = c.id and (t.owner_id is null or t.owner_id = ${customerId}::bigint)
      left join scores s on s.customer_id = ${customerId}::bigint and s.perspective = ${risk.perspective} and s.target_id = t.id`;
}

/** Of a row with a `score`: 0 for none, 1 for the first of the bands. */
export const bandOf = (bands: RiskBands): SQL => sql`case when score is null then 0
  else greatest(1, width_bucket(score::float8, ${sql.param(bands.map(({ from }) => from))}::float8[])) end`;

/** By how many facets such a row does not fit. */
export const misfitOf = ({ filter }: Looking): SQL => misfit(filter, isPlain(filter) ? PLAIN : FACET_NAMES);

/** Rows with lat, lon, place_kind and score as a map reads places: id, lat, east, is_vague, band, sort_name, score. */
export const placed = (rows: SQL, bands: RiskBands): SQL => sql`
  select id, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, place_kind in ('town', 'area') as is_vague, ${bandOf(bands)} as band,
         sort_name, score
    from (${rows}) r`;
