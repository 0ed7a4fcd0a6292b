import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import { ALERT_STATES } from "~/backend/contract/profile-words";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type AlertsFilter, isNarrowed, toSearch } from "./filter";
import type { AlertsAnswer } from "./queries.server";

export interface AlertRow {
  key: number;
  title: string;
  language: string | null;
  href: string;
  priority: PriorityName;
  priorityWord: string;
  /** "Strike · Direct". */
  kind: string;
  at: string;
  date: string;
  /** "+3.1"; null where that is not known. */
  adds: string | null;
  status: string;
  withdrawn: boolean;
}

export interface AlertsView {
  rows: AlertRow[];
  count: string;
  /** What the contributions are to; null where there is no score. */
  scoreName: string | null;
  states: { word: string; href: string; current: boolean }[];
  priorities: { word: string; priority: PriorityName | null; href: string; current: boolean }[];
  /** What a list without a row says. */
  nothing: "none" | "noneFollowed" | "noneSo" | "noneHere";
  clearHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf({ target, page, score }: AlertsAnswer, filter: AlertsFilter, speech: Speech): AlertsView {
  const hrefOf = (change: Partial<AlertsFilter>) =>
    paths.targetAlerts(target.id, toSearch({ ...filter, after: null, ...change }));
  const adds = new Map(score.why.map((cause) => [cause.alertId, cause.scoreWithout]));
  const total = { count: page.totalElements, number: speech.number(page.totalElements) };
  const narrowed = isNarrowed(filter);
  return {
    rows: page.content.map((alert) => ({
      key: alert.eventId,
      title: alert.title,
      language: alert.language,
      href: paths.feedView("all", `?${new URLSearchParams({ alert: String(alert.alertId) })}`),
      priority: alert.priority,
      priorityWord: speech.word("priorities", alert.priority),
      kind: [speech.word("eventTypes", alert.eventTypeId), speech.word("impactLevels", alert.impactLevel)].join(DOT),
      at: alert.at,
      date: speech.date(alert.at),
      adds: addsIn(score.score, adds.get(alert.alertId) ?? null, speech),
      status: speech.word("statuses", alert.statusId ?? "new"),
      withdrawn: alert.withdrawn,
    })),
    count: speech.say(page.totalIsExact ? "profile:feed.count" : "profile:feed.countMore", total),
    scoreName: score.score === null ? null : speech.word("perspectives", score.perspective),
    states: ALERT_STATES.map((state) => ({
      word: speech.say(`profile:alertList.states.${state}`),
      href: hrefOf({ state }),
      current: state === filter.state,
    })),
    priorities: [null, ...[...PRIORITY_NAMES].reverse()].map((priority) => ({
      word: priority ? speech.word("priorities", priority) : speech.say("profile:alertList.anyPriority"),
      priority,
      href: hrefOf({ priority }),
      current: priority === filter.priority,
    })),
    nothing: page.after ? "noneHere" : narrowed ? "noneSo" : target.customer?.tier ? "noneFollowed" : "none",
    clearHref: narrowed ? paths.targetAlerts(target.id) : null,
    firstHref: filter.after ? hrefOf({}) : null,
    nextHref: page.after ? hrefOf({ after: page.after }) : null,
  };
}

/** A tenth is as fine as anybody can tell. */
function addsIn(score: number | null, without: number | null, speech: Speech): string | null {
  if (score === null || without === null) return null;
  const rounded = Math.round(Math.max(0, score - without) * 10) / 10;
  return rounded === 0 ? speech.say("profile:lessThan", { number: speech.number(0.1) }) : `+${speech.number(rounded)}`;
}
