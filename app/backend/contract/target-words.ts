/** Words of targets' lists, apart from their schemas. */
export const TARGET_SORTS = [
  "name",
  "nameDescending",
  "riskiest",
  "country",
  "countryDescending",
  "type",
  "typeDescending",
  "tier",
  "tierDescending",
] as const;
export type TargetSort = (typeof TARGET_SORTS)[number];

export const TARGET_TYPES = ["organization", "POI", "country", "industry", "commodity"] as const;

/** What screening against the lists of the sanctioned came to. */
export const SANCTIONS_FILTER = ["Direct", "Indirect", "Unreviewed", "None", "NotScreened"] as const;

/** What a customer says about an edge. */
export const EDGE_STATES = ["active", "confirmed", "rejected"] as const;
