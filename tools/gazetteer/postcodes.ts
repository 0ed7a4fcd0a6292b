import { createRequire } from "node:module";
import { distanceKm, type Point } from "../../server/backend/reference/geo/distance";
import { placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";
import type { Postcode } from "./pack";
import type { OldPlace } from "./places";

const require = createRequire(import.meta.url);

/** Postal codes of the United States, by the Census Bureau. */
export function zipsOf(file: string): Postcode[] {
  const zips = require(file) as { zipCode: string; latitude: number; longitude: number }[];
  return zips.map(({ zipCode, latitude, longitude }) => ({ code: zipCode, lat: latitude, lon: longitude }));
}

/**
 * PIN codes of India. Some of the table's points lie in another state: those far from the middle of the codes with the same first three digits,
 * which are one sorting district, are left out.
 */
export function pinsOf(file: string): Postcode[] {
  const pins = Object.entries(require(file) as Record<string, { lat: number; long: number }>)
    .map(([code, { lat, long }]) => ({ code, lat: Number(lat), lon: Number(long) }))
    .filter(({ code, lat, lon }) => /^[1-9]\d{5}$/.test(code) && lat > 5 && lat < 38 && lon > 67 && lon < 98);
  const districts = grouped(pins, ({ code }) => code.slice(0, 3));
  return [...districts.values()].flatMap((codes) => {
    const middle = medianOf(codes);
    return codes.filter((code) => distanceKm(code, middle) <= DISTRICT_KM);
  });
}

/** The largest sorting districts, of Rajasthan and Ladakh, are some 200 km wide. */
const DISTRICT_KM = 120;

/** Forward sortation areas of Canada, but for the rural ones (a zero in second place), which are as wide as counties. */
export function sortationAreasOf(file: string): Postcode[] {
  return townsOfCodes(file)
    .filter(({ zip }) => /^[A-Z][1-9][A-Z]$/.test(zip))
    .map(({ zip, latitude, longitude }) => ({ code: zip, lat: latitude, lon: longitude }));
}

/** Towns with a post office in the United States that the table of places of 1,000 inhabitants lacks. */
export function postTownsOf(file: string, places: readonly OldPlace[]): OldPlace[] {
  const american = grouped(
    places.filter(({ country }) => country === "US"),
    ({ name, admin1 }) => `${placeKey(name)} ${admin1}`,
  );
  const towns = grouped(
    townsOfCodes(file).filter(({ state }) => /^[A-Z]{2}$/.test(state)),
    ({ city, state }) => `${placeKey(city)} ${state}`,
  );
  return [...towns].flatMap(([key, codes]): OldPlace[] => {
    const [first] = codes;
    if (!first || american.has(key)) return [];
    const at = medianOf(codes.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })));
    const none = { names: [], admin2: "", feature: "", inhabitants: 0 };
    return [{ ...none, name: first.city, country: "US", admin1: first.state, ...at }];
  });
}

interface CodeOfTown {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

function townsOfCodes(file: string): CodeOfTown[] {
  const { codes } = require(file) as { codes: Record<string, CodeOfTown> };
  return Object.values(codes)
    .map((code) => ({ ...code, latitude: Number(code.latitude), longitude: Number(code.longitude) }))
    .filter(({ latitude, longitude }) => latitude && longitude);
}

function medianOf(points: readonly Point[]): Point {
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
