import { sql } from "drizzle-orm";
import { z } from "zod";
import { agree } from "../../intake/ingest/again/agree";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { lastSaid } from "../alerts/last-said";
import { putOwnType } from "../alerts/own-type";

const payloadSchema = z.object({ itemId: z.int().positive() });

/** After each verdict on a public text: what customers agree on, everybody is told; who said something else keeps it on the own alert. */
export const agreeReadingTask: Task = async ({ payload, database }) => {
  const { itemId } = payloadSchema.parse(payload);
  await database.asSystem(async (tx) => {
    const eventId = await agree(tx, itemId);
    if (eventId === null) return;
    for (const { customerId, alertId } of await judgedAlerts(tx, eventId))
      await putOwnType(tx, customerId, alertId, await lastSaid(tx, customerId, alertId));
  });
};

/** Alerts about an event of customers who have judged one of its texts: locked, as whoever judges locks them. */
async function judgedAlerts(tx: Tx, eventId: number): Promise<{ customerId: number; alertId: number }[]> {
  const { rows } = await tx.execute<{ customer_id: string; id: string }>(sql`
    select a.customer_id, a.id from alerts a
     where a.event_id = ${eventId} and exists (
       select from event_sources s join reading_reviews v on v.source_id = s.id
        where s.event_id = a.event_id and v.customer_id = a.customer_id)
     order by a.customer_id, a.id for update of a`);
  return rows.map((row) => ({ customerId: Number(row.customer_id), alertId: Number(row.id) }));
}
