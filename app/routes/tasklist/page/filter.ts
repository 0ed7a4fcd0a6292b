import { TASK_GROUPS, TASK_KINDS, type TaskGroup, type TaskKind } from "~/backend/contract/task-words";

export interface TaskFilter {
  kind: TaskKind | null;
  due: TaskGroup | null;
  /** Only what a law dates. */
  statutory: boolean;
  q: string;
  after: string | null;
}

/** What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): TaskFilter {
  const given = <T extends string>(name: string, words: readonly T[]) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  return {
    kind: given("kind", TASK_KINDS),
    due: given("due", TASK_GROUPS),
    statutory: searchParams.get("statutory") === "true",
    q: (searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    after: searchParams.get("after")?.slice(0, 1000) || null,
  };
}

/** How many filters of an address are none of ours. */
export function ignoredIn(searchParams: URLSearchParams): number {
  const isStrange = (name: string, words: readonly string[]) => ![...words, ""].includes(searchParams.get(name) ?? "");
  return Number(isStrange("kind", TASK_KINDS)) + Number(isStrange("due", TASK_GROUPS));
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ kind, due, statutory, q, after }: TaskFilter): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(due && { due }),
    ...(statutory && { statutory: "true" }),
    ...(q && { q }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

export const EVERYTHING: TaskFilter = { kind: null, due: null, statutory: false, q: "", after: null };

/** Whether a list with this filter may leave tasks out that another would show. */
export const isNarrowed = ({ kind, due, statutory, q }: TaskFilter): boolean =>
  kind !== null || due !== null || statutory || q !== "";
