import type { Tx } from "../../../platform/db/database";
import { enqueue } from "../../../platform/jobs/enqueue";

/** Everything of a customer waits once at most; targets named one by one come on top. */
export async function enqueueScreening(tx: Tx, customerId: number, targetIds?: readonly number[]): Promise<void> {
  const queue = `sanctions:${customerId}`;
  if (targetIds) await enqueue(tx, "sanctions.screen", { customerId, targetIds }, { queue });
  else await enqueue(tx, "sanctions.screen", { customerId }, { queue, key: `sanctions.screen:${customerId}` });
}

/** After a list has changed: its owner is screened anew, or everybody where it has none. */
export async function enqueueRescreening(tx: Tx, ownerId: number | null): Promise<void> {
  if (ownerId !== null) await enqueueScreening(tx, ownerId);
  else await enqueue(tx, "sanctions.rescreen", {}, { key: "sanctions.rescreen", queue: "sanctions" });
}
