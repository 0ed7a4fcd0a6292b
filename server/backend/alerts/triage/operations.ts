import type { Operation } from "~/backend/contract/operations";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { type OperationRow, toOperation } from "../../platform/operations/operation-row";
import { applyChange, type Changed, type Changer, type MadeChange } from "./apply-change";
import { notifyAssigned } from "./notify-assigned";
import { recordChange } from "./record";

export const CHANGE_ALERTS = "alerts.change";

/** So many are changed while the asker waits; more become a job with progress. */
const AT_ONCE = 500;

/** What the row of an operation keeps about a change of alerts. */
export interface ChangeInput {
  change: MadeChange;
  alertIds: number[];
  actor: EvidenceEntry["actor"];
}

/** Changes alerts and keeps what is needed to take it back; many of them in a job of the same transaction. */
export async function startChange(
  tx: Tx,
  changer: Changer,
  alertIds: readonly number[],
  change: MadeChange,
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
  if (isJob) await enqueue(tx, CHANGE_ALERTS, { customerId, operationId: row.id }, { priority: "interactive" });
  await notifyAssigned(tx, changer, change, isJob ? alertIds : changed.map(([id]) => id));
  if (!isJob) await recordChange(tx, changer, change, changed);
  return toOperation(row);
}

export const changedBy = (row: OperationRow): Changed[] => (row.result?.changed as Changed[] | undefined) ?? [];
