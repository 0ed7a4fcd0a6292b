import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";

/** Small enough for one transaction of a few seconds, large enough that the work is set-based. */
const TARGETS_A_JOB = 500;

/**
 * Has targets matched with past events: since the day `since`, 2026-01-31, or as far back as the rule says. `customerId` is who waits for it,
 * so that it shows among the customer's jobs.
 */
export async function enqueueTargetMatch(
  tx: Tx,
  targetIds: readonly number[],
  customerId?: number,
  since?: string,
): Promise<void> {
  for (let from = 0; from < targetIds.length; from += TARGETS_A_JOB) {
    await enqueue(tx, "targets.match", { targetIds: targetIds.slice(from, from + TARGETS_A_JOB), customerId, since });
  }
}
