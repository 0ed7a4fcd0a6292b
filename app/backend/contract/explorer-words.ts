/** Words of the explorer, apart from their schemas. */
/** `country`: by ISO code, as an index has it; in a reader's names none could. */
export const EXPLORER_SORTS = ["relevance", "name", "country", "riskiest", "newest"] as const;
export type ExplorerSort = (typeof EXPLORER_SORTS)[number];

/** GeoJSON holds what has a point. */
export const EXPLORER_EXPORTS = ["xlsx", "csv", "geojson"] as const;
export type ExplorerExport = (typeof EXPLORER_EXPORTS)[number];

/** How well a place is known: a building or postcode, a town, at most a region or country, nothing. */
export const PLACE_KINDS = ["exact", "town", "area", "none"] as const;

/** What stands for "unknown" among the values of a facet. */
export const NO_VALUE = "none";

/** By what targets are told apart, each with the parameter of its values. */
export const FACET_NAMES = [
  "types",
  "ctypes",
  "countries",
  "industries",
  "sizes",
  "places",
  "risks",
  "tiers",
  "following",
  "sanctions",
  "own",
  "alerts",
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** What was not taken as it was typed. */
export const EXPLORER_NOTES = ["too-short", "open-phrase"] as const;

/** Why a target was found: by a number, or where in its name the words stand. */
export const FOUND_BY = ["number", "equal", "begins", "word-begins", "holds"] as const;

/** More than these are counted as "more than". */
export const MOST_FOUND = 10_000;
