import type { Tx } from "../../platform/db/database";
import { countFitting } from "./count-facets";
import { countDirectory } from "./directory-list";
import { asksOwn } from "./facet-columns";
import { countExplored } from "./find-explored";
import { facetRows } from "./kept-rows";
import { readFacets } from "./read-facets";
import type { Looking } from "./sources";

/** How many match; not exact only where more than 10,000 names have the words. */
export async function totalOf(tx: Tx, looking: Looking): Promise<{ totalElements: number; totalIsExact: boolean }> {
  if (looking.typed === null && looking.filter.hs === undefined) {
    return totalIs({ count: await countByColumns(tx, looking), isExact: true });
  }
  return totalIs(await countExplored(tx, looking));
}

async function countByColumns(tx: Tx, looking: Looking): Promise<number> {
  const { filter } = looking;
  if (!asksOwn(filter)) return countDirectory(tx, looking);
  if (filter.collections) return (await readFacets(tx, looking)).total;
  const { rows, now } = await facetRows(tx, looking);
  return countFitting(rows, filter, now);
}

export const totalIs = ({ count, isExact }: { count: number; isExact: boolean }) => ({
  totalElements: count,
  totalIsExact: isExact,
});
