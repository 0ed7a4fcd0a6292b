import { LINE_PARTS, type LinePart } from "~/backend/contract/name-list-words";

export interface LineFilter {
  /** Null where the address says none: then it is the first that has lines. */
  part: LinePart | null;
  after: string | null;
}

/** What is no part of ours is none. */
export function parseFilter(searchParams: URLSearchParams): LineFilter {
  const asked = searchParams.get("part");
  return {
    part: LINE_PARTS.find((part) => part === asked) ?? null,
    after: searchParams.get("after")?.slice(0, 20) || null,
  };
}

/** The query of such a list. */
export function toSearch({ part, after }: LineFilter): string {
  const query = new URLSearchParams({ ...(part && { part }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : "";
}

/** The part that is shown: the one that was asked for, or the first in which there is something to see. */
export function shownPart({ part }: LineFilter, counts: Record<LinePart, number>): LinePart {
  return part ?? LINE_PARTS.find((one) => counts[one] > 0) ?? "found";
}
