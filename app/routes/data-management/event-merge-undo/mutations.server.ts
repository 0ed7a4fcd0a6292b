import { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { undoEventMerge } from "~/backend/contract/event-merges";
import { attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";

/** Reports and alerts go where they were. What somebody else did meanwhile is told. */
export function undo(context: LoadContext, mergeId: number, idempotencyKey?: string) {
  return attempt(() => callBackend(context, undoEventMerge, { params: { mergeId }, idempotencyKey }), {
    event_merge_undone: ({ details }) => ({ problem: undoneMeanwhile(details), isStale: true }),
    event_merged_on: () => ({ problem: { key: "eventPages:undo.refusal.merged-on" }, isStale: true }),
    event_reports_moved: () => ({ problem: { key: "eventPages:undo.refusal.moved-on" }, isStale: true }),
    event_all_reports: () => ({ problem: { key: "eventPages:undo.refusal.all-reports" }, isStale: true }),
    event_from_news: () => ({ problem: { key: "eventPages:undo.refusal.from-news" } }),
  });
}

const undone = z.object({ by: z.string() });

function undoneMeanwhile(details: unknown): Message {
  const read = undone.safeParse(details);
  return read.success
    ? { key: "eventPages:problems.undone", params: { name: read.data.by } }
    : { key: "eventPages:problems.undoneAlready" };
}
