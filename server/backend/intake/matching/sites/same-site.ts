import { mapInTurns } from "../../../platform/threads/map-in-turns";
import { distanceKm, type Point } from "../../../reference/geo/distance";
import { openGazetteer } from "../../../reference/geo/gazetteer/gazetteer";
import { geocode } from "../../../reference/geo/geocode/geocode";
import { foldName } from "../../../reference/names/fold-name";
import type { EventPlace, MatchedEvent } from "../load-events";
import type { MatchedTarget, TargetPlace } from "../load-targets";
import type { EventMatching } from "../rules/event-matching";
import { areOtherTowns, haveOneName, type Town, townInName } from "./towns";

export interface Nearness {
  sameSite: boolean;
  /** From the event to the target's nearest place; null where one of them has no point. */
  km: number | null;
  /** What the place is called, for the reason. */
  place: string;
  /** Both name one town. */
  sameTown: boolean;
}

type Limits = EventMatching["sameSiteKm"];

/**
 * Whether an event happened at one of the target's places: by distance, as exactly as the event's is known, or by the town's name. Where both
 * name a town, and these are two, it is the same site only as near as an exact place would be.
 */
export function nearness(event: MatchedEvent, target: MatchedTarget, limits: Limits): Nearness {
  const towns = townsTold(event);
  const nearest = nearestOf(pointsTold(event), target, limits);
  const called = (place: TargetPlace | undefined) => place?.label ?? place?.city ?? target.name;
  if (!nearest) {
    const place = target.places.find(({ city, country }) =>
      towns.some((town) => city && country === town.country && haveOneName(town, { name: city })),
    );
    return { sameSite: place !== undefined, km: null, place: called(place), sameTown: place !== undefined };
  }
  const { km, limit, at, place } = nearest;
  const its = townOf(target, place);
  const isNamed = its !== null && towns.some((town) => town.country === its.country && haveOneName(town, its));
  const sameTown = isNamed && (km <= ONE_TOWN_KM || !at.sure);
  const sameSite = km <= limit ? sameTown || !isElsewhere(nearest, its, towns, limits) : sameTown && !at.sure;
  return { sameSite, km, place: called(place), sameTown };
}

/** Two towns of one name lie further apart. */
const ONE_TOWN_KM = 40;

interface Nearest {
  km: number;
  /** So near it is one site. */
  limit: number;
  at: ToldPoint;
  place: TargetPlace;
}

function nearestOf(told: readonly ToldPoint[], { places }: MatchedTarget, limits: Limits): Nearest | undefined {
  const all = places.flatMap((place) => {
    const point = pointOf(place);
    const limit = (at: ToldPoint) => Math.max(limits[at.precision], limits[exactness(place)]);
    return point ? told.map((at) => ({ km: distanceKm(at, point), limit: limit(at), at, place })) : [];
  });
  return all.reduce<Nearest | undefined>((best, one) => (best && best.km <= one.km ? best : one), undefined);
}

function isElsewhere({ km, at, place }: Nearest, its: Town | null, towns: readonly Town[], limits: Limits): boolean {
  // A county's middle is in none of its towns, and is told with the county's name in the town's place.
  if (its === null || towns.length === 0 || at.precision === "county") return false;
  // So near a town's centre it is there, whatever the address says; but a point that was looked up is a town's centre itself.
  if (km <= limits.exact && exactness(place) === "exact") return false;
  return towns.every((town) => areOtherTowns(town, its));
}

export interface ToldPoint extends Point {
  precision: keyof Limits;
  /** Said by the source, or looked up with its state; a town's name alone is in many. */
  sure: boolean;
}

/** Where its source says that it happened; where that is a town without a point, the town's. */
export function pointsTold(event: MatchedEvent): ToldPoint[] {
  const known = told.get(event);
  if (known) return known;
  const points = pointsGiven(event);
  return keep(event, points.length > 0 ? points : event.places.flatMap(lookedUp));
}

/** Looks the towns of events up before they are asked for: an event may name a hundred, and other work has its turn in between. */
export async function lookUpTowns(events: readonly MatchedEvent[]): Promise<void> {
  for (const event of events) {
    const points = pointsGiven(event);
    keep(event, points.length > 0 ? points : (await mapInTurns(event.places, lookedUp, opened)).flat());
  }
}

const pointsGiven = ({ places }: MatchedEvent): ToldPoint[] =>
  places.flatMap(({ place }): ToldPoint[] =>
    place.kind === "point"
      ? [{ lat: place.lat, lon: place.lon, precision: place.precision ?? "exact", sure: true }]
      : [],
  );

function keep(event: MatchedEvent, points: ToldPoint[]): ToldPoint[] {
  told.set(event, points);
  return points;
}

/** An event is compared with many targets. */
const told = new WeakMap<MatchedEvent, ToldPoint[]>();

const opened = ({ place, country }: EventPlace): Promise<void> | undefined =>
  place.kind === "address" && place.city ? openGazetteer(country) : undefined;

/** Characters of a town's name with its district; whatever else somebody sends there only takes time. */
const LONGEST_TOWN = 80;

function lookedUp({ place, country }: EventPlace): ToldPoint[] {
  if (place.kind !== "address" || !place.city || !country) return [];
  const [city, region] = [place.city, place.region].map((name) => name?.slice(0, LONGEST_TOWN));
  const found = geocode({ country, city, region });
  const isTown = found?.precision === "town" || found?.precision === "postcode";
  return isTown && found.point ? [{ ...found.point, precision: "town", sure: place.region !== null }] : [];
}

/** Towns that its source names. */
export function townsTold(event: MatchedEvent): Town[] {
  const [at] = pointsTold(event);
  const point = at?.sure ? { lat: at.lat, lon: at.lon } : null;
  return event.places.flatMap(({ place, country }) =>
    place.kind === "address" && place.city && country
      ? place.city.split(SEVERAL).map((name) => ({ name, country, point }))
      : [],
  );
}

/** "Gary and Portage" are two. */
const SEVERAL = /\s+(?:and|und|et|&|\+)\s+/i;

/** The town of a target's place: as its address says, else as its own name does. */
function townOf({ name }: MatchedTarget, place: TargetPlace): Town | null {
  const point = pointOf(place);
  if (place.country === null) return null;
  if (place.city) return { name: place.city, country: place.country, point };
  const named = point && exactness(place) === "exact" ? townInName(name, place.country, point) : null;
  return named === null ? null : { name: named, country: place.country, point };
}

/** A country's middle is no place of the target's. */
function pointOf({ lat, lon, precision }: TargetPlace): Point | null {
  return lat === null || lon === null || precision === "country" ? null : { lat, lon };
}

/** A looked-up place is as exact as an event's of that kind. */
function exactness({ precision }: TargetPlace): keyof Limits {
  if (precision === "region") return "county";
  return precision === "town" || precision === "postcode" ? "town" : "exact";
}

/** Folded words that name the place itself; two organizations of one town share them without being one. */
export function placeWords(event: MatchedEvent, target: MatchedTarget): Set<string> {
  const named = event.places.flatMap(({ place }) => (place.kind === "address" ? [place.city ?? place.text] : []));
  const known = target.places.flatMap(({ city, label }) => [city, label].filter((text) => text !== null));
  return new Set([...named, ...known].flatMap((text) => foldName(text).split(" ")));
}
