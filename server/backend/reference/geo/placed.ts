import type { Placed } from "../../platform/db/shapes/target-place";
import { type Address, type Geocoded, geocode } from "./geocode/geocode";
import { PLACE_RULES } from "./geocode/place-rules";

/** What a target of an address is written with: the point that the gazetteer has for it, and how well that is known. */
export function placedBy(address: Address): Placed {
  const found = geocode(address);
  return found === null ? NOWHERE : placed(found);
}

export function placed({ precision, name, point, radiusKm }: Geocoded): Placed {
  const place = { precision, source: "gazetteer" as const, name, radiusKm, rules: PLACE_RULES };
  return { lat: point?.lat ?? null, lon: point?.lon ?? null, place };
}

const NOWHERE: Placed = { lat: null, lon: null, place: null };
