import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, inTown, point, type SomeEvent } from "../../../../tests/support/events";
import { alertsIn, dump } from "../../../../tests/support/monitoring";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { drainJobs } from "../../main/drain";
import { follow } from "../../network/monitored/follow";
import type { NewTarget } from "../../network/targets/create-targets";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "./match-events";
import { rematch } from "./rematch";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await system((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const drain = () => drainJobs(db.connection, db.database, pino({ level: "silent" }));
const ago = (count: number) => new Date(Date.now() - days(count)).toISOString();

/** Events that are matched before the targets are there, and which of them then alert. */
async function alertedAbout(
  events: SomeEvent[],
  target: Partial<NewTarget> & { name: string },
  since?: string,
): Promise<number[]> {
  const eventIds = await system(async (tx) => {
    const ids: number[] = [];
    for (const event of events) ids.push(await addEvent(tx, event));
    await matchEvents(tx, ids);
    return ids;
  });
  await system(async (tx) => follow(tx, nordwind, await addTargets(tx, [target]), { userId: null, since }));
  expect(await drain()).toMatchObject({ failed: 0 });
  const alerts = await system(alertsIn);
  return alerts.map(({ eventId }) => eventIds.indexOf(eventId));
}

const VANTOR = { name: "Vantor Castings", country: "US", lat: 41.65, lon: -83.54 };
const named = (more: SomeEvent = {}): SomeEvent => ({
  places: [inTown("Toledo", "US")],
  organizations: [{ name: "Vantor Castings Inc" }],
  ...more,
});

test("following brings the alerts of the last year: by name, identifier, place and country, and no others", async () => {
  const lei = "529900T8BM49AURSDO55";
  const about = await alertedAbout(
    [
      named({ at: ago(10) }),
      named({ at: ago(400) }),
      named({ at: ago(10), places: [inTown("Toledo", "ES")] }),
      { at: ago(300), organizations: [{ name: "Else", identifiers: [{ type: "lei", value: lei }] }] },
      { at: ago(20), eventTypeId: "earthquake", severity: { magnitude: 6.5 }, places: [point(41.9, -83.5)] },
      { at: ago(20), eventTypeId: "earthquake", severity: { magnitude: 6.5 }, places: [point(45, -83.5)] },
      { at: ago(5), eventTypeId: "trade-barrier", places: [inCountry("US")] },
      { at: ago(5), eventTypeId: "trade-barrier", places: [inCountry("CA")] },
    ],
    { ...VANTOR, identifiers: [{ system: "LEI", value: lei }] },
  );
  expect(about).toEqual([0, 3, 4, 6]);
});

test("following brings the alerts since the day that an import names", async () => {
  const events = [named({ at: ago(10) }), named({ at: ago(400) }), named({ at: ago(500) })];
  expect(await alertedAbout(events, VANTOR, ago(450).slice(0, 10))).toEqual([0, 1]);
});

test("a target that is known and linked alerts the customer that follows it only now", async () => {
  await system(async (tx) => {
    const ids = await addTargets(tx, [VANTOR]);
    await matchEvents(tx, [await addEvent(tx, named())]);
    expect(await alertsIn(tx)).toEqual([]);
    await follow(tx, nordwind, ids, { userId: null });
  });
  await drain();
  expect(await system(alertsIn)).toMatchObject([{ customerId: nordwind, tier: 1 }]);
});

test("what stands behind a followed target brings its alerts too, and following it raises them", async () => {
  const vantor = await system(async (tx) => {
    const [own = 0, supplier = 0] = await addTargets(tx, [{ name: "Own" }, VANTOR]);
    await addSupplier(tx, supplier, own);
    await addEvent(tx, named());
    await follow(tx, nordwind, [own], { userId: null });
    return supplier;
  });
  await drain();
  expect(await system(alertsIn)).toMatchObject([{ tier: 2, tierN: true, priority: 2 }]);
  await system((tx) => follow(tx, nordwind, [vantor], { userId: null }));
  await drain();
  expect(await system(alertsIn)).toMatchObject([{ tier: 1, tierN: false, priority: 3 }]);
});

test("a new operator of a site that was hit is touched through it", async () => {
  await system(async (tx) => {
    const [site = 0] = await addTargets(tx, [VANTOR]);
    const quake = { eventTypeId: "earthquake", severity: { magnitude: 6.5 }, places: [point(41.7, -83.5)] };
    await matchEvents(tx, [await addEvent(tx, quake)]);
    const [operator = 0] = await addTargets(tx, [{ name: "Operator" }]);
    await tx.execute(
      sql`insert into target_parents (target_id, parent_id, kind) values (${site}, ${operator}, 'site-of')`,
    );
    await follow(tx, nordwind, [operator], { userId: null });
  });
  await drain();
  expect(await system(alertsIn)).toMatchObject([{ impactLevels: ["site-to-company"] }]);
});

test("matching everything anew finds what there is and changes not one row", async () => {
  await system(async (tx) => {
    await follow(tx, nordwind, await addTargets(tx, [VANTOR]), { userId: null });
    await addEvent(tx, named());
    await addEvent(tx, named({ at: "2018-02-01T00:00:00Z" }));
  });
  await drain();
  const tables = ["event_links", "alerts", "alert_targets", "alert_counts"];
  const before = await system((tx) => dump(tx, tables));
  expect(await rematch(db.database, null)).toMatchObject({ events: 1, alerts: 1 });
  expect(await system((tx) => dump(tx, tables))).toEqual(before);
  expect(await rematch(db.database, new Date("2000-01-01"))).toMatchObject({ events: 2, alerts: 2 });
});
