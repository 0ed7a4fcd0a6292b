import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { feature } from "topojson-client";
import { countryOfShape } from "~/backend/contract/disputed-areas";

/** Closed, of [lon, lat]. */
export type Ring = readonly (readonly number[])[];

export interface CountryOutline {
  /** ISO 3166-1 alpha-2. */
  iso2: string;
  /** West, south, east, north in degrees. */
  box: [west: number, south: number, east: number, north: number];
  /** One polygon: its outer ring and its holes. */
  rings: Ring[];
}

/** The land of every country with a code, read at the first call: a process without a point never does. */
export function countryOutlines(): readonly CountryOutline[] {
  read ??= readOutlines();
  return read;
}

let read: CountryOutline[] | undefined;

interface CountryShape {
  /** ISO 3166-1 numeric. */
  id?: string;
  properties: { name: string };
  geometry:
    | { type: "Polygon"; coordinates: number[][][] }
    | { type: "MultiPolygon"; coordinates: number[][][][] }
    | null;
}

function readOutlines(): CountryOutline[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const world = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const { features } = feature(world, "countries") as unknown as { features: CountryShape[] };
  return features.flatMap(({ id, properties, geometry }) => {
    const iso2 = (id === undefined ? undefined : countries.numericToAlpha2(id)) ?? countryOfShape(properties.name);
    if (iso2 === null || iso2 === "AQ" || geometry === null) return [];
    return outlineOf(iso2, geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);
  });
}

/** One outline for each polygon, so that far islands do not stretch the box of the main land. */
function outlineOf(iso2: string, polygons: number[][][][]): CountryOutline[] {
  return polygons.map((rings) => ({ iso2, rings, box: boxOf(rings[0] ?? []) }));
}

function boxOf(ring: Ring): CountryOutline["box"] {
  const box: CountryOutline["box"] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of ring) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}
