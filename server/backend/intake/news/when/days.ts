const DAY = 86_400_000;

/** Days are `YYYY-MM-DD`, counted by the calendar. */
export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY);
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** Null for a day that no calendar has. */
export function dayFrom(year: number, month: number, day: number): string | null {
  const time = Date.UTC(year, month - 1, day);
  const read = new Date(time);
  const isThere = read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
  return isThere && year >= 1900 && year <= 2100 ? dayOf(time) : null;
}

/** The first and the last day of the week or month that lies so many after a day's own. */
export function weekFrom(day: string, count: number): [string, string] {
  const monday = addDays(day, 1 - weekdayOf(day) + 7 * count);
  return [monday, addDays(monday, 6)];
}

export function monthFrom(day: string, count: number): [string, string] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return [dayOf(Date.UTC(year, month - 1 + count, 1)), dayOf(Date.UTC(year, month + count, 0))];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
