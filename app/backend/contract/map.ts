import { z } from "zod";
import { seconds } from "~/time/duration";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { targetFilter } from "./collection-targets";
import { range } from "./filter-values";
import { LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP } from "./map-grid";
import { MAP_EXPORTS, MOST_EVENTS, MOST_PLACES, MOST_POINTS, POINT_LAYERS } from "./map-words";
import { pageOf, pageQuery } from "./page";
import { PLACE_PRECISIONS } from "./place-words";
import { RISK_NAMES } from "./score-words";
import { targetType } from "./targets";

const id = z.int().positive();
const count = z.int().nonnegative();
const lon = z.number().describe("WGS 84 degrees, -180 to 180");
const lat = z.number().describe("WGS 84 degrees");
const precision = z.enum(PLACE_PRECISIONS).describe("How well the point is known");

export const mapBounds = z
  .string()
  .max(100)
  .regex(/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/, "west,south,east,north in degrees")
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return { west, south, east, north };
  })
  .refine(({ south, north }) => Math.abs(south) <= 90 && Math.abs(north) <= 90 && south < north, "south below north")
  .refine(({ west, east }) => Math.abs(west) <= 360 && west < east && east - west <= 360, "west before east")
  .describe("west,south,east,north in degrees; east may be beyond 180");

export const mapZoom = z.coerce
  .number()
  .min(LEAST_ZOOM)
  .max(MOST_ZOOM)
  .multipleOf(ZOOM_STEP)
  .describe("0: the equator is 960 pixels long, and each step doubles it; halves are allowed");

export const placeCell = z
  .string()
  .max(40)
  .regex(/^\d(\.5)?,\d{1,6},\d{1,6}$/, "zoom,x,y")
  .optional()
  .describe("zoom,x,y: only those of one cell");

/** It holds a name of up to 200 signs, each of up to four bytes. */
export const placeCursor = z.string().max(2000).optional().describe("The cursor that the page before answered with");

/** Whose places: of a collection, or of the whole network. */
export const mapNetwork = {
  ...targetFilter,
  collectionId: z.coerce.number().int().nonnegative().default(0).describe("0 is the whole network"),
};

const box = z.object({ west: lon, south: lat, east: lon, north: lat });

/** A part of the world may go over the date line: east beyond 180, or west beyond -180. */
const degrees = z.number().describe("WGS 84 degrees");
export const mapPart = {
  bounds: mapBounds
    .optional()
    .describe("west,south,east,north in degrees; left out: the smallest part that has all places in it"),
  zoom: mapZoom.optional().describe("Of the cells; left out: that of a picture of the bounds, 960 by 520 pixels"),
};
export const mapFrame = z
  .object({ west: degrees, south: degrees, east: degrees, north: degrees })
  .describe("Of the picture: the bounds that were asked for, or those that fit");

export const mapCell = z.object({
  x: z.int().nonnegative(),
  y: z.int().nonnegative(),
  lon: lon.describe("The mean of its places"),
  lat,
  count,
  vague: count.describe("Of which only a town, a region or the country is known"),
  byRisk: z.array(z.object({ risk: z.enum(RISK_NAMES), count })).describe("From the riskiest, without what is 0"),
  worst: z.enum(RISK_NAMES),
  box: box.describe("Around its places"),
  target: z
    .object({ id, name: z.string(), type: targetType, ctype: z.string(), precision })
    .nullable()
    .describe("The one target in it; null where there are more"),
});
export type MapCell = z.output<typeof mapCell>;

export const readMapCells = defineCall({
  name: "readMapCells",
  area: "map",
  summary: "Count the places of a network in cells of 24 pixels",
  description:
    "Of the 50,000 targets with the lowest numbers that match. The counts of the cells and of what is left out add up to all that match. Countries, industries and commodities have no place.",
  method: "get",
  path: "/v2/map/cells",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...mapNetwork, ...mapPart }),
  response: z.object({
    cells: z.array(mapCell),
    frame: mapFrame,
    zoom: z.number().describe("Of the cells"),
    left: z.object({ withoutPlace: count, outside: count, beyondLimit: count }),
    asOf: z.iso.datetime(),
  }),
});

export const mapPlace = z.object({
  id,
  name: z.string(),
  type: targetType,
  ctype: z.string(),
  country: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  city: z.string().nullable(),
  lon,
  lat,
  precision,
  /** What the point is of, such as a town. */
  placeName: z.string().nullable(),
  risk: z.enum(RISK_NAMES),
  score: z.number().nullable(),
  tier: z.int().min(1).max(5),
});
export type MapPlace = z.output<typeof mapPlace>;

export const listMapPlaces = defineCall({
  name: "listMapPlaces",
  area: "map",
  summary: "List the places of a network in a part of the world",
  description: `The riskiest first, then by name, of the ${MOST_PLACES.toLocaleString("en")} targets of which \`readMapCells\` counts.`,
  method: "get",
  path: "/v2/map/places",
  access: "signed-in",
  scope: "network:read",
  query: z.object({
    ...mapNetwork,
    bounds: mapBounds,
    cell: placeCell,
    ...pageQuery,
    after: placeCursor,
  }),
  response: pageOf(mapPlace),
});

export const exportMapPlaces = defineCall({
  name: "exportMapPlaces",
  area: "map",
  summary: "Export the places of a network as a file",
  description: "All targets that match, also those without a place, at most 100,000, in the user's language.",
  method: "get",
  path: "/v2/map/places/export",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...mapNetwork, format: z.enum(MAP_EXPORTS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});

export const readMapLayer = defineCall({
  name: "readMapLayer",
  area: "map",
  summary: "Read the points of a layer in a part of the world",
  description: `Ports, airports with an IATA code, passages or capitals: at most ${MOST_POINTS.toLocaleString("en")}, by name.`,
  method: "get",
  path: "/v2/map/layers/{layer}",
  access: "signed-in",
  scope: "network:read",
  params: z.object({ layer: z.enum(POINT_LAYERS) }),
  query: z.object({ bounds: mapBounds }),
  response: z.object({
    points: z.array(
      z.object({
        id: id.nullable().describe("Of the target; null for a passage or capital, which are none"),
        name: z.string(),
        code: z.string().nullable().describe("UN/LOCODE or IATA; of a capital its country, ISO 3166-1 alpha-2"),
        lon,
        lat,
      }),
    ),
    isCut: z.boolean(),
  }),
});

const km = z.number().nonnegative().nullable();
export const mapEvent = z.object({
  alertId: id,
  title: z.string(),
  type: z.string(),
  priority: z.enum(PRIORITY_NAMES),
  at: z.iso.datetime(),
  targetCount: count,
  points: z.array(
    z.object({
      lon,
      lat,
      innerKm: km.describe("Up to here it hits"),
      outerKm: km.describe("Up to here surroundings are touched; null for what reaches nobody whom it does not name"),
    }),
  ),
  areas: z.array(z.array(z.array(z.tuple([lon, lat])))).describe("Polygons as in GeoJSON"),
  countries: z.array(z.string()).describe("Where nothing but the country is known, ISO 3166-1 alpha-2"),
});
export type MapEvent = z.output<typeof mapEvent>;

export const listMapEvents = defineCall({
  name: "listMapEvents",
  area: "map",
  summary: "List the events of your feed with how far they reach",
  description: `The gravest first, at most ${MOST_EVENTS}, archived ones left out. Reach is by the rule hazard-reach as it holds today.`,
  method: "get",
  path: "/v2/map/events",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({ period: range.optional().describe("The last 30 days unless said") }),
  response: z.object({
    events: z.array(mapEvent),
    withoutPlace: count,
    isCut: z.boolean(),
  }),
});
