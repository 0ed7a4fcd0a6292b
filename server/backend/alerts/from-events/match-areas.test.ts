import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, point, type SomeEvent } from "../../../../tests/support/events";
import { inPassing } from "../../../../tests/support/in-passing";
import { addTargets } from "../../../../tests/support/network";
import type { NewTarget } from "../../network/targets/create-targets";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import { matchEvents } from "./match-events";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const IZMIR = { name: "Werk Izmir", type: "POI" as const, ctype: "factory", country: "TR", lat: 38.42, lon: 27.14 };
/** So many kilometres north of Izmir. */
const north = (km: number, more: object = {}): RawPlace => point(IZMIR.lat + km / 111.19, IZMIR.lon, more);

/** What one event does to a site, or to the targets given. */
async function linksOf(event: SomeEvent, targets: (Partial<NewTarget> & { name: string })[] = [IZMIR]) {
  return inPassing(db.database, async (tx) => {
    const ids = await addTargets(tx, targets);
    const eventId = await addEvent(tx, event);
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{
      name: string;
      level: string;
      confidence: number;
      km: number | null;
      reason: unknown;
    }>(sql`
      select t.name, l.impact_level as level, l.confidence, l.distance_km as km, l.reason
        from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} and t.id = any(${sql.param(ids)}::bigint[]) order by t.id`);
    return rows;
  });
}

test("a drought is not where its middle is: its outline counts, else the countries that its source names", async () => {
  const far = { name: "Ankara", country: "TR", lat: 39.93, lon: 32.86 };
  const abroad = { name: "Chios", country: "GR", lat: 38.37, lon: 26.14 };
  const drought = (...places: RawPlace[]): SomeEvent => ({
    eventTypeId: "drought",
    severity: { alertLevel: "red" },
    places,
  });
  expect(await linksOf(drought(north(0)), [IZMIR, far, abroad])).toEqual([]);
  const named = await linksOf(drought(north(0), inCountry("TR")), [IZMIR, far, abroad]);
  expect(named).toMatchObject([
    { name: "Werk Izmir", level: "country", reason: { key: "area-in-country", params: { country: "TR" } } },
    { name: "Ankara", level: "country" },
  ]);
  const ring = [
    [26, 38],
    [28, 38],
    [28, 39],
    [26, 39],
    [26, 38],
  ] as [number, number][];
  const outlined = await linksOf(drought({ kind: "polygon", coordinates: [ring] }, inCountry("TR")), [
    IZMIR,
    far,
    abroad,
  ]);
  expect(outlined).toMatchObject([
    { name: "Werk Izmir", level: "regional", reason: { key: "in-area" } },
    { name: "Chios", level: "regional" },
  ]);
});

test("a drought in the middle of nowhere touches no country that nobody named", async () => {
  const touched = await inPassing(db.database, async (tx) => {
    const eventId = await addEvent(tx, { eventTypeId: "drought", places: [north(0)] });
    await matchEvents(tx, [eventId]);
    return (await tx.execute(sql`select * from event_links where event_id = ${eventId}`)).rows;
  });
  expect(touched).toEqual([]);
});

test("an event of a whole country touches all that is in it when it is grave, and else nobody", async () => {
  const embargo = (priority: 2 | 3): SomeEvent => ({
    eventTypeId: "trade-barrier",
    priority,
    places: [inCountry("TR")],
  });
  expect(await linksOf(embargo(3))).toMatchObject([{ level: "country", reason: { key: "country-wide" } }]);
  expect(await linksOf(embargo(2))).toEqual([]);
});
