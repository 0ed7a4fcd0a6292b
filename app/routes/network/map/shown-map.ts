import type { MapExport } from "~/backend/contract/map-words";
import type { MapView } from "~/map/world/map-view";

/** A map as its address says it, whatever it shows. */
export interface ShownMap {
  kind: "network" | "explorer";
  view: MapView;
  /** `zoom,x,y`: the list holds the places of one cell. */
  cell: string | null;
  /** Cursor of the list's page. */
  after: string | null;
  /** The same map with another view; what belongs to one page of the list is left behind unless it is said. */
  href(changes?: Partial<MapView>, more?: Record<string, string>): string;
  /** The same as a file. */
  fileHref(format: "svg" | MapExport | "countries", changes?: Partial<MapView>): string;
}
