import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, inTown, point, type SomeEvent } from "../../../../tests/support/events";
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

const quake = (magnitude: number, km: number, more: object = {}): SomeEvent => ({
  eventTypeId: "earthquake",
  severity: { magnitude, ...more },
  places: [north(km)],
});

test("an earthquake says how far and how strong", async () => {
  expect(await linksOf(quake(6.1, 38))).toEqual([
    {
      name: "Werk Izmir",
      level: "regional",
      confidence: expect.closeTo(0.7),
      km: 38,
      reason: { key: "distance-magnitude", params: { km: 38, place: "Werk Izmir", magnitude: 6.1 } },
    },
  ]);
});

test.each([
  [3.9, 0, null],
  [4.6, 14, "regional"],
  [4.6, 16, null],
  [6.1, 14, "direct"],
  [6.1, 79, "regional"],
  [6.1, 81, null],
  [7.8, 79, "direct"],
  [7.8, 255, "regional"],
])("magnitude %f at %i km is %s", async (magnitude, km, level) => {
  expect((await linksOf(quake(magnitude, km)))[0]?.level ?? null).toBe(level);
});

test("an earthquake in the depth is as far away as it is deep", async () => {
  expect(await linksOf(quake(6.1, 30, { depthKm: 10 }))).toMatchObject([{ level: "regional" }]);
  expect(await linksOf(quake(6.1, 30, { depthKm: 100 }))).toEqual([]);
});

test("the date line divides nothing", async () => {
  const fiji = { ...IZMIR, name: "Werk Fiji", lat: -17, lon: 179.9 };
  const event = { ...quake(6.1, 0), places: [point(-17, -179.9)] };
  expect(await linksOf(event, [fiji])).toMatchObject([{ level: "regional", km: 21 }]);
});

test("the alert level widens a hazard, and the source's own radius and area count", async () => {
  const flood = (severity: object, place: RawPlace): SomeEvent => ({ eventTypeId: "flood", severity, places: [place] });
  expect(await linksOf(flood({ alertLevel: "green" }, north(60)))).toEqual([]);
  expect(await linksOf(flood({ alertLevel: "orange" }, north(60)))).toMatchObject([{ level: "regional" }]);
  expect(await linksOf(flood({}, north(60, { radiusKm: 70 })))).toMatchObject([{ level: "direct" }]);
  expect(await linksOf(flood({ affectedAreaKm2: 20_000 }, north(60)))).toMatchObject([{ level: "direct" }]);
});

test("an approximate place reaches further and is less sure", async () => {
  const fire = (more: object): SomeEvent => ({ eventTypeId: "fire", places: [north(8, more)] });
  expect(await linksOf(fire({ precision: "exact" }))).toEqual([]);
  expect(await linksOf(fire({ precision: "town" }))).toMatchObject([
    { level: "direct", confidence: expect.closeTo(0.72) },
  ]);
});

test("a polygon hits what lies in it and nothing beside it", async () => {
  const around = (south: number, north: number): RawPlace => ({
    kind: "polygon",
    coordinates: [
      [
        [26, south],
        [28, south],
        [28, north],
        [26, north],
        [26, south],
      ],
    ],
  });
  const storm = (place: RawPlace): SomeEvent => ({ eventTypeId: "storm", places: [place] });
  expect(await linksOf(storm(around(38, 39)))).toMatchObject([{ level: "direct", reason: { key: "in-area" } }]);
  expect(await linksOf(storm(around(38.5, 39)))).toEqual([]);
});

test("a second place of a target counts, and is named", async () => {
  const places = [{ label: "Lager Ankara", country: "TR", lat: 39.93, lon: 32.86 }];
  const event = { ...quake(6.1, 0), places: [point(39.93, 32.95)] };
  expect(await linksOf(event, [{ ...IZMIR, places }])).toMatchObject([
    { level: "direct", reason: { params: { place: "Lager Ankara" } } },
  ]);
});

test("a blocked waterway touches ports beside it, and not the plants on its banks", async () => {
  const blocked: SomeEvent = { eventTypeId: "shipping-disruption", places: [north(5, { radiusKm: 90 })] };
  const port = { ...IZMIR, name: "Port", ctype: "port" };
  expect((await linksOf(blocked, [IZMIR, port])).map(({ name }) => name)).toEqual(["Port"]);
});

test("a blast that hardly shakes the ground stays in its quarry", async () => {
  const blast = (severity: object): SomeEvent => ({ eventTypeId: "explosion", severity, places: [north(5)] });
  expect(await linksOf(blast({ magnitude: 1.3 }))).toEqual([]);
  expect(await linksOf(blast({ magnitude: 3.2 }))).toMatchObject([{ level: "regional" }]);
  expect(await linksOf(blast({}))).toMatchObject([{ level: "regional" }]);
});

test("the country, the industry and the commodity themselves are touched", async () => {
  const touched = await inPassing(db.database, async (tx) => {
    const eventId = await addEvent(tx, {
      eventTypeId: "drought",
      title: "Drought hurts natural rubber",
      places: [inCountry("TH")],
    });
    await tx.execute(sql`insert into event_sources (event_id, source_name, external_id, content_hash, title, raw)
      values (${eventId}, 'test', '1', 'x', 'x', '{"naics": "3363"}')`);
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{
      type: string;
      country: string;
      industry: string;
      level: string;
      name: string;
    }>(sql`
      select t.type || ' ' || t.name as what from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} order by t.type`);
    return rows.map(({ what }: Record<string, unknown>) => what);
  });
  expect(touched).toEqual(["commodity Natural rubber", "country Thailand", "industry Motor vehicles and parts"]);
});

test("a company's name is not what the text is about", async () => {
  const named = {
    title: "Layoff: Cotton House",
    organizations: [{ name: "Cotton House" }],
    places: [inTown("X", "US")],
  };
  const touched = await inPassing(db.database, async (tx) => {
    const eventId = await addEvent(tx, named);
    await matchEvents(tx, [eventId]);
    return (await tx.execute(sql`select * from event_links where event_id = ${eventId} and impact_level = 'commodity'`))
      .rows;
  });
  expect(touched).toEqual([]);
});

const about = (precision: "postcode" | "town" | "region" | "country", radiusKm: number | null = null) => ({
  ...IZMIR,
  name: `Werk by ${precision}`,
  place: { precision, source: "gazetteer" as const, name: "İzmir", radiusKm },
});

test("a site of which only the town is known is linked a little further away, less surely, and the reason says so", async () => {
  expect(await linksOf(quake(6.1, 88))).toEqual([]);
  expect(await linksOf(quake(6.1, 88), [about("town")])).toEqual([
    {
      name: "Werk by town",
      level: "regional",
      confidence: expect.closeTo(0.56),
      km: 88,
      reason: {
        key: "distance-magnitude-town",
        params: { km: 88, place: "Werk by town", magnitude: 6.1, of: "İzmir" },
      },
    },
  ]);
  expect(await linksOf(quake(6.1, 91), [about("town")])).toEqual([]);
});

test("a hazard hits a town's site only where it would from anywhere in the town", async () => {
  expect(await linksOf(quake(6.1, 10), [about("town")])).toMatchObject([{ level: "regional" }]);
  expect(await linksOf(quake(6.1, 4), [about("town")])).toMatchObject([{ level: "direct" }]);
});

test("a region widens by its own size, and one that is too large or a country's middle links nothing by place", async () => {
  expect(await linksOf(quake(6.1, 130), [about("region", 60)])).toMatchObject([
    { level: "regional", confidence: 0.42 },
  ]);
  expect(await linksOf(quake(6.1, 5), [about("region", 180)])).toEqual([]);
  expect(await linksOf(quake(6.1, 1), [about("country")])).toEqual([]);
});

test("a supplier known by postal code and town is linked to a hazard within reach of the town", async () => {
  const supplier = { name: "Elring", country: "DE", postalCode: "71034", city: "Böblingen" };
  const event = { ...quake(5.5, 0), places: [point(48.6821 + 40 / 111.19, 9.0117)] };
  expect(await linksOf(event, [supplier])).toMatchObject([
    {
      level: "regional",
      km: 40,
      reason: { key: "distance-magnitude-town", params: { of: "Böblingen", place: "Elring" } },
    },
  ]);
});
