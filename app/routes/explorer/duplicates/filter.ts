import { DUPLICATE_STATES, type Duplicate } from "~/backend/contract/target-merges";

export interface DuplicatesFilter {
  state: Duplicate["state"];
  after: string | null;
}

/** Those that wait, unless said. What is no state of ours is none. */
export function parseFilter(searchParams: URLSearchParams): DuplicatesFilter {
  const asked = searchParams.get("state");
  return {
    state: DUPLICATE_STATES.find((state) => state === asked) ?? "open",
    after: searchParams.get("after")?.slice(0, 40) || null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ state, after }: DuplicatesFilter): string {
  const query = new URLSearchParams({ ...(state !== "open" && { state }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : "";
}
