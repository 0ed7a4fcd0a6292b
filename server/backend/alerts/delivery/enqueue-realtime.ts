import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { deliveryMinimums } from "../../platform/db/schema/delivery";
import { enqueue } from "../../platform/jobs/enqueue";

export const DELIVER_REALTIME = "delivery.realtime";

/** Those who want a mail at once are looked at, each in a job; one that waits already looks at these alerts too. */
export async function enqueueRealtimeMails(tx: Tx, customerId: number): Promise<void> {
  const wanted = and(
    eq(deliveryMinimums.customerId, customerId),
    eq(deliveryMinimums.channel, "EmailRealtime"),
    isNotNull(deliveryMinimums.minimum),
  );
  const rows = await tx.selectDistinct({ userId: deliveryMinimums.userId }).from(deliveryMinimums).where(wanted);
  for (const { userId } of rows) {
    const key = `${DELIVER_REALTIME}:${customerId}:${userId}`;
    await enqueue(tx, DELIVER_REALTIME, { customerId, userId }, { key, keyMode: "preserve_run_at" });
  }
}
