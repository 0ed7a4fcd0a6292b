import { callBackend, streamBackend } from "~/backend/client.server";
import { exportMapPlaces, listMapEvents, listMapPlaces, readMapCells, readMapLayer } from "~/backend/contract/map";
import { type Bounds, LEAST_ZOOM } from "~/backend/contract/map-grid";
import { type MapExport, POINT_LAYERS } from "~/backend/contract/map-words";
import { BackendRefusedError } from "~/backend/errors";
import { targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { boundsAround } from "~/map/world/bounds-around";
import type { MapFrame } from "~/map/world/scale";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { orNotFound, overviewOf } from "../queries.server";
import type { Asked } from "./asked";

/** So many places are on one page of the list. */
const PAGE_SIZE = 50;
/** Airports are everywhere: from twice the whole world's scale on. */
const AIRPORTS_FROM_ZOOM = 2;

/** Everything that a map shows, in the frame that its address names, or else in the one that holds all marks. */
export async function readMap(context: LoadContext, asked: Asked) {
  const { frame, cells } = await framed(context, asked);
  const { layers, period } = asked.view;
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
    listed(context, asked, bounds),
    overviewOf(context),
  ]);
  return { frame, cells, events, points, places, overview };
}
export type MapAnswer = Awaited<ReturnType<typeof readMap>>;

/** A page of the places that the map counts: all of them, or those of one mark. A cursor that was cut short is a first page. */
async function listed(context: LoadContext, asked: Asked, bounds: string) {
  const { cell, after } = asked;
  const pageAt = (cursor: string | null) =>
    callBackend(context, listMapPlaces, {
      query: {
        ...networkQuery(asked),
        bounds,
        size: PAGE_SIZE,
        ...(cell && { cell }),
        ...(cursor && { after: cursor }),
      },
    });
  return pageAt(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return pageAt(null);
    throw error;
  });
}

/** The marks, and where they are. */
export async function framed(context: LoadContext, asked: Asked) {
  const { bounds, centre } = asked.view;
  const read = (frame: MapFrame) =>
    orNotFound(
      callBackend(context, readMapCells, {
        query: { ...networkQuery(asked), bounds: boundsOf(frame.hull), zoom: frame.zoom },
      }),
    );
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
