import { paths } from "~/paths";
import { isDefault } from "../feed-filter/changes";
import type { FeedFilter } from "../feed-filter/feed-filter";
import { toSearch, toSearchParams } from "../feed-filter/search-params";
import { chipsOf } from "./chips.server";
import { FACETS, facetOf, openFacets } from "./facets.server";
import type { FeedAnswer, FeedRequest } from "./feed-answer";
import { hrefOf, labelLinks, orderLinks, tierLinks, viewLinks } from "./rail.server";
import { daysOf } from "./rows.server";
import { exportLinks, savedLinks } from "./saved.server";
import type { Speech } from "./speech.server";

/** A feed's page of alerts in the reader's words: what components and templates draw, and nothing else. */
export function toFeedView(asked: FeedRequest, answer: FeedAnswer, speech: Speech, permissions: readonly string[]) {
  const mayManageRules = permissions.includes("rules:manage");
  const { filter, after, alertId } = asked;
  const { page } = answer;
  const open = openFacets(asked);
  const asFar: Record<string, string> = {
    ...(after && { after }),
    ...(asked.facets.length > 0 && { facets: asked.facets.join(",") }),
  };
  const self = (more: Record<string, string> = {}) => hrefOf(filter, { ...asFar, ...more });
  return {
    view: filter.statusId,
    heading: speech.feed(`headings.${filter.statusId}`),
    /** Where the forms of this page go and come back to. */
    here: self(alertId === null ? {} : { alert: String(alertId) }),
    listHref: self(),
    mayTriage: permissions.includes("alerts:triage"),
    mayTell: permissions.includes("alerts:create"),
    mayAct: permissions.includes("actions:manage"),
    news: {
      since: asked.since,
      url: paths.liveFeed(filter.statusId, toSearch({ ...filter, order: "NewestFirst" })),
      href: hrefOf(filter, alertId === null ? {} : { alert: String(alertId) }),
      word: speech.feed("news.look"),
    },
    views: viewLinks(filter, answer, speech),
    labels: labelLinks(filter, answer, speech),
    facets: FACETS.map((name) => ({
      name,
      heading: speech.feed(`facets.${name}`),
      /** The same page with its values, for who has no script. */
      href: `${self({ facets: [...asked.facets, name].join(",") })}#facet-${name}`,
      /** Null while it is closed. */
      values: answer.facets && open.includes(name) ? facetOf(name, filter, answer.facets, speech) : null,
    })),
    /** Where the facets' values are asked for by a script. */
    facetsUrl: paths.feedFacets(filter.statusId, toSearch(filter)),
    /** The reader came here for a facet's values. */
    asksForFacets: asked.facets.length > 0,
    /** What of them is ticked, for the search beside them. */
    ticked: FACETS.flatMap((name) => filter[name].map((value): [string, string] => [name, value])),
    orders: orderLinks(filter, speech),
    orderIsKnown: asked.orderIsKnown,
    saved: savedLinks(filter, answer.saved, speech),
    exports: exportLinks(filter, speech),
    tiers: tierLinks(filter, speech),
    ...chipsOf(filter, answer, speech),
    ruleHref: mayManageRules && !isDefault(filter) ? paths.feedRule("new", toSearch(filter)) : null,
    search: filter.q,
    /** What the filter form sends along besides its own fields. */
    kept: keptFields(filter, asked),
    days: daysOf(page.content, speech, (id) => self({ alert: String(id) })),
    shown: page.numberOfElements,
    total: totalInWords(page, speech),
    matching: answer.matching && {
      count: answer.matching.count,
      text: speech.feed(answer.matching.isExact ? "bulk.allSelected" : "bulk.tooMany", {
        count: answer.matching.count,
        number: speech.number(answer.matching.isExact ? answer.matching.count : answer.matching.count - 1),
      }),
      isExact: answer.matching.isExact,
    },
    selectAllHref: page.totalElements > page.numberOfElements ? self({ select: "all" }) : null,
    nextHref: page.after === null ? null : hrefOf(filter, { after: page.after }),
    firstHref: after === null ? null : hrefOf(filter),
    openId: alertId,
    emptyHref: filter.statusId === "all" ? null : paths.feedView("all"),
  };
}

export type FeedView = ReturnType<typeof toFeedView>;

function totalInWords({ totalElements, totalIsExact }: FeedAnswer["page"], speech: Speech): string {
  const number = speech.number(totalElements);
  return totalIsExact
    ? speech.feed("total", { count: totalElements, number })
    : speech.feed("totalAtLeast", { count: totalElements, number });
}

const OWN_FIELDS: ReadonlySet<string> = new Set(["q", ...FACETS]);

function keptFields(filter: FeedFilter, { facets }: FeedRequest): [name: string, value: string][] {
  const kept = [...toSearchParams(filter)].filter(([name]) => !OWN_FIELDS.has(name));
  return facets.length > 0 ? [...kept, ["facets", facets.join(",")]] : kept;
}
