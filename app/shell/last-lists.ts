import type { AreaKey } from "~/access/areas";

/** What the way to a page takes from where its reader has been. */
export interface Seen {
  lists: LastLists;
  /** Of the collection among the lists; null where nobody asked for it, or it has none of its own. */
  collection: string | null;
  /** The page is such a list itself. */
  isList: boolean;
}

/** The list of each area as it was last seen, by its address; none that is as its entry leads to. */
export type LastLists = Readonly<Partial<Record<AreaKey, string>>>;
