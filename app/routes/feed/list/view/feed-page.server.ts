import type { LoadContext } from "~/load-context";
import { islandOf } from "~/ui/islands/island-data.server";
import { facetsMarkup } from "./facets-markup.server";
import type { FeedView } from "./feed-view.server";
import { listMarkup } from "./list-markup.server";
import { railMarkup } from "./rail-markup.server";
import type { Speech } from "./speech.server";

/** What the feed's page is given: its dense parts written, the rest as data. */
export function toFeedPage(context: LoadContext, feed: FeedView, speech: Speech) {
  const { days, views, facets, labels, ...rest } = feed;
  return {
    ...rest,
    /** Filters that are ticked, for the search beside them. */
    ticked: facets.flatMap(({ name, choices }) =>
      choices.filter(({ checked }) => checked).map(({ value }): [string, string] => [name, value]),
    ),
    hasFacets: facets.length > 0,
    /** Of the buttons that put them on the open alert. */
    labels: feed.detail ? labels : [],
    list: islandOf(context, listMarkup(feed, speech)),
    rail: islandOf(context, railMarkup(feed, speech)),
    facets: islandOf(context, facetsMarkup(feed)),
  };
}

export type FeedPage = ReturnType<typeof toFeedPage>;
