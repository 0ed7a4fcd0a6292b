import { callBackend } from "~/backend/client.server";
import { listFeedSubscriptions } from "~/backend/contract/feed-subscriptions";
import { type FeedViewSaved, listFeedViews } from "~/backend/contract/feed-views";
import type { LoadContext } from "~/load-context";

/** A view and one's own addresses of it. Throws a 404. */
export async function viewOf(context: LoadContext, viewId: string) {
  const [view, subscriptions] = await Promise.all([
    savedView(context, viewId),
    callBackend(context, listFeedSubscriptions, {}),
  ]);
  return { view, subscriptions: subscriptions.filter((one) => one.viewId === view.id) };
}

export async function savedView(context: LoadContext, viewId: string): Promise<FeedViewSaved> {
  const view = (await callBackend(context, listFeedViews, {})).find(({ id }) => String(id) === viewId);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}
