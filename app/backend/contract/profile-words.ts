import type { ImpactLevelName } from "./alert-words";

/** The words of a target's profile, without a schema, so that the browser can have them. */
export const TIME_FRAMES = ["All", "Last7Days", "Last30Days", "Last90Days", "Last12Months"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];

/** How close an event came: to the target itself, to what is around it, to what it shares with others, to its suppliers. */
export const IMPACT_LEVEL_GROUPS = ["Target", "Surroundings", "Peers", "SupplyChain"] as const;
export type ImpactLevelGroup = (typeof IMPACT_LEVEL_GROUPS)[number];
export const LEVELS_OF_GROUP: Record<ImpactLevelGroup, readonly ImpactLevelName[]> = {
  Target: ["direct", "company", "site-to-company", "mention"],
  Surroundings: ["related-target", "regional"],
  Peers: ["industry", "commodity", "country"],
  SupplyChain: ["tier2", "tier3plus"],
};

/** Public: what anybody may know. Customer: what the customer's own people and machines told. */
export const PROFILE_SCOPES = ["Public", "Customer"] as const;
export type ProfileScope = (typeof PROFILE_SCOPES)[number];

/** Specification §9. */
export const PROFILE_FEED_SIZE = 5;

/** Of the list of all alerts of a target. */
export const TARGET_ALERTS_SIZE = 20;

/** Open is what nobody has archived. */
export const ALERT_STATES = ["all", "open", "archived"] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** So many targets stand side by side: more columns are no comparison. */
export const MOST_COMPARED = 4;

/** What a target's history is filtered by, in the order of its links. */
export const TIMELINE_KINDS = [
  "alert",
  "score",
  "document",
  "assessment",
  "sanctions",
  "action",
  "follow",
  "other",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
