import type { EventMergeDetail } from "~/backend/contract/event-merges";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export type UndoView = ReturnType<typeof viewOf>;

export function viewOf(merge: EventMergeDetail, speech: Speech) {
  const { kept, merged, reason, mergedAt, mergedBy, refusal } = merge;
  return {
    kept: { title: kept.title, href: paths.event(kept.id) },
    merged: { title: merged.title, href: paths.event(merged.id), isOwn: refusal === "undone" },
    reason: reason.text,
    by: mergedBy ?? speech.say("eventPages:undo.rule"),
    at: mergedAt,
    undone: undoneOf(merge, speech),
    refusal,
    ...(refusal === null ? { back: backOf(merge, speech), since: sinceOf(merge, speech) } : { back: [], since: [] }),
  };
}

function undoneOf({ undoneAt, undoneBy }: EventMergeDetail, speech: Speech): string | null {
  if (undoneAt === null) return null;
  const when = speech.dateTime(undoneAt);
  return undoneBy === null
    ? speech.say("eventPages:undo.undoneAt", { when })
    : speech.say("eventPages:undo.undoneBy", { name: undoneBy, when });
}

function backOf({ back }: EventMergeDetail, speech: Speech): string[] {
  return [
    speech.say("eventPages:undo.reports", { count: back.reports }),
    ...(back.reportsElsewhere > 0 ? [speech.say("eventPages:undo.elsewhere", { count: back.reportsElsewhere })] : []),
    speech.say(`eventPages:undo.alert.${back.alert}`),
    speech.say("eventPages:undo.remembered"),
  ];
}

function sinceOf({ since: { changed, reports, comments } }: EventMergeDetail, speech: Speech): string[] {
  const what = speech.list(changed.map((field) => speech.say(`eventPages:undo.fields.${field}`)));
  return [
    ...(what ? [speech.say("eventPages:undo.changed", { what })] : []),
    ...(reports > 0 ? [speech.say("eventPages:undo.newReports", { count: reports })] : []),
    ...(comments > 0 ? [speech.say("eventPages:undo.newComments", { count: comments })] : []),
  ];
}
