// Again on PostgreSQL 15: cells are the server's arithmetic.
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import { followTargets } from "~/backend/contract/following";
import { cellAt, gridOf } from "~/backend/contract/map-grid";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { readSession } from "~/backend/contract/session";
import { networkOf } from "../../server/backend/network/map/picked";
import { readCells } from "../../server/backend/network/map/read-cells";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const COUNTRIES = ["DE", "FJ", "RU", "US"];
const TYPES = ["organization", "POI", "country"] as const;
const SCORES = [null, 3, 10, 29.9, 30, 54, 55, 74, 75, 100];
/** Of 1024 parts of a degree sums are exact, so that an edge is on the same side in every order of sums. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 1024), max: Math.floor(max * 1024) }).map((n) => n / 1024);
let manager: Awaited<ReturnType<typeof signInAs>>;
/** What the customer follows, by number. */
let all: Map<number, { type: string; country: string; score: number | null; lon: number | null; lat: number | null }>;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  const given = fc.sample(
    fc.record({
      at: fc.option(
        fc.oneof(
          fc.tuple(degrees(-180, 180), degrees(-90, 90)),
          fc.constantFrom<[number, number]>(
            [179.9, -17],
            [-179.9, -17],
            [180, 0],
            [-180, 0],
            [0, 90],
            [0, -90],
            [10, 50],
          ),
        ),
        { freq: 8 },
      ),
      type: fc.constantFrom(...TYPES),
      country: fc.constantFrom(...COUNTRIES),
      score: fc.constantFrom(...SCORES),
    }),
    { numRuns: 120, seed: 7 },
  );
  const ids = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      given.map(({ at, type, country }, n) => ({
        ...{ name: `Placed ${n}`, type, ctype: type === "POI" ? "plant" : "company", country },
        ...(at && { lon: at[0], lat: at[1] }),
      })),
    ),
  );
  await callBackend(manager, followTargets, { body: { targetIds: ids } });
  const { user } = await callBackend(manager, readSession, {});
  await use.database.asSystem(async (tx) => {
    await refreshMonitored(tx, user.customer.id);
    for (const perspective of ["Sustainability", "Disruption", "Compliance"]) {
      for (const [n, id] of ids.entries()) {
        await tx.execute(sql`insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
          values (${user.customer.id}, ${perspective}, ${id}, ${given[n]?.score ?? null}, 0, 0, '{}', now()) on conflict do nothing`);
      }
    }
  });
  all = new Map(
    given.map(({ at, ...rest }, n) => [ids[n] ?? 0, { ...rest, lon: at?.[0] ?? null, lat: at?.[1] ?? null }]),
  );
});

/** What a filter shows, by the rules as a person would say them. */
const shownBy = ({ types, countries, risks }: TargetFilter) =>
  [...all.values()].filter(
    ({ type, country, score }) =>
      (types as readonly string[] | undefined)?.includes(type) !== false &&
      countries?.includes(country) !== false &&
      (risks as readonly string[] | undefined)?.includes(riskOf(score)) !== false,
  );
const riskOf = (score: number | null) =>
  score === null
    ? "NA"
    : score < 10
      ? "No"
      : score < 30
        ? "Low"
        : score < 55
          ? "Mid"
          : score < 75
            ? "High"
            : "Critical";

const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const filter = fc.record({ types: some(TYPES), countries: some(COUNTRIES), risks: some(RISK_NAMES) });
const part = fc
  .record({
    west: degrees(-180, 179),
    width: degrees(0.1, 360),
    south: degrees(-90, 89),
    height: degrees(0.1, 180),
  })
  .map(({ west, width, south, height }) => ({ west, east: west + width, south, north: Math.min(90, south + height) }));
/** Up to what a picture of that height could be drawn at, and a step more. */
const view = part.chain((part) => {
  const most = Math.min(18, Math.floor(2 * (Math.log2(180 / (part.north - part.south)) + 1)));
  return fc.record({ part: fc.constant(part), zoom: fc.integer({ min: 0, max: most }).map((half) => half / 2) });
});

test("what is drawn, without a place, outside and beyond the limit adds up to all that match", async () => {
  const session = await callBackend(manager, readSession, {});
  const scope = { customerId: session.user.customer.id, userId: session.user.id };
  const viewer = { customerId: scope.customerId, session };
  const asked = fc.sample(fc.tuple(filter, view), { numRuns: 2000 });
  const lanes = [0, 1, 2, 3].map((lane) =>
    use.database.asCustomer(scope, async (tx) => {
      const whole = await networkOf(tx, viewer, { collectionId: 0 });
      for (let n = lane; n < asked.length; n += 4) {
        const [filter, { part, zoom }] = asked[n] as (typeof asked)[number];
        const { cells, left } = await readCells(tx, { ...whole, filter }, part, zoom);
        const shown = shownBy(filter);
        const placed = shown.filter(({ type, lat }) => lat !== null && type !== "country");
        const inside = placed.filter(({ lon, lat }) => isIn(part, lon ?? 0, lat ?? 0));
        const grid = gridOf(zoom);
        const expected = [inside.length, shown.length - placed.length, placed.length - inside.length, 0];
        const told = [sumOf(cells), left.withoutPlace, left.outside, left.beyondLimit];
        const keys = cells.map(({ x, y }) => `${x},${y}`).sort();
        const cellsOfEach = inside.map(({ lon, lat }) => {
          const { x, y } = cellAt(grid, [lon ?? 0, lat ?? 0]);
          return `${x},${y}`;
        });
        const isRight =
          told.join() === expected.join() &&
          cells.every(({ byRisk, count }) => sumOf(byRisk) === count) &&
          keys.join(" ") === [...new Set(cellsOfEach)].sort().join(" ");
        // An `expect` for each of a hundred thousand cells takes longer than all of the database's work.
        if (!isRight) expect({ told, keys, asked: asked[n] }).toEqual({ told: expected, keys: cellsOfEach });
      }
    }),
  );
  await Promise.all(lanes);
});

// 10,000 of them were run when this was written, in 40 s.
const sumOf = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0);

const isIn = (
  { west, east, south, north }: { west: number; east: number; south: number; north: number },
  lon: number,
  lat: number,
) => lat >= south && lat <= north && (((lon - west) % 360) + 360) % 360 <= east - west;
