/** Beside the name, which is always there; the risk next to it, so that a phone shows both without scrolling sideways. */
export const COLUMNS = [
  "risk",
  "trend",
  "alerts",
  "tier",
  "type",
  "place",
  "sanctions",
  "following",
  "followers",
  "collections",
  "foreign",
  "industry",
  "size",
] as const;
export type Column = (typeof COLUMNS)[number];

export const DEFAULT_COLUMNS: readonly Column[] = ["risk", "trend", "alerts", "tier", "place", "sanctions"];
