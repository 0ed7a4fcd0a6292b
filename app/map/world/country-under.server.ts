import type { LonLat } from "../frame";
import { readShapes, unrolled } from "../outlines.server";

interface Piece {
  country: string;
  rings: readonly (readonly LonLat[])[];
  box: readonly [west: number, south: number, east: number, north: number];
}

/**
 * ISO 3166-1 alpha-2 of the country under a point, by outlines for 1 : 110 million; null at sea and on land of nobody's. For naming what lies
 * around it: a border may be 50 km off.
 */
export function countryUnder([lon, lat]: LonLat): string | null {
  pieces ??= readPieces();
  // Pieces over the date line go on beyond 180, and beyond -180.
  const found = pieces.find((piece) => [lon, lon - 360, lon + 360].some((turned) => holds(piece, turned, lat)));
  return found?.country ?? null;
}

/** Within the outer ring and within no hole. */
const holds = ({ box: [west, south, east, north], rings }: Piece, lon: number, lat: number): boolean =>
  lon >= west &&
  lon <= east &&
  lat >= south &&
  lat <= north &&
  rings.filter((ring) => isInside(ring, lon, lat)).length % 2 === 1;

let pieces: readonly Piece[] | undefined;

function readPieces(): Piece[] {
  return readShapes("110m").flatMap(({ country, polygons }) =>
    country === null
      ? []
      : polygons.map((polygon): Piece => {
          const rings = polygon.map(unrolled);
          const [outer = []] = rings;
          const [lons, lats] = [outer.map(([lon]) => lon), outer.map(([, lat]) => lat)];
          return {
            country,
            rings,
            box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)],
          };
        }),
  );
}

/** A ray to the east crosses the ring an odd number of times. */
function isInside(ring: readonly LonLat[], lon: number, lat: number): boolean {
  let inside = false;
  let [beforeX = 0, beforeY = 0] = ring.at(-1) ?? [];
  for (const [x = 0, y = 0] of ring) {
    if (y > lat !== beforeY > lat && lon < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) inside = !inside;
    [beforeX, beforeY] = [x, y];
  }
  return inside;
}
