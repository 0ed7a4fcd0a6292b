import { sql } from "drizzle-orm";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { afterChange } from "./after-change";
import { sameZone } from "./merge-targets";
import type { Merge } from "./pair";
import { readMerge } from "./read-merge";
import { reviseImports } from "./revise-imports";
import { lockMoving } from "./sides";
import { undoRows } from "./undo-rows";

/**
 * Brings the merged target back with what it had, but for what somebody changed since. Answers how many rows stayed, by kind. Throws 404, 409
 * `target_merge_undone`, `target_merge_expired`, `target_merged_on`.
 */
export async function undoMerge(
  tx: Tx,
  { customerId, mergeId, actor }: { customerId: number; mergeId: number; actor: Actor },
): Promise<{ keptId: number; mergedId: number; stayed: Record<string, number> }> {
  await lockMoving(tx, customerId);
  const found = await readMerge(tx, customerId, mergeId);
  if (!found) throw notFound("merge");
  const { kept, merged, refusal, undoneAt, undoneBy, staying } = found;
  if (refusal === "undone")
    throw new Refusal(409, "target_merge_undone", "The merge was undone already", { at: undoneAt, by: undoneBy });
  if (refusal === "expired")
    throw new Refusal(409, "target_merge_expired", "It is too late to undo the merge", { at: found.undoableUntil });
  if (refusal === "merged-on")
    throw new Refusal(409, "target_merged_on", "The kept target was merged into another one since; undo that first");
  const merge: Merge = { customerId, mergeId, keptId: kept.id, mergedId: merged.id };
  await sameZone(tx);
  const screened = await wasScreened(tx, merge);
  const userId = actor.type === "user" ? actor.id : null;
  await undoRows(tx, merge);
  await reviseImports(tx, merge, userId);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from targets where id in (${kept.id}, ${merged.id}) order by id`,
  );
  await afterChange(
    tx,
    merge,
    rows.map(({ id }) => Number(id)),
    screened,
  );
  await tx.execute(sql`
    update target_merges set undone_at = now(), undone_by = ${userId}::bigint, stayed = ${JSON.stringify(staying)}::jsonb
     where customer_id = ${customerId} and id = ${mergeId}`);
  await appendEvidence(tx, customerId, [
    {
      ...{ actor, subjectType: "target", subjectId: String(kept.id), kind: "target.merge-undone" },
      before: { mergeId, mergedId: merged.id },
      after: { mergeId, mergedId: merged.id, stayed: staying },
    },
  ]);
  return { keptId: kept.id, mergedId: merged.id, stayed: staying };
}

/** The merge had the kept target screened again, and it was: matches may be closed or found by the names of both. */
async function wasScreened(tx: Tx, { customerId, keptId }: Merge): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from target_screenings where customer_id = ${customerId} and target_id = ${keptId} and screened_hash is not null`);
  return rows.length > 0;
}
