import type { Tx } from "../../platform/db/database";
import { asksOwn } from "./facet-columns";
import { countDirectory, countExplored } from "./find-explored";
import { readFacets } from "./read-facets";
import type { Looking } from "./sources";

/** How many match; not exact only where more than 10,000 names have the words. */
export async function totalOf(tx: Tx, looking: Looking): Promise<{ totalElements: number; totalIsExact: boolean }> {
  if (looking.typed === null && looking.filter.hs === undefined) {
    const total = asksOwn(looking.filter) ? (await readFacets(tx, looking)).total : await countDirectory(tx, looking);
    return { totalElements: total, totalIsExact: true };
  }
  return totalIs(await countExplored(tx, looking));
}

export const totalIs = ({ count, isExact }: { count: number; isExact: boolean }) => ({
  totalElements: count,
  totalIsExact: isExact,
});
