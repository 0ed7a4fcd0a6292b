import { LIST_CHANGES, type SanctionsListChange } from "~/backend/contract/sanctions-lists";

export interface ChangesFilter {
  /** Versions; 0 is the empty list. Null for the last two. */
  from: number | null;
  to: number | null;
  change: SanctionsListChange["change"] | null;
  after: string | null;
}

/** What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ChangesFilter {
  const version = (key: string) => {
    const given = searchParams.get(key) ?? "";
    return /^\d{1,6}$/.test(given) ? Number(given) : null;
  };
  return {
    from: version("from"),
    to: version("to"),
    change: LIST_CHANGES.find((change) => change === searchParams.get("change")) ?? null,
    after: searchParams.get("after")?.slice(0, 250) || null,
  };
}

/** `?from=1&to=2&change=added`; empty where nothing is said. */
export function toSearch({ from, to, change, after }: ChangesFilter): string {
  const said = { from, to, change, after };
  const params = Object.entries(said).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
  return params.length === 0 ? "" : `?${new URLSearchParams(params)}`;
}
