import { type Frame, type LonLat, toPixels } from "./frame";

export interface Outline {
  /** ISO 3166-1 alpha-2; null for land that is none of a country's. */
  country: string | null;
  ring: readonly LonLat[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Beyond the frame, so that the cut edges are out of sight. */
const OVER = 4;
/** Pixels; closer points say nothing more. */
const APART = 1.8;

/** The parts of the outlines that a frame shows, as the data of one SVG path. */
export function outlinePath(outlines: readonly Outline[], frame: Frame): string {
  return outlines
    .flatMap((outline) => TURNS.map((turn) => [outline, turn] as const))
    .filter(([outline, turn]) => isInSight(outline, turn, frame))
    .map(([{ ring }, turn]) => ringPath(ring, turn, frame))
    .join("");
}

/** The globe repeats itself to both sides. */
const TURNS = [-360, 0, 360];

/** One ring, shifted as a whole by some degrees of longitude; empty when nothing of it is in the frame. */
export function ringPath(ring: readonly LonLat[], turn: number, frame: Frame): string {
  const pixels = ring.map(([lon, lat]) => toPixels(frame, [lon + turn, lat]));
  const kept = thinned(clipped(pixels, frame));
  if (kept.length < 3) return "";
  return pathOf(kept);
}

/** Each point by its way from the one before, in tenths: a third of what places would take. */
function pathOf(points: readonly Point[]): string {
  let at: Point = [0, 0];
  const steps = points.map(([x, y]) => {
    const to: Point = [Math.round(x * 10), Math.round(y * 10)];
    const step = `${tenths(to[0] - at[0])} ${tenths(to[1] - at[1])}`;
    at = to;
    return step;
  });
  return `M${steps.join("l")}z`;
}

/** `8` → ".8" */
const tenths = (count: number): string => String(count / 10).replace(/^(-?)0\./, "$1.");

function isInSight({ west, east, south, north }: Outline, turn: number, frame: Frame): boolean {
  return east + turn > frame.west && west + turn < frame.east && north > frame.south && south < frame.north;
}

type Point = [x: number, y: number];

/** Sutherland and Hodgman: cut at one edge of the frame after the other. */
function clipped(points: readonly Point[], { width, height }: Frame): readonly Point[] {
  const edges: [axis: 0 | 1, at: number, keepsBelow: boolean][] = [
    [0, -OVER, false],
    [0, width + OVER, true],
    [1, -OVER, false],
    [1, height + OVER, true],
  ];
  return edges.reduce<readonly Point[]>((shape, [axis, at, keepsBelow]) => {
    const isIn = (point: Point) => (keepsBelow ? point[axis] <= at : point[axis] >= at);
    return shape.flatMap((point, index) => {
      const before = shape.at(index - 1) ?? point;
      const cut = isIn(before) === isIn(point) ? [] : [crossing(before, point, axis, at)];
      return isIn(point) ? [...cut, point] : cut;
    });
  }, points);
}

function crossing(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = a[other] + share * (b[other] - a[other]);
  return axis === 0 ? [at, value] : [value, at];
}

function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= APART) kept.push(point);
  }
  return kept;
}
