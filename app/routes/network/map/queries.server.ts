import { callBackend, streamBackend } from "~/backend/client.server";
import {
  exportMapPlaces,
  listMapEvents,
  listMapPlaces,
  type MapCell,
  type MapPlace,
  readMapCells,
  readMapLayer,
} from "~/backend/contract/map";
import { exportMapCountries, readMapCountries } from "~/backend/contract/map-countries";
import type { Bounds } from "~/backend/contract/map-grid";
import { type MapExport, POINT_LAYERS } from "~/backend/contract/map-words";
import { BackendRefusedError } from "~/backend/errors";
import { targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import type { MapView } from "~/map/world/map-view";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { orNotFound, overviewOf } from "../queries.server";
import type { Asked } from "./asked";
import type { CountryFigures } from "./shading.server";
import type { ShownMap } from "./shown-map";

/** So many places are on one page of the list. */
const PAGE_SIZE = 50;
/** Airports are everywhere: from twice the whole world's scale on. */
const AIRPORTS_FROM_ZOOM = 2;

/** Where a map's marks and places come from. */
export interface MapSource {
  /** Without a part: of all places, in the part of the world that has room for them. */
  cells(part: { bounds?: string; zoom?: number }): Promise<ShownCells>;
  /** What shades countries; a map without it has no such layer. */
  countries?(part: { period?: string }): Promise<CountryFigures>;
  places(page: { bounds: string; size: number; cell?: string; after?: string }): Promise<PlacesPage>;
}

export interface ShownCells {
  cells: MapCell[];
  left: { withoutPlace: number; outside: number; beyondLimit: number };
  asOf: string;
  /** Of the picture. */
  frame: Bounds;
  /** Of the cells; the picture's may be half a step more. */
  zoom: number;
}

export interface PlacesPage {
  content: Omit<MapPlace, "tier">[];
  totalElements: number;
  totalIsExact: boolean;
  after: string | null;
}

/** The map of a network, or of one collection. */
export const readMap = (context: LoadContext, asked: Asked) =>
  readMapOf(context, asked, {
    cells: (part) => orNotFound(callBackend(context, readMapCells, { query: { ...networkQuery(asked), ...part } })),
    places: (page) => callBackend(context, listMapPlaces, { query: { ...networkQuery(asked), ...page } }),
    countries: (part) => callBackend(context, readMapCountries, { query: { ...networkQuery(asked), ...part } }),
  });

/** Everything that a map shows, in the frame that its address names, or else in the one that holds all marks. */
export async function readMapOf<Source extends MapSource>(
  context: LoadContext,
  map: Pick<ShownMap, "view" | "cell" | "after">,
  source: Source,
) {
  const { frame, cells } = await framed(map.view, source);
  const { layers, period } = map.view;
  const bounds = boundsOf(frame.hull);
  const during = period ? { period: `${period.from}..${period.to}` } : {};
  const [events, points, places, countries, overview] = await Promise.all([
    layers.includes("events") ? callBackend(context, listMapEvents, { query: during }) : null,
    Promise.all(
      POINT_LAYERS.filter(
        (layer) => layers.includes(layer) && (layer !== "airports" || frame.zoom >= AIRPORTS_FROM_ZOOM),
      ).map(async (layer) => ({
        layer,
        ...(await callBackend(context, readMapLayer, { params: { layer }, query: { bounds } })),
      })),
    ),
    listed(map, bounds, source),
    layers.includes("shade") && source.countries ? source.countries(during) : null,
    overviewOf(context),
  ]);
  return { frame, cells, events, points, places, countries, overview };
}
export type MapAnswer = Awaited<ReturnType<typeof readMapOf>>;

/** A page of the places that the map counts: all of them, or those of one mark. A cursor that was cut short is a first page. */
async function listed({ cell, after }: Pick<ShownMap, "cell" | "after">, bounds: string, source: MapSource) {
  const page = { bounds, size: PAGE_SIZE, ...(cell && { cell }) };
  return source.places({ ...page, ...(after && { after }) }).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return source.places(page);
    throw error;
  });
}

/** The marks, and where they are: by the address, or where all of them have room. */
async function framed<Source extends MapSource>({ bounds, centre }: MapView, source: Source) {
  const asked = bounds ?? (centre === null ? null : WHOLE_WORLD);
  const frame = asked && worldFrame(asked, centre ?? undefined);
  const part = frame ? { bounds: boundsOf(frame.hull), zoom: frame.zoom } : {};
  const cells = (await source.cells(part)) as Awaited<ReturnType<Source["cells"]>>;
  return { frame: frame ?? worldFrame((cells as ShownCells).frame), cells };
}

export function exportOf(context: LoadContext, asked: Asked, format: MapExport): Promise<Response> {
  return orNotFound(streamBackend(context, exportMapPlaces, { query: { ...networkQuery(asked), format } }));
}

export const exportCountriesOf = (context: LoadContext, asked: Asked): Promise<Response> => {
  const { period } = asked.view;
  const during = period && { period: `${period.from}..${period.to}` };
  return orNotFound(streamBackend(context, exportMapCountries, { query: { ...networkQuery(asked), ...during } }));
};

const networkQuery = ({ collectionId, filter }: Asked) => ({ ...targetMatchFields(filter), collectionId });

/** As the backend takes them: within a turn of the globe. */
const boundsOf = ({ west, south, east, north }: Bounds): string => {
  const width = Math.min(360, east - west);
  const start = ((((west + 180) % 360) + 360) % 360) - 180;
  return [start, south, start + width, north].map((value) => value.toFixed(6)).join();
};
