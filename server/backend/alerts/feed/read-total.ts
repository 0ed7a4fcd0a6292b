import { type SQL, sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { conditionsOf, type FeedFilter, isPlain } from "./conditions";
import { findByWords } from "./find-by-words";
import { beyond, ORDERS } from "./orders";
import { statusCounts } from "./status-counts";

/** A filtered list is counted up to here; beyond, "1000+" is what a page says. */
export const COUNTED = 1000;
/** A search gives up counting when it has seen so many that have the words but are filtered out. */
export const EFFORT = 5000;

/** Exact from the counters where only status and tier matter, else exact up to 1,000; what is not exact is at least so many. */
export async function readTotal(
  tx: Tx,
  scope: CustomerScope,
  filter: FeedFilter,
  order: FeedOrder,
): Promise<{ total: number; isExact: boolean }> {
  const { within } = ORDERS[order];
  if (!within && isPlain(filter)) return { total: await counted(tx, scope, filter), isExact: true };
  if (filter.q) {
    // To count the top of a week, which of it is the gravest does not matter; that it is of the week does.
    const request = {
      filter,
      order: within ? order : ("NewestFirst" as const),
      cursor: null,
      limit: COUNTED + 1,
      effort: EFFORT,
    };
    const { places, isAll } = await findByWords(tx, scope, request);
    return { total: Math.min(places.length, COUNTED), isExact: isAll };
  }
  const found = await countUpTo(tx, sql`${conditionsOf(filter, scope)}${beyond(order, null)}`);
  return { total: Math.min(found, COUNTED), isExact: found <= COUNTED };
}

async function countUpTo(tx: Tx, conditions: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from alerts a where ${conditions} limit ${COUNTED + 1}) as found`);
  return rows[0]?.n ?? 0;
}

async function counted(tx: Tx, scope: CustomerScope, { statusId, tier }: FeedFilter): Promise<number> {
  const counts = await statusCounts(tx, scope, tier);
  if (statusId !== "all") return Number(counts[statusId] ?? 0);
  return Object.values(counts).reduce((sum, count) => sum + Number(count), 0);
}
