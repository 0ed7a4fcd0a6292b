/** Words of maps, apart from their schemas. */
export const POINT_LAYERS = ["ports", "airports", "passages", "capitals"] as const;
export type PointLayer = (typeof POINT_LAYERS)[number];

export const MAP_EXPORTS = ["csv", "geojson"] as const;
export type MapExport = (typeof MAP_EXPORTS)[number];

/** So many places of a network are read for a map. */
export const MOST_PLACES = 50_000;
/** So many points of a layer are drawn. */
export const MOST_POINTS = 2000;
/** So many events are drawn, the gravest. */
export const MOST_EVENTS = 200;
