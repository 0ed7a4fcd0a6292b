import { ROW_STATES } from "~/backend/contract/import-states";

export type RowState = (typeof ROW_STATES)[number];

/** As they are told: suppliers first, then what needs a decision, then what is none of its own. */
export const TOLD_STATES = [
  "create",
  "join",
  "created",
  "joined",
  "waiting",
  "repeated",
  "refused",
  "skipped",
  "undone",
] as const satisfies readonly RowState[];

export interface RowFilter {
  /** Null for all. */
  result: RowState | null;
  after: string | null;
}

/** All rows, unless said. What is no result of ours is none. */
export function parseFilter(searchParams: URLSearchParams): RowFilter {
  const asked = searchParams.get("result");
  return {
    result: ROW_STATES.find((word) => word === asked) ?? null,
    after: searchParams.get("after")?.slice(0, 20) || null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ result, after }: RowFilter): string {
  const query = new URLSearchParams({ ...(result && { result }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : "";
}
