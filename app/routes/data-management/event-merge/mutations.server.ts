import { callBackend } from "~/backend/client.server";
import { mergeEvents } from "~/backend/contract/event-merges";
import { mergedMeanwhile } from "~/domain/event/merged-meanwhile";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

interface Merge {
  keptId: number;
  eventIds: number[];
}

/** Makes them one. What somebody else did meanwhile is told. */
export function merge(context: LoadContext, body: Merge, idempotencyKey?: string) {
  return attempt(() => callBackend(context, mergeEvents, { body, idempotencyKey }), {
    event_merged: ({ details }) => ({ problem: mergedMeanwhile(details), isStale: true }),
    event_shared: () => ({ problem: { key: "eventPages:lockWhy.shared" } }),
    event_from_news: () => ({ problem: { key: "eventPages:lockWhy.from-news" } }),
    not_found: () => ({ problem: { key: "eventPages:problems.gone" } }),
  });
}
