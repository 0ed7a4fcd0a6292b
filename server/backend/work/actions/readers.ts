import { sql } from "drizzle-orm";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { isOf } from "./whose";

/** Nobody makes an action confidential that they could not read then: 409. Its row-level policy says the same. */
export async function requireReader(asked: AskedBySession & { tx: Tx }, actionId: number): Promise<void> {
  const { tx, scope, session } = asked;
  if (session.permissions.includes("reports:approve")) return;
  const { rows } = await tx.execute<{ may: boolean }>(sql`
    select x.created_by = ${scope.userId} or ${isOf(scope.customerId, scope.userId)} as may
      from actions x where x.customer_id = ${scope.customerId} and x.id = ${actionId}`);
  if (!rows[0]?.may) throw new Refusal(409, "not_reader", "You would lose access to it");
}
