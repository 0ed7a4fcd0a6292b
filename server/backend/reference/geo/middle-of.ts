import type { Point } from "./distance";

/** The middle of the box around a ring of [lon, lat]: good enough to say roughly where an area is. Null for no ring. */
export function middleOf(ring: readonly (readonly number[])[]): Point | null {
  if (ring.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of ring) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}
