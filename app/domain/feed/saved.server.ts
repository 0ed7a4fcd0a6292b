import type { FeedViewSaved } from "~/backend/contract/feed-views";
import { DOT } from "~/i18n/dot";
import { feedViewOf, paths } from "~/paths";
import type { FeedFilter } from "../feed-filter/feed-filter";
import { parseFilter, toQuery, toSearch } from "../feed-filter/search-params";
import { chipsOf } from "./chips.server";
import { hrefOf, type OptionLink } from "./rail.server";
import type { Speech } from "./speech.server";

/** The views that one can open. */
export function savedLinks(filter: FeedFilter, views: readonly FeedViewSaved[]): OptionLink[] {
  const here = hrefOf(filter);
  return views.map((view) => {
    const href = hrefOf(filterOfView(view));
    return { word: view.name, href, current: href === here };
  });
}

/** The page on which this filter is kept as another one. */
export const saveHrefOf = (filter: FeedFilter): string => paths.savedViews(`?${new URLSearchParams(toQuery(filter))}`);

/** The list as a file, which no script may open in the page. */
export function exportLinks(filter: FeedFilter, speech: Speech): OptionLink[] {
  return (["xlsx", "csv"] as const).map((format) => ({
    word: speech.feed(`exports.${format}`),
    href: paths.feedExport(filter.statusId, format, toSearch(filter)),
    current: false,
    isFile: true,
  }));
}

/** What an older version wrote and this one does not know is left out, as in an old link. */
export function filterOfView({ filter }: Pick<FeedViewSaved, "filter">): FeedFilter {
  return parseFilter(feedViewOf(filter.statusId) ?? "new", new URLSearchParams(filter));
}

/** Everything that a filter leaves in, in a line. */
export function filterInWords(
  filter: FeedFilter,
  named: Pick<Parameters<typeof chipsOf>[1], "labels" | "topics">,
  speech: Speech,
) {
  const { chips } = chipsOf(filter, named, speech);
  const order = filter.order === "NewestFirst" ? [] : [speech.feed(`orders.${filter.order}`)];
  return [speech.feed(`headings.${filter.statusId}`), ...chips.map(({ text }) => text), ...order].join(DOT);
}
