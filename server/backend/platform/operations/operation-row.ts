import { and, eq } from "drizzle-orm";
import type { Operation } from "~/backend/contract/operations";
import { notFound } from "../call/refusal";
import type { Tx } from "../db/database";
import { operations } from "../db/schema/imports";

export type OperationRow = typeof operations.$inferSelect;

/** Locks the row; throws 404 where there is none. */
export async function lockOperation(tx: Tx, customerId: number, id: number): Promise<OperationRow> {
  const [row] = await tx.select().from(operations).where(one(customerId, id)).for("update");
  if (!row) throw notFound("operation");
  return row;
}

export const one = (customerId: number, id: number) =>
  and(eq(operations.customerId, customerId), eq(operations.id, id));

/** Notes that the change was taken back now. */
export async function noteUndone(tx: Tx, row: OperationRow): Promise<OperationRow> {
  const [after] = await tx
    .update(operations)
    .set({ undoneAt: new Date() })
    .where(one(row.customerId, row.id))
    .returning();
  return after ?? row;
}

/** In the result as it is told. */
type Told = Pick<Operation, "failures" | "failedBy" | "remaining" | "collections" | "kept">;

/** In the result of what cannot be taken back, such as mails that were sent. */
interface Finality {
  final?: true;
}

export function toOperation(row: OperationRow): Operation {
  const { id, kind, state, done, total, error, undoneAt } = row;
  const isDone = state === "Done";
  const changed = isDone ? ((row.result?.changed as unknown[] | undefined) ?? []).length : null;
  const { failures, failedBy, remaining, collections, kept, final } = (row.result ?? {}) as Told & Finality;
  const canUndo = isDone && undoneAt === null && (changed ?? 0) > 0 && !final;
  const leftOut = failures?.length ? { failures, ...(failedBy && { failedBy }) } : {};
  const away = { ...(remaining && { remaining }), ...(collections && { collections }), ...(kept && { kept }) };
  return { id, kind, state, done, total, error, changed, canUndo, ...leftOut, ...away };
}
