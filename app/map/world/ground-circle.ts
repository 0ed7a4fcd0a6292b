import type { LonLat } from "../frame";
import type { Ring } from "./scale";

/** A sphere of the mean radius, as the backend measures distances on it. */
const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Where it is so far from a place, all around: on a map of areas no circle, and so told by its points. Closed, counter-clockwise. */
export function groundCircle([lon, lat]: LonLat, km: number, points = 72): Ring {
  const angle = km / EARTH_RADIUS_KM;
  const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  const ring = Array.from({ length: points }, (_, index): LonLat => {
    const bearing = (-2 * Math.PI * index) / points;
    const up = sin * Math.cos(angle) + cos * Math.sin(angle) * Math.cos(bearing);
    const aside = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cos, Math.cos(angle) - sin * up);
    return [lon + aside / RADIANS, Math.asin(Math.max(-1, Math.min(1, up))) / RADIANS];
  });
  return [...ring, ring[0] as LonLat];
}

/** Kilometres along the great circle. */
export function kmBetween([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord = half(latB - latA) + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * half(lonB - lonA);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
