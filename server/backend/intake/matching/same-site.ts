import { distanceKm, type Point } from "../../reference/geo/distance";
import { foldName } from "../../reference/names/fold-name";
import type { EventPlace, MatchedEvent } from "./load-events";
import type { MatchedTarget, TargetPlace } from "./load-targets";
import type { EventMatching } from "./rules/event-matching";

export interface Nearness {
  sameSite: boolean;
  /** From the event to the target's nearest place; null where one of them has no point. */
  km: number | null;
  /** What the place is called, for the reason. */
  place: string;
}

/** Whether an event happened at one of the target's places: by distance, as exactly as the event's is known, or by the town's name. */
export function nearness(event: MatchedEvent, target: MatchedTarget, limits: EventMatching["sameSiteKm"]): Nearness {
  let nearest: { km: number; limit: number; place: TargetPlace } | undefined;
  for (const place of target.places) {
    const point = pointOf(place);
    for (const { place: where } of event.places) {
      if (where.kind !== "point" || !point) continue;
      const km = distanceKm(where, point);
      if (!nearest || km < nearest.km) nearest = { km, limit: limits[where.precision ?? "exact"], place };
    }
  }
  const called = (place: TargetPlace | undefined) => place?.label ?? place?.city ?? target.name;
  if (nearest) return { sameSite: nearest.km <= nearest.limit, km: nearest.km, place: called(nearest.place) };
  const town = target.places.find((place) => event.places.some((where) => inTown(where, place)));
  return { sameSite: town !== undefined, km: null, place: called(town) };
}

function pointOf({ lat, lon }: TargetPlace): Point | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** The same town of the same country; a town's name alone is in many. */
function inTown({ place, country }: EventPlace, { city, country: theirs }: TargetPlace): boolean {
  return (
    place.kind === "address" && !!place.city && !!city && country === theirs && foldName(place.city) === foldName(city)
  );
}

/** Folded words that name the place itself; two organizations of one town share them without being one. */
export function placeWords(event: MatchedEvent, target: MatchedTarget): Set<string> {
  const told = event.places.flatMap(({ place }) => (place.kind === "address" ? [place.city ?? place.text] : []));
  const known = target.places.flatMap(({ city, label }) => [city, label].filter((text) => text !== null));
  return new Set([...told, ...known].flatMap((text) => foldName(text).split(" ")));
}
