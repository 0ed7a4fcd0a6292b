import { callBackend } from "~/backend/client.server";
import { undoTargetMerge } from "~/backend/contract/target-merges";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Brings the merged target back. What somebody else did meanwhile is told. */
export function undo(context: LoadContext, mergeId: number, idempotencyKey?: string) {
  return attempt(() => callBackend(context, undoTargetMerge, { params: { mergeId }, idempotencyKey }), {
    target_merge_undone: () => ({ problem: { key: "merges:problems.undone" }, isStale: true }),
    target_merge_expired: () => ({ problem: { key: "merges:problems.expired" }, isStale: true }),
    target_merged_on: () => ({ problem: { key: "merges:problems.mergedOn" }, isStale: true }),
  });
}
