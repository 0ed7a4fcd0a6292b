import { z } from "zod";
import type { Task } from "../../platform/jobs/worker";
import { announceAlerts } from "../../platform/live/announce";
import { applyRules } from "../alert-rules/apply-rules";
import { enqueueRealtimeMails } from "../delivery/enqueue-realtime";

const payloadSchema = z.object({ customerId: z.int().positive(), alertIds: z.array(z.int().positive()) });

/** `alerts.made`: the rules first, then the mails, which are to show what the rules made of the alerts. */
export const alertsMadeTask: Task = async ({ payload, database }) => {
  const { customerId, alertIds } = payloadSchema.parse(payload);
  await database.asCustomer({ customerId, userId: null }, async (tx) => {
    const changed = await applyRules(tx, customerId, alertIds);
    if (changed > 0) await announceAlerts(tx, [customerId]);
    await enqueueRealtimeMails(tx, customerId);
  });
};
