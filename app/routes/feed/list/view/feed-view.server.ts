import { isDefault } from "~/domain/feed-filter/changes";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toSearch, toSearchParams } from "~/domain/feed-filter/search-params";
import { paths } from "~/paths";
import type { FeedAnswer, FeedRequest } from "../queries.server";
import { actionsInWords } from "./actions.server";
import { chipsOf } from "./chips.server";
import { detailOf } from "./detail.server";
import { facetsOf, hrefOf, labelLinks, orderLinks, tierLinks, viewLinks } from "./rail.server";
import { daysOf } from "./rows.server";
import { exportLinks, savedLinks } from "./saved.server";
import type { Speech } from "./speech.server";

/** The whole feed in the reader's words: what the components draw, and nothing else. */
export function toFeedView(asked: FeedRequest, answer: FeedAnswer, speech: Speech, permissions: readonly string[]) {
  const mayManageRules = permissions.includes("rules:manage");
  const { filter, after, alertId } = asked;
  const { page, detail } = answer;
  const paging: Record<string, string> = after ? { after } : {};
  const self = (more: Record<string, string> = {}) => hrefOf(filter, { ...paging, ...more });
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
    facets: facetsOf(filter, answer, speech),
    orders: orderLinks(filter, speech),
    orderIsKnown: asked.orderIsKnown,
    saved: savedLinks(filter, answer.saved, speech),
    exports: exportLinks(filter, speech),
    tiers: tierLinks(filter, speech),
    ...chipsOf(filter, answer, speech),
    ruleHref: mayManageRules && !isDefault(filter) ? paths.feedRule("new", toSearch(filter)) : null,
    search: filter.q,
    /** What the filter form sends along besides its own fields. */
    kept: keptFields(filter),
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
    actions:
      detail && answer.actions && alertId !== null
        ? actionsInWords(alertId, answer.actions, speech, self({ alert: String(alertId) }))
        : null,
    detail: detail && detailOf(detail, speech),
    operation: answer.operation,
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

const OWN_FIELDS = new Set(["q", "priorities", "infotagGroups", "impactLevels", "countries", "targetCTypes"]);

function keptFields(filter: FeedFilter): [name: string, value: string][] {
  return [...toSearchParams(filter)].filter(([name]) => !OWN_FIELDS.has(name));
}
