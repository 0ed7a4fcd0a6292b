import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { degreeAt, EARTH_HEIGHT, latAt, northOf } from "~/backend/contract/equal-earth";
import type { Bounds } from "~/backend/contract/map-grid";
import { groundCircle, kmBetween } from "./ground-circle";
import { countryPath, landPath, projectionOf } from "./land.server";
import { boundsText, parseBounds } from "./map-view";
import { closerBounds, DIRECTIONS, fartherBounds, movedBounds } from "./moves";
import { HEIGHT, type MapFrame, radiusAt, WIDTH } from "./scale";
import { WHOLE_WORLD, worldFrame } from "./world-frame";

test.each([
  [180, 0, 2.70663, 0],
  [90, 45, 1.159854, 0.860231],
  [0, 90, 0, 1.317363],
  [121.653, 24.1737, 1.752152, 0.482022],
])("Equal Earth draws %d, %d at %d, %d", (lon, lat, x, y) => {
  expect(lon * degreeAt(lat)).toBeCloseTo(x, 5);
  expect(northOf(lat)).toBeCloseTo(y, 5);
  expect(latAt(northOf(lat))).toBeCloseTo(lat, 6);
  const frame = worldFrame(WHOLE_WORLD);
  const [left, top] = frame.project([lon, lat]);
  expect(Math.abs(left - WIDTH / 2)).toBeCloseTo(x * radiusAt(frame.zoom), 2);
  expect(HEIGHT / 2 - top).toBeCloseTo(y * radiusAt(frame.zoom), 2);
});

test("the whole world is in the picture, turned to the Pacific as well", () => {
  for (const centre of [undefined, 150]) {
    const frame = worldFrame(WHOLE_WORLD, centre);
    expect(frame.kind).toBe("world");
    expect(frame.bounds.east - frame.bounds.west).toBeCloseTo(360, 6);
    expect(EARTH_HEIGHT * radiusAt(frame.zoom)).toBeLessThanOrEqual(HEIGHT);
    expect(frame.meridian).toBe(centre ?? 0);
  }
});

const bounds = fc
  .record({
    west: fc.double({ min: -180, max: 179.99, noNaN: true }),
    width: fc.double({ min: 0.05, max: 359, noNaN: true }),
    south: fc.double({ min: -90, max: 89.9, noNaN: true }),
    height: fc.double({ min: 0.05, max: 180, noNaN: true }),
  })
  .map(
    ({ west, width, south, height }): Bounds => ({
      west,
      east: west + width,
      south,
      north: Math.min(90, south + height),
    }),
  );

test("what a frame shows, written into an address, makes the same frame again", () => {
  fc.assert(
    fc.property(bounds, (asked) => {
      const frame = worldFrame(asked);
      const again = worldFrame(parseBounds(boundsText(frame.bounds)) ?? WHOLE_WORLD);
      expect([again.kind, again.zoom]).toEqual([frame.kind, frame.zoom]);
      expect(frame.kind === "world").toBe(frame.bounds.east - frame.bounds.west > 60);
    }),
    { numRuns: 1000 },
  );
});

test("a point of the picture and its place on the globe are each other's, and d3 puts it there as well", () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 0, max: WIDTH }), fc.integer({ min: 0, max: HEIGHT }), (asked, x, y) => {
      const frame = worldFrame(asked);
      const place = frame.invert([x, y]);
      if (place === null) return;
      expectNear(frame.project(place), [x, y]);
      const drawn = projectionOf(frame)([place[0], place[1]]);
      if (drawn) expectNear(drawn, [x, y]);
    }),
    { numRuns: 300 },
  );
});

function expectNear([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): void {
  // The edge where the globe is cut open is both of its ends.
  expect(Math.min(Math.abs(x - toX), Math.abs(Math.abs(x - toX) - Math.abs(2 * toX - WIDTH)))).toBeLessThan(0.05);
  expect(Math.abs(y - toY)).toBeLessThan(0.05);
}

test("moving half a picture keeps the zoom, coming closer doubles it", () => {
  fc.assert(
    fc.property(bounds, fc.constantFrom(...DIRECTIONS), (asked, direction) => {
      const frame = worldFrame(asked);
      const moved = movedBounds(frame, direction);
      if (moved) expect(Math.abs(worldFrame(moved).zoom - frame.zoom)).toBeLessThanOrEqual(leastStep(frame, moved));
      const closer = closerBounds(frame);
      if (closer) expect(worldFrame(closer).zoom).toBeGreaterThan(frame.zoom);
      else expect(frame.zoom).toBe(9);
      const farther = fartherBounds(frame);
      if (farther) expect(worldFrame(farther).zoom).toBeLessThan(frame.zoom);
    }),
    { numRuns: 500 },
  );
});

/** Where a picture of a region becomes one of the world, 60 degrees wide, it may be half a step. */
function leastStep({ bounds }: MapFrame, moved: Bounds): number {
  const widths = [bounds, moved].map(({ east, west }) => east - west);
  return Math.max(...widths) > 45 && Math.min(...widths) < 90 ? 0.5 : 0;
}

test("both sides of the date line lie side by side in a view of the Pacific, and no land is drawn across it", () => {
  const views = [worldFrame(WHOLE_WORLD, 150), worldFrame({ west: 120, south: -50, east: 260, north: 50 }), pacific()];
  for (const frame of views) {
    const [west] = frame.project([179.9, -17]);
    const [east] = frame.project([-179.9, -17]);
    expect(east - west).toBeGreaterThan(0);
    expect(east - west).toBeLessThan(WIDTH / 20);
    const drawn = countryPath(frame, new Set(["FJ", "RU", "US", "NZ", "KI"]));
    expect(Math.max(...ringWidths(drawn))).toBeGreaterThan(10);
    expect(Math.max(...ringWidths(drawn))).toBeLessThan(WIDTH / 2);
  }
});

const pacific = (): MapFrame => worldFrame({ west: 160, south: -40, east: 200, north: 0 });

function ringWidths(path: string): number[] {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const steps = [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
      let at = 0;
      const xs = steps.map((x) => (at += x));
      return Math.max(...xs) - Math.min(...xs);
    });
}

test("land is small enough for a page", () => {
  expect(gzipSync(landPath(worldFrame(WHOLE_WORLD))).length).toBeLessThan(30_000);
  expect(gzipSync(landPath(worldFrame({ west: 5, south: 40, east: 30, north: 52 }))).length).toBeLessThan(30_000);
});

test("Lesotho is a hole in South Africa, and of the Pacific nothing is land", () => {
  const africa = worldFrame({ west: 15, south: -36, east: 35, north: -22 });
  const rings = countryPath(africa, new Set(["ZA"]))
    .split("M")
    .slice(1);
  expect(rings.length).toBeGreaterThanOrEqual(2);
  // A ring in the wrong direction is the world without the country: as wide as the picture.
  const lesotho = worldFrame({ west: 0, south: -50, east: 55, north: -10 });
  expect(Math.max(...ringWidths(countryPath(lesotho, new Set(["LS"]))))).toBeLessThan(WIDTH / 5);
  expect(landPath(worldFrame({ west: -150, south: -8, east: -149, north: -7.5 }))).toBe("");
});

test("a circle on the ground is an ellipse on a map of areas, and every point of it as far", () => {
  const ring = groundCircle([121.653, 24.1737], 80);
  for (const place of ring) expect(kmBetween(place, [121.653, 24.1737])).toBeCloseTo(80, 6);
  const north = groundCircle([25, 70], 500);
  const frame = worldFrame({ west: -60, south: 30, east: 110, north: 85 });
  const xs = north.map((place) => frame.project(place)[0]);
  const ys = north.map((place) => frame.project(place)[1]);
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  expect(wide / high).toBeGreaterThan(1.3);
  expect(frame.path([north])).toMatch(/^M[^M]*Z$/);
});
