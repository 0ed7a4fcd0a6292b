import { callBackend } from "~/backend/client.server";
import { listAlertLabels } from "~/backend/contract/alert-labels";
import { listFeedViews } from "~/backend/contract/feed-views";
import { hrefOf } from "~/domain/feed/rail.server";
import { filterInWords, filterOfView } from "~/domain/feed/saved.server";
import type { Speech } from "~/domain/feed/speech.server";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import type { LoadContext } from "~/load-context";
import { topicsOf } from "../facets/queries.server";

/** The views that one can open, each with what it leaves in, and the filter that could be kept. */
export async function viewsFor(context: LoadContext, filter: FeedFilter | null, speech: Speech) {
  const [views, labels] = await Promise.all([
    callBackend(context, listFeedViews, {}),
    callBackend(context, listAlertLabels, {}),
  ]);
  const listed = views.map((view) => ({ view, own: filterOfView(view) }));
  const isOfTopic = [filter, ...listed.map(({ own }) => own)].some((one) => one !== null && one.topicId !== null);
  const topics = isOfTopic ? await topicsOf(context) : [];
  const inWords = (one: FeedFilter) => filterInWords(one, { labels, topics }, speech);
  return {
    views: listed.map(({ view, own }) => {
      const { id, name, scope, isDefault, mayChange, version } = view;
      return { id, name, scope, isDefault, mayChange, version, href: hrefOf(own), text: inWords(own) };
    }),
    current: filter && { href: hrefOf(filter), text: inWords(filter) },
  };
}

export type ListedView = Awaited<ReturnType<typeof viewsFor>>["views"][number];
