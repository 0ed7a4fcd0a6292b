import type { Tx } from "../../platform/db/database";
import { knownEventTypes } from "../../reference/catalogue/known-event-types";
import type { Perspective } from "../../reference/catalogue/perspectives";

/** The event types that count in a perspective, of one group or of all. */
export async function typesCounting(tx: Tx, perspective: Perspective, group?: string): Promise<string[]> {
  const types = await knownEventTypes(tx);
  const counting = types.filter((type) => type.perspectives.includes(perspective) && (!group || type.group === group));
  return counting.map(({ id }) => id);
}
