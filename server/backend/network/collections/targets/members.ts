import { type SQL, sql } from "drizzle-orm";
import { ROOT_ID } from "~/backend/contract/collection-words";
import type { Tx } from "../../../platform/db/database";
import { reachCollection } from "../graph-size";
import { graphLimitOf } from "../read-detail";
import { findCollection, type Viewer } from "../stored-collection";

/** Whose targets a list shows, as something to select from: `m` with target_id, tier, sort_name, country and ctype. */
export interface Members {
  from: SQL;
  /** They stand in a table of their own, where each is found by its number. */
  isStored: boolean;
  /** More stand behind the collection than the plan lets its graph hold; these are left out. */
  isCut: boolean;
  /** How many there are, where that is known without counting. */
  count: number | null;
}

/**
 * The root shows everything that is monitored, a collection what it holds, and one with tiers what stands behind it, too: which
 * is as much as its graph may hold, and so a list of numbers. Throws 404 for a collection that is not there for this user.
 */
export async function membersOf(tx: Tx, viewer: Viewer, collectionId: number): Promise<Members> {
  const { customerId } = viewer;
  const customer = sql`${customerId}::bigint`;
  if (collectionId === ROOT_ID) {
    const from = sql`(select target_id, tier, sort_name, country, ctype from monitored_targets where customer_id = ${customer}) m`;
    return { from, isStored: true, isCut: false, count: null };
  }
  const row = await findCollection(tx, viewer, collectionId);
  if (!row.tiersEnabled || row.tierSettings?.maxTier === 1) {
    const from = sql`(select target_id, 1::smallint as tier, sort_name, country, ctype from collection_targets
                       where customer_id = ${customer} and collection_id = ${collectionId}::bigint) m`;
    return { from, isStored: true, isCut: false, count: row.targetCount };
  }
  const most = Math.max(await graphLimitOf(tx, customerId), row.targetCount);
  const { targets, isCut } = await reachCollection(tx, customerId, row, most);
  const [ids, tiers] = [targets.map(({ id }) => id), targets.map(({ tier }) => tier)];
  const from = sql`(select u.id as target_id, u.tier, sort_key(n.name) collate "C" as sort_name,
                           coalesce(n.country, '') as country, n.ctype
                      from unnest(${sql.param(ids)}::bigint[], ${sql.param(tiers)}::smallint[]) as u(id, tier)
                      join targets n on n.id = u.id) m`;
  return { from, isStored: false, isCut, count: targets.length };
}
