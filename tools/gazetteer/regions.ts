import { distanceKm, type Point } from "../../server/backend/reference/geo/distance";
import { placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";
import { EVERYDAY_NAMES, FORMER } from "./everyday-names";
import type { OldPlace } from "./places";

/** Such as { code: "DE.01", name: "Baden-Württemberg" }; of the second level "DE.01.081". */
export interface Division {
  code: string;
  name: string;
}

export interface Region extends Point {
  country: string;
  /** `01`, or `01.081`. */
  code: string;
  names: string[];
  /** Nine of ten of its places lie within. */
  radiusKm: number;
}

/** Each division with a place in it: in the middle of its places, weighted by who lives there, and as wide as they lie. */
export function regionsOf(
  places: readonly OldPlace[],
  first: readonly Division[],
  second: readonly Division[],
): Region[] {
  const members = new Map<string, OldPlace[]>();
  for (const place of places) {
    for (const code of [`${place.country}.${place.admin1}`, `${place.country}.${place.admin1}.${place.admin2}`]) {
      const some = members.get(code);
      if (some) some.push(place);
      else members.set(code, [place]);
    }
  }
  const today = [...first, ...second].flatMap(({ code, name }): Region[] => {
    const within = members.get(code) ?? [];
    if (within.length === 0 || name === "") return [];
    const [country = "", ...rest] = code.split(".");
    const everyday = EVERYDAY_NAMES[code] ?? [];
    const ofState = country === "US" && rest.length === 1 ? rest : [];
    return [{ country, code: rest.join("."), names: [name, ...everyday, ...ofState], ...middleOf(within) }];
  });
  return [...today, ...formerOnes(places)];
}

/** Around its seat, as wide as a province of such a country is. */
const FORMER_KM = 40;

function formerOnes(places: readonly OldPlace[]): Region[] {
  return Object.entries(FORMER).flatMap(([country, written]) =>
    written.split("; ").flatMap((one): Region[] => {
      const [name = "", seat = ""] = one.split(": ");
      const key = placeKey(seat);
      const [found] = places
        .filter(
          (place) =>
            place.country === country && [place.name, ...place.names].some((called) => placeKey(called) === key),
        )
        .sort((a, b) => b.inhabitants - a.inhabitants);
      if (!found) throw new Error(`The seat of ${name}, ${seat}, is not among the places.`);
      return [{ country, code: `former ${name}`, names: [name], lat: found.lat, lon: found.lon, radiusKm: FORMER_KM }];
    }),
  );
}

function middleOf(places: readonly OldPlace[]): Point & { radiusKm: number } {
  let [lat, lon, weight] = [0, 0, 0];
  const [first] = places;
  for (const place of places) {
    const w = Math.sqrt(place.inhabitants + 1000);
    // Beside the antimeridian the degrees of one region would cancel each other.
    const turned = place.lon - (first?.lon ?? 0) > 180 ? -360 : place.lon - (first?.lon ?? 0) < -180 ? 360 : 0;
    lat += w * place.lat;
    lon += w * (place.lon + turned);
    weight += w;
  }
  const middle = { lat: lat / weight, lon: ((lon / weight + 540) % 360) - 180 };
  const far = places.map((place) => distanceKm(middle, place)).sort((a, b) => a - b);
  return { ...middle, radiusKm: Math.max(5, far[Math.floor(far.length * 0.9)] ?? 0) };
}
