import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { SANCTIONS_FILTER } from "~/backend/contract/target-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { RISK_BANDS } from "../../reference/catalogue/risk-bands";
import { follow } from "../monitored/follow";
import { type Network, picked } from "./picked";
import { placeRows } from "./place-rows";
import { cellsOf, readCells } from "./read-cells";

const BANDS = [...RISK_BANDS.value];
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
let db: TestDatabase;
let customerId: number;
let known: number[];

/**
 * 120 targets on a few places, around the date line and at the poles, every fifth without one; 100 are followed, five more monitored behind
 * them. Some are screened, have a foreign number or supply others; what another customer knows of them counts for nothing here.
 */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    known = await addTargets(
      tx,
      Array.from({ length: 120 }, (_, n) => ({
        name: `Acme ${n}`,
        type: n % 11 === 3 ? ("country" as const) : ("POI" as const),
        country: ["DE", "CN", null][n % 3] as string,
        ...(n % 5 > 0
          ? {
              lat: [50, 90, -90, -17, n / 2][n % 5] as number,
              lon: [8, 180, -180, 179.9, n * 3 - 180][n % 5] as number,
            }
          : {}),
        ...(n % 7 === 1 ? { place: { precision: "town", source: "gazetteer", rules: 1 } as never } : {}),
      })),
    );
    await follow(tx, customerId, known.slice(0, 100), { userId: null });
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, p, id, case when id % 9 > 0 then ((id * 37) % 1010) / 10.0 end, 0, 0, '{}', now()
        from unnest(${sql.param(known)}::bigint[]) id, unnest(array['Sustainability', 'Disruption']) p`);
    const others = await addCustomer(tx, "kaskade");
    await follow(tx, others, known.slice(60, 115), { userId: null });
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier)
      select ${customerId}, id, 2 from unnest(${sql.param(known.slice(100, 105))}::bigint[]) id on conflict do nothing`);
    for (const [customer, every] of [
      [customerId, 4],
      [others, 3],
    ] as const) {
      await tx.execute(sql`
        insert into target_screenings (customer_id, target_id, state, status)
        select ${customer}, id, 'done', (array['None', 'Direct', 'Unreviewed', null])[1 + id % 4]
          from unnest(${sql.param(known)}::bigint[]) id where id % ${every} > 0`);
      await tx.execute(sql`
        insert into target_identifiers (target_id, owner_id, system, value)
        select id, ${customer}, 'ERP', ${`${every}-`} || id from unnest(${sql.param(known)}::bigint[]) id where id % ${every} = 1`);
      await tx.execute(sql`
        insert into edges (owner_id, from_id, to_id, type, source)
        select ${customer}, id, ${known[0]}, 'Supplier', (array['Customs', 'Media'])[1 + id % 2]
          from unnest(${sql.param(known.slice(1))}::bigint[]) id where id % ${every} = 2`);
    }
  });
});
afterAll(() => db.drop());

const network = (filter: TargetFilter, perspective = "Disruption"): Network => ({
  viewer: { customerId } as never,
  members: { from: sql`monitored_targets m` } as never,
  ...{ isWhole: true, filter, risk: { perspective, bands: BANDS } },
});
const asCustomer = <T>(run: (tx: Tx) => Promise<T>) => db.database.asCustomer({ customerId, userId: null }, run);

/** Up to three of these at once: more leave next to nothing. */
const FILTERS = {
  tiers: fc.subarray(["1", "2"], { minLength: 1 }),
  countries: fc.subarray(["DE", "CN"], { minLength: 1 }),
  risks: fc.subarray([...RISK_NAMES], { minLength: 1 }),
  types: fc.subarray(["POI", "country", "organization"], { minLength: 1 }),
  following: fc.constantFrom("true", "false"),
  sanctions: fc.subarray([...SANCTIONS_FILTER], { minLength: 1 }),
  q: fc.constantFrom("acme 1", "7", "---", ""),
  foreignId: fc.constantFrom("4-", "3-"),
  edgeTypes: fc.constantFrom(["Supplier"], ["Owner"]),
  edgeSources: fc.constantFrom(["Customs"], ["Media"]),
};
const filter = fc
  .subarray(Object.keys(FILTERS) as (keyof typeof FILTERS)[], { maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, FILTERS[name]]))));
const view = fc.record({
  west: fc.integer({ min: -180, max: 179 }),
  width: fc.integer({ min: 1, max: 360 }),
  south: fc.integer({ min: -90, max: 89 }),
  height: fc.integer({ min: 1, max: 180 }),
  half: fc.integer({ min: 0, max: 18 }),
});

test("what is counted in memory is what the database counts, by every filter", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(filter, view, async (asked, { west, width, south, height, half }) => {
      const bounds = { west, south, east: west + width, north: Math.min(90, south + height) };
      const grid = { bounds, zoom: half / 2, bands: BANDS };
      const asking = network(asked as TargetFilter);
      const { kept, counted } = await asCustomer(async (tx) => ({
        kept: await readCells(tx, asking, bounds, grid.zoom),
        counted: await cellsOf(tx, picked(asking), grid),
      }));
      const byPlace = <Cell extends { x: number; y: number }>(cells: readonly Cell[]) =>
        cells.toSorted((one, other) => one.y - other.y || one.x - other.x);
      const { cells, withoutPlace, outside } = counted;
      expect(byPlace(kept.cells)).toEqual(
        byPlace(cells).map((cell) => ({
          ...cell,
          // Sums in another order may differ in their last digit.
          ...{ lon: expect.closeTo(cell.lon, 9), lat: expect.closeTo(cell.lat, 9) },
        })),
      );
      expect(kept.left).toEqual({ withoutPlace, outside, beyondLimit: 0 });
      found += Number(cells.length > 0);
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(50);
});

const CHANGES: [name: string, change: (tx: Tx) => Promise<unknown>][] = [
  ["a target is followed", (tx) => follow(tx, customerId, known.slice(100, 104), { userId: null })],
  [
    "a target is no longer followed",
    (tx) =>
      tx.execute(sql`delete from monitored_targets where customer_id = ${customerId} and target_id = ${known[1]}`),
  ],
  ["a target moves", (tx) => tx.execute(sql`update targets set lat = lat / 2, lon = 20 where id = ${known[2]}`)],
  [
    "only the town of a target is known",
    (tx) => tx.execute(sql`update targets set place = '{"precision": "town"}' where id = ${known[4]}`),
  ],
  [
    "a target turns out to be no place",
    (tx) => tx.execute(sql`update targets set type = 'industry' where id = ${known[6]}`),
  ],
  [
    "a score changes",
    (tx) => tx.execute(sql`update scores set score = 100 - score where customer_id = ${customerId} and score < 40`),
  ],
  [
    "a target is of another kind",
    (tx) => tx.execute(sql`update targets set type = 'organization', ctype = 'company' where id = ${known[8]}`),
  ],
  [
    "a target is only monitored",
    (tx) => tx.execute(sql`delete from follows where customer_id = ${customerId} and target_id = ${known[9]}`),
  ],
  [
    "a target is screened",
    (tx) =>
      tx.execute(sql`
        insert into target_screenings (customer_id, target_id, state, status) values (${customerId}, ${known[10]}, 'done', 'Indirect')
        on conflict (customer_id, target_id) do update set status = 'Indirect'`),
  ],
  [
    "a target is of another tier",
    (tx) =>
      tx.execute(
        sql`update monitored_targets set tier = 3 where customer_id = ${customerId} and target_id = ${known[7]}`,
      ),
  ],
];

test.each(CHANGES)("what is kept is read anew when %s", async (_name, change) => {
  const before = await asCustomer((tx) => placeRows(tx, customerId, true));
  await db.database.asSystem(change);
  const after = await asCustomer((tx) => placeRows(tx, customerId, true));
  expect(after).not.toEqual(before);
  expect(await asCustomer((tx) => placeRows(tx, customerId, true))).toBe(after);
});

test("what is not committed is not kept", async () => {
  const before = await asCustomer((tx) => placeRows(tx, customerId, true));
  const undone = asCustomer(async (tx) => {
    await tx.execute(sql`delete from monitored_targets where customer_id = ${customerId}`);
    expect((await placeRows(tx, customerId, true)).ids).toHaveLength(0);
    throw new Error("taken back");
  });
  await expect(undone).rejects.toThrow("taken back");
  expect((await asCustomer((tx) => placeRows(tx, customerId, true))).ids).toEqual(before.ids);
});

test("each perspective has its own scores", async () => {
  const risksOf = async (perspective: string) => {
    const { cells } = await asCustomer((tx) => readCells(tx, network({}, perspective), WORLD, 0));
    return cells.flatMap(({ byRisk }) => byRisk).filter(({ risk }) => risk !== "NA").length;
  };
  expect(await risksOf("Sustainability")).toBeGreaterThan(0);
  expect(await risksOf("Compliance")).toBe(0);
});
