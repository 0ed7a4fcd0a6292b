import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { countGraph } from "./graph-size";
import { graphLimitOf } from "./read-detail";
import type { CollectionRow } from "./stored-collection";

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
  const limit = await graphLimitOf(tx, customerId);
  const now = size > limit ? (await countGraph(tx, customerId, before)).size : size;
  if (size <= limit || size <= now) return size;
  throw new Refusal(409, "graph_size_reached", `The graph would hold more than ${limit} targets`, {
    targetGraphSize: size,
    isExact,
    limit,
  });
}
