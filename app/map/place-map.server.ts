import { type Frame, frameOf, KM_PER_DEGREE, type LonLat, project, shiftOf } from "./frame";
import { type Outline, outlinePath, ringPath } from "./outline-path";
import { outlinesFor } from "./outlines.server";
import { LONGEST_NAME, type PlaceMap } from "./place-map";

export interface ToDraw {
  points: readonly { at: LonLat; radiusKm: number | null }[];
  areas: readonly (readonly (readonly LonLat[])[])[];
  /** Whole countries, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  targets: readonly { at: LonLat; name: string }[];
}

const WIDTH = 400;
const HEIGHT = 225;
/** More targets would cover the land. */
const MOST_TARGETS = 60;

/** Draws a small map of where something happened and who is near; null when none of it has a place. */
export function drawPlaceMap({ points, areas, countries, targets }: ToDraw): PlaceMap | null {
  const drawn = targets.slice(0, MOST_TARGETS);
  const whole = countries.flatMap((country) => mainlandOf(country));
  const inside = [
    ...points.flatMap(({ at, radiusKm }) => around(at, radiusKm ?? 0)),
    ...areas.flat(2),
    ...whole.flatMap(({ west, east, south, north }): LonLat[] => [
      [west, south],
      [east, north],
    ]),
    ...drawn.map(({ at }) => at),
  ];
  if (inside.length === 0) return null;
  const frame = frameOf(inside, WIDTH, HEIGHT);
  const outlines = outlinesFor(frame.east - frame.west);
  return {
    width: WIDTH,
    height: HEIGHT,
    land: outlinePath(outlines, frame),
    countries: outlinePath(
      outlines.filter(({ country }) => country !== null && countries.includes(country)),
      frame,
    ),
    areas: areas
      .flat()
      .map((ring) => ringPath(ring, shiftOf(frame, ring[0]?.[0] ?? 0), frame))
      .join(""),
    circles: distinct(points).flatMap(({ at, radiusKm }) => (radiusKm ? [circle(frame, at, radiusKm)] : [])),
    events: distinct(points).map(({ at }) => dot(frame, at)),
    targets: named(drawn.map(({ at, name }) => ({ ...dot(frame, at), name }))),
    scale: scaleOf(frame),
  };
}

/** A country is as large as its largest part: overseas territories would make every map one of the world. */
function mainlandOf(country: string): Outline[] {
  const size = ({ west, east, south, north }: Outline) => (east - west) * (north - south);
  const parts = outlinesFor(360).filter((outline) => outline.country === country);
  return parts.sort((a, b) => size(b) - size(a)).slice(0, 1);
}

function around([lon, lat]: LonLat, km: number): LonLat[] {
  const up = km / KM_PER_DEGREE;
  const aside = up / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return km === 0
    ? [[lon, lat]]
    : [
        [lon - aside, lat - up],
        [lon + aside, lat + up],
      ];
}

function dot(frame: Frame, at: LonLat) {
  const [x, y] = project(frame, at);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Pixels that a letter takes, and a line, where the map is smallest: there its words are largest. */
const LETTER = 7.8;
const LINE = 17;

/** Names stand beside those dots where they neither lie over another name nor leave the picture. */
function named(dots: readonly { x: number; y: number; name: string }[]): PlaceMap["targets"] {
  const taken: { left: number; right: number; y: number }[] = [];
  return dots.map((one) => {
    const length = Math.min(one.name.length, LONGEST_NAME) * LETTER;
    const label = one.x + 6 + length < WIDTH ? ("start" as const) : ("end" as const);
    const left = label === "start" ? one.x - 3 : one.x - 6 - length;
    const box = { left, right: left + length + 9, y: one.y };
    const isFree = taken.every(
      ({ left, right, y }) => Math.abs(y - box.y) >= LINE || right < box.left || left > box.right,
    );
    if (!isFree || box.left < 0) return { ...one, label: null };
    taken.push(box);
    return { ...one, label };
  });
}

/** Reports of one place draw it once. */
function distinct<T extends { at: LonLat; radiusKm: number | null }>(points: readonly T[]): T[] {
  return [...new Map(points.map((point) => [point.at.join(), point])).values()];
}

const circle = (frame: Frame, at: LonLat, km: number) => ({
  ...dot(frame, at),
  r: Math.round((km / KM_PER_DEGREE) * frame.perLat * 10) / 10,
  km,
});

/** A round number of kilometres that takes up to a quarter of the width. */
function scaleOf({ perLat, width }: Frame): PlaceMap["scale"] {
  const most = (width / 4 / perLat) * KM_PER_DEGREE;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { km, length: Math.round((km / KM_PER_DEGREE) * perLat * 10) / 10 };
}
