import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import { type FindLike, type Found, findByTrigrams } from "./existing-targets";
import { blockTargets } from "./target-blocks";

/** From so many rows on, going once through all targets costs less than a search for each row. */
const LONG_LIST = 250;

/** How the names of so many rows are looked up. */
export async function likeFinder(database: Database, customerId: number, rows: number): Promise<FindLike> {
  if (rows < LONG_LIST) return (tx, candidates) => findByTrigrams(tx, customerId, candidates);
  const blocks = await blockTargets(database, customerId);
  return async (_, candidates) => {
    const turns = new Turns();
    const found: Found[] = [];
    for (const one of candidates) {
      await turns.give();
      for (const id of blocks.like(one)) found.push({ row: one.row, id });
    }
    return found;
  };
}
