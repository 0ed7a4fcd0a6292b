import { countryAt } from "./country-at";
import { distanceKm } from "./distance";

interface StatedPlace {
  /** WGS 84 degrees. */
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2, as it was stated; null where nobody said one. */
  country: string | null;
}

/** Degrees: a kilometre. */
const ZERO = 0.01;
/** Kilometres. Nearer to one another the two points may be on both sides of a border, and neither is swapped. */
const FAR_APART = 100;

/**
 * What speaks against a point: `zero` at 0° N 0° E, where tables put what they do not know; `swapped` where it lies outside the stated country
 * and in it with latitude and longitude swapped; else `none`. That it merely lies in another country is no doubt: it may be the country that is wrong.
 */
export function placeDoubt({ lat, lon, country }: StatedPlace): "none" | "zero" | "swapped" {
  if (Math.abs(lat) < ZERO && Math.abs(lon) < ZERO) return "zero";
  if (country === null || Math.abs(lon) > 90) return "none";
  if (distanceKm({ lat, lon }, { lat: lon, lon: lat }) < FAR_APART) return "none";
  return countryAt(lat, lon) !== country && countryAt(lon, lat) === country ? "swapped" : "none";
}
