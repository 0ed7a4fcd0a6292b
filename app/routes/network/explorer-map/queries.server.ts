import { callBackend, streamBackend } from "~/backend/client.server";
import { exportExplorerPlaces, listExplorerPlaces, readExplorerCells } from "~/backend/contract/explorer-map";
import type { MapExport } from "~/backend/contract/map-words";
import type { LoadContext } from "~/load-context";
import { filterFields } from "../explorer/asked";
import { readMapOf } from "../map/queries.server";
import type { Asked } from "./asked";

/** The map of what the explorer finds. */
export function readExplorerMap(context: LoadContext, { found, map }: Asked) {
  const filter = filterFields(found);
  return readMapOf(context, map, {
    cells: (part) => callBackend(context, readExplorerCells, { query: { ...filter, ...part } }),
    places: (page) => callBackend(context, listExplorerPlaces, { query: { ...filter, ...page } }),
  });
}
export type ExplorerMapAnswer = Awaited<ReturnType<typeof readExplorerMap>>;

export const exportOf = (context: LoadContext, { found }: Asked, format: MapExport): Promise<Response> =>
  streamBackend(context, exportExplorerPlaces, { query: { ...filterFields(found), format } });
