import { type SQL, sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { type ExplorerSort, MOST_FOUND, NO_VALUE } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { chooseOwn } from "./choose-own";
import type { Cursor } from "./cursor";
import { type Row, readDirectoryList } from "./directory-list";
import { asksNothing, asksOwn } from "./facet-columns";
import { behind, keyColumns, ORDERS, orderBy } from "./orders";
import { fitsDirectory, foundCount, foundTables, type Looking, withMisfit } from "./sources";

/** A target's place in the list. */
export interface Explored {
  id: number;
  tier: number | null;
  foundBy: number | null;
  matched: string | null;
  /** Of its order, for the cursor. */
  key: Cursor["key"];
}

export interface Wanted {
  sort: ExplorerSort;
  after: Cursor | null;
  limit: number;
}

export interface Found {
  places: Explored[];
  /** How many match in all, where the list knows without counting anew. */
  counted: { count: number; isExact: boolean } | null;
}

/** The first places behind the cursor. `choose`: where what the customer knows is looked through first. */
export async function findExplored(
  tx: Tx,
  looking: Looking,
  { sort, after, limit }: Wanted,
  choose = chooseOwn,
): Promise<Found> {
  const order = sort === "relevance" && !looking.typed ? "name" : sort;
  const { filter } = looking;
  const columns = sql`id, tier, found_by, matched, ${keyColumns(order)}`;
  const beyond = behind(order, after?.key ?? null);
  const rowsOf = (source: SQL, wanted: SQL = columns) =>
    sql`select ${wanted} from (${source}) fits where misfit = 0 and ${beyond} order by ${orderBy(order)} limit ${limit}`;
  const found = foundTables(looking, true);
  // All that was found matches, so the best of it are the first page and their number is the total.
  const isAll = found !== null && order === "relevance" && !after && asksNothing(filter);
  const key = after?.key ?? null;
  const read = async (statement: SQL) => (await tx.execute<FoundRow>(statement)).rows;
  const rows: FoundRow[] = isAll
    ? await read(
        sql`with ${found} ${rowsOf(withMisfit(looking, leaders(looking, limit), FOUND), sql`${columns}, (select count(*)::int from found) as total, ${foundCount(looking)} as looked`)}`,
      )
    : found
      ? await read(
          sql`with ${found} ${rowsOf(withMisfit(looking, isOfDirectory(order, filter) ? foremost(looking, order, beyond, limit) : sql`found c`, FOUND))}`,
        )
      : await readDirectoryList(tx, looking, { order, key, limit, columns, rowsOf }, choose);
  return {
    places: rows.map((row) => ({
      id: Number(row.id),
      tier: row.tier === "none" ? null : Number(row.tier),
      foundBy: row.found_by,
      matched: row.matched,
      key: ORDERS[order].map(({ kind }, n) => (kind === "text" ? String(row[`k${n}`]) : Number(row[`k${n}`]))),
    })),
    counted: isAll ? cappedAt(rows[0]?.total ?? 0, rows[0]?.looked ?? 0) : null,
  };
}

const cappedAt = (count: number, looked: number) => ({
  count: Math.min(count, MOST_FOUND),
  isExact: looked <= MOST_FOUND,
});

type FoundRow = Row & { total?: number; looked?: number };

/**
 * Those of `found` that can stand on a first page where all of it matches: names and followers, which are a look at each target, only
 * tell apart what words, tier and likeness leave equal.
 */
const leaders = ({ customerId }: Looking, limit: number): SQL => sql`(
  select * from (
    select f.*, coalesce(m.tier::text, 'none') as tier
      from found f left join monitored_targets m on m.customer_id = ${customerId}::bigint and m.target_id = f.id) f
   order by ${orderBy("relevance", 3)} fetch first (${limit}::bigint) rows with ties) c`;

/** The directory's columns tell what fits, and in which order. */
const isOfDirectory = (order: ExplorerSort, filter: ExplorerFilter): boolean =>
  (order === "name" || order === "country" || order === "newest") && !asksOwn(filter);

/** Those of `found` that can stand on such a page: all else of a target is looked at for these only. */
const foremost = ({ customerId, filter, typed }: Looking, order: ExplorerSort, beyond: SQL, limit: number): SQL => {
  // Of goods alone it is known already by what they are ordered: ten thousand targets need not be looked at.
  const told =
    typed === null && asksNothing(filter)
      ? sql`found`
      : sql`(
    select f.id, f.found_by, f.matched, f.likeness, t.sort_name, coalesce(t.country, ${NO_VALUE}) as country
      from found f join targets t on t.id = f.id and (t.owner_id is null or t.owner_id = ${customerId}::bigint)
     where ${fitsDirectory(filter)})`;
  return sql`(select * from ${told} f where ${beyond} order by ${orderBy(order)} limit ${limit}) c`;
};

/** How many of what was found match, and whether that is all there is. */
export async function countExplored(tx: Tx, looking: Looking): Promise<{ count: number; isExact: boolean }> {
  const found = foundTables(looking, true);
  if (!found) throw new Error("Without words the facets tell how many there are.");
  const fits = asksNothing(looking.filter)
    ? sql`found`
    : sql`(${withMisfit(looking, sql`found c`, FOUND)}) fits where misfit = 0`;
  const { rows } = await tx.execute<{ count: number; found: number }>(sql`
    with ${found} select count(*)::int as count, ${foundCount(looking)} as found from ${fits}`);
  const { count = 0, found: all = 0 } = rows[0] ?? {};
  return cappedAt(count, all);
}

const FOUND = sql`, c.found_by, c.matched, c.likeness, coalesce((select count from target_followers p where p.target_id = t.id), 0) / 10 as followers`;
