import { type SQL, sql } from "drizzle-orm";
import { FACET_NAMES, type FacetName, MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { countFacets } from "./count-facets";
import { FACET_COLUMNS } from "./facet-columns";
import { facetRows } from "./kept-rows";
import { bitOf, described, foundCount, foundTables, type Looking, misfit, ownSet, strictly } from "./sources";

export interface Facets {
  total: number;
  isExact: boolean;
  facets: { name: FacetName; values: { value: string; count: number }[] }[];
}

/**
 * How many targets match, and of each facet how many of each value. A facet is counted under all filters but its own: a row counts for it
 * when it fits the filter, or misses it by this facet alone. Of all that the customer may see, in memory; of what words, goods or
 * collections leave, in the database.
 */
export async function readFacets(tx: Tx, looking: Looking): Promise<Facets> {
  if (!hasFound(looking) && !looking.filter.collections) {
    const { rows, now } = await facetRows(tx, looking);
    return countFacets(rows, looking.filter, now);
  }
  const columns = FACET_NAMES.map((name) => sql.identifier(FACET_COLUMNS[name]));
  // One pass for all facets: rows that fit, and those that miss one facet only, under each value of each facet.
  const { rows } = await tx.execute<Counted>(sql`
    with ${sourceTables(looking)},
    fitting as (select source.*, ${misfit(looking.filter)} as misfit from source)
    select misfit, grouping(${sql.join(columns, sql`, `)}) as grouped, coalesce(${sql.join(columns, sql`, `)}) as value, sum(n)::int as count,
           ${hasFound(looking) ? foundCount(looking) : sql`0`} as found
      from fitting where misfit & (misfit - 1) = 0
     group by grouping sets ((misfit), ${sql.join(
       columns.map((column) => sql`(misfit, ${column})`),
       sql`, `,
     )})`);
  const total = rows.find(({ misfit, grouped }) => misfit === 0 && grouped === NOTHING_GROUPED)?.count ?? 0;
  return {
    total,
    isExact: (rows[0]?.found ?? 0) <= MOST_FOUND,
    facets: FACET_NAMES.map((name, at) => ({ name, values: valuesOf(rows, at) })),
  };
}

/** `grouped`: a bit for each facet that a row is not told apart by, the first facet's the highest. */
interface Counted extends Record<string, unknown> {
  misfit: number;
  grouped: number;
  value: string;
  count: number;
  found: number;
}

const NOTHING_GROUPED = 2 ** FACET_NAMES.length - 1;

/** Of the facet at this place: what fits, and what misses by it alone; the most frequent first. */
function valuesOf(rows: readonly Counted[], at: number): { value: string; count: number }[] {
  const own = NOTHING_GROUPED - 2 ** (FACET_NAMES.length - 1 - at);
  const bit = bitOf(FACET_NAMES[at] ?? "types");
  const counts = new Map<string, number>();
  for (const { misfit, grouped, value, count } of rows) {
    if (grouped === own && (misfit === 0 || misfit === bit)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

const hasFound = ({ typed, filter }: Looking): boolean => typed !== null || filter.hs !== undefined;

/** All targets that can match: `source`. What is in a collection is the customer's own business, every row of it. */
function sourceTables(looking: Looking): SQL {
  const found = foundTables(looking, false);
  const from = found ? sql`found c` : sql`(${ownSet(looking)}) c`;
  const source = sql`source as (${described(looking, from)} where ${strictly(looking)})`;
  return found ? sql`${found}, ${source}` : source;
}
