import type { AreaKey } from "~/access/areas";

/** What the way to a page takes from where its reader has been. */
export interface Seen {
  lists: LastLists;
  /** The page is such a list itself. */
  isList: boolean;
}

/** The list of each area as it was last seen, by its address; none that is as its entry leads to. */
export type LastLists = Readonly<Partial<Record<AreaKey, string>>>;
