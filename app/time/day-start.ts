import { hours, minutes } from "./duration";

/** The day of the calendar at a moment, where the clocks of an IANA zone stand: `2026-11-25`. Throws `RangeError` for no zone. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatOf(timeZone).format(moment);
}

/** The moment at which a day begins there. One that a zone left out begins with the next. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC, and each begins a day on a whole minute.
  let before = midnight - hours(15);
  let begun = midnight + hours(15);
  while (begun - before > minutes(1)) {
    const middle = before + minutes(Math.floor((begun - before) / minutes(2)));
    if (dayIn(timeZone, new Date(middle)) >= day) begun = middle;
    else before = middle;
  }
  return new Date(begun);
}

/** So many days later in the calendar. */
export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first Monday after a day. */
export function mondayAfter(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysLater(day, (8 - weekday) % 7 || 7);
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Anybody may name another zone each time. */
const MOST_KNOWN = 500;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Its days are written as we write them.
  const made = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  if (formats.size >= MOST_KNOWN) formats.clear();
  formats.set(timeZone, made);
  return made;
}
