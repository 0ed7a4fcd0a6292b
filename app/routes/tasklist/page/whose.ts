import { actionOf } from "~/paths";
import { type TaskFilter, toSearch } from "./filter";

/** Whose tasks are shown. */
export type Whose = { owner: "me" } | { owner: "team"; teamId: number } | { owner: "all" };

/** In an address of a file: what the reader has done. */
export const DONE = "done";

/** Whose list an address of a file names; what is none of ours is one's own. Throws 404 for a team without a number. */
export function whoseIn(searchParams: URLSearchParams): Whose {
  const owner = searchParams.get("owner");
  if (owner === "team") return { owner, teamId: actionOf(searchParams.get("teamId") ?? undefined) };
  return owner === "all" ? { owner } : { owner: "me" };
}

/** The query of the file of such a list: the whole list, whatever its page. */
export function searchOf(whose: Whose, filter: TaskFilter): string {
  const query = new URLSearchParams(toSearch({ ...filter, after: null }));
  if (whose.owner !== "me") query.set("owner", whose.owner);
  if (whose.owner === "team") query.set("teamId", String(whose.teamId));
  return query.size > 0 ? `?${query}` : "";
}
