import type { EdgeTypeName } from "~/backend/contract/collection-words";

/** What can be done with many targets, in the reader's words. */
export interface BulkView {
  /** The collection that is looked at; 0: none. */
  id: number;
  /** All that match are selected: what is said of them, and whether they can be changed at once. */
  matching: { isExact: boolean; text: string } | null;
  /** Selects all that match; null where that is not offered. */
  selectAllHref: string | null;
  selectNoneHref: string;
  /** Those that the reader may fill. */
  collections: readonly { value: string | number; label: string }[];
  edgeTypes: readonly { type: EdgeTypeName; word: string }[];
  mayAct: boolean;
  mayScreen: boolean;
  mayAsk: boolean;
}
