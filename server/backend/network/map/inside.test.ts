import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { inBox, insideBounds, within } from "./inside";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const degree = (most: number) =>
  fc.oneof(fc.integer({ min: -most, max: most }), fc.double({ min: -most, max: most, noNaN: true }));
const bounds = fc
  .record({
    west: fc.oneof(fc.constant(-180), degree(540)),
    width: fc.oneof(fc.integer({ min: 0, max: 360 }), fc.double({ min: 0, max: 360, noNaN: true })),
    south: degree(90),
    height: degree(90),
  })
  .map(({ west, width, south, height }) => ({ west, east: west + width, south, north: south + Math.abs(height) }));

test("what an index tells of bounds holds every place in them, over the date line and on it", {
  timeout: 60_000,
}, async () => {
  const cases = fc.tuple(
    bounds,
    fc.array(fc.record({ lat: degree(90), lon: fc.oneof(fc.constantFrom(-180, 180), degree(180)) }), {
      minLength: 12,
      maxLength: 12,
    }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([asked, points]) => {
      // Its corners as well, where rounding decides.
      const lons = [asked.west, asked.east].map((lon) => ((((lon + 180) % 360) + 360) % 360) - 180);
      const all = [...points, ...lons.flatMap((lon) => [asked.south, asked.north].map((lat) => ({ lat, lon })))];
      const { rows } = await db.database.asSystem((tx) =>
        tx.execute<{ lat: number; lon: number; east: number; strictly: boolean; roughly: boolean }>(sql`
          select lat, lon, east, ${within(asked)} as strictly, ${inBox(asked)} as roughly from (
            select *, (lon + 180) - 360 * floor((lon + 180) / 360) as east
              from unnest(${sql.param(all.map(({ lat }) => lat))}::float8[], ${sql.param(all.map(({ lon }) => lon))}::float8[]) as p(lat, lon)) t`),
      );
      const isIn = insideBounds(asked);
      for (const row of rows) {
        expect([row, isIn(row.lat, row.east)]).toEqual([row, row.strictly]);
        if (row.strictly) expect(row).toMatchObject({ roughly: true });
      }
    }),
    { numRuns: 300 },
  );
});
