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
import { type Bounds, LEAST_ZOOM } from "~/backend/contract/map-grid";
import { type MapExport, POINT_LAYERS } from "~/backend/contract/map-words";
import { BackendRefusedError } from "~/backend/errors";
import { targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { boundsAround } from "~/map/world/bounds-around";
import type { MapView } from "~/map/world/map-view";
import type { MapFrame } from "~/map/world/scale";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { orNotFound, overviewOf } from "../queries.server";
import type { Asked } from "./asked";
import type { ShownMap } from "./shown-map";

/** So many places are on one page of the list. */
const PAGE_SIZE = 50;
/** Airports are everywhere: from twice the whole world's scale on. */
const AIRPORTS_FROM_ZOOM = 2;

/** Where a map's marks and places come from. */
export interface MapSource {
  cells(part: { bounds: string; zoom: number }): Promise<ShownCells>;
  places(page: { bounds: string; size: number; cell?: string; after?: string }): Promise<PlacesPage>;
}

export interface ShownCells {
  cells: MapCell[];
  left: { withoutPlace: number; outside: number; beyondLimit: number };
  asOf: string;
  /** Of the cells, where it is not the picture's. */
  zoom?: number;
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
  const [events, points, places, overview] = await Promise.all([
    layers.includes("events")
      ? callBackend(context, listMapEvents, { query: period ? { period: `${period.from}..${period.to}` } : {} })
      : null,
    Promise.all(
      POINT_LAYERS.filter(
        (layer) => layers.includes(layer) && (layer !== "airports" || frame.zoom >= AIRPORTS_FROM_ZOOM),
      ).map(async (layer) => ({
        layer,
        ...(await callBackend(context, readMapLayer, { params: { layer }, query: { bounds } })),
      })),
    ),
    listed(map, bounds, source),
    overviewOf(context),
  ]);
  return { frame, cells, events, points, places, overview };
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

/** The marks, and where they are. */
async function framed<Source extends MapSource>({ bounds, centre }: MapView, source: Source) {
  const read = (frame: MapFrame) =>
    source.cells({ bounds: boundsOf(frame.hull), zoom: frame.zoom }) as ReturnType<Source["cells"]>;
  if (bounds !== null) {
    const frame = worldFrame(bounds, centre ?? undefined);
    return { frame, cells: await read(frame) };
  }
  const world = worldFrame(WHOLE_WORLD, centre ?? undefined);
  const all = await read(world);
  const frame = centre === null ? worldFrame(boundsAround(all.cells.map(({ box }) => box))) : world;
  return { frame, cells: frame.zoom === LEAST_ZOOM ? all : await read(frame) };
}

export function exportOf(context: LoadContext, asked: Asked, format: MapExport): Promise<Response> {
  return orNotFound(streamBackend(context, exportMapPlaces, { query: { ...networkQuery(asked), format } }));
}

const networkQuery = ({ collectionId, filter }: Asked) => ({ ...targetMatchFields(filter), collectionId });

/** As the backend takes them: within a turn of the globe. */
const boundsOf = ({ west, south, east, north }: Bounds): string => {
  const width = Math.min(360, east - west);
  const start = ((((west + 180) % 360) + 360) % 360) - 180;
  return [start, south, start + width, north].map((value) => value.toFixed(6)).join();
};
