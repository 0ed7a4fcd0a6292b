import { type CountryOutline, countryOutlines } from "./country-outlines";
import { distanceKm, KM_OF_DEGREE, type Point } from "./distance";

/**
 * What a point is the placeholder of: `zero` for 0/0, the ISO 3166-1 alpha-2 of the country whose middle it is, `degree` for whole
 * degrees of both; null for any other point. Geocoders answer a country's middle where they find nothing, and tables are filled with
 * it: such a point says no more than the country does.
 */
export function placeholderOf(point: Point): string | null {
  if (Math.abs(point.lat) < ZERO && Math.abs(point.lon) < ZERO) return "zero";
  const middle = middlesNear(point).find((one) => distanceKm(one, point) <= one.within);
  if (middle) return middle.iso2;
  return Number.isInteger(point.lat) && Number.isInteger(point.lon) ? "degree" : null;
}

const ZERO = 0.01;

interface Middle extends Point {
  iso2: string;
  /** Kilometres. */
  within: number;
}

let found: ReadonlyMap<number, readonly Middle[]> | undefined;

/** Those that may be within reach, by whole degrees of latitude: a list has a point in every row, and all of them would be measured with each. */
function middlesNear({ lat }: Point): readonly Middle[] {
  found ??= byDegree([...GEOCODERS.map(([iso2, lat, lon]) => ({ iso2, lat, lon, within: 1 })), ...ofOutlines()]);
  return found.get(Math.floor(lat)) ?? [];
}

/** Each stands under every degree that its reach touches, which is less than one. */
function byDegree(all: readonly Middle[]): ReadonlyMap<number, readonly Middle[]> {
  const degrees = new Map<number, Middle[]>();
  for (const one of all) {
    const reach = one.within / KM_OF_DEGREE;
    for (const degree of new Set([Math.floor(one.lat - reach), Math.floor(one.lat + reach)]))
      degrees.set(degree, [...(degrees.get(degree) ?? []), one]);
  }
  return degrees;
}

/** Of each country the middle of its box, with and without its islands, and of its area; small ones are all middle, and are left out. */
function ofOutlines(): Middle[] {
  const byCountry = new Map<string, CountryOutline[]>();
  for (const outline of countryOutlines())
    byCountry.set(outline.iso2, [...(byCountry.get(outline.iso2) ?? []), outline]);
  return [...byCountry].flatMap(([iso2, parts]) => {
    const [largest] = [...parts].sort((a, b) => sizeOf(b.box) - sizeOf(a.box));
    if (!largest || sizeOf(largest.box) < SMALLEST) return [];
    const all = parts.map(({ box }) => box).reduce(around);
    return [middleOfBox(largest.box), middleOfBox(all), middleOfArea(largest)].map((at) => ({
      iso2,
      ...at,
      within: OUTLINES_KM,
    }));
  });
}

/** Square degrees of the box. */
const SMALLEST = 4;
/** Outlines of other makers put the middle some kilometres elsewhere. */
const OUTLINES_KM = 5;

type Box = CountryOutline["box"];
const sizeOf = ([west, south, east, north]: Box): number => (east - west) * (north - south);
const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
const middleOfBox = ([west, south, east, north]: Box): Point => ({ lat: (south + north) / 2, lon: (west + east) / 2 });

function middleOfArea({ rings }: CountryOutline): Point {
  const ring = rings[0] ?? [];
  let [area, lat, lon] = [0, 0, 0];
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[before] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    lon += (x1 + x2) * cross;
    lat += (y1 + y2) * cross;
  }
  return { lat: lat / (3 * area), lon: lon / (3 * area) };
}

/** What the geocoder that most tables were filled with answers for a country: no outline's middle, but always these numbers. */
const GEOCODERS: readonly (readonly [iso2: string, lat: number, lon: number])[] = `
AE 23.424076 53.847818|AF 33.93911 67.709953|AL 41.153332 20.168331|AR -38.416097 -63.616672|AT 47.516231 14.550072|AU -25.274398 133.775136
BA 43.915886 17.679076|BD 23.684994 90.356331|BE 50.503887 4.469936|BG 42.733883 25.48583|BH 25.930414 50.637772|BO -16.290154 -63.588653
BR -14.235004 -51.92528|BY 53.709807 27.953389|CA 56.130366 -106.346771|CD -4.038333 21.758664|CH 46.818188 8.227512|CI 7.539989 -5.54708
CL -35.675147 -71.542969|CM 7.369722 12.354722|CN 35.86166 104.195397|CO 4.570868 -74.297333|CR 9.748917 -83.753428|CU 21.521757 -77.781167
CZ 49.817492 15.472962|DE 51.165691 10.451526|DK 56.26392 9.501785|DO 18.735693 -70.162651|DZ 28.033886 1.659626|EC -1.831239 -78.183406
EE 58.595272 25.013607|EG 26.820553 30.802498|ES 40.463667 -3.74922|ET 9.145 40.489673|FI 61.92411 25.748151|FR 46.227638 2.213749
GB 55.378051 -3.435973|GE 42.315407 43.356892|GH 7.946527 -1.023194|GR 39.074208 21.824312|GT 15.783471 -90.230759|HK 22.396428 114.109497
HN 15.199999 -86.241905|HR 45.1 15.2|HT 18.971187 -72.285215|HU 47.162494 19.503304|ID -0.789275 113.921327|IE 53.41291 -8.24389
IL 31.046051 34.851612|IN 20.593684 78.96288|IQ 33.223191 43.679291|IR 32.427908 53.688046|IT 41.87194 12.56738|JM 18.109581 -77.297508
JO 30.585164 36.238414|JP 36.204824 138.252924|KE -0.023559 37.906193|KH 12.565679 104.990963|KR 35.907757 127.766922|KW 29.31166 47.481766
KZ 48.019573 66.923684|LA 19.85627 102.495496|LB 33.854721 35.862285|LK 7.873054 80.771797|LS -29.609988 28.233608|LT 55.169438 23.881275
LV 56.879635 24.603189|LY 26.3351 17.228331|MA 31.791702 -7.09262|MD 47.411631 28.369885|MG -18.766947 46.869107|MK 41.608635 21.745275
MM 21.913965 95.956223|MU -20.348404 57.552152|MX 23.634501 -102.552784|MY 4.210484 101.975766|NG 9.081999 8.675277|NI 12.865416 -85.207229
NL 52.132633 5.291266|NO 60.472024 8.468946|NP 28.394857 84.124008|NZ -40.900557 174.885971|OM 21.512583 55.923255|PA 8.537981 -80.782127
PE -9.189967 -75.015152|PH 12.879721 121.774017|PK 30.375321 69.345116|PL 51.919438 19.145136|PT 39.399872 -8.224454|PY -23.442503 -58.443832
QA 25.354826 51.183884|RO 45.943161 24.96676|RS 44.016521 21.005859|RU 61.52401 105.318756|SA 23.885942 45.079162|SE 60.128161 18.643501
SI 46.151241 14.995463|SK 48.669026 19.699024|SN 14.497401 -14.452362|SV 13.794185 -88.89653|SY 34.802075 38.996815|SZ -26.522503 31.465866
TH 15.870032 100.992541|TN 33.886917 9.537499|TR 38.963745 35.243322|TW 23.69781 120.960515|TZ -6.369028 34.888822|UA 48.379433 31.16558
UG 1.373333 32.290275|US 37.09024 -95.712891|UY -32.522779 -55.765835|UZ 41.377491 64.585262|VE 6.42375 -66.58973|VN 14.058324 108.277199
YE 15.552727 48.516388|ZA -30.559482 22.937506|ZW -19.015438 29.154857`
  .trim()
  .split(/[\n|]/)
  .map((line) => line.split(" "))
  .map(([iso2 = "", lat, lon]) => [iso2, Number(lat), Number(lon)] as const);
