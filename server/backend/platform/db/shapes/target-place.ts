/** From the exact to the vague. */
export const PLACE_PRECISIONS = ["address", "postcode", "town", "region", "country"] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/**
 * How well the point of a target is known (`targets.place`). Null beside a point: it was given, and is taken to be the address; null
 * without one: nobody has said where it is, or it could not be looked up.
 */
export interface TargetPlace {
  precision: PlacePrecision;
  /** Who says so: the list, the gazetteer by the address, or a person on this screen. */
  source: "given" | "gazetteer" | "person";
  /** What the point is of, such as a town; null for an address. */
  name: string | null;
  /** Of a region: so far from the point its places lie, in kilometres. */
  radiusKm: number | null;
  /** By which rules of the gazetteer (`PLACE_RULES`); missing for the first ones, and where it was not looked up. */
  rules?: number;
  /** What it was before a person set it, to set it back. */
  before?: { lat: number | null; lon: number | null; place: TargetPlace | null };
}

/** WGS 84 degrees, both or none, with how well they are known. */
export interface Placed {
  lat: number | null;
  lon: number | null;
  place: TargetPlace | null;
}
