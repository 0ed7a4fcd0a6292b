import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Changer, MadeChange } from "./apply-change";

/** Tells whom alerts were given to, once however many they are: of one by its title, of several by their number; nobody of their own doing. */
export async function notifyAssigned(
  tx: Tx,
  { customerId, userId }: Pick<Changer, "customerId" | "userId">,
  change: MadeChange,
  alertIds: readonly number[],
): Promise<void> {
  const [first] = alertIds;
  if (change.kind !== "assign" || change.userId === null || change.userId === userId || first === undefined) return;
  const isOne = alertIds.length === 1;
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select u.customer_id, u.id, ${isOne ? "alert-assigned" : "alerts-assigned"},
           jsonb_build_object('title', case when ${isOne} then e.title else '' end, 'count', ${alertIds.length}::int),
           ${isOne ? `alert:${first}` : "alerts-assigned:1"}
      from alerts a join events e on e.id = a.event_id
      join users u on u.customer_id = a.customer_id and u.id = ${change.userId}
     where a.customer_id = ${customerId} and a.id = ${first} and u.deactivated_at is null`);
}

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
