import { days } from "~/time/duration";

/**
 * The same text, list or object with its days and months by the day on which the world begins: `{day 2}` is "27 November",
 * `{month -35}` "October", `{weekday 2}` a working day's name, `{iso -160}` "2026-06-18", `{year-month 0}` "2026-11". A text that
 * named them itself would be wrong a month later.
 */
export function dated<T>(value: T, now: Date): T {
  if (typeof value === "string") return datedText(value, now) as T;
  if (Array.isArray(value)) return value.map((one) => dated(one, now)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dated(one, now)])) as T;
}

const datedText = (text: string, now: Date): string =>
  text.replace(/\{(day|month|weekday|iso|year-month) (-?\d+)\}/g, (_, kind: Kind, offset: string) =>
    WAYS[kind](new Date(now.getTime() + days(Number(offset)))),
  );

type Kind = "day" | "month" | "weekday" | "iso" | "year-month";

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (at: Date): string => format.format(at);
};
const weekday = named({ weekday: "long" });

const WAYS: Record<Kind, (at: Date) => string> = {
  day: named({ day: "numeric", month: "long" }),
  month: named({ month: "long" }),
  weekday: (at) => weekday(workdayFrom(at)),
  iso: (at) => at.toISOString().slice(0, 10),
  "year-month": (at) => at.toISOString().slice(0, 7),
};

const isWeekend = (at: Date): boolean => at.getUTCDay() % 6 === 0;

/** The same moment, at a weekend that of Monday. */
export function workdayFrom(at: Date): Date {
  let found = at;
  while (isWeekend(found)) found = new Date(found.getTime() + days(1));
  return found;
}

const OPENS = 7;
const CLOSES = 15;

/** The latest moment of an office day (7 to 15 UTC) until then; outside of it at a time that `part` from 0 to 1 says. */
export function inOfficeHours(until: Date, part: number): Date {
  const hour = until.getUTCHours();
  let day = hour < OPENS ? new Date(until.getTime() - days(1)) : until;
  while (isWeekend(day)) day = new Date(day.getTime() - days(1));
  if (day === until && hour < CLOSES) return until;
  const minutes = Math.floor(part * (CLOSES - OPENS) * 60);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), OPENS, minutes));
}
