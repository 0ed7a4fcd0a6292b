/** Feature flags of a customer (product-decisions, "Permissions and flags"). */
export const FEATURES = [
  "chat-widget",
  "chat-widget-rollout",
  "cookie-rework",
  "alert-disruption",
  "feed-v2",
  "dashboard-v2",
] as const;
export type Feature = (typeof FEATURES)[number];
