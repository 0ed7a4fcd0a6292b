import fc from "fast-check";
import { expect, test } from "vitest";
import { PackedPoints } from "./packed-points";

const degrees = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -180, max: 180, noNaN: true }));

test("of points in any order it answers what a map of them would", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(degrees, degrees), { maxLength: 3_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      (points, most) => {
        const packed = new PackedPoints(most);
        const known = new Map<string, { row: number; mark: number }>();
        for (const [row, [lat, lon]] of points.entries()) {
          // Minus nothing is nothing.
          const key = `${lat + 0} ${lon + 0}`;
          const here = { row, mark: (row * 2_654_435_761) >>> 0 };
          expect(packed.firstOr(lat, lon, here)).toEqual(known.get(key) ?? null);
          if (!known.has(key) && known.size < most) known.set(key, here);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("200,000 points that all differ are told apart", () => {
  const packed = new PackedPoints(200_000);
  const point = (n: number): [number, number] => [(n % 1_800) / 10 - 90, Math.floor(n / 1_800) / 10 - 180];
  for (let n = 0; n < 200_000; n++) packed.firstOr(...point(n), { row: n, mark: 0 });
  for (let n = 0; n < 200_000; n += 997)
    expect(packed.firstOr(...point(n), { row: -5, mark: 1 })).toEqual({ row: n, mark: 0 });
});
