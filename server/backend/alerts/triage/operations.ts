import { and, eq } from "drizzle-orm";
import type { Operation } from "~/backend/contract/operations";
import type { AlertChange } from "~/backend/contract/triage";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { applyChange, type Changed, type Changer } from "./apply-change";
import { recordChange } from "./record";

export const CHANGE_ALERTS = "alerts.change";

/** So many are changed while the asker waits; more become a job with progress. */
const AT_ONCE = 500;

/** What the row of an operation keeps about a change of alerts. */
export interface ChangeInput {
  change: AlertChange;
  alertIds: number[];
  actor: EvidenceEntry["actor"];
}
export type OperationRow = typeof operations.$inferSelect;

/** Changes alerts and keeps what is needed to take it back; many of them in a job of the same transaction. */
export async function startChange(
  tx: Tx,
  changer: Changer,
  alertIds: readonly number[],
  change: AlertChange,
): Promise<Operation> {
  const { customerId, userId, actor } = changer;
  const isJob = alertIds.length > AT_ONCE;
  const changed = isJob ? [] : await applyChange(tx, changer, alertIds, change);
  const input: ChangeInput = { change, alertIds: isJob ? [...alertIds] : [], actor };
  const [row] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: CHANGE_ALERTS,
      createdBy: userId,
      total: alertIds.length,
      input: input as unknown as Record<string, unknown>,
      ...(isJob
        ? { state: "Queued" as const }
        : { state: "Done" as const, done: alertIds.length, result: { changed }, finishedAt: new Date() }),
    })
    .returning();
  if (!row) throw new Error("An insert answered no row");
  if (isJob) await enqueue(tx, CHANGE_ALERTS, { customerId, operationId: row.id });
  else await recordChange(tx, changer, change, changed);
  return toOperation(row);
}

/** Locks the row; throws 404 where there is none. */
export async function lockOperation(tx: Tx, customerId: number, id: number): Promise<OperationRow> {
  const [row] = await tx.select().from(operations).where(one(customerId, id)).for("update");
  if (!row) throw notFound("operation");
  return row;
}

export const one = (customerId: number, id: number) =>
  and(eq(operations.customerId, customerId), eq(operations.id, id));

export const changedBy = (row: OperationRow): Changed[] => (row.result?.changed as Changed[] | undefined) ?? [];

/** In the result as it is told. */
type Told = Pick<Operation, "failures" | "failedBy" | "remaining">;

/** In the result of what cannot be taken back, such as mails that were sent. */
interface Finality {
  final?: true;
}

export function toOperation(row: OperationRow): Operation {
  const { id, kind, state, done, total, error, undoneAt } = row;
  const isDone = state === "Done";
  const changed = isDone ? changedBy(row).length : null;
  const { failures, failedBy, remaining, final } = (row.result ?? {}) as Told & Finality;
  const canUndo = isDone && undoneAt === null && (changed ?? 0) > 0 && !final;
  const leftOut = failures?.length ? { failures, ...(failedBy && { failedBy }) } : {};
  return { id, kind, state, done, total, error, changed, canUndo, ...leftOut, ...(remaining && { remaining }) };
}
