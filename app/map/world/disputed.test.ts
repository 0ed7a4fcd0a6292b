import { expect, test } from "vitest";
import { clipped, disputedAreas } from "./disputed.server";
import { worldFrame } from "./world-frame";

const namesIn = (west: number, south: number, east: number, north: number) =>
  disputedAreas(worldFrame({ west, south, east, north })).map(({ name }) => name);

test("a ring is cut to a box", () => {
  const square = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ];
  expect(clipped(square, [5, 5, 20, 20])).toEqual([
    [5, 5],
    [5, 10],
    [10, 10],
    [10, 5],
    [5, 5],
  ]);
  expect(clipped(square, [20, 20, 30, 30])).toEqual([]);
  expect(clipped(square, [-5, -5, 20, 20])).toEqual(square);
});

test("the map shows the areas that are filed by a rule, at both scales, and none where there is none", () => {
  const all = ["Crimea", "W. Sahara", "Kosovo", "N. Cyprus", "Somaliland"];
  expect(namesIn(-180, -85, 180, 85)).toEqual(all);
  expect(namesIn(30, 43, 39, 48)).toEqual(["Crimea"]);
  expect(namesIn(-18, 20, -8, 29)).toEqual(["W. Sahara"]);
  expect(namesIn(19, 41, 23, 44)).toEqual(["Kosovo"]);
  expect(namesIn(-120, 30, -100, 40)).toEqual([]);
});

test("of a country that holds such an area nothing else is hatched", () => {
  const frame = worldFrame({ west: 20, south: 35, east: 60, north: 60 });
  const [crimea] = disputedAreas(frame).filter(({ name }) => name === "Crimea");
  const [west, north] = frame.project([32.2, 46.4]);
  const [east, south] = frame.project([36.7, 44.1]);
  const starts = [...(crimea?.path ?? "").matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(starts.length).toBeGreaterThan(0);
  for (const [x = 0, y = 0] of starts) {
    expect([x > west - 2, x < east + 2, y > north - 2, y < south + 2]).toEqual([true, true, true, true]);
  }
});
