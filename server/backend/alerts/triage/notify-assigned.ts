import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";

/** Tells the person whose alert it is that somebody else said something about it. */
export async function notifyCommented(tx: Tx, { customerId, userId }: CustomerScope, alertId: number): Promise<void> {
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select u.customer_id, u.id, 'alert-commented', jsonb_build_object('title', e.title), ${`alert:${alertId}`}
      from alerts a join events e on e.id = a.event_id
      join users u on u.customer_id = a.customer_id and u.id = a.assigned_to
     where a.customer_id = ${customerId} and a.id = ${alertId} and u.deactivated_at is null
       and u.id <> coalesce(${userId}::bigint, 0)`);
}
