import { MOST_COMPARED } from "~/backend/contract/profile-words";
import { PERSPECTIVE_NAMES, type PerspectiveName } from "~/backend/contract/score-words";

/** What an address asks to compare. */
export interface Asked {
  /** Up to four, each once, in the order given. */
  targetIds: readonly number[];
  /** Null is the reader's own. */
  perspective: PerspectiveName | null;
  /** The name of another one to add. */
  find: string;
}

/** What cannot be read is left out, and what is more than fits. */
export function parseAsked(search: URLSearchParams): Asked {
  const ids = search.getAll("target").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return {
    targetIds: [...new Set(ids.map(Number))].slice(0, MOST_COMPARED),
    perspective: PERSPECTIVE_NAMES.find((name) => name === search.get("perspective")) ?? null,
    find: (search.get("find") ?? "").trim().slice(0, 200),
  };
}

/** The query of such a page, `?` and all; a changed selection is searched for no more. */
export function toSearch({ targetIds, perspective }: Omit<Asked, "find">): string {
  const query = new URLSearchParams([
    ...targetIds.map((id) => ["target", String(id)]),
    ...(perspective ? [["perspective", perspective]] : []),
  ]);
  return query.size > 0 ? `?${query}` : "";
}
