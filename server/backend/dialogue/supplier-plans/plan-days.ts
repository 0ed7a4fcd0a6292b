import { hours } from "~/time/duration";

/** So much later than in UTC a day ends at the place where it ends last: links are opened anywhere. */
const LAST_END = hours(12);

/** The day of a moment (UTC). */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The earliest day that is somewhere still today. */
export const lastToday = (now = Date.now()): string => dayOf(now - LAST_END);

/** When a day is over everywhere. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T24:00:00Z`) + LAST_END);
