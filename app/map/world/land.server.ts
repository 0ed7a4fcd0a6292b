import { type GeoProjection, geoEqualEarthRaw, geoPath, geoProjection } from "d3-geo";
import { type CountryShape, readShapes, type Scale } from "../outlines.server";
import { PathWriter } from "./path-writer";
import { degreeAtZoom, HEIGHT, type MapFrame, radiusAt, WIDTH } from "./scale";

/** Wider maps are drawn with outlines for 1 : 110 million, narrower ones for 1 : 50 million. */
export const COARSE_FROM = 24;

export const scaleOf = ({ bounds }: MapFrame): Scale => (bounds.east - bounds.west > COARSE_FROM ? "110m" : "50m");

/** All countries that a frame shows but these, as the data of one SVG path; drawn once for all who look at the same part. */
export const landPath = (frame: MapFrame, without: ReadonlySet<string> = NONE): string =>
  drawnIn(frame)
    .filter(({ country }) => country === null || !without.has(country))
    .map(({ path }) => path)
    .join("");

/** Whole countries, ISO 3166-1 alpha-2, with the holes in them. */
export const countryPath = (frame: MapFrame, codes: ReadonlySet<string>): string =>
  drawnIn(frame)
    .filter(({ country }) => country !== null && codes.has(country))
    .map(({ path }) => path)
    .join("");

const NONE: ReadonlySet<string> = new Set();

interface Drawn {
  country: string | null;
  path: string;
}

function drawnIn(frame: MapFrame): readonly Drawn[] {
  const key = `${frame.kind} ${Object.values(frame.bounds).join()}`;
  const drawn = known.get(key) ?? draw(frame, shapesFor(frame));
  known.delete(key);
  known.set(key, drawn);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return drawn;
}

/** Each takes up to 90 kB. */
const MOST_KNOWN = 48;
const known = new Map<string, readonly Drawn[]>();
const shapes = new Map<Scale, CountryShape[]>();

/** The countries that a frame is drawn from. */
export function shapesFor(frame: MapFrame): CountryShape[] {
  const scale = scaleOf(frame);
  const read = shapes.get(scale) ?? readShapes(scale);
  shapes.set(scale, read);
  // On a cylinder the pole is a line without a place for what lies around it.
  return frame.kind === "world" ? read : read.filter(({ country }) => country !== "AQ");
}

function draw(frame: MapFrame, countries: readonly CountryShape[]): readonly Drawn[] {
  const projection = projectionOf(frame);
  return countries.flatMap(({ country, polygons }) => {
    const writer = new PathWriter();
    geoPath(projection, writer)({ type: "MultiPolygon", coordinates: polygons as number[][][][] });
    const path = writer.toString();
    return path === "" ? [] : [{ country, path }];
  });
}

/** Beyond the picture, so that the cut edges are out of sight. */
const OVER = 4;

/** The same projection as the frame's, with what cuts shapes where the globe is cut open and at the edges of the picture. */
export function projectionOf(frame: MapFrame): GeoProjection {
  const { meridian, zoom } = frame;
  const equator = frame.project([meridian, 0]);
  const shrink = (frame.project([meridian + 1, 0])[0] - equator[0]) / degreeAtZoom(zoom);
  const raw = frame.kind === "world" ? geoEqualEarthRaw : (x: number, y: number): [number, number] => [x * shrink, y];
  return geoProjection(raw)
    .rotate([-meridian, 0])
    .scale(radiusAt(zoom))
    .translate([equator[0], equator[1]])
    .clipExtent([
      [-OVER, -OVER],
      [WIDTH + OVER, HEIGHT + OVER],
    ]);
}
