import { z } from "zod";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { recountGraphs } from "../collections/recount-graphs";
import { enqueueTargetMatch } from "../monitored/enqueue-match";
import { refreshMonitored } from "../monitored/monitored";

const payloadSchema = z.object({ customerId: z.number().int().positive() });

/**
 * `network.refresh`: works the monitored set out anew; what is new in it gets the alerts of past events. `afterwards` is what else follows
 * from a change of relations, in a transaction with the system's rights.
 */
export function refreshNetwork(afterwards: (tx: Tx, customerId: number) => Promise<void>): Task {
  return async ({ payload, database, logger }) => {
    const { customerId } = payloadSchema.parse(payload);
    const { changed, removed } = await database.asSystem(async (tx) => {
      const refreshed = await refreshMonitored(tx, customerId);
      await enqueueTargetMatch(tx, refreshed.changed, customerId);
      return refreshed;
    });
    await database.asSystem((tx) => recountGraphs(tx, customerId));
    await database.asSystem((tx) => afterwards(tx, customerId));
    logger.info({ customerId, changed: changed.length, removed }, "the monitored set was worked out");
  };
}
