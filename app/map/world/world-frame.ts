import type { Bounds } from "~/backend/contract/map-grid";
import { equalEarth } from "./equal-earth-frame";
import { regional } from "./regional-frame";
import type { MapFrame } from "./scale";

/** A map wider than this shows areas truly; a narrower one shows distances and directions. */
export const WORLD_FROM = 60;

export const WHOLE_WORLD: Bounds = { west: -180, south: -90, east: 180, north: 90 };

/** The closest picture that has these bounds in it; `centre` is the meridian in the middle of a map of the whole world. */
export function worldFrame(bounds: Bounds, centre?: number): MapFrame {
  const width = bounds.east - bounds.west;
  if (width <= WORLD_FROM) {
    const frame = regional(bounds);
    if (frame.bounds.east - frame.bounds.west <= WORLD_FROM) return frame;
  }
  return equalEarth(bounds, WORLD_FROM, width >= 360 ? centre : undefined);
}
