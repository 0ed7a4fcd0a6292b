import { ACTION_SORTS, type ActionSort } from "~/backend/contract/action-words";

export interface ActionFilter {
  sort: ActionSort;
  direction: "asc" | "desc";
  after: string | null;
}

/** Specification §7: "actions search with sort field and direction"; by what is due next unless said. */
export function parseFilter(searchParams: URLSearchParams): ActionFilter {
  const sort = ACTION_SORTS.find((one) => one === searchParams.get("sort")) ?? "dueOn";
  const direction = searchParams.get("direction") === "desc" ? "desc" : "asc";
  return { sort, direction, after: searchParams.get("after")?.slice(0, 200) || null };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ sort, direction, after }: ActionFilter): string {
  const query = new URLSearchParams({
    ...(sort !== "dueOn" && { sort }),
    ...(direction !== "asc" && { direction }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** A heading sorts by its column, rising first; clicked again, the other way round. Paging begins anew. */
export function sortedBy({ sort, direction }: ActionFilter, by: ActionSort): ActionFilter {
  return { sort: by, direction: sort === by && direction === "asc" ? "desc" : "asc", after: null };
}
