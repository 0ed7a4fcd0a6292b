import { filedUnder } from "~/backend/contract/disputed-areas";
import { type CountryOutline, countryOutlines, type Ring } from "./country-outlines";

/**
 * ISO 3166-1 alpha-2 of the country that a point lies in, or in whose territorial sea it lies: 12 nautical miles from the
 * coast (UN Convention on the Law of the Sea, article 3). Null on the high sea and in land that no code names. WGS 84
 * degrees. What is disputed is filed as `disputed-areas` says. The outlines are Natural Earth's at 1 : 50 million: a few kilometres at a border may come out on the other side.
 */
export function countryAt(lat: number, lon: number): string | null {
  if (!(Math.abs(lat) <= 90 && Number.isFinite(lon))) return null;
  const onLand = landAt(lat, lon);
  if (onLand !== null) return onLand;
  for (const reach of TERRITORIAL_SEA) {
    for (const [north, east] of DIRECTIONS) {
      const coast = landAt(lat + north * reach, lon + (east * reach) / Math.max(0.1, Math.cos((lat * Math.PI) / 180)));
      if (coast !== null) return coast;
    }
  }
  return null;
}

/** Whether a point lies in a polygon of rings of [lon, lat], the outer one first and its holes behind it, as in GeoJSON. */
export function inPolygon([outer, ...holes]: readonly Ring[], lat: number, lon: number): boolean {
  return outer !== undefined && inRing(outer, lat, lon) && !holes.some((hole) => inRing(hole, lat, lon));
}

/** Degrees of a great circle, from the nearest; 12 nautical miles are a fifth of a degree. */
const TERRITORIAL_SEA = [0.05, 0.1, 0.2];
const DIAGONAL = Math.SQRT1_2;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [DIAGONAL, DIAGONAL],
  [-DIAGONAL, DIAGONAL],
  [-DIAGONAL, -DIAGONAL],
  [DIAGONAL, -DIAGONAL],
] as const;

function landAt(lat: number, lon: number): string | null {
  const west = ((((lon + 180) % 360) + 360) % 360) - 180;
  const found = countryOutlines().find((outline) => inBox(outline, lat, west) && inPolygon(outline.rings, lat, west));
  return found ? filedUnder(found.iso2, lat, west) : null;
}

function inBox({ box: [west, south, east, north] }: CountryOutline, lat: number, lon: number): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** A ray to the east crosses the ring an odd number of times. */
function inRing(ring: Ring, lat: number, lon: number): boolean {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[before] ?? [];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
