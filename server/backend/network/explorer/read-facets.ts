import { type SQL, sql } from "drizzle-orm";
import { FACET_NAMES, type FacetName, MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { FACET_COLUMNS } from "./facet-columns";
import { bitOf, described, directoryRows, foundTables, type Looking, misfit, ownSet, strictly } from "./sources";

export interface Facets {
  total: number;
  isExact: boolean;
  facets: { name: FacetName; values: { value: string; count: number }[] }[];
}

/**
 * How many targets match, and of each facet how many of each value. A facet is counted under all filters but its own: a row counts for it
 * when it fits the filter, or misses it by this facet alone.
 */
export async function readFacets(tx: Tx, looking: Looking): Promise<Facets> {
  const counts = FACET_NAMES.map(
    (name) => sql`
      select ${name} as facet, ${sql.identifier(FACET_COLUMNS[name])} as value, sum(n)::int as count
        from fitting where misfit & ~${bitOf(name)}::int = 0 group by 2 having sum(n) > 0`,
  );
  const { rows } = await tx.execute<{ facet: FacetName | "total" | "found"; value: string; count: number }>(sql`
    with ${sourceTables(looking)},
    fitting as materialized (select source.*, ${misfit(looking.filter)} as misfit from source)
    select 'total' as facet, '' as value, coalesce(sum(n), 0)::int as count from fitting where misfit = 0
    union all select 'found', '', ${hasFound(looking) ? sql`(select count(*)::int from found)` : sql`0`}
    union all ${sql.join(counts, sql` union all `)}
    order by 3 desc, 2`);
  const figure = (facet: string) => rows.find((row) => row.facet === facet)?.count ?? 0;
  return {
    total: figure("total"),
    isExact: figure("found") <= MOST_FOUND,
    facets: FACET_NAMES.map((name) => ({
      name,
      values: rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count })),
    })),
  };
}

const hasFound = ({ typed, filter }: Looking): boolean => typed !== null || filter.hs !== undefined;

/** All targets that can match, one by one or many in a row: `source`. */
function sourceTables(looking: Looking): SQL {
  const found = foundTables(looking, false);
  if (found) return sql`${found}, source as (${described(looking, sql`found c`)} where ${strictly(looking)})`;
  const own = sql`own_rows as materialized (${described(looking, sql`(${ownSet(looking)}) c`)} where ${strictly(looking)})`;
  const plain = sql`id, type, ctype, country, industry, size, place_kind, sort_name, score, risk, tier, following, sanctions, own, alerts, n`;
  // What is in a collection is the customer's own business, every row of it.
  if (looking.filter.collections) return sql`${own}, source as (select ${plain} from own_rows)`;
  return sql`${own}, source as (select ${plain} from own_rows union all ${directoryRows()})`;
}
