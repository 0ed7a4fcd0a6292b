export interface Point {
  /** WGS 84 degrees. */
  lat: number;
  lon: number;
}

/** Kilometres along the great circle, on a sphere of the mean radius: right to half a percent. */
export function distanceKm(a: Point, b: Point): number {
  const chord = half(b.lat - a.lat) + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * half(b.lon - a.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;

/** Whether two points may lie so near, by their latitudes alone: most do not, and this costs nothing. */
export function mayReach(a: Point, b: Point, km: number): boolean {
  return Math.abs(a.lat - b.lat) <= km / KM_OF_DEGREE;
}

/** Of a meridian; a little less, so that what is left out is further away for sure. */
export const KM_OF_DEGREE = 111;
const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;
