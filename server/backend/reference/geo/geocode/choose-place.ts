import { distanceKm, mayReach, type Point } from "../distance";
import type { GazetteerPlace, GazetteerRegion } from "../gazetteer/country-gazetteer";
import { placeKey } from "../gazetteer/place-key";
import type { Geocoded } from "./geocode";
import type { Mention, Unknown } from "./mentions";

interface Candidate {
  mention: Mention;
  place: GazetteerPlace;
  own: boolean;
  /** How well it agrees with what else the address says. */
  support: number;
  score: number;
}

/**
 * The place that an address means, of all that its words may name. One is the anchor: named as a town, large, and in agreement with
 * the other words. Then the finest of those that lie around it. Null where nothing names a place.
 */
export function choosePlace(all: readonly Mention[], unknown: readonly Unknown[]): Geocoded | null {
  const mentions = all.slice(-MOST_MENTIONS);
  const told = supportsOf(mentions);
  const candidates = mentions.flatMap((mention) =>
    mention.level === "region" && mention.regions.length > 0
      ? []
      : [
          ...mention.places
            .filter(
              ({ place }) =>
                !isOfFirst(mention) ||
                /[01]/.test(place.rank) ||
                (placeKey(place.name) === mention.key && place.inhabitants >= AS_A_STATE),
            )
            .map(({ place, own }) => scored(mention, place, own, told)),
          ...(isOfFirst(mention) ? [] : mention.regions)
            .flatMap((region) => asPlace(region, mention) ?? [])
            .map((place) => scored(mention, place, true, told)),
        ],
  );
  const anchor = best(candidates);
  const region = regionOf(mentions, anchor?.place ?? null);
  if (!anchor || !isToldOf(anchor, candidates)) return region && ofRegion(region);
  if (region && !within(region, anchor.place) && isToldRegion(mentions, region) && !isOfOther(region, anchor, mentions))
    return ofRegion(region);
  const rivals = candidates.filter(
    (one) =>
      one.mention === anchor.mention &&
      one.score > anchor.score - CLEARLY &&
      // Who had the name once, or has it in another language only, yields to the place that is called so.
      (one.own || !anchor.own || one.place.inhabitants > anchor.place.inhabitants) &&
      distanceKm(one.place, anchor.place) > FAR_KM,
  );
  if (rivals.length > 0) {
    const all = [anchor, ...rivals];
    const isNamedApart = mentions.some(
      (one) => one !== anchor.mention && !one.weak && !one.partial && one.regions.includes(region as GazetteerRegion),
    );
    return region && (isNamedApart || all.every(({ place }) => within(region, place))) ? ofRegion(region) : null;
  }
  const finest = refine(anchor, candidates);
  return ofPlace(finest, anchor, unknown);
}

/** The last of them, which are the largest: each is compared with all others, and no address names so many places. */
const MOST_MENTIONS = 12;

/** Inhabitants from which a town may be meant that has the name of a state or province, such as New York. */
const AS_A_STATE = 100_000;

/** "Ohio" is the state, and neither a county of that name elsewhere nor a town that is also called so. */
const isOfFirst = ({ regions, level }: Mention): boolean => level === null && regions.some(isFirst);
const isFirst = ({ code }: GazetteerRegion): boolean => !code.includes(".") && !code.startsWith("former");

/** A word among others that happens to be a village's name is not enough: the address says that it is a place, or others agree. */
function isToldOf({ mention, place, own, support, score }: Candidate, candidates: readonly Candidate[]): boolean {
  if (score < LEAST) return false;
  if (mention.from === "city" || support > 0) return true;
  const isLevelOfLarge = mention.level !== null && own && place.inhabitants >= 100_000;
  if (mention.weak || (mention.partial && !isLevelOfLarge)) return false;
  const isOnly = candidates.every((one) => one.mention !== mention || one.place === place);
  // Of "Jinyang Town" there are many, and the table has the largest at best; of districts it has all.
  const isDistrict = isOnly && own && place.rank === "3";
  if (mention.level === "part" && place.inhabitants < 50_000 && !isDistrict) return false;
  if (mention.whole || mention.level !== null) return true;
  return own && place.inhabitants >= (isOnly ? 20_000 : 100_000);
}

const LEAST = 4;
/** So much better is one place than another of the same name that it is meant: some four times the inhabitants, or a region that agrees. */
const CLEARLY = 0.5;
/** Up to here two places of one name are one for whoever asks where something is. */
const FAR_KM = 30;

function best(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (one, other) => (one === null || other.score > one.score ? other : one),
    null,
  );
}

function scored(mention: Mention, place: GazetteerPlace, own: boolean, told: Supports): Candidate {
  const support = supportOf(mention, place, told);
  const score =
    (mention.from === "city" ? 4 : 0) +
    (mention.level === "city" ? 2 : mention.level === "part" && support > 0 ? 1 : 0) +
    (mention === told.last ? 1 : 0) +
    // A word among others that nothing agrees with.
    (!mention.whole && mention.level === null && support <= 0 ? -1 : 0) +
    (mention.whole ? 1.5 : 0) +
    (mention.weak || mention.partial ? -1.5 : 0) +
    // "Fuyang District" is not the prefecture of that name.
    (mention.level === "part" && /[012]/.test(place.rank) ? -1 : 0) +
    (mention.misspelt ? -1 : 0);
  return { mention, place, own, support, score: score + (own ? 0.4 : 0) + sizeOf(place) + support };
}

/** What the words of an address say for any place, made once: an address of nothing but frequent names has thousands of places. */
interface Supports {
  others: { mention: Mention; regions: Reach }[];
  /** Addresses go from the small to the large: what comes last names the town. */
  last: Mention | undefined;
}

function supportsOf(mentions: readonly Mention[]): Supports {
  const last = mentions.findLast(
    ({ places, weak, partial, level }) => places.length > 0 && !weak && !partial && level !== "region",
  );
  return { others: mentions.map((mention) => ({ mention, regions: reachOf(mention.regions) })), last };
}

/** Where regions lie, by their codes and by their circles; see `within`. */
interface Reach {
  codes: ReadonlySet<string>;
  circles: readonly { region: GazetteerRegion; km: number }[];
}

function reachOf(regions: readonly GazetteerRegion[]): Reach {
  const circles = regions.filter((region) => !isFirst(region));
  return {
    codes: new Set(regions.map(({ code }) => code)),
    circles: circles.map((region) => ({ region, km: region.radiusKm + AROUND_REGION_KM })),
  };
}

const reaches = ({ codes, circles }: Reach, place: GazetteerPlace): boolean =>
  codes.has(place.admin1) ||
  (codes.size > 0 && codes.has(`${place.admin1}.${place.admin2}`)) ||
  circles.some(({ region, km }) => mayReach(region, place, km) && distanceKm(region, place) <= km);

/** Grows with the inhabitants; where the table gives none, those that a seat of its rank has in the middle. */
function sizeOf({ inhabitants, rank }: GazetteerPlace): number {
  return 0.9 * Math.log10((inhabitants || USUAL_INHABITANTS[rank] || 1_000) + 100);
}

const USUAL_INHABITANTS: Readonly<Record<string, number>> = {
  0: 1_000_000,
  1: 500_000,
  2: 100_000,
  3: 15_000,
  4: 3_000,
};

/** What the other words of the address say for a place: the regions that it lies in, and places near it. */
function supportOf(mention: Mention, place: GazetteerPlace, { others }: Supports): number {
  let sum = 0;
  const counted = new Set<string>();
  for (const { mention: other, regions } of others) {
    if (other === mention || other.key === mention.key) {
      // The prefecture or province of its own name: it is the seat.
      if (other === mention && mention.level !== "part" && reaches(regions, place)) sum += 0.7;
      continue;
    }
    if (counted.has(other.key)) continue;
    counted.add(other.key);
    const worth = reaches(regions, place) ? 3 : worthOf(nearestKm(other.places, place));
    const against =
      worth === 0 && other.regions.length > 0 && (other.level === "region" || other.from === "region") ? -3 : 0;
    sum += (worth + against) * (other.weak || other.misspelt || other.partial ? 0.4 : 1);
  }
  return sum;
}

const worthOf = (km: number): number => (km <= 35 ? 2.5 : km <= 80 ? 1.5 : km <= 150 ? 0.5 : 0);

/** To the nearest of them that lies within reach; what lies further away supports nothing. */
function nearestKm(places: Mention["places"], to: GazetteerPlace): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { place } of places) {
    if (mayReach(place, to, FURTHEST_KM)) nearest = Math.min(nearest, distanceKm(place, to));
  }
  return nearest;
}

/** The widest circle that counts. */
const FURTHEST_KM = 150;
const AROUND_REGION_KM = 10;

/** In a region by the table's own division, or by where it lies: divisions change, and what is written in addresses stays. */
function within(region: GazetteerRegion, place: GazetteerPlace): boolean {
  const [first = "", second] = region.code.split(".");
  if (second === undefined ? first === place.admin1 : first === place.admin1 && second === place.admin2) return true;
  return !isFirst(region) && distanceKm(region, place) <= region.radiusKm + AROUND_REGION_KM;
}

/** The finest region that the address names; of several of one name the one that the place is in, or none. */
function regionOf(mentions: readonly Mention[], place: GazetteerPlace | null): GazetteerRegion | null {
  const named = mentions.filter(({ regions, weak, partial }) => regions.length > 0 && !weak && !partial);
  const sure = named.flatMap((mention) => {
    const fitting = place ? mention.regions.filter((region) => within(region, place)) : [];
    const first = mention.level === null ? mention.regions.filter(isFirst) : [];
    const some =
      fitting.length > 0
        ? fitting
        : first.length === 1
          ? first
          : mention.regions.length === 1 || areOne(mention.regions)
            ? mention.regions
            : [];
    return some.length > 0 ? [some] : [];
  });
  const all = sure.flat().sort((a, b) => a.radiusKm - b.radiusKm);
  const agreeing = all.filter((one) => sure.every((some) => some.some((other) => touch(one, other))));
  return agreeing[0] ?? all.at(-1) ?? null;
}

const areOne = (regions: readonly GazetteerRegion[]): boolean =>
  regions.every((one) => regions.every((other) => distanceKm(one, other) <= Math.max(one.radiusKm, other.radiusKm)));
const touch = (one: Point & { radiusKm: number }, other: Point & { radiusKm: number }): boolean =>
  distanceKm(one, other) <= Math.max(one.radiusKm, other.radiusKm) + 20;

const isToldRegion = (mentions: readonly Mention[], region: GazetteerRegion): boolean =>
  mentions.some(
    (one) => (one.level === "region" || one.from === "region") && one.regions.some(({ id }) => id === region.id),
  );

/** "Songjiang District, Shanghai, Jiangsu Province": the town lies in another region that the address names, too, and something else agrees. */
const isOfOther = (region: GazetteerRegion, { place, support }: Candidate, mentions: readonly Mention[]): boolean =>
  support > 0 &&
  mentions.some(
    ({ regions, weak, partial }) =>
      !weak && !partial && regions.some((one) => isFirst(one) && one.id !== region.id && within(one, place)),
  );

/** The smallest place around the anchor that the address names before it. */
function refine(anchor: Candidate, candidates: readonly Candidate[]): Candidate {
  const finer = candidates.filter(
    (one) =>
      one.mention.position < anchor.mention.position &&
      one.mention.key !== anchor.mention.key &&
      (!one.mention.partial || isLarge(one)) &&
      (one.mention.whole || one.mention.level !== null || one.own) &&
      ((!one.mention.weak && distanceKm(one.place, anchor.place) <= aroundOf(one, anchor)) ||
        (one.own && anchor.mention.regions.some((region) => within(region, one.place)))),
  );
  const value = (one: Candidate): number =>
    one.support + (one.own ? 0.7 : 0) + (one.mention.whole ? 1 : 0) + (one.mention.level ? 1 : 0);
  return finer.reduce((one, other) => (one === anchor || value(other) > value(one) ? other : one), anchor);
}

/** "Salna Gazipur Dhaka": beside a word that names nothing, and too large to be a part of a name. */
const isLarge = ({ own, place, mention }: Candidate): boolean =>
  own &&
  (place.inhabitants >= 100_000 || /[012]/.test(place.rank) || mention.regions.some((region) => within(region, place)));

/** Towns of a district or prefecture lie so far from its seat. */
const AROUND_KM = 50;
/** And counties of the largest ones so far; a village of that name is another one. */
const COUNTY_KM = 80;

const aroundOf = ({ place, own, mention }: Candidate, anchor: Candidate): number =>
  own && mention.whole && /[0123]/.test(place.rank) && place.admin1 === anchor.place.admin1 ? COUNTY_KM : AROUND_KM;

function ofPlace({ place, mention }: Candidate, anchor: Candidate, unknown: readonly Unknown[]): Geocoded {
  const point = { lat: place.lat, lon: place.lon };
  const region = mention.regions.find(({ id }) => place.id === asPlaceId(id));
  if (region && region.radiusKm > TOWN_KM) return ofRegion(region);
  // The address names a town or a county that the table does not have: the seat that was found is only near it.
  const isFiner =
    place.id === anchor.place.id &&
    unknown.some((one) => one.level === "city" && one.position < anchor.mention.position);
  return isFiner
    ? { precision: "region", name: place.name, point, radiusKm: SEAT_REACHES_KM }
    : { precision: "town", name: place.name, point, radiusKm: null };
}

/** A district of second order as a place of its name: small ones are known only so. */
function asPlace(region: GazetteerRegion, { level }: Mention): GazetteerPlace | null {
  const [admin1 = "", admin2] = region.code.split(".");
  if (admin2 === undefined || region.code.startsWith("former") || level === "region") return null;
  return { ...region, id: asPlaceId(region.id), admin1, admin2, inhabitants: 0, rank: "3" };
}

const asPlaceId = (id: number): number => -1 - id;
/** A region that is no wider is as good as a town. */
const TOWN_KM = 15;

/** A county of a prefecture, a town of a district. */
const SEAT_REACHES_KM = 50;

function ofRegion({ lat, lon, name, radiusKm }: GazetteerRegion): Geocoded {
  return { precision: "region", name, point: { lat, lon }, radiusKm };
}
