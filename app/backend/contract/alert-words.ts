/** The words of alerts and of the filter over them, without a schema, so that the browser can have them. */
export const FEED_STATUSES = ["new", "in-review", "relevant", "archived"] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

export const PRIORITY_NAMES = ["Low", "Mid", "High", "Critical"] as const;
export type PriorityName = (typeof PRIORITY_NAMES)[number];

export const RELEVANCIES = ["Relevant", "Irrelevant", "NotYetAssigned"] as const;
export type Relevancy = (typeof RELEVANCIES)[number];

export const FEED_ORDERS = ["NewestFirst", "OldestFirst", "HighestPriority", "TopThisWeek", "TopThisMonth"] as const;
export type FeedOrder = (typeof FEED_ORDERS)[number];

export const IMPACT_LEVELS = [
  "direct",
  "company",
  "site-to-company",
  "related-target",
  "industry",
  "regional",
  "commodity",
  "country",
  "tier2",
  "tier3plus",
  "mention",
] as const;
export type ImpactLevelName = (typeof IMPACT_LEVELS)[number];

export const META_STATUSES = ["Planned", "InProgress", "Completed", "Aborted"] as const;
export const ACTION_CREATED_PERIODS = ["Last7Days", "Last30Days", "Last90Days", "Custom"] as const;
export const ACTION_DUE_PERIODS = ["Overdue", "Next7Days", "Next30Days", "Custom"] as const;

/** Muted alerts are shown among the others, or by themselves. */
export const MUTED = ["only"] as const;
/** What of snoozed alerts a filter shows; without it none. */
export const SNOOZED = ["only", "include"] as const;

/** Beside users by number. */
export const ASSIGNEES = ["me", "nobody"] as const;

/** Tier 1 is what is followed, tier N what stands behind it (specification §4 Feed). */
export const FEED_TIERS = ["1", "n"] as const;
export type FeedTier = (typeof FEED_TIERS)[number];

/** Why an alert is reported; unlawful content and other reasons need a comment (product decisions). */
export const FLAG_REASONS = [
  "Duplicate",
  "FalseData",
  "Irrelevant",
  "NoSignificance",
  "UnlawfulContent",
  "MissingTarget",
  "Paywall",
  "Other",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Characters of one comment, and comments of one alert. */
export const LONGEST_ALERT_COMMENT = 2000;
export const MOST_ALERT_COMMENTS = 500;

/** Of event types, in the order in which they are listed. */
export const EVENT_GROUPS = [
  "labour-and-human-rights",
  "health-and-safety",
  "environment",
  "governance-legal-and-sanctions",
  "finance-and-ownership",
  "operations-and-quality",
  "labour-dispute-and-unrest",
  "natural-hazard",
  "geopolitics-and-trade",
  "logistics",
] as const;
