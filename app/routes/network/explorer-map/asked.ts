import { type MapView, mapViewFields, parseMapView } from "~/map/world/map-view";
import { paths } from "~/paths";
import { askedFields, parseAsked as parseExplored } from "../explorer/asked";
import { parseCell } from "../map/asked";
import type { ShownMap } from "../map/shown-map";

/** What a map of the explorer is asked for by its address: what the explorer is asked for, and what a map is. */
export interface Asked {
  /** Without the cursor, which is the map's. */
  found: ReturnType<typeof parseExplored>;
  map: ShownMap;
}

export function parseAsked(search: URLSearchParams): Asked {
  const { after, ...rest } = parseExplored(search);
  const found = { ...rest, after: null };
  const view = parseMapView(search);
  return {
    found,
    map: {
      kind: "explorer",
      ...{ view, after, cell: parseCell(search) },
      href: (changes, more) => paths.explorerMap(searchOf(found, { ...view, ...changes }, more)),
      // No countries are counted there.
      fileHref: (format, changes) =>
        paths.explorerMapExport(format === "countries" ? "csv" : format, searchOf(found, { ...view, ...changes })),
    },
  };
}

/** `?q=steel&bounds=5,47,15,55` */
export function searchOf(found: Asked["found"], view: MapView, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...askedFields(found), ...mapViewFields(view), ...more }).toString();
  return search && `?${search}`;
}
