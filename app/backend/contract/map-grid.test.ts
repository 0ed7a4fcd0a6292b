import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOfCell, cellAt, gridOf, middleOfCell, rowsBetween } from "./map-grid";

test("two sites 5 pixels apart are in one cell of a world of 1,200 pixels, and moving the map leaves them together", () => {
  // A degree is 3.33 pixels at the equator.
  const grid = { world: 1200, cell: 24 };
  const [one, other] = [cellAt(grid, [11, 1]), cellAt(grid, [12.5, 1])];
  expect(one).toEqual(other);
  expect(cellAt(grid, [11 + 8, 1])).not.toEqual(one);
});

const place = fc.tuple(fc.double({ min: -180, max: 540, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }));
const zoom = fc.integer({ min: 0, max: 18 }).map((half) => half / 2);

test("a place lies in the bounds of its cell, whatever turn of the globe it is told by", () => {
  fc.assert(
    fc.property(zoom, place, (zoom, [lon, lat]) => {
      const grid = gridOf(zoom);
      const cell = cellAt(grid, [lon, lat]);
      const { west, south, east, north } = boundsOfCell(grid, cell);
      const seen = ((((lon + 180) % 360) + 360) % 360) - 180;
      expect(seen).toBeGreaterThanOrEqual(west - 1e-9);
      expect(seen).toBeLessThanOrEqual(east + 1e-9);
      expect(lat).toBeGreaterThanOrEqual(south - 1e-9);
      expect(lat).toBeLessThanOrEqual(north + 1e-9);
      expect(cellAt(grid, middleOfCell(grid, cell))).toEqual(cell);
    }),
    { numRuns: 2000 },
  );
});

test("the rows between two parallels hold every place between them", () => {
  fc.assert(
    fc.property(zoom, place, (zoom, [lon, lat]) => {
      const grid = gridOf(zoom);
      const { first, southEdges, counts } = rowsBetween(grid, Math.max(-90, lat - 3), Math.min(90, lat + 3));
      const { x, y } = cellAt(grid, [lon, lat]);
      expect(southEdges.findLastIndex((edge) => lat >= edge - 1e-9)).toBe(y - first);
      expect(x).toBeLessThan(counts[y - first] ?? 0);
    }),
    { numRuns: 500 },
  );
});
