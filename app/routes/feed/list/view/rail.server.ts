import type { FeedOrder, PriorityName } from "~/backend/contract/alert-words";
import { FEED_ORDERS, FEED_TIERS } from "~/backend/contract/alert-words";
import { withLabel, withStatus } from "~/domain/feed-filter/changes";
import { emptyFilter, type FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toSearch } from "~/domain/feed-filter/search-params";
import { FEED_VIEWS, type FeedView, paths } from "~/paths";
import type { FeedAnswer } from "../queries.server";
import type { Speech } from "./speech.server";

export interface ViewLink {
  name: FeedView;
  word: string;
  count: string;
  href: string;
  current: boolean;
}
export interface Choice {
  value: string;
  word: string;
  count: string;
  checked: boolean;
}
export interface Facet {
  /** The filter's parameter. */
  name: "priorities" | "infotagGroups" | "impactLevels" | "countries" | "targetCTypes";
  heading: string;
  choices: Choice[];
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

export function viewLinks(filter: FeedFilter, { statuses }: FeedAnswer, speech: Speech): ViewLink[] {
  return FEED_VIEWS.map((name) => ({
    name,
    word: speech.feed(`views.${name}`),
    count: speech.number(statuses[name] ?? 0),
    href: hrefOf(name === filter.statusId ? emptyFilter(name, filter.order) : withStatus(filter, name)),
    current: name === filter.statusId,
  }));
}

export function labelLinks(filter: FeedFilter, { labels }: FeedAnswer, speech: Speech): LabelLink[] {
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

/** Priority counts are those of the last 7 days (specification §9); the others are of the whole status. */
export function facetsOf(filter: FeedFilter, { priorities, facets }: FeedAnswer, speech: Speech): Facet[] {
  const order: PriorityName[] = ["Critical", "High", "Mid", "Low"];
  const all: Facet[] = [
    {
      name: "priorities",
      heading: speech.feed("facets.priorities"),
      choices: order.map((value) => ({
        value,
        word: speech.word("priorities", value),
        count: speech.number(priorities[value] ?? 0),
        checked: filter.priorities.includes(value),
      })),
    },
    facet("impactLevels", facets.impactLevels, (id) => speech.word("impactLevels", id)),
    facet("infotagGroups", facets.infotagGroups, (id) => speech.word("eventGroups", id)),
    facet("countries", facets.countries, speech.country),
    facet("targetCTypes", facets.targetCTypes, (id) => speech.word("ctypes", id)),
  ];
  return all.filter(({ choices }) => choices.length > 0);

  function facet(
    name: Exclude<Facet["name"], "priorities">,
    counts: Record<string, number>,
    word: (id: string) => string,
  ): Facet {
    const chosen: readonly string[] = filter[name];
    const values = [...new Set([...topOf(counts), ...chosen])];
    return {
      name,
      heading: speech.feed(`facets.${name}`),
      choices: values.map((value) => ({
        value,
        word: word(value),
        count: speech.number(counts[value] ?? 0),
        checked: chosen.includes(value),
      })),
    };
  }
}

/** More than these are found by searching, not by reading. */
const LONGEST_FACET = 12;

function topOf(counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, LONGEST_FACET)
    .map(([value]) => value);
}

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
