import type { Connector, ConnectorHealth } from "~/backend/contract/connectors";
import { days, minutes } from "~/time/duration";

export interface Observed extends Pick<Connector, "enabled" | "everyMinutes" | "url" | "nextRunAt"> {
  /** The start of the newest run, and of the oldest that is known. */
  lastStart: string | null;
  firstStart: string | null;
  /** Failed runs since the last one that went well. */
  failedInARow: number;
  /** Reports of the last 30 days that were not there before. */
  newOnes: number;
}

const FAILING_RUNS = 3;
const LATE_INTERVALS = 2;
const SILENT = days(30);

/** How a source does (design 18, "Sources"). Of several, what has to be mended first. */
export function healthOf(observed: Observed, now: Date): ConnectorHealth {
  const { enabled, everyMinutes, url, failedInARow, firstStart, newOnes } = observed;
  if (!enabled || everyMinutes === null || url === null) return "off";
  if (failedInARow >= FAILING_RUNS) return "failing";
  if (isLate({ ...observed, everyMinutes }, now)) return "late";
  const isLongRead = firstStart !== null && now.getTime() - Date.parse(firstStart) >= SILENT;
  return isLongRead && newOnes === 0 ? "silent" : "good";
}

/** A pause after a failure, or one that the host asked for, is none: then the next run is further away than an interval. */
function isLate({ everyMinutes, lastStart, nextRunAt, failedInARow }: Observed & { everyMinutes: number }, now: Date) {
  const interval = minutes(everyMinutes);
  const next = nextRunAt === null ? Number.NaN : Date.parse(nextRunAt);
  if (next > now.getTime() + interval) return false;
  // Never run: switched on just now, or for so long that nobody can be reading.
  if (lastStart === null) return now.getTime() - next > LATE_INTERVALS * interval;
  return now.getTime() - Date.parse(lastStart) > LATE_INTERVALS * interval * 2 ** failedInARow;
}
