import { callBackend } from "~/backend/client.server";
import { splitEvent } from "~/backend/contract/events";
import { mergedMeanwhile } from "~/domain/event/merged-meanwhile";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

interface Split {
  eventId: number;
  reportIds: number[];
}

/** Takes reports out into an event of their own. What somebody else did meanwhile is told. */
export function split(context: LoadContext, { eventId, reportIds }: Split, idempotencyKey?: string) {
  const call = () => callBackend(context, splitEvent, { params: { eventId }, body: { reportIds }, idempotencyKey });
  return attempt(call, {
    event_all_reports: () => ({ errors: { reports: [{ key: "eventPages:problems.all" }] } }),
    event_reports_moved: () => ({ problem: { key: "eventPages:problems.moved" }, isStale: true }),
    event_merged: ({ details }) => ({ problem: mergedMeanwhile(details), isStale: true }),
    event_text_unknown: () => ({ problem: { key: "eventPages:problems.text" } }),
    event_shared: () => ({ problem: { key: "eventPages:lockWhy.shared" } }),
    event_from_news: () => ({ problem: { key: "eventPages:lockWhy.from-news" } }),
    not_found: () => ({ problem: { key: "eventPages:problems.moved" }, isStale: true }),
  });
}
