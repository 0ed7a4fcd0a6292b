import type { FeedStatus } from "~/backend/contract/alert-words";

/** What an alert of a status becomes next: it is looked at, found relevant or not, and put away. An archived one is taken up again. */
export const NEXT_STATUS: Readonly<Record<FeedStatus, FeedStatus>> = {
  new: "in-review",
  "in-review": "relevant",
  relevant: "archived",
  archived: "new",
};
