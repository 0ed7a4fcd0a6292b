import { EARTH_WIDTH } from "~/backend/contract/equal-earth";
import { type Bounds, LEAST_ZOOM, MOST_ZOOM, WORLD_PX, ZOOM_STEP } from "~/backend/contract/map-grid";
import type { LonLat } from "../frame";

export type Point = readonly [x: number, y: number];
export type Ring = readonly LonLat[];

/** Of a picture, in its own pixels. */
export const WIDTH = 960;
export const HEIGHT = 520;

/** A part of the world as a picture shows it, or all of it. */
export interface MapFrame {
  kind: "world" | "region";
  zoom: number;
  /** Along the middle of the picture; what `worldFrame` takes to make the same frame again. */
  bounds: Bounds;
  /** Holds everything that is in the picture, and corners that are not. */
  hull: Bounds;
  /** The meridian in the middle. */
  meridian: number;
  /** Pixels from the upper left corner. A place is taken where it lies nearest to the middle. */
  project(place: LonLat): Point;
  /** Null beside the globe. */
  invert(point: Point): LonLat | null;
  /** The data of one SVG path. Each ring is drawn on one side of the globe; countries are drawn by `landPath`. */
  path(rings: readonly Ring[]): string;
  /** The bounds of a picture whose middle is at this point, so many times as close. */
  around(point: Point, closer: number): Bounds;
}

const RADIANS = Math.PI / 180;

/** Pixels of the globe's radius: of a radian on the ground. */
export const radiusAt = (zoom: number): number => (WORLD_PX * 2 ** zoom) / EARTH_WIDTH;

/** Pixels of a degree on the ground. */
export const degreeAtZoom = (zoom: number): number => radiusAt(zoom) * RADIANS;

/** The greatest zoom at which so many radii of the globe take no more than the picture. */
export function zoomFor(wide: number, high: number): number {
  const fits = Math.log2(Math.min(WIDTH / wide, HEIGHT / high) / radiusAt(0)) + ROUNDING;
  return Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, Math.floor(fits / ZOOM_STEP) * ZOOM_STEP));
}

/** Bounds have two decimals in addresses: at the greatest zoom that is 3 % of a picture, which must not make another zoom of it. */
const ROUNDING = 0.06;

/** -180 to 180, as seen from a meridian. */
export const eastOf = (meridian: number, lon: number): number => ((((lon - meridian + 180) % 360) + 360) % 360) - 180;

/** The rings as one path, each shifted as a whole to where its first place lies nearest to the middle. */
export function pathOf(
  rings: readonly Ring[],
  meridian: number,
  toPixels: (east: number, lat: number) => Point,
): string {
  return rings
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      let before = ring[0]?.[0] ?? 0;
      let east = eastOf(meridian, before);
      const points = ring.map(([lon, lat]) => {
        east += eastOf(before, lon);
        before = lon;
        return toPixels(east, lat).map(tenth).join(" ");
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
