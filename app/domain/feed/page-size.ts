import type { FeedTier } from "~/backend/contract/alert-words";

/** Pages of this many; the feed reloads when fewer than ten of them are left (specification §4). */
const PAGE_SIZE = 20;
/** Specification §9: tier N page size is 5. */
const TIER_N_PAGE_SIZE = 5;

/** How many alerts a page of the feed holds at most. */
export const pageSizeOf = (tier: FeedTier): number => (tier === "n" ? TIER_N_PAGE_SIZE : PAGE_SIZE);
