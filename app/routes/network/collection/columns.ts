/** Beside the name, which is always there. */
export const COLUMNS = [
  "type",
  "place",
  "tier",
  "risk",
  "sanctions",
  "following",
  "followers",
  "collections",
  "foreign",
  "industry",
  "size",
] as const;
export type Column = (typeof COLUMNS)[number];

export const DEFAULT_COLUMNS: readonly Column[] = ["type", "place", "tier", "risk", "sanctions", "following"];
