import { distanceKm } from "../../../reference/geo/distance";
import { divisionOf, type WorldNamed, type WorldPlace } from "../../../reference/geo/gazetteer/world-gazetteer";
import { type Context, OF_REGION } from "./context";
import { HAS_KIND, type Mention } from "./mentions";
import type { Beside } from "./part-of-name";
import { GIVEN_NAMES, ORDINARY, ORDINARY_UNSPACED, PLACE_AFTER, PLACE_BEFORE } from "./word-lists";

export interface Chosen {
  kind: "town" | "region" | "country";
  /** Null for a country. */
  place: WorldPlace | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Row of `reading-places@1`. */
  row: string;
}

/** A region or country that stands right beside the name: "Paris, Texas". */
export type Neighbour = { country: string; admin1: string | null };

/** Which of those that are called so is meant; null where nothing tells (design 40, "Where"). */
export function choose(
  mention: Mention,
  beside: Beside,
  neighbours: readonly Neighbour[],
  context: Context,
): Chosen | null {
  const told = neighbours.length > 0;
  if (beside.partOfName && !told) return null;
  const all = heard(mention, beside, told);
  if (all.length === 0) return null;
  if (told) {
    const fits = all.filter(({ place }) => neighbours.some((one) => liesIn(place, one)));
    // A town of that name there is too small for the table; one elsewhere is not it.
    return fits.length === 0 ? null : pick(fits, 1, "town-beside");
  }
  const [largest] = byWeight(all);
  const within = (some: WorldNamed[], row: string): Chosen | null => {
    const [best] = byWeight(some);
    // "US tariffs hit Paris" is not about Texas.
    const dwarfed = best === undefined || (largest !== undefined && weight(largest) >= DOMINANT * weight(best));
    return dwarfed ? null : pick(some, AMONG_KNOWN, row);
  };
  return (
    within(
      all.filter(({ place }) => isNamedRegion(place, mention.key, context)),
      "town-region",
    ) ??
    within(
      all.filter(({ place }) => context.countries.has(place.country)),
      "town-country",
    ) ??
    within(
      all.filter(({ place }) => place.country === context.home),
      "town-home",
    ) ??
    alone(mention, all, beside)
  );
}

/** By another name than the one that is asked for. */
function isNamedRegion({ country, admin1 }: WorldPlace, key: string, { regions }: Context): boolean {
  const by = regions.get(`${country}.${admin1}`);
  return by !== undefined && (by.size > 1 || !by.has(key));
}

/** Nothing tells which: the one that is much larger than the rest, or the country that all are in. */
function alone(mention: Mention, all: WorldNamed[], beside: Beside): Chosen | null {
  const [largest] = byWeight(all);
  if (!largest || !isPlain(mention, largest, beside)) return null;
  const { country } = largest.place;
  const others = all.filter(({ place }) => place.country !== country);
  if (others.some((other) => weight(largest) < DOMINANT * weight(other))) return null;
  return pick(
    all.filter(({ place }) => place.country === country),
    DOMINANT,
    "town-dominant",
  );
}

/** So many times the inhabitants of the next: it is the one that is meant. */
const DOMINANT = 10;
/** Where the country or the region is known. */
const AMONG_KNOWN = 3;

function heard({ named, key, in: { words }, from }: Mention, { preposition }: Beside, told: boolean): WorldNamed[] {
  if (key >= "\u2e80") return heardUnspaced(named, key, told, words.folded[from - 1]);
  if ((ORDINARY.has(key) || GIVEN_NAMES.has(key)) && !told && !preposition) return [];
  const isKnownSo = ({ place, own }: WorldNamed): boolean =>
    own || told || preposition || place.inhabitants >= KNOWN_OTHERWISE;
  return named.filter((one) => one.place.kind !== "part" && isKnownSo(one));
}

/** From so many inhabitants on a bare name of another language is the town's: smaller ones have it in common with too much. */
const KNOWN_OTHERWISE = 500_000;

function heardUnspaced(
  named: readonly WorldNamed[],
  key: string,
  told: boolean,
  before: string | undefined,
): WorldNamed[] {
  if (ORDINARY_UNSPACED.has(key) && !told && !isPlacedBefore(before)) return [];
  // 広島県 is the prefecture, whatever towns are called so elsewhere in the table.
  if (/[省県]$/.test(key)) return named.filter(({ place }) => place.kind === "region");
  const some = named.filter(({ place }) => place.kind !== "part");
  if (HAS_KIND.test(key) || told || isPlacedBefore(before)) return some;
  // Two characters are a word more often than a small town.
  return some.filter(({ place }) => place.kind === "region" || place.inhabitants >= KNOWN_UNSPACED);
}

const isPlacedBefore = (before: string | undefined): boolean => before !== undefined && /[在于至赴抵]/.test(before);
const KNOWN_UNSPACED = 300_000;

/** A small town's bare name is too often something else: a preposition, a word of places, or a length that no word has. */
function isPlain({ key }: Mention, { place, own }: WorldNamed, { preposition, before, after }: Beside): boolean {
  if (place.inhabitants >= LARGE || preposition || key >= "\u2e80") return true;
  return (
    WEAK_PREPOSITION.has(before) ||
    PLACE_BEFORE.has(before) ||
    PLACE_AFTER.has(after) ||
    (own && key.length >= LONG_NAME)
  );
}

const LARGE = 100_000;
const LONG_NAME = 8;
const WEAK_PREPOSITION = new Set(["at", "of", "from", "to", "fur", "von", "de", "du"]);

/** The largest of some, if it is so many times larger than another of its name; else the country, if it is one. */
function pick(some: readonly WorldNamed[], times: number, row: string): Chosen | null {
  const towns = byWeight(some.filter(({ place }) => place.kind !== "region"));
  const region = byWeight(some.filter(({ place }) => place.kind === "region"))[0]?.place;
  const [first, second] = apart(towns);
  const country = (first?.place ?? region)?.country;
  if (country === undefined) return null;
  if (region && (!first || first.place.inhabitants < OF_REGION * region.inhabitants))
    return { kind: "region", place: region, country: region.country, row: row.replace("town", "region") };
  if (first && (!second || weight(first) >= times * weight(second)))
    return { kind: "town", place: first.place, country, row };
  const one = some.every(({ place }) => place.country === country);
  return one ? { kind: "country", place: null, country, row: "namesakes" } : null;
}

/** A town and its district are in the table twice. */
function apart(towns: readonly WorldNamed[]): WorldNamed[] {
  const [first] = towns;
  return first ? [first, ...towns.filter(({ place }) => distanceKm(place, first.place) > SAME_KM)] : [];
}

const SAME_KM = 30;

const byWeight = (some: readonly WorldNamed[]): WorldNamed[] => [...some].sort((a, b) => weight(b) - weight(a));

/** A name of another language or time counts less than its own. */
const weight = ({ place, own }: WorldNamed): number =>
  Math.max(place.inhabitants, place.kind === "county" ? OF_COUNTY : 500) * (own ? 1 : 0.5);
/** Of a Chinese county, where the table does not say. */
const OF_COUNTY = 50_000;

export const liesIn = (place: WorldPlace, { country, admin1 }: Neighbour): boolean =>
  place.country === country && (admin1 === null || place.admin1 === admin1);

export const regionNameOf = ({ country, admin1 }: WorldPlace): string | null =>
  divisionOf(country, admin1)?.name ?? null;
