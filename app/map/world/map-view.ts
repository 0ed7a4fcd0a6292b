import type { Bounds } from "~/backend/contract/map-grid";
import { parseCellText } from "./cell-address";
import { WHOLE_WORLD } from "./world-frame";

export const LAYERS = ["sites", "events", "ports", "airports", "passages", "capitals", "shade"] as const;
export type Layer = (typeof LAYERS)[number];

export const SHADES = ["risk", "alerts", "share"] as const;
export type Shade = (typeof SHADES)[number];

/** Days of UTC, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What of the world a map shows, as its address says it. */
export interface MapView {
  /** Null: where the marks are. */
  bounds: Bounds | null;
  /** The meridian in the middle of a map of the whole world; null: Greenwich. */
  centre: number | null;
  layers: readonly Layer[];
  shade: Shade;
  /** Null: the last 30 days. */
  period: Period | null;
  /** The address named a part of the world that does not exist. */
  isUnknownPart: boolean;
}

export const USUAL_LAYERS: readonly Layer[] = ["sites", "events"];

/** Reads what an address says; what it does not know is left out. */
export function parseMapView(search: URLSearchParams): MapView {
  const asked = search.get("bounds");
  const bounds = asked === null ? null : parseBounds(asked);
  const layers = search.getAll("layers").flatMap((text) => text.split(","));
  return {
    bounds,
    centre: parseCentre(search.get("centre")),
    // A form without a tick sends nothing, so it says by `show` that it was sent.
    layers:
      search.has("layers") || search.has("show") ? LAYERS.filter((layer) => layers.includes(layer)) : USUAL_LAYERS,
    shade: SHADES.find((shade) => shade === search.get("shade")) ?? "risk",
    period: parsePeriod(search),
    isUnknownPart: asked !== null && bounds === null,
  };
}

/** The view as fields of an address, without what is usual. */
export function mapViewFields({ bounds, centre, layers, shade, period }: MapView): Record<string, string> {
  return {
    ...(bounds && { bounds: boundsText(bounds) }),
    ...(centre !== null && { centre: decimal(centre) }),
    ...(layers.join() !== USUAL_LAYERS.join() && { layers: layers.join() || "none" }),
    ...(shade !== "risk" && { shade }),
    ...(period && (period.from === period.to ? { at: period.from } : period)),
  };
}

/** `w,s,e,n`, or a cell as marks lead to it; null for what is no part of the world. */
export function parseBounds(text: string): Bounds | null {
  return text.includes("_") ? withinTurn(parseCellText(text)) : parseDegrees(text);
}

function parseDegrees(text: string): Bounds | null {
  const parts = text.split(",");
  const [west, south, east, north] = parts.map((part) =>
    /^-?\d{1,4}(?:\.\d{1,12})?$/.test(part) ? Number(part) : Number.NaN,
  );
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined)
    return null;
  if (![west, south, east, north].every(Number.isFinite)) return null;
  if (Math.abs(south) > 90 || Math.abs(north) > 90 || north <= south || east === west) return null;
  // Over the date line, written as GeoJSON does.
  const width = east > west ? east - west : east - west + 360;
  if (width < 0) return null;
  return withinTurn({ west, south, east: west + width, north });
}

/** From -180 on, or the whole world. */
function withinTurn(bounds: Bounds | null): Bounds | null {
  if (bounds === null) return null;
  const width = bounds.east - bounds.west;
  if (width >= 360) return WHOLE_WORLD;
  const west = ((((bounds.west + 180) % 360) + 360) % 360) - 180;
  return { ...bounds, west, east: west + width };
}

export const boundsText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(decimal).join();

/** Two decimals, a kilometre, and no "-0". */
const decimal = (value: number): string => String(Math.round(value * 100) / 100 + 0);

function parseCentre(text: string | null): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const centre = Number(text);
  return Math.abs(centre) <= 180 && centre !== 0 ? centre : null;
}

function parsePeriod(search: URLSearchParams): Period | null {
  const [at, from, to] = ["at", "from", "to"].map((name) => dayOf(search.get(name)));
  if (at) return { from: at, to: at };
  return from && to && from <= to ? { from, to } : null;
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "0001") return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
