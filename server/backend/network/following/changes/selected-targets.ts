import type { TargetSelection } from "~/backend/contract/target-selection";
import type { AskedBySession } from "../../../platform/call/handler";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { idsOfTargets } from "../../collections/targets/ids-of-targets";

/** Of a change of many targets: no more than this at once. */
const MOST_AT_ONCE = 10_000;

/** The targets named, or all of a collection that a filter shows, each once. Throws 404 for a collection, 422 `too_many`. */
export async function selectedTargets(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  selection: TargetSelection,
): Promise<number[]> {
  if ("targetIds" in selection) return [...new Set(selection.targetIds)];
  const viewer = { customerId: scope.customerId, session };
  const ids = await idsOfTargets(tx, viewer, selection.collectionId, selection.filter, MOST_AT_ONCE + 1);
  if (ids.length <= MOST_AT_ONCE) return ids;
  throw new Refusal(422, "too_many", `More than ${MOST_AT_ONCE} targets at once`, { most: MOST_AT_ONCE });
}
