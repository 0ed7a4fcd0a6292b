import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { holdersOf } from "../../work/actions/notify-people";
import type { StoredPlan } from "./read-plans";

/** Tells who has a plan's action, or began it where nobody has it, what became of the plan; nobody of their own doing. */
export async function tellAssignees(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number | null },
  kind: "plan-sent" | "plan-proposed" | "plan-proof",
  { shown, actionId }: StoredPlan,
): Promise<void> {
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select u.customer_id, u.id, ${kind}, ${JSON.stringify({ title: shown.target.name })}::jsonb, ${`action:${actionId}`}
      from users u
     where u.customer_id = ${customerId} and u.deactivated_at is null and u.id <> coalesce(${userId}::bigint, 0)
       and u.id in (${holdersOf(customerId, actionId)})`);
}
