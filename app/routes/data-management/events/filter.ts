/** All events, those of own sources, and what was merged. */
export const EVENT_PARTS = ["events", "own", "merges"] as const;

export interface EventsFilter {
  part: (typeof EVENT_PARTS)[number];
  type: string | null;
  source: string | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  after: string | null;
}

/** What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): EventsFilter {
  const day = searchParams.get("day") ?? "";
  const type = searchParams.get("type") ?? "";
  return {
    part: EVENT_PARTS.find((part) => part === searchParams.get("part")) ?? "events",
    type: /^[a-z][a-z0-9-]{0,59}$/.test(type) ? type : null,
    source: searchParams.get("source")?.slice(0, 200) || null,
    day: isDay(day) ? day : null,
    after: searchParams.get("after")?.slice(0, 60) || null,
  };
}

/** A day of the calendar from 1900 on, which is what the list takes. */
const isDay = (text: string): boolean =>
  /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** The same as the list's call takes it. */
export const narrowedBy = ({ part, type, source, day }: EventsFilter) => ({
  ...(part === "own" && { own: "true" as const }),
  ...(type && { type }),
  ...(source && { source }),
  ...(day && { day }),
});

export const isNarrowed = ({ type, source, day }: EventsFilter): boolean => [type, source, day].some(Boolean);

/** The query of such a list, without what is as it always is. */
export function toSearch({ part, ...rest }: EventsFilter): string {
  const said = Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams([...(part === "events" ? [] : [["part", part]]), ...said]);
  return query.size > 0 ? `?${query}` : "";
}
