import { FEED_ORDERS, type PriorityName } from "~/backend/contract/alert-words";
import { IMPACT_LEVEL_GROUPS, PROFILE_SCOPES, TIME_FRAMES } from "~/backend/contract/profile-words";
import { sourceTitle } from "~/domain/alert/source-title";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ProfileFilter, toSearch } from "../filter";
import type { Overview } from "../queries.server";
import { alertHref } from "./months.server";

export interface ProfileFeed {
  /** "214 alerts", "more than 1,000 alerts". */
  count: string;
  alerts: {
    key: string;
    href: string | null;
    title: string;
    language: string | null;
    summary: string;
    priority: PriorityName;
    priorityWord: string;
    why: string;
    meta: string;
    at: string;
    date: string;
    marks: string[];
  }[];
  scopes: { word: string; href: string; current: boolean }[];
  selects: { name: string; label: string; value: string; options: { value: string; label: string }[] }[];
  /** What of the URL the form of the filters does not hold itself. */
  kept: { name: string; value: string }[];
  olderHref: string | null;
  firstHref: string | null;
  clearHref: string | null;
}

export function feedOf(overview: Overview, filter: ProfileFilter, speech: Speech): ProfileFeed {
  const { profile, alerts } = overview;
  const href = (change: Partial<ProfileFilter>) => paths.targetProfile(profile.id, toSearch(filter, change));
  const isFiltered =
    filter.group !== null ||
    filter.timeFrame !== "All" ||
    filter.impactLevelGroup !== null ||
    filter.feedOrder !== "NewestFirst";
  const total = { count: alerts.totalElements, number: speech.number(alerts.totalElements) };
  return {
    count: speech.say(alerts.totalIsExact ? "profile:feed.count" : "profile:feed.countMore", total),
    alerts: alerts.content.map((alert) => ({
      key: String(alert.eventId),
      href: alert.alertId === null ? null : alertHref(alert.alertId),
      title: alert.title,
      language: alert.language,
      summary: alert.summary,
      priority: alert.priority,
      priorityWord: speech.word("priorities", alert.priority),
      why: [speech.word("impactLevels", alert.impactLevel), alert.reason.text].filter(Boolean).join(DOT),
      meta: [speech.word("eventTypes", alert.eventTypeId), alert.source && sourceTitle(alert.source)]
        .filter(Boolean)
        .join(DOT),
      at: alert.at,
      date: speech.date(alert.at),
      marks: [
        ...(alert.withdrawn ? [speech.say("profile:feed.withdrawn")] : []),
        ...(alert.statusId && alert.statusId !== "new" ? [speech.word("statuses", alert.statusId)] : []),
      ],
    })),
    scopes: PROFILE_SCOPES.map((scope) => ({
      word: speech.say(`profile:scopes.${scope}`),
      href: href({ scope }),
      current: scope === filter.scope,
    })),
    selects: selectsOf(overview, filter, speech),
    kept: (["perspective", "month", "scope"] as const).flatMap((name) => {
      const value = filter[name];
      return value === null || (name === "scope" && value === "Public") ? [] : [{ name, value }];
    }),
    olderHref: alerts.after ? href({ after: alerts.after }) : null,
    firstHref: filter.after ? href({}) : null,
    clearHref: isFiltered
      ? href({ group: null, timeFrame: "All", impactLevelGroup: null, feedOrder: "NewestFirst" })
      : null,
  };
}

function selectsOf({ groups }: Overview, filter: ProfileFilter, speech: Speech): ProfileFeed["selects"] {
  const all = { value: "", label: speech.say("profile:feed.all") };
  return [
    {
      name: "group",
      label: speech.say("profile:feed.group"),
      value: filter.group ?? "",
      options: [all, ...groups.map(({ group }) => ({ value: group, label: speech.word("eventGroups", group) }))],
    },
    {
      name: "timeFrame",
      label: speech.say("profile:feed.timeFrame"),
      value: filter.timeFrame,
      options: TIME_FRAMES.map((value) => ({ value, label: speech.say(`profile:timeFrames.${value}`) })),
    },
    {
      name: "impactLevelGroup",
      label: speech.say("profile:feed.impactLevelGroup"),
      value: filter.impactLevelGroup ?? "",
      options: [
        all,
        ...IMPACT_LEVEL_GROUPS.map((value) => ({ value, label: speech.say(`profile:impactLevelGroups.${value}`) })),
      ],
    },
    {
      name: "feedOrder",
      label: speech.say("profile:feed.order"),
      value: filter.feedOrder,
      options: FEED_ORDERS.map((value) => ({ value, label: speech.say(`profile:orders.${value}`) })),
    },
  ];
}
