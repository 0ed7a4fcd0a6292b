import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { feature } from "topojson-client";
import { countryOfShape } from "~/backend/contract/disputed-areas";
import type { LonLat } from "./frame";
import type { Outline } from "./outline-path";

/**
 * The countries' outlines by Natural Earth (public domain): 1 : 50 million for a part of the world, 1 : 110 million for much of
 * it. Read once, when the first map is drawn.
 */
export function outlinesFor(degrees: number): readonly Outline[] {
  const scale = degrees > 24 ? "110m" : "50m";
  const read = known.get(scale) ?? readOutlines(scale);
  known.set(scale, read);
  return read;
}

const known = new Map<string, readonly Outline[]>();

export type Scale = "50m" | "110m";

/** Land as Natural Earth has it: closed rings of [lon, lat], the outer one of each polygon first. */
export interface CountryShape {
  /** ISO 3166-1 alpha-2; null for land that is none of a country's. */
  country: string | null;
  /** In English, as Natural Earth has it. */
  name: string;
  polygons: readonly number[][][][];
}

interface Shape {
  /** ISO 3166-1 numeric. */
  id?: string;
  properties: { name: string };
  geometry:
    | { type: "Polygon"; coordinates: number[][][] }
    | { type: "MultiPolygon"; coordinates: number[][][][] }
    | null;
}

export function readShapes(scale: Scale): CountryShape[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const world = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const { features } = feature(world, "countries") as unknown as { features: Shape[] };
  return features.map(({ id, properties, geometry }) => ({
    country: (id !== undefined && countries.numericToAlpha2(id)) || countryOfShape(properties.name),
    name: properties.name,
    polygons: geometry?.type === "Polygon" ? [geometry.coordinates] : (geometry?.coordinates ?? []),
  }));
}

function readOutlines(scale: Scale): Outline[] {
  // Around the pole no straight picture can show it.
  return readShapes(scale).flatMap(({ country, polygons }) =>
    country === "AQ" ? [] : polygons.map(([ring = []]) => outlineOf(country, ring)),
  );
}

function outlineOf(country: string | null, positions: readonly number[][]): Outline {
  const ring = unrolled(positions);
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  return {
    country,
    ring,
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
}

/** Over the date line longitudes go on beyond 180 instead of jumping to the other side of the world. */
export function unrolled(positions: readonly number[][]): LonLat[] {
  let turn = 0;
  let before = positions[0]?.[0] ?? 0;
  return positions.map(([lon = 0, lat = 0]): LonLat => {
    if (Math.abs(lon - before) > 180) turn += lon > before ? -360 : 360;
    before = lon;
    return [lon + turn, lat];
  });
}
