import type { PlaceWord } from "~/backend/contract/place-words";
import type { TargetPlace } from "../../platform/db/shapes/target-place";

/** How well a target's point is known, in the words of the contract; null where nothing tells where it is. */
export function placeWordOf(lat: number | null, place: TargetPlace | null): PlaceWord | null {
  if (place !== null) return { precision: place.precision, source: place.source, name: place.name };
  return lat === null ? null : { precision: "address", source: "given", name: null };
}
