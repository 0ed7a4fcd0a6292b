import type { Point } from "../../../reference/geo/distance";

/** The point so many km from another in a direction, degrees clockwise from north, along the great circle. WGS 84 degrees. */
export function pointAway({ lat, lon }: Point, km: number, direction: number): Point {
  const [phi, lambda, towards, arc] = [lat * RADIANS, lon * RADIANS, direction * RADIANS, km / EARTH_RADIUS_KM];
  const north = Math.asin(Math.sin(phi) * Math.cos(arc) + Math.cos(phi) * Math.sin(arc) * Math.cos(towards));
  const east = Math.atan2(
    Math.sin(towards) * Math.sin(arc) * Math.cos(phi),
    Math.cos(arc) - Math.sin(phi) * Math.sin(north),
  );
  const wrapped = (((lambda + east) / RADIANS + 540) % 360) - 180;
  return { lat: rounded(north / RADIANS), lon: rounded(wrapped) };
}

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
