import { ROW_STATES } from "~/backend/contract/import-states";

export type RowState = (typeof ROW_STATES)[number];

export interface RowFilter {
  /** `merged`: those that were put together with a target or another row, whatever their state. Null for all. */
  result: RowState | "merged" | null;
  after: string | null;
}

/** All rows, unless said. What is no result of ours is none. */
export function parseFilter(searchParams: URLSearchParams): RowFilter {
  const asked = searchParams.get("result");
  return {
    result: ([...ROW_STATES, "merged"] as const).find((word) => word === asked) ?? null,
    after: searchParams.get("after")?.slice(0, 20) || null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ result, after }: RowFilter): string {
  const query = new URLSearchParams({ ...(result && { result }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : "";
}
