import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { countDirectory } from "../explorer/directory-list";
import { asksOwn, letsOthersThrough } from "../explorer/facet-columns";
import { countExplored } from "../explorer/find-explored";
import {
  described,
  fitsDirectory,
  foundTables,
  type Looking,
  misfit,
  ON_MAP,
  ownSet,
  strictly,
} from "../explorer/sources";
import { placed } from "./placed";

/** The cells know nothing of words, goods, industries and sizes, and rows in memory nothing of collections. */
export const isAskedOfCells = ({ typed, filter }: Looking): boolean =>
  typed === null &&
  filter.hs === undefined &&
  filter.industries === undefined &&
  filter.sizes === undefined &&
  filter.collections === undefined;

interface Candidates {
  /** As `placed` gives them. */
  places: SQL;
  isExact: boolean;
  /** All that match; null where nobody counts them. */
  total: number | null;
}

/** What matches, of the first 10,000 that have the words or goods, or that the directory's filters leave; what the customer knows is never cut off. */
export async function candidates(tx: Tx, looking: Looking): Promise<Candidates> {
  const { risk, filter } = looking;
  const fitting = (from: SQL) =>
    sql`select d.*, ${misfit(filter)} as misfit from (${described(looking, from, ON_MAP)} where ${strictly(looking)}) d`;
  const places = (rows: SQL) => placed(sql`select * from (${rows}) f where misfit = 0`, risk.bands);
  const found = foundTables(looking, true);
  if (found) {
    const { isExact } = await countExplored(tx, looking);
    return { places: places(sql`with ${found} ${fitting(sql`found c`)}`), isExact, total: null };
  }
  if (!letsOthersThrough(filter)) {
    return { places: places(fitting(sql`(${ownSet(looking)}) c`)), isExact: true, total: null };
  }
  const total = await countDirectory(tx, looking);
  const some = sql`(select id from (select id from targets t where t.owner_id is null and ${fitsDirectory(filter)} order by id limit ${MOST_FOUND}) d
    union ${ownSet(looking)}) c`;
  return { places: places(fitting(some)), isExact: total <= MOST_FOUND, total: asksOwn(filter) ? null : total };
}
