/** [longitude, latitude] in degrees, as in GeoJSON. */
export type LonLat = readonly [lon: number, lat: number];

/** What a small map shows: an equidistant cylindrical projection, true at the middle latitude. */
export interface Frame {
  /** Degrees; `east` may be beyond 180, where the picture lies over the date line. */
  west: number;
  east: number;
  south: number;
  north: number;
  width: number;
  height: number;
  /** Pixels of a degree of longitude, and of latitude. */
  perLon: number;
  perLat: number;
}

export const KM_PER_DEGREE = 111.19;
/** Nearer than this a map has nothing on it that tells where it is. */
const LEAST_KM = 450;
/** Room around the outermost places. */
const MARGIN = 1.35;
const POLES = 84;

/** The smallest frame of this size in pixels that has all places in it, and some land around them. */
export function frameOf(places: readonly LonLat[], width: number, height: number): Frame {
  const [west, east] = lonRange(places.map(([lon]) => lon));
  const lats = places.map(([, lat]) => Math.max(-POLES, Math.min(POLES, lat)));
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const lat = (south + north) / 2;
  const shrink = Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  // In kilometres at the middle, so that both directions can be compared.
  const wide = Math.max((east - west) * shrink * KM_PER_DEGREE * MARGIN, LEAST_KM);
  const high = Math.max((north - south) * KM_PER_DEGREE * MARGIN, LEAST_KM * (height / width));
  const kmPerPixel = Math.min(Math.max(wide / width, high / height), (360 * shrink * KM_PER_DEGREE) / width);
  const perLat = KM_PER_DEGREE / kmPerPixel;
  const perLon = perLat * shrink;
  const lon = (west + east) / 2;
  const half = { lon: width / perLon / 2, lat: height / perLat / 2 };
  return {
    west: lon - half.lon,
    east: lon + half.lon,
    south: lat - half.lat,
    north: lat + half.lat,
    width,
    height,
    perLon,
    perLat,
  };
}

/** Pixels from the upper left corner; `lon` is taken where it lies nearest to the frame's middle. */
export function project(frame: Frame, [lon, lat]: LonLat): [x: number, y: number] {
  return toPixels(frame, [lon + shiftOf(frame, lon), lat]);
}

/** Without looking for the nearest turn of the globe: for shapes that are shifted as a whole. */
export function toPixels({ west, north, perLon, perLat }: Frame, [lon, lat]: LonLat): [x: number, y: number] {
  return [(lon - west) * perLon, (north - lat) * perLat];
}

/** How many degrees, full turns, bring a longitude nearest to the frame's middle. */
export function shiftOf({ west, east }: Frame, lon: number): number {
  const turns = Math.round(((west + east) / 2 - lon) / 360);
  return turns === 0 ? 0 : turns * 360;
}

/** The shortest arc that holds all longitudes; its end may be beyond 180. */
function lonRange(lons: readonly number[]): [west: number, east: number] {
  const sorted = [...lons].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const gaps = sorted.map((lon, index) => (sorted[index + 1] ?? first + 360) - lon);
  const widest = gaps.indexOf(Math.max(...gaps));
  const west = sorted[(widest + 1) % sorted.length] ?? first;
  const east = sorted[widest] ?? first;
  return [west, east < west ? east + 360 : east];
}
