import { type SQL, sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf } from "./conditions";
import { monthsOf } from "./months";
import { beyond, inOrder, ORDERS } from "./orders";
import { PLACE, type PlaceInOrder, type PlaceRequest, type PlaceRow, toPlace } from "./places";

/**
 * So many alerts are looked at one by one, in order, before the index of words is asked: a word that stands in one of a hundred is
 * found sooner so, however many alerts have it; of a rarer one the index has few.
 */
const LOOKED_AT = 2000;

interface Found {
  places: PlaceInOrder[];
  /** False when it gave up before the end: there may be more. */
  isAll: boolean;
}

/** Like `findPlaces`, for a filter with words. With `effort` it gives up after so many alerts that have the words, whatever else they lack. */
export async function findByWords(
  tx: Tx,
  scope: CustomerScope,
  request: PlaceRequest & { effort?: number; nearby?: number },
): Promise<Found> {
  const { filter, order, cursor, limit, effort = Number.POSITIVE_INFINITY } = request;
  const { statusId, tier, dateRange, snoozed, q, ...others } = filter;
  const always = { statusId, tier, snoozed };
  const { by } = ORDERS[order];
  const range = sql`${conditionsOf({ ...always, dateRange }, scope)}${beyond(order, cursor)}`;
  const { nearby = LOOKED_AT } = request;
  const near = await pick(tx, {
    source: inOrder(sql`select a.*`, { order, statusId, where: range, limit: nearby }),
    from: sql`source a where ${conditionsOf({ ...always, q, ...others }, scope)} order by ${by} limit ${limit}`,
  });
  if (near.places.length === limit) return { places: near.places, isAll: false };
  if (near.seen < nearby) return { places: near.places, isAll: true };

  const places: PlaceInOrder[] = [];
  let seen = 0;
  for (const { first, last } of monthsOf(filter, order, cursor)) {
    if (places.length >= limit || seen > effort) return { places, isAll: false };
    const conditions = sql`${conditionsOf({ ...always, dateRange, ...others }, scope)}${beyond(order, cursor)}`;
    const found = await pick(tx, {
      source: sql`select alerts_with_words(${q}, ${first}::int, ${last}::int) as id`,
      from: sql`source join alerts a on a.id = source.id where ${conditions} order by ${by} limit ${limit - places.length}`,
    });
    places.push(...found.places);
    seen += found.seen;
  }
  return { places, isAll: places.length < limit };
}

/** What a query picks from a source that is read once, and how much that was. */
async function pick(tx: Tx, { source, from }: { source: SQL; from: SQL }) {
  const { rows } = await tx.execute<Omit<PlaceRow, "id"> & { seen: string; id: string | null }>(sql`
    with source as materialized (${source})
    select (select count(*) from source) as seen, picked.* from (select) one left join lateral (${PLACE} from ${from}) picked on true`);
  return {
    seen: Number(rows[0]?.seen),
    places: rows.filter((row): row is PlaceRow & { seen: string } => row.id !== null).map(toPlace),
  };
}
