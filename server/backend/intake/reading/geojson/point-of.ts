import { middleOf } from "../../../reference/geo/middle-of";
import { cellText } from "./cell-text";

/** What stands in the columns of the place: degrees, or what is written there and is none, so that its row can tell. */
export interface PointCells {
  latitude: string;
  longitude: string;
}

const NOWHERE: PointCells = { latitude: "", longitude: "" };

/**
 * Where a geometry lies, in WGS 84 degrees. A point as it is written, without its height. Of a line, an area or several of them the middle of the box around
 * them, as the places of events are taken (`middleOf`); of an area its outer ring, of several the one with the largest box. An area
 * across the antimeridian lies on it and not on the other side of the globe.
 */
export function pointOf(geometry: unknown): PointCells {
  const { type, coordinates, geometries } = record(geometry);
  if (type === "Point") return written(coordinates);
  const ring = type === "GeometryCollection" ? list(geometries).flatMap(ringOf) : ringOf({ type, coordinates });
  if (ring.length === 0) return NOWHERE;
  const wrong = ring.find((position) => !isPosition(position));
  if (wrong !== undefined) return written(wrong);
  const middle = middleAround(ring as Position[]);
  return { latitude: rounded(middle.lat), longitude: rounded(middle.lon) };
}

type Position = [lon: number, lat: number];

function written(position: unknown): PointCells {
  const [lon, lat] = list(position);
  return { latitude: cellText(lat), longitude: cellText(lon) };
}

/** The positions that are looked at of a geometry that is no collection. */
function ringOf(geometry: unknown): unknown[] {
  const { type, coordinates } = record(geometry);
  if (type === "Point") return list(coordinates).length > 0 ? [coordinates] : [];
  if (type === "LineString" || type === "MultiPoint") return list(coordinates);
  if (type === "MultiLineString") return list(coordinates).flatMap(list);
  if (type === "Polygon") return list(list(coordinates)[0]);
  if (type !== "MultiPolygon") return [];
  const rings = list(coordinates).map((polygon) => list(list(polygon)[0]));
  const wrong = rings.find((ring) => !ring.every(isPosition));
  return wrong ?? rings.sort((a, b) => extent(b as Position[]) - extent(a as Position[]))[0] ?? [];
}

const isPosition = (position: unknown): position is Position => {
  const [lon, lat] = list(position);
  return typeof lon === "number" && typeof lat === "number" && Math.abs(lon) <= 360 && Math.abs(lat) <= 90;
};

function middleAround(ring: readonly Position[]): { lat: number; lon: number } {
  const onward = unrolled(ring);
  // `middleOf` looks between -180 and 180: what lies beyond is moved there, and back.
  const first = onward[0]?.[0] ?? 0;
  const middle = middleOf(onward.map(([lon, lat]) => [lon - first, lat])) ?? { lat: 0, lon: 0 };
  return { lat: middle.lat, lon: ((((middle.lon + first + 180) % 360) + 360) % 360) - 180 };
}

/** More than half of the globe between west and east is an area that crosses the antimeridian: its west is taken as further east. */
function unrolled(ring: readonly Position[]): Position[] {
  const [west, east] = boundsOf(ring.map(([lon]) => lon));
  return east - west <= 180 ? [...ring] : ring.map(([lon, lat]) => [lon < 0 ? lon + 360 : lon, lat]);
}

function extent(ring: readonly Position[]): number {
  const onward = unrolled(ring);
  const [west, east] = boundsOf(onward.map(([lon]) => lon));
  const [south, north] = boundsOf(onward.map(([, lat]) => lat));
  return (east - west) * (north - south);
}

/** Not by a spread: an outline has more positions than a call takes arguments. */
function boundsOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** A tenth of a metre; the middle of an area is known less well. */
const rounded = (degrees: number): string => String(Number(degrees.toFixed(6)));

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
