import { ARMING_STATES, type ArmingName } from "~/backend/contract/reading-words";

/** Columns, in their order. */
export const COLUMNS = ["type", "state", "judged", "bound", "published", "waiting", "own"] as const;
export type Column = (typeof COLUMNS)[number];

export interface QualityFilter {
  /** Two or three letters. */
  language: string | null;
  state: ArmingName | null;
  /** Null: by language, what publishes first, the busiest first. */
  sort: Column | null;
  direction: "asc" | "desc";
}

export function parseFilter(searchParams: URLSearchParams): QualityFilter {
  const language = searchParams.get("language") ?? "";
  return {
    language: /^[a-z]{2,3}$/.test(language) ? language : null,
    state: ARMING_STATES.find((state) => state === searchParams.get("state")) ?? null,
    sort: COLUMNS.find((column) => column === searchParams.get("sort")) ?? null,
    direction: searchParams.get("direction") === "desc" ? "desc" : "asc",
  };
}

/** The query of such a table, without what is as it always is. */
export function toSearch({ language, state, sort, direction }: QualityFilter): string {
  const query = new URLSearchParams({
    ...(language && { language }),
    ...(state && { state }),
    ...(sort && { sort }),
    ...(sort && direction === "desc" && { direction }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Words from A, figures from the largest; the same column again turns round. */
export function sortedBy(filter: QualityFilter, column: Column): QualityFilter {
  const first = column === "type" || column === "state" ? "asc" : "desc";
  const turned = filter.direction === "asc" ? "desc" : "asc";
  return { ...filter, sort: column, direction: filter.sort === column ? turned : first };
}
