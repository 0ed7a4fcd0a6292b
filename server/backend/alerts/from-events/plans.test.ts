import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { addEvent, inCountry, inTown, point } from "../../../../tests/support/events";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { indexesUsed, wholeTablesRead } from "../../../../tests/support/plans";
import { matchingRules } from "../../intake/matching/matching-rules";
import { candidateEvents, countryWideOnes, familyEvents, linkedEvents } from "../../intake/matching/target-candidates";
import { follow } from "../../network/monitored/follow";
import { refreshMonitored } from "../../network/monitored/monitored";
import { matchEvents } from "./match-events";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const VANTOR = { name: "Vantor Castings", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };

test("among many targets and events, words, numbers and boxes find the few", async () => {
  const { database } = db;
  const scattered = (n: number) => ({ lat: ((n * 7) % 120) - 60, lon: ((n * 13) % 360) - 180 });
  const ids = await database.asSystem(async (tx) => {
    const many = Array.from({ length: 1500 }, (_, n) => ({
      name: `Quellmark${n} Werk${n % 97}`,
      ...scattered(n),
      country: "US",
      places: n % 2 ? [{ country: "US", ...scattered(n + 1) }] : [],
    }));
    const events = Array.from({ length: 400 }, (_, n) => ({
      places: [point(scattered(n).lat, scattered(n).lon)],
      organizations: [{ name: `Brenton${n} Hof${n % 89}`, identifiers: [{ type: "lei", value: `LEI${n}00000` }] }],
    }));
    for (const event of events) await addEvent(tx, event);
    return addTargets(tx, [...many, { ...VANTOR, identifiers: [{ system: "LEI", value: "529900T8BM49AURSDO55" }] }]);
  });
  await asOwner(db.connection, "vacuum analyze");
  const used = await database.asSystem(async (tx) => {
    const rules = await matchingRules(tx);
    const named = await addEvent(tx, {
      places: [inTown("Toledo", "US")],
      organizations: [{ name: "Vantor Castings" }],
    });
    const quake = await addEvent(tx, {
      eventTypeId: "earthquake",
      severity: { magnitude: 7 },
      places: [point(41, -83)],
    });
    return indexesUsed(tx, async (watched) => {
      await matchEvents(watched, [named, quake]);
      await candidateEvents(watched, ids.slice(-1), new Date("2020-01-01"), rules);
    });
  });
  expect(used).toEqual(
    expect.arrayContaining([
      "target_names_words",
      "targets_on_map",
      "event_organizations_words",
      "event_organizations_identifiers",
    ]),
  );
});

test("matching and fanning out read no big table as a whole", async () => {
  const read = await db.database.asSystem(async (tx) => {
    const customerId = await addCustomer(tx, "nordwind");
    const ids = await addTargets(tx, [VANTOR]);
    const eventIds = [
      await addEvent(tx, { places: [inTown("Toledo", "US")], organizations: [{ name: "Vantor Castings" }] }),
      await addEvent(tx, { eventTypeId: "earthquake", severity: { magnitude: 7 }, places: [point(41, -83)] }),
      await addEvent(tx, { eventTypeId: "trade-barrier", places: [inCountry("US")] }),
    ];
    return wholeTablesRead(tx, async (watched) => {
      await follow(watched, customerId, ids, { userId: null });
      await refreshMonitored(watched, customerId);
      await matchEvents(watched, eventIds);
    });
  });
  expect(read).toEqual([]);
});

test("looking for past events of a new target reads no big table as a whole", async () => {
  const read = await db.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, [{ ...VANTOR, identifiers: [{ system: "LEI", value: "529900T8BM49AURSDO55" }] }]);
    const rules = await matchingRules(tx);
    const since = new Date("2020-01-01");
    return wholeTablesRead(tx, async (watched) => {
      await candidateEvents(watched, ids, since, rules);
      await countryWideOnes(watched, ids, since, rules);
      await familyEvents(watched, ids, since);
      await linkedEvents(watched, ids, since);
    });
  });
  expect(read).toEqual([]);
});
