import { type Bounds, MOST_ZOOM } from "~/backend/contract/map-grid";
import { HEIGHT, type MapFrame, type Point, WIDTH } from "./scale";
import { WHOLE_WORLD, worldFrame } from "./world-frame";

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, Point> = { north: [0, -0.5], east: [0.5, 0], south: [0, 0.5], west: [-0.5, 0] };
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

/** Half a picture further; null where the globe ends. */
export function movedBounds(frame: MapFrame, direction: Direction): Bounds | null {
  const [x, y] = STEPS[direction];
  const moved = frame.around([MIDDLE[0] + x * WIDTH, MIDDLE[1] + y * HEIGHT], 1);
  if (isWhole(frame)) return null;
  return y !== 0 && isSame(moved, frame.bounds) ? null : moved;
}

/** Twice as close around a point; null where it comes no closer. */
export function closerBounds(frame: MapFrame, point: Point = MIDDLE): Bounds | null {
  if (frame.zoom >= MOST_ZOOM) return null;
  // Beside the poles a map of areas and one of distances are not as high at one zoom.
  const found = [2, 3, 4, 6].map((closer) => frame.around(point, closer));
  return found.find((bounds) => worldFrame(bounds).zoom > frame.zoom) ?? null;
}

/** Half as close; null where all is shown. */
export function fartherBounds(frame: MapFrame): Bounds | null {
  if (isWhole(frame)) return null;
  const bounds = frame.around(MIDDLE, 0.5);
  return bounds.east - bounds.west >= 359.9 ? WHOLE_WORLD : bounds;
}

export const isWhole = ({ bounds }: MapFrame): boolean => bounds.east - bounds.west >= 359.9;

const isSame = (a: Bounds, b: Bounds): boolean =>
  Math.abs(a.south - b.south) < 0.01 && Math.abs(a.north - b.north) < 0.01;
