/** The words of collections and edges, apart from their schemas: a page can list them without bringing zod into the browser. */
export const COLLECTION_TYPES = ["Default", "Commodity"] as const;
export const COLLECTION_KINDS = ["follows", "suppliers", "customers"] as const;
export const COLLECTION_SCOPES = ["User", "Customer", "Featured"] as const;
/** A manager changes everything, an editor what is in it and how it is shown; whoever has a role sees a User's collection. */
export const COLLECTION_ROLES = ["Manager", "Editor"] as const;
export const DELIVERY_CHANNELS = ["Feed", "EmailRealtime", "EmailDaily", "EmailWeekly"] as const;

/** `from` is this to `to`: "Ostrava Ferro" is "Supplier" of "Nordwind". */
export const EDGE_TYPES = ["Supplier", "Customer", "PrimaryMaterial", "SecondaryMaterial", "Equipment", "Own"] as const;
export type EdgeTypeName = (typeof EDGE_TYPES)[number];
export const EDGE_SOURCES = ["Customer", "Customs", "Media", "Prediction"] as const;
export type EdgeSourceName = (typeof EDGE_SOURCES)[number];

/** Tier 1 is what a collection holds; behind it up to the fifth (specification §4 Feed: maximum tier 5). */
export const TIERS = ["1", "2", "3", "4", "5"] as const;
/** Specification §9: 'all' maps to id 0. */
export const ROOT_ID = 0;
