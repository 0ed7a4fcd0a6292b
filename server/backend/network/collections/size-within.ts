import { sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { countGraph, type Reaching, reachWith } from "./graph-size";
import { graphLimitOf } from "./read-detail";
import { withTiers } from "./recount-graphs";
import type { CollectionRow } from "./stored-collection";

export const GRAPH_SIZE_REACHED = "graph_size_reached";

/**
 * The size of the graph under new settings. Throws 409 `graph_size_reached` when they make it larger than the plan allows; one
 * that is larger already may be renamed, and made smaller.
 */
export async function sizeWithin(
  tx: Tx,
  customerId: number,
  next: CollectionRow,
  before: CollectionRow,
): Promise<number> {
  if (!next.tiersEnabled) return next.targetCount;
  const { size, isExact } = await countGraph(tx, customerId, next);
  await requireWithin(tx, customerId, { size, isExact }, before);
  return size;
}

/**
 * Throws 409 `graph_size_reached` when these targets would make the graph of one of the collections larger than the plan allows.
 * What the graph holds already, at whatever tier, is no growth.
 */
export async function requireRoom(
  tx: Tx,
  customerId: number,
  collectionIds: readonly number[],
  targetIds: readonly number[],
): Promise<void> {
  for (const collection of await withTiers(tx, customerId, collectionIds, sql`for no key update`)) {
    const { targets, isCut } = await reachWith(tx, customerId, collection, targetIds);
    await requireWithin(tx, customerId, { size: targets.length, isExact: !isCut }, collection);
  }
}

async function requireWithin(
  tx: Tx,
  customerId: number,
  { size, isExact }: { size: number; isExact: boolean },
  before: Reaching,
): Promise<void> {
  const limit = await graphLimitOf(tx, customerId);
  if (size <= limit) return;
  const now = (await countGraph(tx, customerId, before)).size;
  if (size <= now) return;
  throw new Refusal(409, GRAPH_SIZE_REACHED, `The graph would hold more than ${limit} targets`, {
    targetGraphSize: size,
    isExact,
    limit,
  });
}
