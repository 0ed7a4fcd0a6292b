import { z } from "zod";
import { enqueueTargetMatch } from "../../intake/matching/enqueue-match";
import type { Task } from "../../platform/jobs/worker";
import { enqueueAfterRelations } from "../../risk/sanctions/screening/tasks";
import { recountGraphs } from "../collections/recount-graphs";
import { refreshMonitored } from "../monitored/monitored";

const payloadSchema = z.object({ customerId: z.number().int().positive() });

/** `network.refresh`: works the monitored set out anew; what is new in it gets the alerts of past events, and whom a list touches is looked at. */
export const refreshNetwork: Task = async ({ payload, database, logger }) => {
  const { customerId } = payloadSchema.parse(payload);
  const { changed, removed } = await database.asSystem(async (tx) => {
    const refreshed = await refreshMonitored(tx, customerId);
    await enqueueTargetMatch(tx, refreshed.changed, customerId);
    return refreshed;
  });
  await database.asSystem((tx) => recountGraphs(tx, customerId));
  await database.asSystem((tx) => enqueueAfterRelations(tx, customerId));
  logger.info({ customerId, changed: changed.length, removed }, "the monitored set was worked out");
};
