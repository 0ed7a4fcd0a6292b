import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, inTown, point, type SomeEvent } from "../../../../tests/support/events";
import { inPassing } from "../../../../tests/support/in-passing";
import { addCustomer, addTargets } from "../../../../tests/support/network";
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

const quake = (magnitude: number, km: number, more: object = {}): SomeEvent => ({
  eventTypeId: "earthquake",
  severity: { magnitude, ...more },
  places: [north(km)],
});

test("a site's hazard reaches its operator, and no other relative", async () => {
  const levels = await inPassing(db.database, async (tx) => {
    const [site = 0, operator = 0, sister = 0, owner = 0] = await addTargets(tx, [
      IZMIR,
      { name: "Operator" },
      { name: "Sister" },
      { name: "Owner" },
    ]);
    await tx.execute(sql`insert into target_parents (target_id, parent_id, kind) values (${site}, ${operator}, 'site-of'),
      (${sister}, ${operator}, 'site-of'), (${site}, ${owner}, 'owned-by')`);
    const eventId = await addEvent(tx, quake(6.5, 5));
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute(sql`select t.name, l.impact_level as level from event_links l
      join targets t on t.id = l.target_id where l.event_id = ${eventId} and t.type <> 'country' order by t.id`);
    return rows;
  });
  expect(levels).toEqual([
    { name: "Werk Izmir", level: "direct" },
    { name: "Operator", level: "site-to-company" },
  ]);
});

test("what is said of a company concerns its family, loosely", async () => {
  const levels = await inPassing(db.database, async (tx) => {
    const [company = 0, parent = 0, child = 0, sister = 0] = await addTargets(tx, [
      { name: "Vantor Castings", country: "US" },
      { name: "Parent" },
      { name: "Child" },
      { name: "Sister" },
    ]);
    await tx.execute(sql`insert into target_parents (target_id, parent_id, kind) values
      (${company}, ${parent}, 'subsidiary-of'), (${child}, ${company}, 'site-of'), (${sister}, ${parent}, 'subsidiary-of')`);
    const named = {
      eventTypeId: "lawsuit",
      places: [inTown("Toledo", "US")],
      organizations: [{ name: "Vantor Castings" }],
    };
    const eventId = await addEvent(tx, named);
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{ level: string; key: string }>(sql`
      select l.impact_level as level, l.reason->>'key' as key from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} and t.type <> 'country' order by t.id`);
    return rows.map(({ level, key }) => `${level} ${key}`);
  });
  expect(levels).toEqual([
    "company name-in-country",
    "related-target parent-of",
    "related-target child-of",
    "related-target sibling-of",
  ]);
});

test("a company of which only the country is known is as far away as its sites, and without one nobody says that it is near", async () => {
  const levels = await inPassing(db.database, async (tx) => {
    const company = (name: string): NewTarget => ({ name, type: "organization", ctype: "company", country: "TR" });
    const [plant = 0, owner = 0, near = 0, far = 0, nowhere = 0, nearSite = 0, farSite = 0] = await addTargets(tx, [
      { ...IZMIR, name: "Vantor Castings" },
      company("Owner"),
      ...["Near", "Far", "Nowhere"].map(company),
      { ...IZMIR, name: "Forge", lat: IZMIR.lat + 1 },
      { ...IZMIR, name: "Mill", lat: IZMIR.lat - 8 },
    ]);
    for (const [child, parent] of [
      ...[plant, near, far, nowhere].map((id) => [id, owner]),
      [nearSite, near],
      [farSite, far],
    ])
      await tx.execute(
        sql`insert into target_parents (target_id, parent_id, kind) values (${child}, ${parent}, 'subsidiary-of')`,
      );
    const event = { eventTypeId: "plant-closure", places: [north(0), inCountry("TR")] };
    const eventId = await addEvent(tx, { ...event, organizations: [{ name: "Vantor Castings" }] });
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{ name: string; level: string }>(sql`
      select t.name, l.impact_level as level from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} and t.id = any(${sql.param([owner, near, far, nowhere])}::bigint[]) order by t.id`);
    return rows.map(({ name, level }) => `${name} ${level}`);
  });
  expect(levels).toEqual(["Owner related-target", "Near related-target", "Far mention", "Nowhere mention"]);
});

test.each([
  ["plant-closure", ["site-to-company", "related-target 111", "mention 1112", "mention null"]],
  ["insolvency", ["site-to-company", "related-target 111", "related-target 1112", "related-target null"]],
])("of %s a company's other sites hear the less the further away they are", async (eventTypeId, expected) => {
  const levels = await inPassing(db.database, async (tx) => {
    const site = (name: string, lat: number): NewTarget =>
      ({ name, type: "POI", ctype: "factory", country: "TR", lat, lon: IZMIR.lon }) as NewTarget;
    const [plant = 0, company = 0, near = 0, far = 0, abroad = 0] = await addTargets(tx, [
      { ...IZMIR, name: "Vantor Castings" },
      { name: "Operator" },
      site("Near", IZMIR.lat + 1),
      site("Far", IZMIR.lat - 10),
      { name: "Abroad", type: "POI" as const, ctype: "factory", country: "BR" },
    ]);
    for (const id of [plant, near, far, abroad])
      await tx.execute(
        sql`insert into target_parents (target_id, parent_id, kind) values (${id}, ${company}, 'site-of')`,
      );
    const named = { eventTypeId, places: [north(0), inCountry("TR")], organizations: [{ name: "Vantor Castings" }] };
    const eventId = await addEvent(tx, named);
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{ level: string; km: number | null }>(sql`
      select l.impact_level as level, round(l.distance_km) as km from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} and t.id <> ${plant} and t.type <> 'country' order by t.id`);
    return rows.map(({ level, km }) => (level === "site-to-company" ? level : `${level} ${km}`));
  });
  expect(levels).toEqual(expected);
});

test("what one customer says of owners takes no other customer's link away, however close it is", async () => {
  const links = await inPassing(db.database, async (tx) => {
    const [one, other] = [await addCustomer(tx, "one"), await addCustomer(tx, "other")];
    const near = { ...IZMIR, name: "Operator nearby", type: "organization" as const, lat: IZMIR.lat + 1.2 };
    const [site = 0, operator = 0, child = 0, elsewhere = 0] = await addTargets(tx, [
      IZMIR,
      near,
      { name: "Child" },
      { name: "Elsewhere" },
    ]);
    await tx.execute(sql`insert into target_parents (target_id, parent_id, kind, owner_id) values
      (${site}, ${operator}, 'site-of', ${one}), (${site}, ${child}, 'site-of', null), (${site}, ${child}, 'owned-by', ${other}),
      (${site}, ${elsewhere}, 'site-of', ${one})`);
    const eventId = await addEvent(tx, quake(7.5, 1));
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{ name: string; owner: number | null; level: string }>(sql`
      select t.name, l.owner_id::float8 as owner, l.impact_level as level from event_links l
        join targets t on t.id = l.target_id where l.event_id = ${eventId} and t.type <> 'country' order by t.id`);
    return rows.map(({ name, owner, level }) => ({ name, isPublic: owner === null, level }));
  });
  expect(links).toEqual([
    { name: "Werk Izmir", isPublic: true, level: "direct" },
    { name: "Operator nearby", isPublic: true, level: "regional" },
    { name: "Child", isPublic: true, level: "site-to-company" },
    { name: "Elsewhere", isPublic: false, level: "site-to-company" },
  ]);
});
