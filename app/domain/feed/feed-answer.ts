import type { z } from "zod";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import type { countStatuses, listFeed } from "~/backend/contract/feed";
import type { FeedViewSaved } from "~/backend/contract/feed-views";
import type { countFeed } from "~/backend/contract/triage";
import type { FeedFilter } from "../feed-filter/feed-filter";
import type { FilterAnswer } from "./filter-answer";

/** What a page of alerts is asked for. */
export interface FeedRequest {
  filter: FeedFilter;
  /** The reader told the order, now or before. */
  orderIsKnown: boolean;
  /** Cursor of the page, null for the first one. */
  after: string | null;
  /** The alert that stands open beside the list. */
  alertId: number | null;
  /** All that match are selected, and not only those of the page. */
  selectsAll: boolean;
  operationId: number | null;
  /** The filter is open: asked for by a link, where no script fetches it. */
  opensFilter: boolean;
  /** When it was asked, in ms: what is made later is new to the reader. */
  since: number;
}

/** What the backend says about it. */
export interface FeedAnswer {
  page: z.output<typeof listFeed.response>;
  statuses: z.output<typeof countStatuses.response>;
  /** Null where the filter is not open. */
  panel: FilterAnswer | null;
  labels: readonly AlertLabel[];
  saved: readonly FeedViewSaved[];
  /** The names of some, where the filter chooses collections. */
  collections: readonly { id: number; name: string }[];
  /** The names of the topics, where the filter chooses one. */
  topics: readonly { id: number; name: string }[];
  /** Who is meant, where the filter chooses a person's alerts. */
  assignee: { id: number; name: string } | null;
  /** How many match, where all of them are selected. */
  matching: z.output<typeof countFeed.response> | null;
}
