import {
  ACTION_DUE,
  ACTION_SORTS,
  ACTION_STATES,
  ACTION_TYPE_IDS,
  type ActionSort,
} from "~/backend/contract/action-words";

export interface ActionFilter {
  /** One's own and one's teams' only. */
  owner: "me" | null;
  /** `all`: whatever became of them. */
  state: (typeof ACTION_STATES)[number] | "all";
  due: (typeof ACTION_DUE)[number] | null;
  typeId: (typeof ACTION_TYPE_IDS)[number] | null;
  sort: ActionSort;
  direction: "asc" | "desc";
  after: string | null;
}

/** What is still to be done, of everybody, what is due next first; unless said. What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ActionFilter {
  const given = <T extends string>(name: string, words: readonly T[]) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  return {
    owner: given("owner", ["me"]),
    state: given("state", [...ACTION_STATES, "all"]) ?? "open",
    due: given("due", ACTION_DUE),
    typeId: given("typeId", ACTION_TYPE_IDS),
    sort: given("sort", ACTION_SORTS) ?? "dueOn",
    direction: given("direction", ["desc"]) ?? "asc",
    after: searchParams.get("after")?.slice(0, 200) || null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ owner, state, due, typeId, sort, direction, after }: ActionFilter): string {
  const query = new URLSearchParams({
    ...(owner && { owner }),
    ...(state !== "open" && { state }),
    ...(due && { due }),
    ...(typeId && { typeId }),
    ...(sort !== "dueOn" && { sort }),
    ...(direction !== "asc" && { direction }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Whether a list with this filter may leave actions out that another would show. */
export const isNarrowed = ({ owner, state, due, typeId }: ActionFilter): boolean =>
  owner !== null || state !== "open" || due !== null || typeId !== null;

/** A heading sorts by its column, rising first; clicked again, the other way round. Paging begins anew. */
export function sortedBy(filter: ActionFilter, by: ActionSort): ActionFilter {
  const direction = filter.sort === by && filter.direction === "asc" ? "desc" : "asc";
  return { ...filter, sort: by, direction, after: null };
}
