import fc from "fast-check";
import { expect, test } from "vitest";
import { disputedAreasSchema } from "~/backend/contract/disputed-areas";
import { outlinesFor } from "~/map/outlines.server";
import { countryAt, inPolygon } from "./country-at";
import { DISPUTED_AREAS_RULE } from "./disputed-areas";

test.each([
  ["Izmir", 38.42, 27.14, "TR"],
  ["Maseru, in a country inside another", -29.5, 28.2, "LS"],
  ["Johannesburg, around that hole", -26.2, 28, "ZA"],
  ["Nadi, beside the antimeridian", -17.8, 178, "FJ"],
  ["Uelen, behind the antimeridian", 66.16, -169.9, "RU"],
  ["Taipei", 25.03, 121.5, "TW"],
  ["San Juan, whose code is not the mainland's", 18.2, -66.4, "PR"],
  ["Pristina, by the code that everybody uses", 42.6, 21.1, "XK"],
  ["Simferopol, which the outlines draw in Russia", 44.95, 34.1, "UA"],
  ["Sevastopol", 44.6, 33.52, "UA"],
  ["the Russian side of the strait of Kerch", 45.2, 36.75, "RU"],
  ["Laayoune, which the outlines draw in Morocco", 27.15, -13.2, "EH"],
  ["Tarfaya, north of the line", 27.94, -12.92, "MA"],
  ["Hargeisa", 9.56, 44.06, "SO"],
  ["Kyrenia", 35.3, 33.3, "CY"],
  ["the harbour of Hong Kong, off the drawn coast", 22.3, 114.2, "HK"],
  ["the strait south of Samos", 37.62, 26.92, "GR"],
])("%s", (_, lat, lon, iso2) => {
  expect(countryAt(lat, lon)).toBe(iso2);
});

test("the high sea is no country", () => {
  expect([countryAt(30, -40), countryAt(0, 0), countryAt(-50, 100)]).toEqual([null, null, null]);
});

test("maps and computations file Kosovo, Northern Cyprus and Somaliland under the same country", () => {
  // The Siachen glacier and three islands of Australia's are left.
  const drawn = new Set(outlinesFor(10).map(({ country }) => country));
  expect(drawn).toContain("XK");
  expect(outlinesFor(10).filter(({ country }) => country === null)).toHaveLength(4);
  const { areas } = disputedAreasSchema.parse(DISPUTED_AREAS_RULE.value);
  expect(areas.map(({ country }) => country)).toEqual(["UA", "EH", "XK", "CY", "SO"]);
});

test("a turn around the globe is the same place, and no number throws", () => {
  fc.assert(
    fc.property(fc.double({ min: -90, max: 90, noNaN: true }), fc.integer({ min: -179, max: 179 }), (lat, lon) => {
      expect(countryAt(lat, lon + 360)).toBe(countryAt(lat, lon));
    }),
    { numRuns: 60 },
  );
  expect([countryAt(Number.NaN, 0), countryAt(91, 0), countryAt(0, Number.POSITIVE_INFINITY)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a hole is outside", () => {
  const square = (size: number): number[][] => [
    [-size, -size],
    [size, -size],
    [size, size],
    [-size, size],
    [-size, -size],
  ];
  expect(inPolygon([square(10), square(2)], 0, 0)).toBe(false);
  expect(inPolygon([square(10), square(2)], 5, 5)).toBe(true);
  expect(inPolygon([], 5, 5)).toBe(false);
});
