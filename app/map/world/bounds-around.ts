import type { Bounds } from "~/backend/contract/map-grid";
import { WHOLE_WORLD } from "./world-frame";

/** Room around the outermost places. */
const MARGIN = 1.35;
/** Nearer than this a map has nothing on it that tells where it is: degrees of latitude. */
const LEAST = 2.5;

/** The smallest part of the world that has all boxes in it, with room around it; the whole world where there is none. */
export function boundsAround(boxes: readonly Bounds[]): Bounds {
  if (boxes.length === 0) return WHOLE_WORLD;
  const { west, east } = shortestArc(boxes);
  const [south, north] = [Math.min(...boxes.map((box) => box.south)), Math.max(...boxes.map((box) => box.north))];
  const high = Math.max(LEAST, (north - south) * MARGIN);
  const wide = Math.max(LEAST, (east - west) * MARGIN);
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  if (wide >= 300) return WHOLE_WORLD;
  return {
    west: lon - wide / 2,
    south: Math.max(-90, lat - high / 2),
    east: lon + wide / 2,
    north: Math.min(90, lat + high / 2),
  };
}

/** Over the date line where that is shorter; `east` may be beyond 180. */
function shortestArc(boxes: readonly Bounds[]): Pick<Bounds, "west" | "east"> {
  const sorted = [...boxes].sort((a, b) => a.west - b.west);
  let [reached, widest, from, to] = [sorted[0]?.east ?? 0, -1, 0, 0];
  for (const { west, east } of [...sorted.slice(1), { west: (sorted[0]?.west ?? 0) + 360, east: 360 }]) {
    if (west - reached > widest) [widest, from, to] = [west - reached, reached, west];
    reached = Math.max(reached, east);
  }
  // What is not in the widest gap.
  return to > 180 ? { west: to - 360, east: from } : { west: to, east: from + 360 };
}
