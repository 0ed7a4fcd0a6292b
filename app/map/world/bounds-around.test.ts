import { expect, test } from "vitest";
import { boundsAround } from "./bounds-around";

const box = (west: number, south: number, east = west, north = south) => ({ west, south, east, north });

test("what holds all places takes the shorter way around the globe, with room around them", () => {
  const europe = boundsAround([box(2, 48), box(10, 50, 12, 53)]);
  expect(europe.west).toBeCloseTo(7 - (10 * 1.35) / 2);
  expect(europe.north).toBeCloseTo(50.5 + (5 * 1.35) / 2);
  const pacific = boundsAround([box(179, -17), box(-179, -17)]);
  expect((pacific.west + pacific.east) / 2 === 180 || (pacific.west + pacific.east) / 2 === -180).toBe(true);
  expect(pacific.east - pacific.west).toBeCloseTo(2 * 1.35);
});

test("one place has land around it, none is the whole world, and so are places all around", () => {
  expect(boundsAround([box(7.5, 51.5)])).toEqual({ west: 6.25, south: 50.25, east: 8.75, north: 52.75 });
  expect(boundsAround([])).toEqual({ west: -180, south: -90, east: 180, north: 90 });
  expect(boundsAround([box(-170, 0), box(-60, 0), box(60, 0), box(170, 0)])).toMatchObject({ west: -180, east: 180 });
});
