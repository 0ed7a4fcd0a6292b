import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import { type FindLike, type Found, findByTrigrams } from "./existing-targets";
import { wordFinder } from "./find-by-words";
import { blockTargets } from "./target-blocks";

/** From so many rows on, going once through all targets costs less than a search for each row. */
export const LONG_LIST = 250;
/** Beyond so many targets a search by trigrams takes a tenth of a second, and going through all of them a minute. */
const LARGE_DIRECTORY = 100_000;
/** A row's words are looked up in the time in which so many targets are gone through. */
const TARGETS_A_ROW = 10;

/** How the names of so many rows are looked up. */
export async function likeFinder(database: Database, customerId: number, rows: number): Promise<FindLike> {
  const targets = await countTargets(database, customerId);
  if (targets > Math.max(LARGE_DIRECTORY, TARGETS_A_ROW * rows)) return wordFinder(customerId);
  if (rows < LONG_LIST) return (tx, candidates) => findByTrigrams(tx, customerId, candidates);
  return blockFinder(database, customerId);
}

/** How the names of a long list are looked up, be it how long it may; null where that depends on how long it is. */
export async function longListFinder(database: Database, customerId: number): Promise<FindLike | null> {
  return (await countTargets(database, customerId)) > LARGE_DIRECTORY ? null : blockFinder(database, customerId);
}

async function blockFinder(database: Database, customerId: number): Promise<FindLike> {
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

/** Organizations and sites that the customer sees. */
async function countTargets(database: Database, customerId: number): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ n: number }>(sql`
      select ((select coalesce(sum(count), 0) from target_facets where type in ('organization', 'POI'))
              + (select count(*) from targets where owner_id = ${customerId} and type in ('organization', 'POI')))::int as n`),
  );
  return rows[0]?.n ?? 0;
}
