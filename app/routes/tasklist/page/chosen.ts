import { partsOfKey } from "~/backend/contract/task-words";

/** Of an address: the task that is shown beside the list. What is none of ours is none. */
export function chosenIn(searchParams: URLSearchParams): string | null {
  const key = searchParams.get("task") ?? "";
  return partsOfKey(key) ? key : null;
}

/** The address of a list with this task beside it. */
export function withTask(listHref: string, key: string): string {
  const [path = "", search = ""] = listHref.split("?", 2);
  const query = new URLSearchParams(search);
  query.set("task", key);
  return `${path}?${query}`;
}

/** The same list alone. */
export function withoutTask(href: string): string {
  const [path = "", search = ""] = href.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("task");
  return query.size > 0 ? `${path}?${query}` : path;
}
