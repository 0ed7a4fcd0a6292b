import { parseTargetFilter, type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import { type MapView, mapViewFields, parseMapView } from "~/map/world/map-view";

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
  const cell = search.get("cell") ?? "";
  return {
    collectionId: /^[1-9]\d{0,14}$/.test(collection) ? Number(collection) : 0,
    filter: parseTargetFilter(search),
    view: parseMapView(search),
    cell: /^\d(?:\.5)?,\d{1,6},\d{1,6}$/.test(cell) ? cell : null,
    after: search.get("after"),
  };
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
