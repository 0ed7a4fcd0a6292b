import type { z } from "zod";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import type { FoundCollection } from "~/backend/contract/collections";
import type { countPriorities, readFacets } from "~/backend/contract/feed";

/** What the filter of the feed is made of: figures, and what can be chosen by name. */
export interface FilterAnswer {
  counts: z.output<typeof readFacets.response>;
  /** Of the last 7 days (specification §9), which stand beside a feed with nothing left out. */
  recent: z.output<typeof countPriorities.response> | null;
  collections: readonly FoundCollection[];
  labels: readonly AlertLabel[];
  topics: readonly { id: number; name: string }[];
  /** Empty for who may not list them. */
  teams: readonly { id: number; name: string }[];
  /** The reader, who is "me" among them. */
  meId: number | null;
  people: readonly { id: number; name: string }[];
}
