import type { AlertItem } from "~/backend/contract/alert";
import type { FeedStatus, PriorityName } from "~/backend/contract/alert-words";
import { paths } from "~/paths";
import { sourceTitle } from "../alert/source-title";
import type { Speech } from "./speech.server";

export interface RowTarget {
  name: string;
  /** Its profile. */
  href: string;
  /** The impact level and the reason of the link: "Direct · 14 km from the epicentre". */
  why: string;
}

export interface Row {
  id: number;
  href: string;
  priority: PriorityName;
  priorityWord: string;
  title: string;
  summary: string;
  language: string | null;
  at: string;
  time: string;
  status: FeedStatus;
  targets: RowTarget[];
  moreTargets: string | null;
  type: string;
  source: string | null;
  labels: { id: number; name: string; backgroundColor: string; textColor: string }[];
  /** "2 actions", "revised", "withdrawn", "muted", "reported": what else a reader should know. */
  marks: string[];
}

export interface Day {
  key: string;
  name: string;
  rows: Row[];
}

/** Alerts under the days that they came on, in the order given; a day that comes again is a heading again. */
export function daysOf(alerts: readonly AlertItem[], speech: Speech, hrefOf: (id: number) => string): Day[] {
  const days: Day[] = [];
  for (const alert of alerts) {
    const day = speech.dayOf(alert.at);
    if (days.at(-1)?.key.startsWith(day) !== true) {
      // By its day and not by its place: the list without the days before it holds the same one.
      const again = days.filter(({ key }) => key.startsWith(day)).length;
      days.push({ key: `${day}#${again}`, name: speech.dayName(alert.at), rows: [] });
    }
    days.at(-1)?.rows.push(toRow(alert, speech, hrefOf));
  }
  return days;
}

/** A line each: more of them push the next alert out of sight, and stand in the open alert. */
const TOLD_TARGETS = 2;

function toRow(alert: AlertItem, speech: Speech, hrefOf: (id: number) => string): Row {
  const { id, priority, title, summary, language, at, statusId, labels, primaryTargets, targetCount } = alert;
  const told = primaryTargets.slice(0, TOLD_TARGETS);
  const more = targetCount - told.length;
  return {
    id,
    href: hrefOf(id),
    priority,
    priorityWord: speech.word("priorities", priority),
    title,
    summary,
    language,
    at,
    time: speech.time(at),
    status: statusId,
    targets: told.map(({ id, name, impactLevel, reason }) => ({
      name,
      href: paths.targetProfile(id),
      why: `${speech.word("impactLevels", impactLevel)} · ${reason.text}`,
    })),
    moreTargets: more > 0 ? speech.feed("row.moreTargets", { count: more }) : null,
    type: speech.word("eventTypes", alert.eventTypeId),
    source: sourceOf(alert, speech),
    labels: labels.filter(({ visible }) => visible).map(({ visible: _, ...label }) => label),
    marks: marksOf(alert, speech),
  };
}

function sourceOf({ source, sourceCount }: AlertItem, speech: Speech): string | null {
  if (!source) return null;
  const name = sourceTitle(source.name);
  return sourceCount > 1 ? speech.feed("row.sources", { name, count: sourceCount - 1 }) : name;
}

function marksOf({ actions, revised, withdrawn, muted, flagged }: AlertItem, speech: Speech): string[] {
  return [
    actions.length > 0 && speech.feed("row.actions", { count: actions.length }),
    withdrawn ? speech.feed("row.withdrawn") : revised && speech.feed("row.revised"),
    muted && speech.feed("row.muted"),
    flagged && speech.feed("row.flagged"),
  ].filter((mark): mark is string => typeof mark === "string");
}
