import { parseTargetFilter, type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import { type MapView, mapViewFields, parseMapView } from "~/map/world/map-view";
import { paths } from "~/paths";
import type { ShownMap } from "./shown-map";

/** What a map of the network is asked for by its address. */
export interface Asked {
  /** 0: the whole network. */
  collectionId: number;
  filter: TargetListFilter;
  view: MapView;
  /** `zoom,x,y`: the list holds the places of one cell. */
  cell: string | null;
  /** Cursor of the list's page. */
  after: string | null;
}

export function parseAsked(search: URLSearchParams): Asked {
  const collection = search.get("collection") ?? "";
  return {
    collectionId: /^[1-9]\d{0,14}$/.test(collection) ? Number(collection) : 0,
    filter: parseTargetFilter(search),
    view: parseMapView(search),
    cell: parseCell(search),
    after: search.get("after"),
  };
}

export function parseCell(search: URLSearchParams): string | null {
  const cell = search.get("cell") ?? "";
  return /^\d(?:\.5)?,\d{1,6},\d{1,6}$/.test(cell) ? cell : null;
}

/** Whose places: what every address of the map says, and of its files. */
export function networkFields({ collectionId, filter }: Asked): Record<string, string> {
  return { ...(collectionId !== 0 && { collection: String(collectionId) }), ...targetMatchFields(filter) };
}

/** The same map with another view; what belongs to one page of the list is left behind. */
export function searchOf(asked: Asked, changes: Partial<MapView> = {}, more: Record<string, string> = {}): string {
  const fields = { ...networkFields(asked), ...mapViewFields({ ...asked.view, ...changes }), ...more };
  const search = new URLSearchParams(fields).toString();
  return search && `?${search}`;
}

/** The map of a network, for what draws maps of all kinds. */
export const networkMapOf = (asked: Asked): ShownMap => ({
  kind: "network",
  view: asked.view,
  cell: asked.cell,
  after: asked.after,
  href: (changes, more) => paths.networkMap(searchOf(asked, changes, more)),
  fileHref: (format, changes) => paths.networkMapExport(format, searchOf(asked, changes)),
});
