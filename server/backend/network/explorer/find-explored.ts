import { type SQL, sql } from "drizzle-orm";
import { type ExplorerSort, MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import type { Cursor } from "./cursor";
import { asksNothing, asksOwn, letsOthersThrough } from "./facet-columns";
import { behind, keyColumns, ORDERS, orderBy, walksOf } from "./orders";
import { described, fitsDirectory, foundCount, foundTables, type Looking, misfit, ownSet, strictly } from "./sources";

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

/** Of a filter that leaves fewer of the directory, all are read and ordered; of one that leaves more, the order's index is walked. */
const FEW = 5000;

export interface Found {
  places: Explored[];
  /** How many match in all, where the list knows without counting anew. */
  counted: { count: number; isExact: boolean } | null;
}

/** The first places behind the cursor. */
export async function findExplored(tx: Tx, looking: Looking, { sort, after, limit }: Wanted): Promise<Found> {
  const order = sort === "relevance" && !looking.typed ? "name" : sort;
  const { filter } = looking;
  const columns = sql`id, tier, found_by, matched, ${keyColumns(order)}`;
  const beyond = behind(order, after?.key ?? null);
  const rowsOf = (source: SQL, wanted: SQL = columns) =>
    sql`select ${wanted} from (${source}) fits where misfit = 0 and ${beyond} order by ${orderBy(order)} limit ${limit}`;
  const found = foundTables(looking, true);
  // All that was found matches, so the best of it are the first page and their number is the total.
  const isAll = found !== null && order === "relevance" && !after && asksNothing(filter);
  const statement = isAll
    ? sql`with ${found} ${rowsOf(withMisfit(looking, leaders(looking, limit), FOUND), sql`${columns}, (select count(*)::int from found) as total, ${foundCount(looking)} as looked`)}`
    : found
      ? sql`with ${found} ${rowsOf(withMisfit(looking, sql`found c`, FOUND))}`
      : await directoryStatement(tx, looking, { order, key: after?.key ?? null, limit, columns, rowsOf });
  const { rows } = await tx.execute<Row>(statement);
  const [{ total = 0, looked = 0 } = {}] = rows;
  return {
    places: rows.map((row) => ({
      id: Number(row.id),
      tier: row.tier === "none" ? null : Number(row.tier),
      foundBy: row.found_by,
      matched: row.matched,
      key: ORDERS[order].map(({ kind }, n) => (kind === "text" ? String(row[`k${n}`]) : Number(row[`k${n}`]))),
    })),
    counted: isAll ? cappedAt(total, looked) : null,
  };
}

const cappedAt = (count: number, looked: number) => ({
  count: Math.min(count, MOST_FOUND),
  isExact: looked <= MOST_FOUND,
});

type Row = {
  id: string;
  tier: string;
  found_by: number | null;
  matched: string | null;
  total?: number;
  looked?: number;
  [key: `k${number}`]: unknown;
};

/**
 * Those of `found` that can stand on a first page where all of it matches: names and followers, which are a look at each target, only
 * tell apart what words, tier and likeness leave equal.
 */
const leaders = ({ customerId }: Looking, limit: number): SQL => sql`(
  select * from (
    select f.*, coalesce(m.tier::text, 'none') as tier
      from found f left join monitored_targets m on m.customer_id = ${customerId}::bigint and m.target_id = f.id) f
   order by ${orderBy("relevance", 3)} fetch first (${limit}::bigint) rows with ties) c`;

/** How many of what was found match, and whether that is all there is. */
export async function countExplored(tx: Tx, looking: Looking): Promise<{ count: number; isExact: boolean }> {
  const found = foundTables(looking, true);
  if (!found) throw new Error("Without words the facets tell how many there are.");
  const { rows } = await tx.execute<{ count: number; found: number }>(sql`
    with ${found} select count(*)::int as count, ${foundCount(looking)} as found
      from (${withMisfit(looking, sql`found c`, FOUND)}) fits where misfit = 0`);
  const { count = 0, found: all = 0 } = rows[0] ?? {};
  return cappedAt(count, all);
}

const FOUND = sql`, c.found_by, c.matched, c.likeness, coalesce((select count from target_followers p where p.target_id = t.id), 0) / 10 as followers`;
const UNFOUND = sql`, null::int as found_by, null::text as matched, 0::real as likeness, 0 as followers`;

const withMisfit = (looking: Looking, from: SQL, wanted: SQL): SQL =>
  sql`select d.*, ${misfit(looking.filter)} as misfit from (${described(looking, from, wanted)} where ${strictly(looking)}) d`;

interface Parts {
  order: ExplorerSort;
  /** Of the cursor. */
  key: Cursor["key"] | null;
  limit: number;
  columns: SQL;
  rowsOf(source: SQL): SQL;
}

/**
 * What the customer knows something of, looked at one by one, and the rest of the directory along its indexes. Where neither filter nor
 * order asks for the customer's own data, only its own records are looked at one by one.
 */
async function directoryStatement(
  tx: Tx,
  looking: Looking,
  { order, key, limit, columns, rowsOf }: Parts,
): Promise<SQL> {
  const { filter, customerId } = looking;
  const byOwnData = asksOwn(filter) || order === "riskiest";
  const one = byOwnData ? ownSet(looking) : sql`select id from targets where owner_id = ${customerId}::bigint`;
  const own = sql`own_ids as materialized (${one}), own_places as materialized (${rowsOf(withMisfit(looking, sql`own_ids c`, UNFOUND))})`;
  if (!letsOthersThrough(filter))
    return sql`with ${own} select * from own_places order by ${placesOrder(order)} limit ${limit}`;
  const isOther = byOwnData ? sql`and t.id not in (select id from own_ids)` : sql``;
  const directory = sql`
    select t.id, coalesce(m.tier::text, 'none') as tier, null::int as found_by, null::text as matched, t.country, t.sort_name, null::real as score
      from targets t left join monitored_targets m on m.customer_id = ${customerId}::bigint and m.target_id = t.id
     where t.owner_id is null and ${fitsDirectory(filter)} ${isOther}`;
  const found = sql`(${directory} ${(await isFew(tx, looking)) ? sql`offset 0` : sql``}) d`;
  const walks = walksOf(order, key).map(
    ({ where, by }) => sql`(select ${columns} from ${found} where ${where} order by ${by} limit ${limit})`,
  );
  return sql`with ${own}, other_places as materialized (${sql.join(walks, sql` union all `)})
    select * from (select * from own_places union all select * from other_places) p order by ${placesOrder(order)} limit ${limit}`;
}

/** The same order, by the columns that tell a row's place. */
const placesOrder = (order: ExplorerSort): SQL =>
  sql.join(
    ORDERS[order].map(({ descending }, n) => sql`${sql.identifier(`k${n}`)}${descending ? sql` desc` : sql``}`),
    sql`, `,
  );

const isFew = async (tx: Tx, looking: Looking): Promise<boolean> => (await knownOf(tx, looking)) <= FEW;

/** How many of what everybody knows fit the filter of the directory, from its roll-up. */
async function knownOf(tx: Tx, { filter }: Looking): Promise<number> {
  const { rows } = await tx.execute<{ n: string | null }>(sql`
    select sum(count) as n from (
      select type, ctype, nullif(country, '') as country, nullif(industry, '') as industry, nullif(size, '') as size, place_kind, count
        from target_facets) t where ${fitsDirectory(filter)}`);
  return Number(rows[0]?.n ?? 0);
}

/** How many match a filter that asks nothing of the customer's own data: of the directory, and of its own records. */
export async function countDirectory(tx: Tx, looking: Looking): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from targets t where t.owner_id = ${looking.customerId}::bigint and ${fitsDirectory(looking.filter)}`);
  return (rows[0]?.n ?? 0) + (await knownOf(tx, looking));
}
