import { callBackend } from "~/backend/client.server";
import { type FeedViewSaved, listFeedViews } from "~/backend/contract/feed-views";
import type { LoadContext } from "~/load-context";

export async function defaultView(context: LoadContext): Promise<FeedViewSaved | null> {
  const views = await callBackend(context, listFeedViews, {});
  return views.find(({ isDefault }) => isDefault) ?? null;
}
