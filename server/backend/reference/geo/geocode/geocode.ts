import { countryIso2 } from "../../countries/country-iso2";
import { foldName } from "../../names/fold-name";
import { distanceKm, type Point } from "../distance";
import type { CountryGazetteer, GazetteerRegion } from "../gazetteer/country-gazetteer";
import { gazetteerOf } from "../gazetteer/gazetteer";
import { placeKey } from "../gazetteer/place-key";
import { choosePlace } from "./choose-place";
import { type Mention, mentionsIn, type Unknown } from "./mentions";
import { misspelt, misspeltNearby } from "./misspelt";
import { zoneOf } from "./postcode-zones";
import { postcodesIn } from "./postcodes";

/** What is known of where something is, as a list says it; null or empty where it does not. */
export interface Address {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  postalCode?: string | null;
  city?: string | null;
  region?: string | null;
  /** One line, in any form. */
  address?: string | null;
}

export type FoundPrecision = "postcode" | "town" | "region" | "country";

export interface Geocoded {
  precision: FoundPrecision;
  /** What the point is of, such as "Böblingen"; null for a country. */
  name: string | null;
  /** WGS 84 degrees; null for a country: its middle would look like a place. */
  point: Point | null;
  /** Nine of ten places of the region lie within; null but for a region. */
  radiusKm: number | null;
}

/**
 * Where an address is, by the gazetteer alone. Says no more than the address does: of two towns of one name that lie far apart
 * and that nothing tells apart, neither, but the region that both are in, or the country. Null where no country is known.
 */
export function geocode(given: Address): Geocoded | null {
  const address = shortened(given);
  const country = countryIn(address);
  if (country === null) return null;
  const gazetteer = gazetteerOf(country);
  if (gazetteer === null) return IN_COUNTRY;
  // Columns say what is the town: where that is enough, the line with the street is not gone through.
  const { city, region, postalCode } = address;
  if (city || postalCode) {
    const found = remembered(JSON.stringify([country, city, region, postalCode]), () =>
      look({ country, city, region, postalCode }, gazetteer, country),
    );
    if (!address.address || found.precision === "town" || found.precision === "postcode") return found;
  }
  return look(address, gazetteer, country);
}

/** Characters of an address that are read, and of its other parts: none is longer, and the places of a hostile one are compared with each other. */
const LONGEST = { address: 500, part: 160 };

function shortened({ country, address, city, region, postalCode }: Address): Address {
  const read = (text: string | null | undefined) => text?.slice(0, LONGEST.part);
  return {
    ...{ country, address: address?.slice(0, LONGEST.address) },
    ...{ city: read(city), region: read(region), postalCode: read(postalCode) },
  };
}

function look(address: Address, gazetteer: CountryGazetteer, country: string): Geocoded {
  const { mentions, unknown } = read(address, gazetteer, country);
  const plain = choosePlace(mentions, unknown);
  const found =
    plain?.precision === "town" ? plain : (choosePlace(...withMisspelt(mentions, unknown, gazetteer)) ?? plain);
  const finer = found?.point ? besideIt(mentions, unknown, found.point, gazetteer) : null;
  return byPostcode(address, gazetteer, country, found) ?? finer ?? found ?? IN_COUNTRY;
}

function remembered(key: string, find: () => Geocoded): Geocoded {
  const known = memory.get(key);
  if (known) return known;
  const found = find();
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, found);
  return found;
}

const memory = new Map<string, Geocoded>();
const MOST_REMEMBERED = 5_000;

const IN_COUNTRY: Geocoded = { precision: "country", name: null, point: null, radiusKm: null };

/** The country that the list says; a territory of it where the address names that; none where the address names another one. */
function countryIn({ country, address, city, region }: Address): string | null {
  const parts = [address, region, city].flatMap((text) => (text ?? "").split(/[,;/|()\n]/)).map((part) => part.trim());
  const last = parts
    .filter((part) => part.length > 3)
    .flatMap((part) => countryIso2(part.replace(/[.\s]+$/, "")) ?? []);
  if (country === null) return last[0] ?? null;
  return last.find((one) => TERRITORIES[country]?.includes(one)) ?? country;
}

/** Where lists write the state, and addresses the part of it that has a code of its own. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ["HK", "MO", "TW"],
  US: ["PR", "GU", "VI", "AS", "MP"],
  FR: ["GP", "MQ", "GF", "RE", "YT", "NC", "PF"],
  GB: ["GG", "JE", "IM", "GI"],
  NL: ["CW", "AW", "SX", "BQ"],
  DK: ["FO", "GL"],
  FI: ["AX"],
};

function read(given: Address, gazetteer: CountryGazetteer, country: string) {
  const { region } = given;
  const [city, address] = [given.city, given.address].map((text) => withSurname(text ?? "", gazetteer));
  const isInZone = zoneOf(given, country);
  // "Guatemala, Guatemala": the town of the country's name.
  const told = foldName([address, city, region].join(" , ")).split(" ");
  const isTwice = told.filter((word) => isCountryName(word, country)).length > 1;
  const ignored = (key: string): boolean => !isTwice && isCountryName(key, country);
  const parts = [
    { text: address, from: "address" as const },
    { text: city, from: "city" as const },
    { text: region, from: "region" as const },
  ];
  const read = parts.map(({ text, from }) => mentionsIn(text ?? "", from, gazetteer, ignored));
  // Positions count on from column to column: the address is the finest, the region the coarsest.
  const shifted = <T extends { position: number }>(some: readonly T[], n: number): T[] =>
    some.map((one) => ({ ...one, position: one.position + n * 1000 }));
  return {
    mentions: read
      .flatMap(({ mentions }, n) => shifted(mentions, n).map((one) => inZone(one, isInZone)))
      .filter(({ places, regions }) => places.length + regions.length > 0),
    unknown: read.flatMap(({ unknown }, n) => shifted(unknown, n)),
  };
}

/** "Frankfurt (Oder)", "Halle/Saale": what tells towns of one name apart is part of it where the table has it so. */
function withSurname(text: string, gazetteer: CountryGazetteer): string {
  return text.replace(SURNAMED, (all, name: string, surname: string) => {
    const isOwn = gazetteer.named(placeKey(`${name} ${surname}`)).places.some(({ own }) => own);
    return isOwn ? `${name} ${surname} ` : all;
  });
}

const SURNAMED = /(\p{L}{3,30})(?:\s?\(\s?|\s?\/\s?)(\p{L}{3,30})\)?/gu;

/**
 * Of towns and districts of one name those that the postal code leaves. Where it leaves none, the place is one that the table does not have, or
 * the code is wrong: neither says where it is.
 */
function inZone(mention: Mention, isInZone: ReturnType<typeof zoneOf>): Mention {
  if (isInZone === null || mention.from === "region") return mention;
  const isDistrictInZone = ({ code }: GazetteerRegion): boolean => {
    const [admin1 = "", admin2] = code.split(".");
    return admin2 === undefined || isInZone({ admin1, admin2 });
  };
  const places = mention.places.filter(({ place }) => isInZone(place));
  return { ...mention, places, regions: mention.regions.filter(isDistrictInZone) };
}

function isCountryName(key: string, country: string): boolean {
  if (CITY_STATES.has(country)) return false;
  const known = countryNames.get(key);
  if (known !== undefined) return known === country;
  const iso2 = key.length > 3 || key === "usa" || key === "prc" || key === "uae" ? countryIso2(key) : null;
  if (countryNames.size < 20_000) countryNames.set(key, iso2 ?? "");
  return iso2 === country || placeKey(COUNTRY_WORDS[country] ?? "") === key;
}

const countryNames = new Map<string, string>();
const CITY_STATES: ReadonlySet<string> = new Set(["SG", "MC", "HK", "MO", "LU", "SM", "VA", "DJ", "GI"]);
const COUNTRY_WORDS: Readonly<Record<string, string>> = { CN: "prchina", VN: "viet nam", KH: "kingdom of cambodia" };

/** Words that name nothing, held to be a large town's or a region's name with a letter wrong. */
function withMisspelt(
  mentions: readonly Mention[],
  unknown: readonly Unknown[],
  gazetteer: CountryGazetteer,
): [Mention[], readonly Unknown[]] {
  // Also what only small places elsewhere are called by another name: "Carrolton, Texas".
  const doubtful = mentions.filter(
    ({ whole, places, regions }) => whole && regions.length === 0 && places.every(({ own }) => !own),
  );
  const found = [...unknown, ...doubtful].flatMap((one) => misspelt(one, gazetteer) ?? []);
  return [[...mentions, ...found].sort((a, b) => a.position - b.position), unknown];
}

/** What the address names beside the place that was found, spelt otherwise than in the table. */
function besideIt(
  mentions: readonly Mention[],
  unknown: readonly Unknown[],
  point: Point,
  gazetteer: CountryGazetteer,
): Geocoded | null {
  const nearby = misspeltNearby(unknown, point, gazetteer);
  if (nearby.length === 0) return null;
  const found = choosePlace(
    [...mentions, ...nearby].sort((a, b) => a.position - b.position),
    unknown.filter(({ position }) => nearby.every((one) => one.position !== position)),
  );
  return found?.precision === "town" ? found : null;
}

/** A postal code that is known, unless it is far from the town that the address names. */
function byPostcode(
  address: Address,
  gazetteer: CountryGazetteer,
  country: string,
  found: Geocoded | null,
): Geocoded | null {
  for (const code of postcodesIn(address, country)) {
    const point = gazetteer.postcode(code);
    if (point && (!found?.point || agree(point, found, country)))
      return { precision: "postcode", name: code, point, radiusKm: null };
  }
  return null;
}

/**
 * A postal code's point and the town's lie so far apart at most, or the code is another number. Addresses in India name the
 * district, which is wider, and six digits are seldom something else.
 */
const CODE_AND_TOWN_KM = 60;
const CODE_AND_DISTRICT_KM = 120;

function agree(point: Point, found: Geocoded, country: string): boolean {
  const far = country === "IN" ? CODE_AND_DISTRICT_KM : CODE_AND_TOWN_KM;
  return found.point !== null && distanceKm(point, found.point) <= Math.max(far, found.radiusKm ?? 0);
}
