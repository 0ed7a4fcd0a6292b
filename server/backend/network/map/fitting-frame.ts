import { sql } from "drizzle-orm";
import type { Bounds } from "~/backend/contract/map-grid";
import { boundsAround } from "~/map/world/bounds-around";
import { worldFrame } from "~/map/world/world-frame";
import type { Tx } from "../../platform/db/database";
import { eachPlace, type InMemory, inMemory } from "./in-memory";
import { type Network, picked } from "./picked";

/** Which part of the world is asked for, and in cells of which zoom. */
export interface Part {
  /** Degrees of which `worldFrame` makes the picture. */
  frame: Bounds;
  /** What may be in it. */
  bounds: Bounds;
  zoom: number;
}

/** What a call asked for; a zoom that it does not say is that of a picture of its bounds. */
export const askedPart = (bounds: Bounds, zoom: number | undefined): Part => ({
  frame: bounds,
  bounds,
  zoom: zoom ?? worldFrame(bounds).zoom,
});

/** The picture that has all of these boxes in it; of the whole world where there is none. */
export function partAround(boxes: readonly Bounds[]): Part {
  // Not the picture's own bounds: those of one that shows all meridians no longer say which is in the middle.
  const frame = boundsAround(boxes);
  const { hull, zoom } = worldFrame(frame);
  return { frame, bounds: hull, zoom };
}

/** The picture that shows all places of a network: one pass over them that groups by longitude alone, so that one call finds it and counts. */
export async function fittingPart(tx: Tx, network: Network): Promise<Part> {
  const places = await inMemory(tx, network);
  if (places) return partAround(stripesOf(places));
  const { rows } = await tx.execute<Bounds & Record<string, unknown>>(sql`
    select min(east) - 180 as west, max(east) - 180 as east, min(lat) as south, max(lat) as north
      from (${picked(network)}) p where lat is not null group by floor(east / ${STRIPE})`);
  return partAround(rows);
}

function stripesOf(places: InMemory): Bounds[] {
  const stripes: Bounds[] = [];
  eachPlace(places, (_id, lat, fromDateLine) => {
    if (Number.isNaN(lat)) return;
    const lon = fromDateLine - 180;
    const stripe = Math.floor(fromDateLine / STRIPE);
    const known = stripes[stripe];
    if (!known) {
      stripes[stripe] = { west: lon, east: lon, south: lat, north: lat };
      return;
    }
    if (lon < known.west) known.west = lon;
    if (lon > known.east) known.east = lon;
    if (lat < known.south) known.south = lat;
    if (lat > known.north) known.north = lat;
  });
  return stripes.filter(Boolean);
}

/** Degrees: the cells of a map of the world are as wide at the equator. */
const STRIPE = 9;
