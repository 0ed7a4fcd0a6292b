import { distanceKm } from "../../server/backend/reference/geo/distance";
import { placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";

export interface NewPlace {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

export interface OldPlace {
  name: string;
  names: string[];
  lat: number;
  lon: number;
  country: string;
  admin1: string;
  admin2: string;
  feature: string;
  inhabitants: number;
}

/** Today's places with the other names, the inhabitants and the rank that the older table has of them; and those that only it has. */
export function joinPlaces(now: readonly NewPlace[], old: readonly OldPlace[]): OldPlace[] {
  const byName = new Map<string, OldPlace[]>();
  for (const place of old) {
    const key = `${place.country} ${placeKey(place.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  const used = new Set<OldPlace>();
  const joined = now.map((place): OldPlace => {
    const { name, country, admin1, admin2 } = place;
    const at = { lat: Number(place.lat), lon: Number(place.lng) };
    const known = nearest(byName.get(`${country} ${placeKey(name)}`) ?? [], at);
    if (known) used.add(known);
    const { names = [], feature = "", inhabitants = 0 } = known ?? {};
    return { name, country, admin1, admin2, ...at, names, feature, inhabitants };
  });
  const nowNamed = new Set(now.map(({ country, name }) => `${country} ${placeKey(name)}`));
  // Whose name is there, only elsewhere, was moved or was wrong.
  const rest = old.filter(
    (place) =>
      !used.has(place) && !GONE.has(place.feature) && !nowNamed.has(`${place.country} ${placeKey(place.name)}`),
  );
  return [...withFormerNames(joined, rest, used), ...rest.filter((place) => !used.has(place))];
}

/** A place without other names takes over those of one at the same point that is not there any more: it was renamed. */
function withFormerNames(joined: readonly OldPlace[], gone: readonly OldPlace[], used: Set<OldPlace>): OldPlace[] {
  const byDegree = new Map<string, OldPlace[]>();
  for (const one of gone) {
    const some = byDegree.get(degreeOf(one, 0, 0));
    if (some) some.push(one);
    else byDegree.set(degreeOf(one, 0, 0), [one]);
  }
  return joined.map((place) => {
    if (place.names.length > 0) return place;
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => byDegree.get(degreeOf(place, north, east)) ?? []),
    );
    const former = around.find((one) => Math.abs(one.lat - place.lat) < 0.02 && Math.abs(one.lon - place.lon) < 0.02);
    if (!former) return place;
    used.add(former);
    const { feature, inhabitants } = former;
    return { ...place, feature, inhabitants, names: [former.name, ...former.names] };
  });
}

const degreeOf = ({ country, lat, lon }: OldPlace, north: number, east: number): string =>
  `${country} ${Math.floor(lat) + north} ${Math.floor(lon) + east}`;

/** A place is the same up to so many kilometres: tables move a town's point, and two towns of one name lie further apart. */
const SAME_KM = 15;
/** Abandoned, historical and destroyed ones. */
const GONE: ReadonlySet<string> = new Set(["PPLQ", "PPLH", "PPLCH", "PPLW"]);

function nearest(known: readonly OldPlace[], at: { lat: number; lon: number }): OldPlace | undefined {
  const [first] = known
    .map((place) => ({ place, km: distanceKm(place, at) }))
    .filter(({ km }) => km <= SAME_KM)
    .sort((a, b) => a.km - b.km);
  return first?.place;
}
