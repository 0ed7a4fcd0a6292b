import type { TargetMerge } from "~/backend/contract/target-merges";
import { movesIn } from "~/domain/target-merge/kinds-in-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export type MergeView = ReturnType<typeof viewOf>;

export function viewOf(merge: TargetMerge, speech: Speech) {
  const { kept, merged, reason, mergedAt, mergedBy, undoneAt, undoneBy, refusal, undoableUntil, moved, staying } =
    merge;
  const nobody = speech.say("merges:merge.nobody");
  return {
    heading: speech.say("merges:merge.heading", { merged: merged.name, kept: kept.name }),
    kept: { name: kept.name, href: paths.targetProfile(kept.id) },
    /** It has a page of its own only where the merge was undone. */
    merged: { name: merged.name, href: undoneAt === null ? null : paths.targetProfile(merged.id) },
    reason,
    by: mergedBy ?? nobody,
    at: mergedAt,
    undone:
      undoneAt === null
        ? null
        : speech.say("merges:merge.undone", { name: undoneBy ?? nobody, when: speech.dateTime(undoneAt) }),
    refusal:
      refusal === "merged-on" || refusal === "expired"
        ? speech.say(`merges:merge.refusal.${refusal}`, { name: kept.name, day: speech.date(undoableUntil) })
        : null,
    until: refusal === null ? speech.say("merges:merge.until", { day: speech.date(undoableUntil) }) : null,
    canUndo: refusal === null,
    moved: movesIn(moved, speech),
    staying: movesIn(staying, speech),
  };
}
