import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { explorerFilter, explorerNotes } from "./explorer";
import { mapBounds, mapCell, mapFrame, mapPart, mapPlace, placeCell, placeCursor } from "./map";
import { MAP_EXPORTS } from "./map-words";
import { pageOf, pageQuery } from "./page";

const count = z.int().nonnegative();

/** In the directory most have no tier. */
const explorerPlace = mapPlace.extend({ tier: mapPlace.shape.tier.nullable() });
export type ExplorerPlace = z.output<typeof explorerPlace>;

export const readExplorerCells = defineCall({
  name: "readExplorerCells",
  area: "map",
  summary: "Count what the explorer finds in cells of a map",
  description:
    "The counts of the cells and of what is left out add up to all that match. Up to zoom 6 whole cells count that touch the bounds, of the whole zoom below a half one; closer, the points between them. By words, goods, industry or size, of the first 10,000.",
  method: "get",
  path: "/v2/explorer/map/cells",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...explorerFilter, ...mapPart }),
  response: z.object({
    cells: z.array(mapCell),
    frame: mapFrame,
    zoom: z.number().describe("Of the cells"),
    isExact: z.boolean().describe("False: more than 10,000 match; the figures are of the first ones"),
    left: z.object({ withoutPlace: count, outside: count, beyondLimit: count }),
    notes: explorerNotes,
    asOf: z.iso.datetime(),
  }),
});

export const listExplorerPlaces = defineCall({
  name: "listExplorerPlaces",
  area: "map",
  summary: "List what the explorer finds in a part of the world",
  description: "The riskiest first, then by name. The total is exact up to 10,000.",
  method: "get",
  path: "/v2/explorer/map/places",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...explorerFilter, bounds: mapBounds, cell: placeCell, ...pageQuery, after: placeCursor }),
  response: pageOf(explorerPlace),
});

export const exportExplorerPlaces = defineCall({
  name: "exportExplorerPlaces",
  area: "map",
  summary: "Export the places that the explorer finds as a file",
  description:
    "All targets that match, also those without a place, at most 100,000, in the user's language, ordered by name.",
  method: "get",
  path: "/v2/explorer/map/export",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...explorerFilter, format: z.enum(MAP_EXPORTS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
