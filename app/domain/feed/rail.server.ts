import type { FeedOrder } from "~/backend/contract/alert-words";
import { FEED_ORDERS, FEED_TIERS } from "~/backend/contract/alert-words";
import { FEED_VIEWS, type FeedView, paths } from "~/paths";
import { withLabel, withStatus } from "../feed-filter/changes";
import { emptyFilter, type FeedFilter } from "../feed-filter/feed-filter";
import { toSearch } from "../feed-filter/search-params";
import type { FeedAnswer } from "./feed-answer";
import type { Speech } from "./speech.server";

export interface ViewLink {
  name: FeedView;
  word: string;
  count: string;
  href: string;
  current: boolean;
}
export interface LabelLink {
  id: number;
  name: string;
  backgroundColor: string;
  textColor: string;
  count: string;
  href: string;
  current: boolean;
}

export const hrefOf = (filter: FeedFilter, more?: Record<string, string>) =>
  paths.feedView(filter.statusId, toSearch(filter, more));

export function viewLinks(filter: FeedFilter, { statuses }: Pick<FeedAnswer, "statuses">, speech: Speech): ViewLink[] {
  return FEED_VIEWS.map((name) => ({
    name,
    word: speech.feed(`views.${name}`),
    count: speech.number(statuses[name] ?? 0),
    href: hrefOf(name === filter.statusId ? emptyFilter(name, filter.order) : withStatus(filter, name)),
    current: name === filter.statusId,
  }));
}

export function labelLinks(filter: FeedFilter, { labels }: Pick<FeedAnswer, "labels">, speech: Speech): LabelLink[] {
  return labels
    .filter(({ visible }) => visible)
    .map(({ id, name, backgroundColor, textColor, alertCount }) => ({
      id,
      name,
      backgroundColor,
      textColor,
      count: speech.number(alertCount),
      href: hrefOf(withLabel(filter, id)),
      current: filter.alertLabelId === id,
    }));
}

/** Those of this tier that say nothing until they are graver, of every status; chosen again they are among the others. */
export const mutedLink = (filter: FeedFilter, speech: Speech): OptionLink => ({
  word: speech.feed("row.muted"),
  href: hrefOf(
    filter.muted
      ? { ...filter, muted: null }
      : { ...emptyFilter("all", filter.order), tier: filter.tier, muted: "only" },
  ),
  current: filter.muted !== null,
});

export interface OptionLink {
  word: string;
  href: string;
  current: boolean;
  /** It is saved, not opened. */
  isFile?: boolean;
}

/** An order is always written out, so that choosing it is remembered. */
export function orderLinks(filter: FeedFilter, speech: Speech): OptionLink[] {
  return FEED_ORDERS.map((order: FeedOrder) => ({
    word: speech.feed(`orders.${order}`),
    href: hrefOf(filter, { order }),
    current: order === filter.order,
  }));
}

export function tierLinks(filter: FeedFilter, speech: Speech): OptionLink[] {
  return FEED_TIERS.map((tier) => ({
    word: speech.feed(`tiers.${tier}`),
    href: hrefOf({ ...filter, tier }),
    current: tier === filter.tier,
  }));
}
