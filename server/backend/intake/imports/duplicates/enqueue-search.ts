import type { Tx } from "../../../platform/db/database";
import { enqueue } from "../../../platform/jobs/enqueue";

/** The job's name. */
export const FIND_DUPLICATES = "targets.duplicates";

/** Has targets of a customer looked through for pairs that may be one; once for any number of changes that wait. */
export async function enqueueDuplicateSearch(tx: Tx, customerId: number): Promise<void> {
  const key = `${FIND_DUPLICATES}:${customerId}`;
  await enqueue(tx, FIND_DUPLICATES, { customerId }, { key, queue: key });
}
