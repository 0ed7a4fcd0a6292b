import type { Point } from "../../reference/geo/distance";

/** Degrees; what lies across the date line is two boxes. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** A little less than a degree of latitude has, so that the box is never too small. */
const KM_OF_A_DEGREE = 110;

/** Boxes that together hold the circle of so many kilometres around a point. */
export function boxAround({ lat, lon }: Point, km: number): Box[] {
  const high = km / KM_OF_A_DEGREE;
  const [south, north] = [Math.max(-90, lat - high), Math.min(90, lat + high)];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  // At a pole every longitude is near.
  const wide = narrowest < 0.01 ? 180 : Math.min(180, high / narrowest);
  return withinLongitudes({ south, north, west: lon - wide, east: lon + wide });
}

/** The box of a ring of [lon, lat]. */
export function boxOf(ring: readonly (readonly [lon: number, lat: number])[]): Box[] {
  if (ring.length === 0) return [];
  const box: Box = { south: 90, north: -90, west: Number.POSITIVE_INFINITY, east: Number.NEGATIVE_INFINITY };
  for (const [lon, lat] of ring) {
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
  }
  return withinLongitudes(box);
}

function withinLongitudes(box: Box): Box[] {
  const { west, east } = box;
  if (east - west >= 360) return [{ ...box, west: -180, east: 180 }];
  if (west < -180)
    return [
      { ...box, west: -180 },
      { ...box, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { ...box, east: 180 },
      { ...box, west: -180, east: east - 360 },
    ];
  return [box];
}
