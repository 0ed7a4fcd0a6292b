export interface SupplyFilter {
  /** Part of a name. */
  supplier: string | null;
  /** Part of a name, or the beginning of an HS code. */
  input: string | null;
  /** `YYYY-MM-DD`; `all` for whatever day, null for today. */
  on: string | null;
  recovery: "missing" | null;
  /** Not confirmed for a year. */
  confirmed: "stale" | null;
  after: string | null;
}

/** What is no filter of ours is none. A day that somebody emptied is any day. */
export function parseFilter(searchParams: URLSearchParams): SupplyFilter {
  const day = searchParams.get("on");
  const words = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || null;
  return {
    supplier: words("supplier"),
    input: words("input"),
    on: day === "" || day === "all" ? "all" : day !== null && isDay(day) ? day : null,
    recovery: searchParams.get("recovery") === "missing" ? "missing" : null,
    confirmed: searchParams.get("confirmed") === "stale" ? "stale" : null,
    after: /^[1-9]\d{0,14}$/.test(searchParams.get("after") ?? "") ? searchParams.get("after") : null,
  };
}

/** A day of the calendar from 1900 on, which is what the list takes. */
const isDay = (text: string): boolean =>
  /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

export const isNarrowed = ({ after: _, ...filter }: SupplyFilter): boolean => Object.values(filter).some(Boolean);

/** The query of such a list, without what is as it always is. */
export function toSearch(filter: SupplyFilter): string {
  const said = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams(said);
  return query.size > 0 ? `?${query}` : "";
}

/** As the backend is asked; a year before `today` is long ago. */
export function toQuery({ supplier, input, on, recovery, confirmed }: SupplyFilter, today: string) {
  return {
    ...(supplier && { supplier }),
    ...(input && { input }),
    ...(on !== "all" && { validOn: on ?? today }),
    ...(recovery && { recovery }),
    ...(confirmed && { confirmedBefore: yearBefore(today) }),
  };
}

/** 29 February becomes 1 March. */
const yearBefore = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))))
    .toISOString()
    .slice(0, 10);
