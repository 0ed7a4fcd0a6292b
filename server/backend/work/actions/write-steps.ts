import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { actionSteps } from "../../platform/db/schema/actions";

export type Step = Pick<typeof actionSteps.$inferInsert, "title" | "dueOn" | "assigneeId" | "doneAt" | "doneBy">;

/** Gives an action these steps in this order, in place of those that it had. */
export async function writeSteps(tx: Tx, customerId: number, actionId: number, steps: readonly Step[]): Promise<void> {
  await tx.delete(actionSteps).where(and(eq(actionSteps.customerId, customerId), eq(actionSteps.actionId, actionId)));
  if (steps.length === 0) return;
  await tx
    .insert(actionSteps)
    .values(steps.map((step, index) => ({ ...step, customerId, actionId, position: index + 1 })));
}
