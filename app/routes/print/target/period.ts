import { givenDay } from "~/backend/contract/given-day";

/** Days of UTC, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The period that a dossier is of: the last twelve months, unless the query names days of the calendar in their order. */
export function periodOf(searchParams: URLSearchParams, today: string): Period {
  const to = dayIn(searchParams.get("to")) ?? today;
  const from = dayIn(searchParams.get("from")) ?? yearBefore(to);
  return from <= to ? { from, to } : { from: to, to: from };
}

const dayIn = (text: string | null): string | null => givenDay().safeParse(text).data ?? null;

/** The 29th of February has the 28th a year before. */
function yearBefore(day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - 1, month - 1, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
