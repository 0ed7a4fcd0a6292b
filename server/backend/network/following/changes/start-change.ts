import type { Operation } from "~/backend/contract/operations";
import type { TargetChange } from "~/backend/contract/target-changes";
import type { Tx } from "../../../platform/db/database";
import { operations } from "../../../platform/db/schema/imports";
import type { EvidenceEntry } from "../../../platform/evidence/ledger";
import { enqueue } from "../../../platform/jobs/enqueue";
import { toOperation } from "../../../platform/operations/operation-row";
import { requireRoom } from "../../collections/size-within";
import { applyChange, type Changer, collectionsLeft } from "./apply-change";
import { leftOut } from "./failures";
import { recordChange } from "./record-change";

export const CHANGE_TARGETS = "targets.change";

/** So many are changed while the asker waits; more become a job with progress. */
const AT_ONCE = 500;

/** What the row of an operation keeps about a change of targets. */
export interface ChangeInput {
  change: TargetChange;
  targetIds: number[];
  actor: EvidenceEntry["actor"];
  /** As in `Changer`. */
  fills: readonly number[];
}

/**
 * Changes targets and keeps what is needed to take it back; many of them in a job of the same transaction. Throws 409
 * `graph_size_reached` before anything is changed when a collection would grow beyond the plan's limit.
 */
export async function startChange(
  tx: Tx,
  changer: Changer,
  targetIds: readonly number[],
  change: TargetChange,
): Promise<Operation> {
  const { customerId, userId, actor, fills } = changer;
  const isJob = targetIds.length > AT_ONCE;
  if (isJob && change.kind !== "unfollow" && change.kind !== "edges") {
    await requireRoom(tx, customerId, change.collectionIds ?? [], targetIds);
  }
  const { changed, failed, remaining } = isJob ? NOTHING : await applyChange(tx, changer, targetIds, change);
  const input: ChangeInput = { change, targetIds: isJob ? [...targetIds] : [], actor, fills };
  const collections = collectionsLeft(change, changed);
  const result = { changed, remaining, collections, ...(await leftOut(tx, failed)) };
  const [row] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: CHANGE_TARGETS,
      createdBy: userId,
      total: targetIds.length,
      input: input as unknown as Record<string, unknown>,
      ...(isJob
        ? { state: "Queued" as const }
        : { state: "Done" as const, done: targetIds.length, result, finishedAt: new Date() }),
    })
    .returning();
  if (!row) throw new Error("An insert answered no row");
  if (isJob) await enqueue(tx, CHANGE_TARGETS, { customerId, operationId: row.id }, { priority: "interactive" });
  else await recordChange(tx, changer, change, changed);
  return toOperation(row);
}

const NOTHING = { changed: [], failed: [], remaining: 0 };
