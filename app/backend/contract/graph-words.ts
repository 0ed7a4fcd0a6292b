/** The words of graphs, without a schema, so that the browser can have them (product decisions, scales). */
export const EDGE_SOURCE_NAMES = ["Customer", "Customs", "Media", "Prediction"] as const;
export type EdgeSourceName = (typeof EDGE_SOURCE_NAMES)[number];

export const EDGE_TYPE_NAMES = [
  "Supplier",
  "Customer",
  "PrimaryMaterial",
  "SecondaryMaterial",
  "Equipment",
  "Own",
] as const;
export type EdgeTypeName = (typeof EDGE_TYPE_NAMES)[number];

/** So many targets of a graph are answered unless more are asked for, and so many at most. */
export const GRAPH_TARGETS = { usual: 500, most: 10_000 } as const;
