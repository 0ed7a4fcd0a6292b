// Again on PostgreSQL 15: statements that insert or update, with what they return.
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inTown, point, reviseEvent } from "../../../../tests/support/events";
import { alertsIn, dump, monitor } from "../../../../tests/support/monitoring";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { unfollow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "../from-events/match-events";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;
beforeEach(async () => {
  db = await createTestDatabase();
  [nordwind, suedstern] = await system(async (tx) => [
    await addCustomer(tx, "nordwind"),
    await addCustomer(tx, "suedstern"),
  ]);
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const VANTOR = { name: "Vantor Castings", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
const atVantor = { places: [inTown("Toledo", "US")], organizations: [{ name: "Vantor Castings" }] };
const KEPT = ["alerts", "alert_targets", "event_links", "alert_counts", "alert_day_counts", "scores_due"];

test("an event becomes one alert of each customer that monitors who it touches, and of nobody else", async () => {
  await system(async (tx) => {
    const [vantor = 0, other = 0] = await addTargets(tx, [VANTOR, { name: "Brenton Foods", country: "US" }]);
    await monitor(tx, nordwind, [vantor]);
    await monitor(tx, suedstern, [other]);
    const eventId = await addEvent(tx, atVantor);
    await matchEvents(tx, [eventId]);
    expect(await alertsIn(tx)).toEqual([
      {
        id: expect.any(Number),
        customerId: nordwind,
        eventId,
        priority: 3,
        reason: "priority-kept",
        tierN: false,
        tier: 1,
        impactLevels: ["direct"],
        countries: ["US"],
        targetCount: 1,
        statusId: "new",
        version: 1,
      },
    ]);
    await monitor(tx, suedstern, [vantor]);
    await matchEvents(tx, [eventId]);
    expect((await alertsIn(tx)).map(({ customerId }) => customerId)).toEqual([nordwind, suedstern]);
  });
});

test("matching the same events again changes not one row", async () => {
  const eventIds = await system(async (tx) => {
    const [vantor = 0, near = 0] = await addTargets(tx, [VANTOR, { ...VANTOR, name: "Brenton Foods" }]);
    await monitor(tx, nordwind, [vantor, near]);
    const quake = { eventTypeId: "earthquake", severity: { magnitude: 6.4 }, places: [point(41.7, -83.6)] };
    return [await addEvent(tx, atVantor), await addEvent(tx, quake)];
  });
  await system((tx) => matchEvents(tx, eventIds));
  const before = await system((tx) => dump(tx, KEPT));
  expect(before.alert_targets).toHaveLength(3);
  await system((tx) => matchEvents(tx, eventIds));
  expect(await system((tx) => dump(tx, KEPT))).toEqual(before);
});

test("a supplier's alert says its tier, loses a step, and is sure as far as the edges are", async () => {
  await system(async (tx) => {
    const [own = 0, supplier = 0, beyond = 0] = await addTargets(tx, [{ name: "Own" }, { name: "Quellmark" }, VANTOR]);
    await addSupplier(tx, supplier, own, { probability: 0.5 });
    await addSupplier(tx, beyond, supplier);
    await monitor(tx, nordwind, [own]);
    await monitor(tx, suedstern, [supplier]);
    const eventId = await addEvent(tx, { ...atVantor, priority: 4 });
    await matchEvents(tx, [eventId]);
    const told = (await alertsIn(tx)).map(({ tierN, tier, impactLevels, priority, reason }) => ({
      tierN,
      tier,
      impactLevels,
      priority,
      reason,
    }));
    expect(told).toEqual([
      { tierN: true, tier: 3, impactLevels: ["tier3plus"], priority: 2, reason: "priority-lowered" },
      { tierN: true, tier: 2, impactLevels: ["tier2"], priority: 3, reason: "priority-lowered" },
    ]);
    const { rows } = await tx.execute(sql`select confidence from alert_targets order by customer_id`);
    expect(rows).toEqual([{ confidence: expect.closeTo(0.5) }, { confidence: expect.closeTo(1) }]);
  });
});

test("a revision updates the alert and leaves what people made of it", async () => {
  await system(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [VANTOR]);
    await monitor(tx, nordwind, [vantor]);
    const eventId = await addEvent(tx, { ...atVantor, priority: 2 });
    await matchEvents(tx, [eventId]);
    await tx.execute(sql`update alerts set status_id = 'relevant', relevancy = 'Relevant', note = 'ours', version = 5`);
    await reviseEvent(tx, eventId, { ...atVantor, priority: 4, at: "2026-01-02T00:00:00Z" });
    await matchEvents(tx, [eventId]);
    expect(await alertsIn(tx)).toMatchObject([{ statusId: "relevant", priority: 4, version: 6 }]);
    const { rows } = await tx.execute(
      sql`select a.note, a.relevancy, t.priority, t.at = a.at as at from alerts a, alert_targets t`,
    );
    expect(rows).toEqual([{ note: "ours", relevancy: "Relevant", priority: 4, at: true }]);
    const counts = await tx.execute(
      sql`select status_id, value, count from alert_counts where facet = 'priority' and count <> 0`,
    );
    expect(counts.rows).toEqual([{ status_id: "relevant", value: "4", count: 1 }]);
  });
});

test("a link that no longer holds takes an unseen alert away, and leaves one that somebody worked on, empty", async () => {
  await system(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [VANTOR]);
    await monitor(tx, nordwind, [vantor]);
    await monitor(tx, suedstern, [vantor]);
    const eventId = await addEvent(tx, atVantor);
    await matchEvents(tx, [eventId]);
    await tx.execute(sql`update alerts set status_id = 'in-review' where customer_id = ${suedstern}`);
    await tx.execute(sql`delete from scores_due`);
    await reviseEvent(tx, eventId, { ...atVantor, organizations: [{ name: "Somebody Else" }] });
    await matchEvents(tx, [eventId]);
    expect(await alertsIn(tx)).toMatchObject([{ customerId: suedstern, targetCount: 0, impactLevels: [] }]);
    const { rows } = await tx.execute(sql`select customer_id::int, target_id::int from scores_due order by 1`);
    expect(rows.map(Object.values)).toEqual([
      [nordwind, vantor],
      [suedstern, vantor],
    ]);
  });
});

test("a withdrawn event leaves its alert, Low and with the reason, and alerts nobody anew", async () => {
  await system(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [VANTOR]);
    await monitor(tx, nordwind, [vantor]);
    const eventId = await addEvent(tx, atVantor);
    await matchEvents(tx, [eventId]);
    await reviseEvent(tx, eventId, { ...atVantor, withdrawn: true });
    await monitor(tx, suedstern, [vantor]);
    await matchEvents(tx, [eventId]);
    expect(await alertsIn(tx)).toMatchObject([{ customerId: nordwind, priority: 1, reason: "priority-withdrawn" }]);
  });
});

test("what was unfollowed keeps its alerts and gets no new ones", async () => {
  await system(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [VANTOR]);
    await monitor(tx, nordwind, [vantor]);
    const first = await addEvent(tx, atVantor);
    await matchEvents(tx, [first]);
    await unfollow(tx, nordwind, [vantor]);
    await refreshMonitored(tx, nordwind);
    const second = await addEvent(tx, atVantor);
    await reviseEvent(tx, first, { ...atVantor, title: "Revised" });
    await matchEvents(tx, [first, second]);
    expect(await alertsIn(tx)).toMatchObject([{ eventId: first, targetCount: 1 }]);
  });
});

test("a customer's own events and targets alert nobody else", async () => {
  await system(async (tx) => {
    const [open = 0, own = 0] = await addTargets(tx, [VANTOR, { ...VANTOR, ownerId: nordwind }]);
    await monitor(tx, nordwind, [own]);
    await monitor(tx, suedstern, [open]);
    const eventId = await addEvent(tx, { ...atVantor, ownerId: nordwind });
    await matchEvents(tx, [eventId]);
    expect((await alertsIn(tx)).map(({ customerId }) => customerId)).toEqual([nordwind]);
    const { rows } = await tx.execute(sql`select distinct owner_id::int as owner from event_links`);
    expect(rows).toEqual([{ owner: nordwind }]);
  });
  const seen = await db.database.asCustomer({ customerId: suedstern, userId: null }, (tx) =>
    tx.execute(sql`select * from event_links`),
  );
  expect(seen.rows).toEqual([]);
});

test("the highest of several targets decides the priority, and each keeps its own", async () => {
  await system(async (tx) => {
    const [vantor = 0] = await addTargets(tx, [VANTOR]);
    const us = await tx.execute<{ id: string }>(sql`select id from targets where type = 'country' and country = 'US'`);
    await monitor(tx, nordwind, [vantor, Number(us.rows[0]?.id)]);
    const eventId = await addEvent(tx, { ...atVantor, priority: 4 });
    await matchEvents(tx, [eventId]);
    expect(await alertsIn(tx)).toMatchObject([{ priority: 4, impactLevels: ["country", "direct"], targetCount: 2 }]);
    const { rows } = await tx.execute(sql`select impact_level as level, priority from alert_targets order by 1`);
    expect(rows).toEqual([
      { level: "country", priority: 2 },
      { level: "direct", priority: 4 },
    ]);
  });
});
