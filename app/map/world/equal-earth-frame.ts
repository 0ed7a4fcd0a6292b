import { degreeAt, EARTH_HEIGHT, latAt, northOf } from "~/backend/contract/equal-earth";
import { type Bounds, LEAST_ZOOM, ZOOM_STEP } from "~/backend/contract/map-grid";
import type { LonLat } from "../frame";
import { eastOf, HEIGHT, type MapFrame, type Point, pathOf, radiusAt, WIDTH, zoomFor } from "./scale";

/** Much of the world: areas are true. `leastWidth`: the degrees that it shows at least along its middle. */
export function equalEarth(bounds: Bounds, leastWidth: number, centre?: number): MapFrame {
  const isWhole = bounds.east - bounds.west >= 360;
  const [low, high] = [northOf(bounds.south), northOf(bounds.north)];
  const meridian = centre ?? (isWhole ? 0 : (bounds.west + bounds.east) / 2);
  let zoom = isWhole
    ? LEAST_ZOOM
    : zoomFor((bounds.east - bounds.west) * degreeAt(latAt((low + high) / 2)), Math.min(high - low, EARTH_HEIGHT));
  while (zoom > LEAST_ZOOM && widthOf(zoom, middleOf(zoom, (low + high) / 2)) <= leastWidth) zoom -= ZOOM_STEP;
  return frameAt(meridian, middleOf(zoom, (low + high) / 2), zoom);
}

/** Degrees of longitude in the middle of a picture. */
const widthOf = (zoom: number, middle: number): number =>
  Math.min(360, WIDTH / (radiusAt(zoom) * degreeAt(latAt(middle))));

/** As near to what is asked for as the poles allow: nothing beyond them is in a picture that the globe fills. */
function middleOf(zoom: number, asked: number): number {
  const free = Math.max(0, EARTH_HEIGHT / 2 - HEIGHT / radiusAt(zoom) / 2);
  return Math.max(-free, Math.min(free, asked));
}

function frameAt(meridian: number, middle: number, zoom: number): MapFrame {
  const radius = radiusAt(zoom);
  const toPixels = (east: number, lat: number): Point => [
    WIDTH / 2 + radius * east * degreeAt(lat),
    HEIGHT / 2 - radius * (northOf(lat) - middle),
  ];
  const boundsOf = (lon: number, north: number, closer: number): Bounds => {
    const half = { width: widthOf(zoom, north) / 2 / closer, height: HEIGHT / radius / 2 / closer };
    const [south, top] = [latAt(north - half.height), latAt(north + half.height)];
    return { west: lon - half.width, south, east: lon + half.width, north: top };
  };
  const bounds = boundsOf(meridian, middle, 1);
  // Meridians draw together towards the poles.
  const widest = degreeAt(Math.max(Math.abs(bounds.south), Math.abs(bounds.north)));
  const half = Math.min(180, WIDTH / 2 / radius / widest);
  return {
    kind: "world",
    zoom,
    bounds,
    hull: { ...bounds, west: meridian - half, east: meridian + half },
    meridian,
    project: ([lon, lat]) => toPixels(eastOf(meridian, lon), lat),
    invert: ([x, y]): LonLat | null => {
      const north = middle + (HEIGHT / 2 - y) / radius;
      if (Math.abs(north) > EARTH_HEIGHT / 2) return null;
      const lat = latAt(north);
      const east = (x - WIDTH / 2) / radius / degreeAt(lat);
      return Math.abs(east) > 180 ? null : [meridian + east, lat];
    },
    path: (rings) => pathOf(rings, meridian, toPixels),
    around: ([x, y], closer) => {
      const north = middle + (HEIGHT / 2 - y) / radius;
      const lon = meridian + (x - WIDTH / 2) / radius / degreeAt(latAt(north));
      return boundsOf(lon, middleOf(zoom + Math.log2(closer), north), closer);
    },
  };
}
