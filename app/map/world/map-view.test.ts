import fc from "fast-check";
import { expect, test } from "vitest";
import { LAYERS, type MapView, mapViewFields, parseBounds, parseMapView, SHADES } from "./map-view";

const parse = (text: string) => parseMapView(new URLSearchParams(text));

test("an address without anything shows sites and events where the marks are", () => {
  expect(parse("")).toEqual({
    bounds: null,
    centre: null,
    layers: ["sites", "events"],
    shade: "risk",
    period: null,
    isUnknownPart: false,
  });
});

test("what is written is read again", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-0${1 + (n % 9)}-${String(n).padStart(2, "0")}`);
  const view: fc.Arbitrary<MapView> = fc.record({
    bounds: fc.option(
      fc
        .tuple(fc.integer({ min: -180, max: 179 }), fc.integer({ min: 1, max: 359 }), fc.integer({ min: -90, max: 89 }))
        .map(([west, width, south]) => ({ west, east: west + width, south, north: 90 })),
    ),
    centre: fc.option(fc.constantFrom(150, -90, 12.25)),
    layers: fc.subarray([...LAYERS]),
    shade: fc.constantFrom(...SHADES),
    period: fc.option(
      fc.tuple(day, day).map((days) => {
        const [from = "", to = ""] = days.toSorted();
        return { from, to };
      }),
    ),
    isUnknownPart: fc.constant(false),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(parseMapView(new URLSearchParams(mapViewFields(one)))).toEqual(one);
    }),
  );
});

test.each([
  "",
  "1,2,3",
  "a,b,c,d",
  "0,10,20,5",
  "0,5,10,5",
  "0,-91,10,5",
  "0,0,0,5",
  "NaN,0,1,1",
  "Infinity,0,1,1",
  "1e3,0,1,1",
  "170,0,-900,9",
])("%j is no part of the world: all is shown, with a notice", (text) => {
  const view = parse(new URLSearchParams({ bounds: text }).toString());
  expect([view.bounds, view.isUnknownPart]).toEqual([null, true]);
});

test("bounds may go over the date line, in both ways of writing it; wider than the globe is the globe", () => {
  expect(parseBounds("170,-20,190,0")).toEqual({ west: 170, south: -20, east: 190, north: 0 });
  expect(parseBounds("170,-20,-170,0")).toEqual({ west: 170, south: -20, east: 190, north: 0 });
  expect(parseBounds("190,-20,200,0")).toEqual({ west: -170, south: -20, east: -160, north: 0 });
  expect(parseBounds("-200,-90,200,90")).toEqual({ west: -180, south: -90, east: 180, north: 90 });
});

test("a form that was sent without a tick shows no layer", () => {
  expect(parse("show=1").layers).toEqual([]);
  expect(parse("layers=none").layers).toEqual([]);
  expect(parse("layers=ports&layers=sites&layers=rivers").layers).toEqual(["sites", "ports"]);
});

test("a day that is none is left out", () => {
  expect(parse("at=2026-02-30").period).toBeNull();
  expect(parse("from=2026-03-01&to=2026-02-01").period).toBeNull();
  expect(parse("at=2026-02-28").period).toEqual({ from: "2026-02-28", to: "2026-02-28" });
});
