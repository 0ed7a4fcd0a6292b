import { paths } from "~/paths";
import { isDefault } from "../feed-filter/changes";
import type { FeedFilter } from "../feed-filter/feed-filter";
import { toSearch, toSearchParams } from "../feed-filter/search-params";
import { chipsOf } from "./chips.server";
import type { FeedAnswer, FeedRequest } from "./feed-answer";
import { pageSizeOf } from "./page-size";
import { hrefOf, labelLinks, mutedLink, orderLinks, tierLinks, viewLinks } from "./rail.server";
import { daysOf, undatedOf } from "./rows.server";
import { exportLinks, savedLinks, saveHrefOf } from "./saved.server";
import { snoozeOptions } from "./snooze-presets.server";
import type { Speech } from "./speech.server";

/** A feed's page of alerts in the reader's words: what components and templates draw, and nothing else. */
export function toFeedView(asked: FeedRequest, answer: FeedAnswer, speech: Speech, permissions: readonly string[]) {
  const mayManageRules = permissions.includes("rules:manage");
  const { filter, after, alertId } = asked;
  const { page } = answer;
  const isDated = filter.order === "NewestFirst" || filter.order === "OldestFirst";
  const asFar: Record<string, string> = after ? { after } : {};
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
    muted: mutedLink(filter, speech),
    snoozes: snoozeOptions(speech),
    /** Where what stands in the filter is asked for by a script, and the same page with it open for who has none. */
    panelUrl: paths.feedFacets(filter.statusId, toSearch(filter)),
    filterHref: self({ filter: "open" }),
    filterCount: toSearchParams({ ...filter, q: "", order: "NewestFirst", tier: "1" }).size,
    showWord: speech.feed(page.totalIsExact ? "filter.show" : "filter.showMany", {
      count: page.totalElements,
      number: speech.number(page.totalElements),
    }),
    orders: orderLinks(filter, speech),
    orderIsKnown: asked.orderIsKnown,
    saved: savedLinks(filter, answer.saved),
    saveHref: saveHrefOf(filter),
    saves: [{ word: speech.feed("saved.keep"), href: saveHrefOf(filter), current: false }],
    exports: exportLinks(filter, speech),
    tiers: tierLinks(filter, speech),
    ...chipsOf(filter, answer, speech),
    ruleHref: mayManageRules && !isDefault(filter) ? paths.feedRule("new", toSearch(filter)) : null,
    search: filter.q,
    /** What the search sends along besides its own field, and what the filter does. */
    kept: [...toSearchParams({ ...filter, q: "" })],
    keptByFilter: keptByFilter(filter),
    days: isDated
      ? daysOf(page.content, speech, (id) => self({ alert: String(id) }), {
          first: after !== null,
          last: page.after !== null,
        })
      : undatedOf(page.content, speech, (id) => self({ alert: String(id) })),
    shown: page.numberOfElements,
    total: totalInWords(filter, answer, speech),
    totalShown: totalShown(filter, answer, speech),
    /** Of the filtered list: on the button that selects all of it. */
    totalNumber: page.totalIsExact ? speech.number(page.totalElements) : null,
    span: spanInWords(filter, page, speech),
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
    place: placeOf(asked, answer, self, speech),
    emptyHref: filter.statusId === "all" ? null : paths.feedView("all"),
  };
}

export type FeedView = ReturnType<typeof toFeedView>;

/** Beside a heading that says of what: "323", and "151 of 323" as soon as something is left out. */
function totalShown(filter: FeedFilter, answer: FeedAnswer, speech: Speech): string {
  if (!isDefault(filter)) return totalInWords(filter, answer, speech);
  const { totalElements, totalIsExact } = answer.page;
  const number = speech.number(totalElements);
  return totalIsExact ? number : speech.feed("totalMoreThan", { number });
}

/** "323 alerts", and "151 of 323" as soon as something is left out. */
function totalInWords(filter: FeedFilter, { page, statuses }: FeedAnswer, speech: Speech): string {
  const { totalElements, totalIsExact } = page;
  const number = speech.number(totalElements);
  const all = statuses[filter.statusId];
  if (!isDefault(filter) && all !== undefined) {
    return speech.feed(totalIsExact ? "totalOf" : "totalAtLeastOf", { number, all: speech.number(all) });
  }
  return speech.feed(totalIsExact ? "total" : "totalAtLeast", { count: totalElements, number });
}

/** Which of all alerts of the filter the page holds: "21–40 of 151". */
function spanInWords({ tier }: FeedFilter, page: FeedAnswer["page"], speech: Speech): string {
  const from = page.number * pageSizeOf(tier);
  const span = speech.feed(page.totalIsExact ? "pager.span" : "pager.spanOnly", {
    from: speech.number(from + 1),
    to: speech.number(from + page.numberOfElements),
    number: speech.number(page.totalElements),
  });
  // So few that one asks where the rest is.
  return tier === "n" ? speech.feed("pager.few", { span, size: speech.number(pageSizeOf(tier)) }) : span;
}

/** Where the open alert stands in the list, and those beside it. */
function placeOf(
  { filter, alertId }: FeedRequest,
  { page }: FeedAnswer,
  self: (more?: Record<string, string>) => string,
  speech: Speech,
) {
  if (alertId === null) return null;
  const at = page.content.findIndex(({ id }) => id === alertId);
  const linkTo = (alert: FeedAnswer["page"]["content"][number] | undefined) =>
    alert ? self({ alert: String(alert.id) }) : null;
  const following = page.after === null ? null : hrefOf(filter, { after: page.after, open: "first" });
  return {
    /** "3 of 151"; null where it is not in this page, or nobody has counted. */
    words:
      at < 0 || !page.totalIsExact
        ? null
        : speech.feed("detail.position", {
            at: speech.number(page.number * pageSizeOf(filter.tier) + at + 1),
            number: speech.number(page.totalElements),
          }),
    previousHref: at < 0 ? null : linkTo(page.content[at - 1]),
    /** Behind the last of a page stands the first of the next one. */
    nextHref: linkTo(page.content[at + 1]) ?? following,
    /** What opens after a decision: this one, else the first of the page behind this cursor, else none. */
    nextId: page.content[at + 1]?.id ?? null,
    nextAfter: page.content[at + 1] ? null : page.after,
  };
}

/** What the filter has no fields for: the words that are searched, the order, and what only a link can choose. */
const KEPT: readonly string[] = ["q", "order", "emailUUID", "targetIds"];

const keptByFilter = (filter: FeedFilter): [name: string, value: string][] =>
  [...toSearchParams(filter)].filter(([name]) => KEPT.includes(name));
