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

/** The address of a list that says what came of a change. */
export function withOperation(listHref: string, id: number): string {
  const [path = "", search = ""] = listHref.split("?", 2);
  const query = new URLSearchParams(search);
  query.set("operation", String(id));
  return `${path}?${query}`;
}

/** Of such an address; null for what is none. */
export function operationIn(searchParams: URLSearchParams): number | null {
  const text = searchParams.get("operation") ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The same list alone. */
export function withoutTask(href: string): string {
  const [path = "", search = ""] = href.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("task");
  query.delete("operation");
  return query.size > 0 ? `${path}?${query}` : path;
}
