import { sql } from "drizzle-orm";
import type { Action, ReadAction } from "~/backend/contract/actions";
import type { Tx } from "../../platform/db/database";

/** Until which day the task list hides an action that is still to be done, and why. What it is skipped until is its own. */
export async function readPutOff(
  tx: Tx,
  customerId: number,
  { id, metaStatus }: Pick<Action, "id" | "metaStatus">,
): Promise<ReadAction["putOff"]> {
  if (metaStatus !== "Planned" && metaStatus !== "InProgress") return null;
  const { rows } = await tx.execute<{ until: string; reason: string }>(sql`
    select put_off_until::text as until, put_off_reason as reason from task_plans
     where customer_id = ${customerId} and kind = 'action' and subject_id = ${id} and put_off_until is not null`);
  return rows[0] ?? null;
}
