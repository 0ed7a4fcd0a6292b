import { givenDay } from "~/backend/contract/given-day";
import { TIMELINE_KINDS, type TimelineKind } from "~/backend/contract/profile-words";

export interface HistoryFilter {
  /** Null for all. */
  kind: TimelineKind | null;
  /** Days of UTC, both included. */
  from: string | null;
  to: string | null;
  after: string | null;
}

type Problem = "day" | "turned";

export interface ReadFilter {
  filter: HistoryFilter;
  /** As typed, however wrong. */
  typed: { from: string; to: string };
  problems: { from?: Problem; to?: Problem };
}

/** The filter of an address. What cannot be read is left out of it, stays in its field, and is named there. */
export function parseFilter(search: URLSearchParams): ReadFilter {
  const typedIn = (name: "from" | "to") => (search.get(name) ?? "").trim().slice(0, MOST_TYPED);
  const typed = { from: typedIn("from"), to: typedIn("to") };
  const [from, to] = [dayIn(typed.from), dayIn(typed.to)];
  const problems: ReadFilter["problems"] = {
    ...(typed.from && !from && { from: "day" as const }),
    ...(typed.to && !to && { to: "day" as const }),
    ...(from && to && from > to && { to: "turned" as const }),
  };
  const after = search.get("after") ?? "";
  const kind = TIMELINE_KINDS.find((one) => one === search.get("kind")) ?? null;
  return { filter: { kind, from, to, after: /^[\d_-]{2,100}$/.test(after) ? after : null }, typed, problems };
}

/** The query of such a list. */
export function toSearch({ kind, from, to, after }: HistoryFilter): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

const MOST_TYPED = 20;
const dayIn = (text: string): string | null => givenDay().safeParse(text).data ?? null;
