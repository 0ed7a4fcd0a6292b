import { expect, test } from "vitest";
import { frameOf, KM_PER_DEGREE, project } from "./frame";
import { outlinePath, ringPath } from "./outline-path";
import { drawPlaceMap } from "./place-map.server";

const IZMIR = [27.14, 38.42] as const;
const nothing = { points: [], areas: [], countries: [], targets: [] };
/** The points of a path of one ring, whose first is told by its place and the others by the way to them. */
function pointsOf(path: string): [number, number][] {
  const steps = path
    .slice(1, -1)
    .split("l")
    .map((step) => step.split(" ").map(Number));
  let at: [number, number] = [0, 0];
  return steps.map(([x = 0, y = 0]) => {
    at = [at[0] + x, at[1] + y];
    return at;
  });
}

test("one place is in the middle of a frame of a few hundred kilometres", () => {
  const frame = frameOf([IZMIR], 400, 225);
  expect(project(frame, IZMIR).map(Math.round)).toEqual([200, 113]);
  const km = ((frame.north - frame.south) * KM_PER_DEGREE).toFixed(0);
  expect(Number(km)).toBeGreaterThan(200);
  expect(Number(km)).toBeLessThan(500);
});

test.each([
  [
    [139.7, 35.7],
    [-122.4, 37.8],
  ],
  [
    [-179, -17],
    [179, -18],
  ],
  [
    [10, 70],
    [12, -40],
  ],
] as const)("all places are in the frame, over the date line by the shorter way: %j %j", (one, other) => {
  const frame = frameOf([one, other], 400, 225);
  for (const [x, y] of [project(frame, one), project(frame, other)]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(400);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(225);
  }
  expect(frame.east - frame.west).toBeLessThanOrEqual(360.001);
});

test("north is up and east is right", () => {
  const frame = frameOf([IZMIR], 400, 225);
  const [x, y] = project(frame, [IZMIR[0] + 1, IZMIR[1] + 1]);
  expect(x).toBeGreaterThan(200);
  expect(y).toBeLessThan(112.5);
});

test("what lies out of the frame is cut off just beyond its edge", () => {
  const frame = frameOf([IZMIR], 400, 225);
  const around = [
    [0, 0],
    [0, 80],
    [60, 80],
    [60, 0],
    [0, 0],
  ] as const;
  const drawn = pointsOf(ringPath(around, 0, frame));
  expect(Math.min(...drawn.flat())).toBeCloseTo(-4);
  expect(Math.max(...drawn.map(([x]) => x))).toBeCloseTo(404);
  expect(Math.max(...drawn.map(([, y]) => y))).toBeCloseTo(229);
  expect(
    ringPath(
      [
        [100, 0],
        [100, 10],
        [110, 10],
        [100, 0],
      ],
      0,
      frame,
    ),
  ).toBe("");
  expect(outlinePath([], frame)).toBe("");
});

test("an event and a target are drawn on the land around them, small enough for a page", () => {
  const map = drawPlaceMap({
    ...nothing,
    points: [{ at: IZMIR, radiusKm: 50 }],
    targets: [{ at: [28.98, 41.01], name: "Werk Istanbul" }],
  });
  expect(map?.land).toMatch(/^M/);
  expect(map?.land.length).toBeLessThan(20_000);
  expect(map?.circles).toHaveLength(1);
  const [event, target] = [map?.events[0], map?.targets[0]];
  expect(target?.x).toBeGreaterThan(event?.x ?? 0);
  expect(target?.y).toBeLessThan(event?.y ?? 0);
  expect(map && map.scale.length <= 100 && map.scale.length > 10).toBe(true);
});

test("of a country the whole is drawn, without what it has overseas", () => {
  const map = drawPlaceMap({ ...nothing, countries: ["FR"] });
  expect(map?.countries).toMatch(/^M/);
  expect(map?.scale.km).toBeLessThanOrEqual(500);
});

test("land that lies across the date line draws no line around the world", () => {
  const map = drawPlaceMap({ ...nothing, points: [{ at: [178, -18], radiusKm: 200 }] });
  const rings = (map?.land ?? "")
    .split("M")
    .slice(1)
    .map((ring) => pointsOf(`M${ring}`));
  const longest = Math.max(
    ...rings.map((ring) => Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x))),
  );
  expect(longest).toBeLessThan(200);
});

test("where nothing has a place there is no map", () => {
  expect(drawPlaceMap(nothing)).toBeNull();
  expect(drawPlaceMap({ ...nothing, countries: ["ZZ"] })).toBeNull();
});

test("two reports of one place are one mark", () => {
  const point = { at: IZMIR, radiusKm: null };
  expect(drawPlaceMap({ ...nothing, points: [point, point] })?.events).toHaveLength(1);
});
