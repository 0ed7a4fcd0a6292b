import { AREAS, type AreaKey, type Counts } from "~/access/areas";
import { collectionOf, feedViewOf } from "~/paths";
import type { IconName } from "~/ui/icon";

/** An entry that a user has pinned to the bar. */
export interface Pinned {
  /** As in the preferences: `section:sanctions`, `collection:12`, `view:7`. */
  pin: string;
  /** Of a section its key, whose name the bar knows. */
  area?: AreaKey;
  name?: string;
  to: string;
  icon: IconName;
  count?: keyof Counts | undefined;
}

/** What of this page can be pinned: a section by its first page, a collection by any of its views. Null: nothing. */
export function pinOf(pathname: string, areas: readonly AreaKey[]): string | null {
  const [, root, kind, collection] = pathname.split("/");
  if (root === "network" && kind === "collection") {
    const id = collectionOf(collection);
    if (typeof id === "number" && id > 0) return `collection:${id}`;
  }
  const area = AREAS.find(({ key }) => areas.includes(key) && isFirstPage(pathname, key));
  return area ? `section:${area.key}` : null;
}

function isFirstPage(pathname: string, key: AreaKey): boolean {
  if (key === "feed") return /^\/feed\/[\w-]+$/.test(pathname) && feedViewOf(pathname.split("/")[2]) !== null;
  if (key === "collections") return /^\/network\/collection\/(?:my|all|0)$/.test(pathname);
  return pathname === AREAS.find((area) => area.key === key)?.path.replace(/\?.*$/, "");
}
