import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { childOf, childrenOf, textIn, type XmlElement } from "../reading/xml-element";
import { areasOf } from "../values/areas";
import { pointOf } from "../values/coordinates";

/**
 * Where it is: the areas (GeoRSS, GML and CAP polygons and circles), the centre, the countries. GDACS's `bbox` is no
 * area: it is the same number of degrees around every centre.
 */
export function placesOf(item: XmlElement): RawPlace[] {
  const point = centreOf(item);
  return [
    ...(point === null ? [] : [{ kind: "point" as const, ...point, precision: "exact" as const }]),
    ...areasOf(item),
    ...countriesOf(item).map((iso2) => ({ kind: "country" as const, iso2 })),
  ];
}

function centreOf(item: XmlElement): { lat: number; lon: number } | null {
  const georss = childrenOf(item, "point").find(({ text }) => text.trim() !== "");
  const [lat, lon] = georss?.text.trim().split(/[\s,]+/) ?? [];
  const geo = childOf(item, "point");
  const found = geo === undefined ? null : pointOf(textIn(geo, "lat"), textIn(geo, "long", "lon"));
  return pointOf(lat, lon) ?? found ?? pointOf(textIn(item, "lat"), textIn(item, "long", "lon"));
}

/**
 * The countries named. An event at sea carries the name of the nearest coast instead ("Southeast Of Honshu, Japan") and
 * no code: it is in no country then.
 */
export function countriesOf(item: XmlElement): string[] {
  const code = countryIso2(textIn(item, "iso3"));
  const parts = namesIn(textIn(item, "country") ?? "");
  const named = parts.map(countryIso2);
  const countries = code === null && named.includes(null) ? [] : [code, ...named];
  return [...new Set(countries.filter((iso2) => iso2 !== null))];
}

/** "Angola, Congo, Democratic Republic of the, Zambia": a name may hold a comma itself. */
function namesIn(list: string): string[] {
  const parts = list
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, 200);
  const names: string[] = [];
  for (let index = 0; index < parts.length; index++) {
    const alone = parts[index] ?? "";
    const joined = `${alone}, ${parts[index + 1] ?? ""}`;
    const belongs =
      /^(?:the|.*\bof(?: the)?|north|south)$/i.test(parts[index + 1] ?? "") && countryIso2(joined) !== null;
    names.push(belongs ? joined : alone);
    if (belongs) index++;
  }
  return names;
}
