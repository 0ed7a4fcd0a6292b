import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import { numberOf } from "./numbers";

type LonLat = [lon: number, lat: number];

/** A point on the globe; null for what is not, and for 0,0, which stands for "unknown" in every source read here. */
export function pointOf(lat: unknown, lon: unknown): { lat: number; lon: number } | null {
  const y = numberOf(lat);
  const x = numberOf(lon);
  if (y === null || x === null || Math.abs(y) > 90 || Math.abs(x) > 180 || (y === 0 && x === 0)) return null;
  return { lat: y, lon: x };
}

const MOST_CORNERS = 5_000;

/**
 * "lat lon lat lon" (GeoRSS) or "lat,lon lat,lon" (CAP) → a polygon, closed. Null for fewer than three corners, for
 * more than 5,000 and for numbers off the globe.
 */
export function polygonOf(text: string): Extract<RawPlace, { kind: "polygon" }> | null {
  const numbers = text.trim().split(/[\s,]+/);
  if (numbers.length < 6 || numbers.length % 2 !== 0 || numbers.length > MOST_CORNERS * 2) return null;
  const ring: LonLat[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const corner = pointOf(numbers[index], numbers[index + 1]);
    if (corner === null) return null;
    ring.push([corner.lon, corner.lat]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push([first[0], first[1]]);
  return ring.length < 4 ? null : { kind: "polygon", coordinates: [ring] };
}

/** CAP's "lat,lon radius" with the radius in kilometres. */
export function circleOf(text: string): Extract<RawPlace, { kind: "point" }> | null {
  const [lat, lon, radius] = text.trim().split(/[\s,]+/);
  const centre = pointOf(lat, lon);
  const radiusKm = numberOf(radius);
  if (centre === null || radiusKm === null || radiusKm < 0 || radiusKm > 20_040) return null;
  return { kind: "point", ...centre, ...(radiusKm > 0 && { radiusKm }) };
}
