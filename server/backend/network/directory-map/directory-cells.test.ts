// Again on PostgreSQL 15: cells are the server's arithmetic.
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { RISK_BANDS } from "../../reference/catalogue/risk-bands";
import { readFacets } from "../explorer/read-facets";
import type { Looking } from "../explorer/sources";
import { readTyped } from "../explorer/typed";
import { cellsOf } from "../map/read-cells";
import { follow } from "../monitored/follow";
import { createTargets } from "../targets/create-targets";
import { listDirectoryPlaces } from "./list-directory-places";
import { pointsIn, readDirectoryCells } from "./read-directory-cells";

const RISK = { perspective: "Sustainability", bands: [...RISK_BANDS.value] };
let db: TestDatabase;
let customerId: number;
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const made = (n: number) => ({
  name: `${pick(["Acme", "Bolt", "Müller"], n)} Works ${n}`,
  type: pick(["organization", "POI", "POI"] as const, n),
  ctype: pick(["company", "plant", "mine"], n),
  country: pick(["DE", "CN", null, "US"], n >> 1),
  industry: pick(["forestry", null], n),
  // Some on one place, some around the date line, some nowhere.
  ...(n % 5 > 0
    ? {
        lat: pick([50, 50, -17, 20 + n / 9, -60 + n / 7], n),
        lon: pick([8, 8, 179.9, -179.9, ((n * 7) % 360) - 180], n >> 1),
      }
    : {}),
  ...(n % 7 === 1 ? { place: { precision: "town", source: "gazetteer", rules: 1 } as never } : {}),
});

/** 240 targets that everybody knows, 40 of the customer, 30 of another in the same places. */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const other = await addCustomer(tx, "suedwind");
    const range = (count: number) => Array.from({ length: count }, (_, n) => made(n));
    const known = await addTargets(tx, range(240));
    const own = await createTargets(
      tx,
      range(40).map((one) => ({ ...one, ownerId: customerId })),
    );
    const theirs = await createTargets(
      tx,
      range(30).map((one) => ({ ...one, name: `Secret ${one.name}`, ownerId: other })),
    );
    await follow(tx, customerId, [...known.slice(0, 50), ...own.slice(0, 9)], { userId: null });
    await follow(tx, other, [...known.slice(30, 90), ...theirs], { userId: null });
    const score = (customer: number, ids: readonly number[]) =>
      tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customer}, 'Sustainability', id, case when id % 9 > 0 then (id * 37) % 101 end, 0, 0, '{}', now()
        from unnest(${sql.param([...ids])}::bigint[]) id`);
    await score(customerId, [...known.slice(20, 90), ...own.slice(3, 12)]);
    await score(other, [...known.slice(60, 130), ...theirs]);
  });
});
afterAll(() => db.drop());

const looking = (filter: ExplorerFilter): Looking => ({
  ...{ customerId, userId: 0, risk: RISK, filter },
  typed: readTyped(filter.q ?? "", filter.begins === "true").typed,
});
const asCustomer = <T>(run: (tx: Tx) => Promise<T>) => db.database.asCustomer({ customerId, userId: null }, run);

const some = (values: readonly string[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
const seldom = <T>(...values: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
const filter = fc.record({
  types: some(["organization", "POI", "country"]),
  ctypes: some(["company", "plant", "mine"]),
  countries: some(["DE", "CN", "none"]),
  places: some(["exact", "town", "area", "none"]),
  risks: some(["NA", "No", "Low", "Mid", "High", "Critical"]),
  industries: seldom(["forestry"], ["none"]),
  tiers: seldom(["1"], ["none"], ["1", "none"]),
  following: seldom("true", "false"),
  own: seldom("true", "false"),
  q: seldom("acme", "works", "muller"),
}) as fc.Arbitrary<ExplorerFilter>;
const part = fc
  .record({
    west: fc.integer({ min: -180, max: 179 }),
    width: fc.integer({ min: 1, max: 360 }),
    south: fc.integer({ min: -90, max: 89 }),
    height: fc.integer({ min: 1, max: 180 }),
  })
  .map(({ west, width, south, height }) => ({ west, east: west + width, south, north: Math.min(90, south + height) }));
const view = part.chain((bounds) => {
  const most = Math.min(18, Math.floor(2 * (Math.log2(180 / (bounds.north - bounds.south)) + 1)));
  return fc.record({ bounds: fc.constant(bounds), zoom: fc.integer({ min: 0, max: most }).map((half) => half / 2) });
});
const sumOf = (values: readonly { count: number }[]) => values.reduce((sum, { count }) => sum + count, 0);

test("cells, without a place, outside and beyond the limit are the exact total of the explorer, and risks add up", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(filter, view, async (asked, { bounds, zoom }) => {
      const { total, facets } = await asCustomer((tx) => readFacets(tx, looking(asked)));
      const world = await asCustomer((tx) => readDirectoryCells(tx, looking(asked), { bounds: WORLD, zoom: 0 }));
      const { cells, left, isExact } = await asCustomer((tx) =>
        readDirectoryCells(tx, looking(asked), { bounds, zoom }),
      );
      expect(isExact).toBe(true);
      expect(sumOf(cells) + left.withoutPlace + left.outside + left.beyondLimit).toBe(total);
      expect(left.withoutPlace).toBe(world.left.withoutPlace);
      expect(world.left.outside).toBe(0);
      expect(left.outside).toBeGreaterThanOrEqual(0);
      for (const { count, byRisk } of cells) expect(sumOf(byRisk)).toBe(count);
      if (asked.risks === undefined && left.withoutPlace === 0) {
        const risks = facets.find(({ name }) => name === "risks")?.values ?? [];
        const drawn = (risk: string) =>
          sumOf(world.cells.flatMap(({ byRisk }) => byRisk.filter((one) => one.risk === risk)));
        for (const { value, count } of risks) expect([value, drawn(value)]).toEqual([value, count]);
      }
    }),
    { numRuns: 120 },
  );
});
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

test("cells of the roll-up and of what is in memory hold what the points would fill them with", {
  timeout: 120_000,
}, async () => {
  const whole = fc.tuple(filter, part, fc.integer({ min: 0, max: 6 }));
  await fc.assert(
    fc.asyncProperty(whole, async ([{ q: _, industries: __, ...asked }, bounds, zoom]) => {
      const told = (cells: Awaited<ReturnType<typeof cellsOf>>["cells"]) =>
        new Map(cells.map(({ x, y, count, vague, byRisk, target }) => [`${x},${y}`, { count, vague, byRisk, target }]));
      const [counted, points] = await asCustomer(async (tx) => {
        const grid = { bounds: WORLD, zoom, bands: RISK.bands };
        return [
          await readDirectoryCells(tx, looking(asked), { bounds, zoom }),
          await cellsOf(tx, pointsIn(looking(asked), WORLD), grid),
        ];
      });
      const all = told(points.cells);
      for (const [cell, content] of told(counted.cells)) expect([cell, content]).toEqual([cell, all.get(cell)]);
      if (bounds.east - bounds.west === 360 && bounds.north - bounds.south === 180)
        expect(counted.cells.length).toBe(points.cells.length);
    }),
    { numRuns: 80 },
  );
});

test("a cell of one target names it, and another customer's are nowhere", async () => {
  const { cells } = await asCustomer((tx) => readDirectoryCells(tx, looking({}), { bounds: WORLD, zoom: 6 }));
  const single = cells.filter(({ count }) => count === 1);
  expect(single.length).toBeGreaterThan(20);
  expect(single.filter(({ target }) => target === null)).toEqual([]);
  const { rows } = await asCustomer((tx) =>
    tx.execute<{ n: number }>(
      sql`select count(*)::int as n from targets where lat is not null and type in ('organization', 'POI')`,
    ),
  );
  expect(sumOf(cells)).toBe(rows[0]?.n);
  expect(JSON.stringify(cells)).not.toContain("Secret");
});

test("the list of a part of the world holds each place of it once, page by page, the riskiest first", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(filter, part, async (asked, bounds) => {
      const seen: { id: number; risk: string; name: string }[] = [];
      let after: string | undefined;
      let total = 0;
      do {
        const page: Awaited<ReturnType<typeof listDirectoryPlaces>> = await asCustomer((tx) =>
          listDirectoryPlaces(tx, looking(asked), { bounds, cell: undefined, size: 11, after }),
        );
        seen.push(...page.content);
        total = page.totalElements;
        after = page.after ?? undefined;
      } while (after);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(seen.length).toBe(total);
      const rank = ["Critical", "High", "Mid", "Low", "No", "NA"];
      const ranks = seen.map(({ risk }) => rank.indexOf(risk));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      // Closer than cells a map counts points, by the same bounds.
      const { cells } = await asCustomer((tx) => readDirectoryCells(tx, looking(asked), { bounds, zoom: 8 }));
      expect(sumOf(cells)).toBe(total);
    }),
    { numRuns: 60 },
  );
});
