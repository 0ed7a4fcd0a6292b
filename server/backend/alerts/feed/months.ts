import type { FeedOrder } from "~/backend/contract/alert-words";
import { days } from "~/time/duration";
import type { FeedFilter } from "./conditions";
import type { Cursor } from "./cursor";

/** Of months since the year 0, as `search_month` counts them; both ends belong to it. */
export interface Months {
  first: number;
  last: number;
}

/** How far the steps reach that go back in time; the one after them reaches to the beginning. */
const STEPS = [1, 3, 12];
const [EARLIEST, LATEST] = [-60_000, 130_000];

/**
 * The months that a search reads one step after the other, until it has enough. Only the newest-first order can stop early: to
 * tell the gravest or the oldest, all have to be seen.
 */
export function monthsOf(
  filter: Pick<FeedFilter, "dateRange">,
  order: FeedOrder,
  cursor: Pick<Cursor, "at"> | null,
  now: Date = new Date(),
): Months[] {
  const { from, to } = filter.dateRange ?? {};
  const since =
    order === "TopThisWeek" || order === "TopThisMonth" ? monthOf(new Date(now.getTime() - days(31))) : null;
  const first = Math.max(since ?? EARLIEST, from ? monthOf(new Date(from)) : EARLIEST);
  const last = to ? monthOf(new Date(to)) : LATEST;
  if (order !== "NewestFirst") return first > last ? [] : [{ first, last }];
  const begin = cursor ? monthOf(new Date(Math.floor(Number(cursor.at) / 1000))) : last;
  return backwards(first, Math.min(begin, last), monthOf(now));
}

function backwards(first: number, last: number, now: number): Months[] {
  const steps: Months[] = [];
  // What lies ahead is little: it is read with the present month.
  for (let end = last, begin = Math.min(last, now); end >= first; end = begin - 1, begin = end) {
    const length = STEPS[steps.length];
    begin = length === undefined ? first : Math.max(first, begin - length + 1);
    steps.push({ first: begin, last: end });
  }
  return steps;
}

const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
