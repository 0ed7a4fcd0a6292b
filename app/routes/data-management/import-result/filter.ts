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

/** In per cent. */
export const LIKENESS = [95, 90, 80] as const;

export interface RowFilter {
  /** Null for all. */
  result: RowState | null;
  after: string | null;
  /** Of rows that wait, only those that are at least so alike, in per cent; null for all. */
  alike: (typeof LIKENESS)[number] | null;
  /** Only rows that others have changed since this revision of the import; null for all. */
  changed: number | null;
}

/** The first page of all rows that wait. */
export const WAITING: RowFilter = { result: "waiting", after: null, alike: null, changed: null };

/** What a form is refused with when others have changed rows since its page was shown. */
export const CHANGED = "importPages:problems.changed";

/** All rows, unless said. What is no result of ours is none. */
export function parseFilter(searchParams: URLSearchParams): RowFilter {
  const asked = searchParams.get("result");
  return {
    result: ROW_STATES.find((word) => word === asked) ?? null,
    alike: asked === "waiting" ? (LIKENESS.find((least) => String(least) === searchParams.get("alike")) ?? null) : null,
    after: searchParams.get("after")?.slice(0, 20) || null,
    changed: revisionIn(searchParams.get("changed")),
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ result, after, alike, changed }: RowFilter): string {
  const query = new URLSearchParams({
    ...(changed !== null && { changed: String(changed) }),
    ...(result && { result }),
    ...(alike !== null && { alike: String(alike) }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

const revisionIn = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
