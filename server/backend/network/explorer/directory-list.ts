import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Own, Page } from "./choose-own";
import { asksOwn, letsOthersThrough } from "./facet-columns";
import { ORDERS, walksOf } from "./orders";
import { fitsDirectory, type Looking, ownSet, withMisfit } from "./sources";

/** How a page is written down. */
export interface Parts extends Page {
  columns: SQL;
  /** Of a source with `misfit`, the first rows behind the cursor. */
  rowsOf(source: SQL): SQL;
}

/** A row of a list: id, tier, found_by, matched, and the values of its order. */
export interface Row extends Record<string, unknown> {
  id: string;
  tier: string;
  found_by: number | null;
  matched: string | null;
}

/** Of a filter that leaves fewer of the directory, all are read and ordered; of one that leaves more, the order's index is walked. */
const FEW = 5000;

const UNFOUND = sql`, null::int as found_by, null::text as matched, 0::real as likeness, 0 as followers`;

/**
 * A page without words or goods: what the customer knows something of, and the rest of the directory along its indexes. Where neither filter
 * nor order asks for the customer's own data, only its own records are looked at one by one. `choose`: tells from memory which can stand on
 * the page; where it does not, all that the customer knows is read.
 */
export async function readDirectoryList(
  tx: Tx,
  looking: Looking,
  parts: Parts,
  choose: (tx: Tx, looking: Looking, page: Page) => Promise<Own | null>,
): Promise<Row[]> {
  const { filter, customerId } = looking;
  const hasOthers = letsOthersThrough(filter);
  const run = async (asked: Asked) => (await tx.execute<Row>(statement(looking, parts, asked))).rows;
  if (!asksOwn(filter) && parts.order !== "riskiest") {
    const own = sql`select id from targets where owner_id = ${customerId}::bigint`;
    return run({ own, others: hasOthers ? { but: null, isFew: (await knownOf(tx, looking)) <= FEW } : null });
  }
  const chosen = await choose(tx, looking, parts);
  if (!chosen) {
    const but = sql`select id from own_ids`;
    return run({
      own: ownSet(looking),
      others: hasOthers ? { but, isFew: (await knownOf(tx, looking)) <= FEW } : null,
    });
  }
  const own = numbers(chosen.ids);
  if (chosen.isFull) return run({ own, others: null });
  const isFew = chosen.ofDirectory <= FEW;
  const rows = await run({ own, others: { but: numbers(chosen.met(false)), isFew } });
  const others = new Set(rows.filter(({ is_other }) => is_other).map(({ id }) => Number(id)));
  // The walk went past all that was left out of it, and met another: so once more without any.
  if (chosen.knownOf(others).size > 0) return run({ own, others: { but: numbers(chosen.met(true)), isFew } });
  return rows;
}

const numbers = (ids: readonly number[]): SQL => sql`select unnest(${sql.param([...ids])}::bigint[]) as id`;

interface Asked {
  /** Looked at one by one: a select of id. */
  own: SQL;
  /** Null where no others can match; `but`: a select of those that the walk leaves out. */
  others: { but: SQL | null; isFew: boolean } | null;
}

function statement(looking: Looking, { order, key, limit, columns, rowsOf }: Parts, { own, others }: Asked): SQL {
  const { filter, customerId } = looking;
  const tables = sql`own_ids as materialized (${own}), own_places as materialized (${rowsOf(withMisfit(looking, sql`own_ids c`, UNFOUND))})`;
  if (!others) return sql`with ${tables} select * from own_places order by ${placesOrder(order)} limit ${limit}`;
  const { but, isFew } = others;
  const directory = sql`
    select t.id, coalesce(m.tier::text, 'none') as tier, null::int as found_by, null::text as matched, t.country, t.sort_name, null::real as score
      from targets t left join monitored_targets m on m.customer_id = ${customerId}::bigint and m.target_id = t.id
     where t.owner_id is null and ${fitsDirectory(filter)} ${but ? sql`and t.id not in (${but})` : sql``}`;
  const found = sql`(${directory} ${isFew ? sql`offset 0` : sql``}) d`;
  const walks = walksOf(order, key).map(
    ({ where, by }) => sql`(select ${columns} from ${found} where ${where} order by ${by} limit ${limit})`,
  );
  return sql`with ${tables}, other_places as materialized (${sql.join(walks, sql` union all `)})
    select * from (select *, false as is_other from own_places union all select *, true from other_places) p
     order by ${placesOrder(order)} limit ${limit}`;
}

/** The same order, by the columns that tell a row's place. */
const placesOrder = (order: Page["order"]): SQL =>
  sql.join(
    ORDERS[order].map(({ descending }, n) => sql`${sql.identifier(`k${n}`)}${descending ? sql` desc` : sql``}`),
    sql`, `,
  );

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
