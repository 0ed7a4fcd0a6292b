import { type ListedTarget, MOST_RECENT_ALERTS } from "~/backend/contract/collection-targets";
import { sparklinePath } from "~/charts/sparkline";
import { paths } from "~/paths";
import type { Speech } from "../speech.server";

/** Where a target's risk goes, in words. */
export interface Movement {
  /** Null where fewer than two of the last twelve months have a score. */
  trend: {
    /** An SVG path. */
    path: string;
    /** "+17": between the first of these scores and the last one. */
    change: string;
    /** The same as a sentence. */
    words: string;
  } | null;
  /** "3", "99+". */
  alerts: string;
  /** Null where there are none. */
  alertsHref: string | null;
}

const MONTHS = 12;

/** `months`: those that are drawn, as `monthsUntil` makes them. */
export function movementOf(
  { id, trend, recentAlerts }: ListedTarget,
  speech: Speech,
  months: readonly string[],
): Movement {
  return {
    trend: trendOf(fill(months.map((month) => trend.find((one) => one.month === month)?.score)), speech, months),
    alerts:
      recentAlerts < MOST_RECENT_ALERTS ? speech.number(recentAlerts) : `${speech.number(MOST_RECENT_ALERTS - 1)}+`,
    alertsHref: recentAlerts > 0 ? paths.targetAlerts(id) : null,
  };
}

function trendOf(values: readonly (number | null)[], speech: Speech, months: readonly string[]): Movement["trend"] {
  const first = values.findIndex((value) => value !== null);
  const [before, last] = [values[first], values.at(-1)];
  if (first === values.length - 1 || before == null || last == null) return null;
  return { path: sparklinePath(values), ...changeOf(before, last, months[first] ?? "", speech) };
}

/** The first days of the twelve months up to `now`'s (UTC), oldest first. */
export function monthsUntil(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + n, 1)).toISOString().slice(0, 10),
  );
}

/** A month in which nothing was computed keeps what stood before; one that was computed without data has none. */
function fill(values: readonly (number | null | undefined)[]): (number | null)[] {
  let before: number | null = null;
  return values.map((value) => {
    if (value !== undefined) before = value;
    return before;
  });
}

/** Of the scores as the page writes them, rounded down, so that a reader can check it. */
function changeOf(first: number, last: number, month: string, speech: Speech) {
  const points = Math.floor(last) - Math.floor(first);
  const number = speech.number(Math.abs(points));
  const since = speech.month(month);
  if (points === 0) return { change: number, words: speech.text("trend.same", { since }) };
  const key = points > 0 ? "trend.higher" : "trend.lower";
  return {
    change: `${points > 0 ? "+" : "\u2212"}${number}`,
    words: speech.text(key, { count: Math.abs(points), since }),
  };
}
