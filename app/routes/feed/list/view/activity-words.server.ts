import type { AlertDetail } from "~/backend/contract/alert";
import type { Speech } from "~/domain/feed/speech.server";

type Entry = AlertDetail["activity"][number];

/** What is not among the known kinds of decision is told by its own name. */
export function activityInWords(entry: Entry, speech: Speech): string {
  const { actor, kind, after } = entry;
  switch (kind) {
    case "alert.status":
      return speech.feed("activity.status", { actor, status: statusWord(after, speech) });
    case "alert.label":
      return speech.feed(isOn(after) ? "activity.labelOn" : "activity.labelOff", { actor });
    case "alert.mute":
      return speech.feed(isMuted(after) ? "activity.muted" : "activity.unmuted", { actor });
    case "alert.relevancy":
      return speech.feed("activity.relevancy", { actor, relevancy: speech.word("relevancies", String(after)) });
    case "alert.priority":
      return speech.feed("activity.priority", { actor, priority: speech.word("priorities", String(after)) });
    case "alert.flag":
      return speech.feed(after ? "activity.flagged" : "activity.unflagged", { actor });
    case "alert.added":
      return speech.feed("activity.added", { actor });
    case "alert.reviewed":
      return speech.feed("activity.reviewed", { actor });
    case "alert.action":
      return actionInWords(entry, speech);
    case "alert.update":
      return speech.feed(`activity.update.${updateDecision(after)}`, { actor });
    case "alert.note":
      return speech.feed("activity.note", { actor });
    case "alert.assign":
      return assignment(entry, speech);
    case "alert.snooze":
      return snooze(entry, speech);
    case "alert.comment-deleted":
      return commentDeletion(entry, speech);
    default:
      return `${actor}: ${kind}`;
  }
}

function assignment({ actor, after }: Entry, speech: Speech): string {
  const name = (after as { name?: string } | null)?.name;
  if (!name) return speech.feed("activity.unassigned", { actor });
  return name === actor ? speech.feed("activity.tookIt", { actor }) : speech.feed("activity.assigned", { actor, name });
}

function snooze({ actor, after }: Entry, speech: Speech): string {
  const until = (after as { until?: string } | null)?.until;
  return until
    ? speech.feed("activity.snoozed", { actor, day: speech.date(until) })
    : speech.feed("activity.unsnoozed", { actor });
}

function commentDeletion({ actor, before }: Entry, speech: Speech): string {
  const name = (before as { by?: string | null } | null)?.by ?? actor;
  return name === actor
    ? speech.feed("activity.commentDeleted", { actor })
    : speech.feed("activity.commentDeletedOf", { actor, name });
}

/** What became of an action: begun, moved on, put off or taken up again. */
function actionInWords({ actor, before, after }: Entry, speech: Speech): string {
  const [was, is] = [before, after] as ({ title: string; metaStatus: string; skipped: unknown } | null)[];
  const title = is?.title ?? "";
  if (!was || !is) return speech.feed("activity.actionStarted", { actor, title });
  if (is.metaStatus !== was.metaStatus) {
    return speech.feed("activity.actionMoved", { actor, title, status: speech.word("metaStatuses", is.metaStatus) });
  }
  if (is.skipped && !was.skipped) return speech.feed("activity.actionSkipped", { actor, title });
  if (was.skipped && !is.skipped) return speech.feed("activity.actionResumed", { actor, title });
  return speech.feed("activity.actionChanged", { actor, title });
}

function statusWord(status: unknown, speech: Speech): string {
  const known = ["new", "in-review", "relevant", "archived"] as const;
  const found = known.find((name) => name === status);
  return found ? speech.feed(`views.${found}`) : String(status);
}

function updateDecision(after: unknown): "open" | "joined" | "apart" {
  const { decision } = (after ?? {}) as { decision?: string };
  return decision === "joined" || decision === "apart" ? decision : "open";
}

const isOn = (value: unknown): boolean => (value as { on?: boolean } | null)?.on === true;
const isMuted = (value: unknown): boolean => (value as { muted?: boolean } | null)?.muted === true;
