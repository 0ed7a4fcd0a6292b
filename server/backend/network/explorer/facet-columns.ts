import type { ExplorerFilter } from "~/backend/contract/explorer";
import { FACET_NAMES, type FacetName, NO_VALUE } from "~/backend/contract/explorer-words";

/** By which column of a source row a facet tells targets apart. The first six stand in the directory's roll-up as well. */
export const FACET_COLUMNS: Record<FacetName, string> = {
  types: "type",
  ctypes: "ctype",
  countries: "country",
  industries: "industry",
  sizes: "size",
  places: "place_kind",
  risks: "risk",
  tiers: "tier",
  following: "following",
  sanctions: "sanctions",
  own: "own",
  alerts: "alerts",
};
export const DIRECTORY_FACETS = ["types", "ctypes", "countries", "industries", "sizes", "places"] as const;
const OWN_FACETS = FACET_NAMES.filter((name) => !(DIRECTORY_FACETS as readonly string[]).includes(name));

/** What a target has of which the customer knows nothing of its own: by it all others of the directory are counted. */
export const NOTHING_OWN: Record<string, string> = {
  risks: "NA",
  tiers: NO_VALUE,
  following: "false",
  sanctions: "NotScreened",
  own: "false",
  alerts: "false",
};

/** The values that a facet lets through; null: all. */
export function chosen(filter: ExplorerFilter, name: FacetName): readonly string[] | null {
  const value = filter[name];
  if (value === undefined) return null;
  return typeof value === "string" ? [value] : value;
}

/** The filter asks something that only the customer's own data tells. */
export const asksOwn = (filter: ExplorerFilter): boolean =>
  filter.collections !== undefined || OWN_FACETS.some((name) => chosen(filter, name) !== null);

/** All that words or goods find matches. */
export const asksNothing = (filter: ExplorerFilter): boolean =>
  filter.collections === undefined && FACET_NAMES.every((name) => chosen(filter, name) === null);

/** A target of which the customer knows nothing of its own can match. */
export const letsOthersThrough = (filter: ExplorerFilter): boolean =>
  filter.collections === undefined &&
  OWN_FACETS.every((name) => chosen(filter, name)?.includes(NOTHING_OWN[name] ?? "") ?? true);

/** The filter of the directory's columns, as `names_with_words` takes it. */
export function narrowed(filter: ExplorerFilter): Record<string, readonly string[]> {
  return Object.fromEntries(
    DIRECTORY_FACETS.flatMap((name) => {
      const values = chosen(filter, name);
      return values ? [[FACET_COLUMNS[name], values]] : [];
    }),
  );
}
