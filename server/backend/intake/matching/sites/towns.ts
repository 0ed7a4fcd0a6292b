import { distanceKm, type Point } from "../../../reference/geo/distance";
import type { CountryGazetteer } from "../../../reference/geo/gazetteer/country-gazetteer";
import { gazetteerOf } from "../../../reference/geo/gazetteer/gazetteer";
import { bareKey, KIND_AFTER, KIND_BEFORE, placeKey } from "../../../reference/geo/gazetteer/place-key";
import { foldName } from "../../../reference/names/fold-name";

/** A town as somebody names it. */
export interface Town {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Where what is in it lies, as far as that is known: of many towns of one name it is the one near it. */
  point: Point | null;
}

/**
 * Two towns that are surely not one, and of which neither lies in the other: Gary is not East Chicago. Where the gazetteer does not know one
 * of them, where one is a district, a county or a part of a town, or where both names mean one place, nobody can say.
 */
export function areOtherTowns(one: Town, other: Town): boolean {
  if (one.country !== other.country || haveOneName(one, other)) return false;
  const gazetteer = gazetteerOf(one.country);
  if (!gazetteer || isOfKind(one.name) || isOfKind(other.name)) return false;
  const [here, there] = [knownAs(one, gazetteer), knownAs(other, gazetteer)];
  if (here.length === 0 || there.length === 0) return false;
  const all = [...here, ...there];
  if (all.some(({ rank }) => rank === PART_OF_TOWN)) return false;
  if (here.some(({ id }) => there.some((its) => its.id === id))) return false;
  return NAME_MUNICIPALITIES.has(one.country) || !(liesIn(one, other, gazetteer) || liesIn(other, one, gazetteer));
}

/** The town that a name of a site has in it, "Gary" of "U.S. Steel Gary Works": the longest that lies where the site does. */
export function townInName(name: string, country: string, point: Point): string | null {
  const gazetteer = gazetteerOf(country);
  if (!gazetteer) return null;
  const words = foldName(name).split(" ").filter(Boolean);
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length);
      const key = run.join("");
      if (key.length < SHORTEST) continue;
      const near = gazetteer.named(key).places.some(({ place, own }) => own && distanceKm(place, point) <= IN_NAME_KM);
      if (near) return run.join(" ");
    }
  }
  return null;
}

/** "Jackson" and "Jackson city", "Bao'an, Shenzhen" and "Shenzhen". */
export function haveOneName(one: Pick<Town, "name">, other: Pick<Town, "name">): boolean {
  const theirs = keysOf(other.name);
  return keysOf(one.name).some((key) => theirs.includes(key));
}

/** A company's name without the town where it is: "Gerdau" of "Gerdau-Jackson". A name that is the town's alone stays. */
export function withoutTowns(name: string, towns: readonly Pick<Town, "name">[]): string {
  const words = foldName(name).split(" ").filter(Boolean);
  const rest = towns.reduce((left, town) => without(left, foldName(town.name).split(" ").filter(Boolean)), words);
  return rest.length === words.length || rest.length === 0 ? name : rest.join(" ");
}

function without(words: string[], run: readonly string[]): string[] {
  const at = words.findIndex((_, n) => run.length > 0 && run.every((word, m) => words[n + m] === word));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + run.length)];
}

function keysOf(name: string): string[] {
  const parts = [name, ...name.split(/[,/;()|]/)];
  return [...new Set(parts.flatMap((part) => [placeKey(part), bareKey(part)]))].filter((key) => key.length > 1);
}

/** It says itself that it is a county, a district, a province: towns lie in it. */
function isOfKind(name: string): boolean {
  const words = foldName(name).split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return words.length > 1 && (isWide(last, KIND_AFTER) || isWide(first, KIND_BEFORE));
}

const isWide = (word: string, kinds: ReadonlySet<string>): boolean => kinds.has(word) && !OF_TOWNS.has(word);
/** Words of a kind that say "town" and no more. */
const OF_TOWNS: ReadonlySet<string> = new Set([
  "city",
  "town",
  "village",
  "township",
  "municipality",
  "stadt",
  "ville",
]);

function knownAs({ name, point }: Town, gazetteer: CountryGazetteer) {
  const named = keysOf(name).flatMap((key) => gazetteer.named(key).places);
  return named.flatMap(({ place }) => (point === null || distanceKm(place, point) <= KNOWN_KM ? [place] : []));
}

/** The one is the name of a district, too, and the other lies in that. */
function liesIn({ point, name }: Town, wider: Town, gazetteer: CountryGazetteer): boolean {
  const regions = keysOf(wider.name).flatMap((key) => gazetteer.named(key).regions);
  const points = point ? [point] : keysOf(name).flatMap((key) => gazetteer.named(key).places.map(({ place }) => place));
  return regions.some((region) => points.some((at) => distanceKm(region, at) <= region.radiusKm + 10));
}

/** As the gazetteer marks a part of a town. */
const PART_OF_TOWN = "x";
/** A town's name belongs to what lies up to so far from its centre. */
const KNOWN_KM = 40;
/** And is in a site's name where it is at most so far from the site: other towns of that name are elsewhere. */
const IN_NAME_KM = 15;
const LONGEST = 4;
const SHORTEST = 4;

/** Countries whose addresses name the municipality; elsewhere "city" is often a district, or a province with many towns. */
const NAME_MUNICIPALITIES: ReadonlySet<string> = new Set(
  "US CA AU NZ AT BE CH CZ DE DK EE ES FI FR HR HU IT LI LT LU LV MC NL NO PL PT RO SE SI SK".split(" "),
);
