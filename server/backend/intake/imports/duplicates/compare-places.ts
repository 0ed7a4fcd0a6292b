import { sameTown, type Traits } from "./traits";

export interface PlaceAgreement {
  /** 0 to 1; 0.5 when nothing but the country is known. */
  score: number;
  found: "coordinates" | "address" | "postalCode" | "city" | "country" | "nothing" | "elsewhere" | "otherCountry";
  /** Kilometres, where both have coordinates. */
  distance: number | null;
}

/** Whether two suppliers are at the same place, as far as they tell. */
export function comparePlaces(a: Traits, b: Traits): PlaceAgreement {
  const distance = kilometres(a, b);
  if (otherCountry(a, b)) return { score: 0, found: "otherCountry", distance };
  const address = sharedShare(a.addressWords, b.addressWords);
  // Lists are often placed by a machine that only found the city or the country: far apart says more than near.
  if (distance !== null && distance > 25 && address < 0.8) return { score: 0, found: "elsewhere", distance };
  if (address >= 0.75) return { score: 1, found: "address", distance };
  if (distance !== null && distance <= 0.5 && address >= 0.3) return { score: 1, found: "coordinates", distance };
  if (distance !== null && distance <= 0.5 && a.addressWords.length * b.addressWords.length === 0)
    return { score: 0.95, found: "coordinates", distance };
  const bothAddresses = a.addressWords.length > 1 && b.addressWords.length > 1;
  const penalty = bothAddresses && address < 0.3 ? 0.45 : 0;
  if (a.postalCode !== null && a.postalCode === b.postalCode)
    return { score: 0.9 - penalty, found: "postalCode", distance };
  if (a.city !== null && b.city !== null) {
    return sameTown(a.city, b.city)
      ? { score: 0.8 - penalty, found: "city", distance }
      : { score: 0.1, found: "elsewhere", distance };
  }
  if (bothAddresses) return { score: Math.min(0.7, address), found: address < 0.3 ? "elsewhere" : "address", distance };
  if (a.country !== null && a.country === b.country) return { score: 0.5, found: "country", distance };
  return { score: 0.3, found: "nothing", distance };
}

export const otherCountry = (a: Traits, b: Traits): boolean =>
  a.country !== null && b.country !== null && a.country !== b.country;

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance (haversine). */
function kilometres(a: Traits, b: Traits): number | null {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const half = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Words that both addresses have, of the shorter one's. */
function sharedShare(a: readonly string[], b: readonly string[]): number {
  const shortest = Math.min(a.length, b.length);
  return shortest < 2 ? 0 : a.filter((word) => b.includes(word)).length / shortest;
}
