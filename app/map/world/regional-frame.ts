import type { Bounds } from "~/backend/contract/map-grid";
import type { LonLat } from "../frame";
import { degreeAtZoom, eastOf, HEIGHT, type MapFrame, type Point, pathOf, WIDTH, zoomFor } from "./scale";

const RADIANS = Math.PI / 180;
/** Beyond it a cylinder around the globe shows nothing as it is. */
const POLES = 84;
/** The middle of a picture that ends at the pole at most. */
function middleFor(lat: number, zoom: number): number {
  const free = Math.min(POLES, 90 - HEIGHT / degreeAtZoom(zoom) / 2);
  return Math.max(-free, Math.min(free, lat));
}

/** A part of the world: an equidistant cylinder, true at the middle latitude. Its areas are those of an Equal Earth map of the same zoom. */
export function regional({ west, south, east, north }: Bounds): MapFrame {
  const lat = Math.max(-POLES, Math.min(POLES, (south + north) / 2));
  const zoom = zoomFor((east - west) * shrinkAt(lat) * RADIANS, (north - south) * RADIANS);
  return frameAt((west + east) / 2, middleFor(lat, zoom), zoom);
}

const shrinkAt = (lat: number): number => Math.max(0.2, Math.cos(lat * RADIANS));

function frameAt(meridian: number, middle: number, zoom: number): MapFrame {
  const perLat = degreeAtZoom(zoom);
  const perLon = perLat * shrinkAt(middle);
  const toPixels = (lon: number, lat: number): Point => [
    WIDTH / 2 + lon * perLon,
    HEIGHT / 2 - (lat - middle) * perLat,
  ];
  const boundsOf = (lon: number, asked: number, closer: number): Bounds => {
    const lat = middleFor(asked, zoom + Math.log2(closer));
    const half = { lon: WIDTH / (perLat * shrinkAt(lat)) / 2 / closer, lat: HEIGHT / perLat / 2 / closer };
    return { west: lon - half.lon, south: lat - half.lat, east: lon + half.lon, north: lat + half.lat };
  };
  const bounds = boundsOf(meridian, middle, 1);
  const invert = ([x, y]: Point): LonLat | null => {
    const lat = middle + (HEIGHT / 2 - y) / perLat;
    return Math.abs(lat) > 90 ? null : [meridian + (x - WIDTH / 2) / perLon, lat];
  };
  return {
    kind: "region",
    zoom,
    bounds,
    hull: bounds,
    meridian,
    project: ([lon, lat]) => toPixels(eastOf(meridian, lon), lat),
    invert,
    path: (rings) => pathOf(rings, meridian, toPixels),
    around: ([x, y], closer) =>
      boundsOf(meridian + (x - WIDTH / 2) / perLon, middle + (HEIGHT / 2 - y) / perLat, closer),
  };
}
