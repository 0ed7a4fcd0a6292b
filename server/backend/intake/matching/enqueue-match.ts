import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";

/** Has events matched with all targets. */
export async function enqueueEventMatch(tx: Tx, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length > 0) await enqueue(tx, "events.match", { eventIds });
}
