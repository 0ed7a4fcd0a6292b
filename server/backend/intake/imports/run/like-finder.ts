import type { Database } from "../../../platform/db/database";
import { type FindLike, findByTrigrams } from "./existing-targets";
import { blockTargets } from "./target-blocks";

/** From so many rows on, going once through all targets costs less than a search for each row. */
const LONG_LIST = 250;

/** How the names of so many rows are looked up. */
export async function likeFinder(database: Database, customerId: number, rows: number): Promise<FindLike> {
  if (rows < LONG_LIST) return (tx, candidates) => findByTrigrams(tx, customerId, candidates);
  const blocks = await blockTargets(database, customerId);
  return async (_, candidates) => candidates.flatMap((one) => blocks.like(one).map((id) => ({ row: one.row, id })));
}
