import type { AlertItem } from "~/backend/contract/alert";
import type { FeedStatus, PriorityName } from "~/backend/contract/alert-words";
import { DOT } from "~/i18n/dot";
import { paths } from "~/paths";
import { initialsOf } from "~/ui/initials";
import { rowReason } from "./row-reason.server";
import type { Speech } from "./speech.server";

export interface RowTarget {
  name: string;
  /** Its profile. */
  href: string;
  /** The reason of the link, behind its impact level where it is not direct: "14 km away", "Tier 2 · Named by X". */
  why: string;
}

export interface Row {
  id: number;
  href: string;
  priority: PriorityName;
  priorityWord: string;
  title: string;
  language: string | null;
  at: string;
  /** Of the day where rows stand under their days, else the day itself. */
  time: string;
  status: FeedStatus;
  /** The nearest and surest one; the others stand in the open alert. */
  target: RowTarget | null;
  /** How many more: "+2", and in words. */
  /** In place of a target: the topic that found it. */
  topic: string | null;
  moreTargets: { sign: string; words: string } | null;
  type: string;
  /** The first one, and how many more: "+2". */
  label: { name: string; backgroundColor: string; textColor: string } | null;
  moreLabels: string | null;
  /** Whose it is: initials, and in words. */
  assignee: { initials: string; words: string } | null;
  /** "2 actions · Revised": what else a reader should know. */
  mark: string | null;
}

export interface Day {
  key: string;
  /** Null where the order is not by date. */
  name: string | null;
  /** "4", or "4+" where more of its alerts stand in another page. */
  count: string | null;
  rows: Row[];
}

/**
 * Alerts under the days that they came on, in the order given; a day that comes again is a heading again. `cut`: whether there are alerts
 * before the first one and behind the last one, which may be of the same days.
 */
export function daysOf(
  alerts: readonly AlertItem[],
  speech: Speech,
  hrefOf: (id: number) => string,
  cut = { first: false, last: false },
): Day[] {
  const days: Day[] = [];
  for (const alert of alerts) {
    const day = speech.dayOf(alert.at);
    if (days.at(-1)?.key.startsWith(day) !== true) {
      // By its day and not by its place: the list without the days before it holds the same one.
      const again = days.filter(({ key }) => key.startsWith(day)).length;
      days.push({ key: `${day}#${again}`, name: speech.dayName(alert.at), count: null, rows: [] });
    }
    days.at(-1)?.rows.push(toRow(alert, speech, hrefOf, speech.time(alert.at)));
  }
  return days.map((day, at) => {
    const isCut = (cut.first && at === 0) || (cut.last && at === days.length - 1);
    const number = speech.number(day.rows.length);
    return { ...day, count: isCut ? `${number}+` : number };
  });
}

/** The same in an order that is not by date: days would cut it into pieces, so that each row says its own. */
export function undatedOf(alerts: readonly AlertItem[], speech: Speech, hrefOf: (id: number) => string): Day[] {
  return [
    {
      key: "all",
      name: null,
      count: null,
      rows: alerts.map((alert) => toRow(alert, speech, hrefOf, speech.dayShort(alert.at))),
    },
  ];
}

function toRow(alert: AlertItem, speech: Speech, hrefOf: (id: number) => string, time: string): Row {
  const { id, priority, title, language, at, statusId, primaryTargets, targetCount } = alert;
  const [target] = primaryTargets;
  const labels = alert.labels.filter(({ visible }) => visible);
  const [label] = labels;
  const more = targetCount - 1;
  return {
    id,
    href: hrefOf(id),
    priority,
    priorityWord: speech.word("priorities", priority),
    title,
    language,
    at,
    time,
    status: statusId,
    target: target
      ? {
          name: target.name,
          href: paths.targetProfile(target.id),
          why: rowReason(target, speech),
        }
      : null,
    topic: !target && alert.topicName ? speech.feed("row.topic", { name: alert.topicName }) : null,
    moreTargets:
      target && more > 0
        ? { sign: `+${speech.number(more)}`, words: speech.feed("row.moreTargets", { count: more }) }
        : null,
    type: typesInWords(alert, speech),
    label: label ?? null,
    moreLabels: labels.length > 1 ? `+${speech.number(labels.length - 1)}` : null,
    assignee: alert.assignee && {
      initials: initialsOf(alert.assignee.name),
      words: assigneeInWords(alert.assignee, speech),
    },
    mark: marksOf(alert, speech).join(DOT) || null,
  };
}

/** "Fire + Production stop": what it is, and what it is besides. */
export const typesInWords = (
  { eventTypeId, alsoTypeIds }: Pick<AlertItem, "eventTypeId" | "alsoTypeIds">,
  speech: Speech,
): string => [eventTypeId, ...alsoTypeIds].map((id) => speech.word("eventTypes", id)).join(" + ");

/** Somebody who cannot sign in any more still has it, which a reader should see. */
export const assigneeInWords = ({ name, active }: NonNullable<AlertItem["assignee"]>, speech: Speech): string =>
  speech.feed(active ? "assign.assignedTo" : "assign.inactive", { name });

/** Until when it is away, or that it has come back; null where neither is so. */
export function snoozeInWords(
  { snoozed, snoozedUntil }: Pick<AlertItem, "snoozed" | "snoozedUntil">,
  speech: Speech,
): string | null {
  if (!snoozedUntil) return null;
  return speech.feed(snoozed ? "snooze.away" : "snooze.back", { day: speech.dayShort(snoozedUntil) });
}

function marksOf(
  { actions, revised, withdrawn, snoozed, snoozedUntil, muted, flagged }: AlertItem,
  speech: Speech,
): string[] {
  return [
    actions.length > 0 && speech.feed("row.actions", { count: actions.length }),
    withdrawn ? speech.feed("row.withdrawn") : revised && speech.feed("row.revised"),
    snoozeInWords({ snoozed, snoozedUntil }, speech),
    muted && speech.feed("row.muted"),
    flagged && speech.feed("row.flagged"),
  ].filter((mark): mark is string => typeof mark === "string");
}
