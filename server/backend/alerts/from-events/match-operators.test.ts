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

type Site = Partial<NewTarget> & { name: string };

const site = (name: string, lat: number, lon: number, more: Partial<NewTarget> = {}): Site => ({
  ...{ name, type: "POI", ctype: "factory", country: "US", lat, lon },
  ...more,
});
const inTown = (city: string, region: string, country = "US"): RawPlace => ({
  kind: "address",
  text: `${city}, ${region}`,
  ...{ city, region, country },
});

/** What an event does to the sites of an operator. */
async function levelsOf(
  event: SomeEvent,
  sites: Site[],
  operator: Site,
  owner?: Site,
): Promise<Record<string, string>> {
  return inPassing(db.database, async (tx) => {
    const [operatorId = 0, ...ids] = await addTargets(tx, [operator, ...sites, ...(owner ? [owner] : [])]);
    for (const id of ids.slice(0, sites.length))
      await tx.execute(
        sql`insert into target_parents (target_id, parent_id, kind) values (${id}, ${operatorId}, 'site-of')`,
      );
    if (owner)
      await tx.execute(sql`insert into target_parents (target_id, parent_id, kind)
        values (${operatorId}, ${ids.at(-1)}, 'subsidiary-of')`);
    const eventId = await addEvent(tx, event);
    await matchEvents(tx, [eventId]);
    const { rows } = await tx.execute<{ name: string; level: string; key: string }>(sql`
      select t.name, l.impact_level as level, l.reason->>'key' as key from event_links l join targets t on t.id = l.target_id
       where l.event_id = ${eventId} and t.type in ('organization', 'POI') order by t.id`);
    return Object.fromEntries(rows.map(({ name, level, key }) => [name, `${level} ${key}`]));
  });
}

const GERDAU = { name: "Gerdau Steel North America Inc" };
const JACKSON = site("Parma Road Mill", 42.2, -84.36);
const notice = (name: string, ...places: RawPlace[]): SomeEvent => ({
  eventTypeId: "mass-layoff",
  organizations: [{ name }],
  places: [...places, inCountry("US")],
});
const inJackson = [point(42.2459, -84.4013, { precision: "town" }), inTown("Jackson", "MI")];

test("who is named, in the town of a site of theirs, names the site; and the company through it", async () => {
  expect(await levelsOf(notice("Gerdau-Jackson", ...inJackson), [JACKSON], GERDAU)).toEqual({
    "Parma Road Mill": "direct operator-at-site",
    "Gerdau Steel North America Inc": "site-to-company operator-of",
  });
});

test("a town without a point is looked up with its state", async () => {
  const told = (state: string) => levelsOf(notice("Gerdau", inTown("Jackson", state)), [JACKSON], GERDAU);
  expect((await told("MI"))["Parma Road Mill"]).toBe("direct operator-at-site");
  expect((await told("TN"))["Parma Road Mill"]).toBeUndefined();
});

test("the owner of the operator names the site, too, wherever it sits", async () => {
  const owner = { name: "Quellmark SA", country: "BR" };
  const operator = { name: "Vantor Holdings" };
  const found = await levelsOf(notice("Quellmark", ...inJackson), [JACKSON], operator, owner);
  expect(found["Parma Road Mill"]).toBe("direct operator-at-site");
});

test.each([
  ["another company of that first word", "Gerdau Airlines"],
  ["one that shares a common word only", "Northern Steel Storage"],
  ["its bank", "Gerdau Bank"],
  ["its offices", "Gerdau Research Center"],
])("%s is not the operator", async (_, name) => {
  expect((await levelsOf(notice(name, ...inJackson), [JACKSON], GERDAU))["Parma Road Mill"]).toBeUndefined();
});

test("of two plants in one town nobody can say which, unless one is named; two points of one plant are one", async () => {
  const other = site("Bluehill Forge", 42.24, -84.47);
  const both = await levelsOf(notice("Gerdau", ...inJackson), [JACKSON, other], GERDAU);
  expect(both["Parma Road Mill"]).toBeUndefined();
  const named = await levelsOf(notice("Gerdau Bluehill Forge", ...inJackson), [JACKSON, other], GERDAU);
  expect(named["Bluehill Forge"]).toBe("direct name-at-site");
  expect(named["Parma Road Mill"]).not.toBe("direct operator-at-site");
  const twice = await levelsOf(notice("Gerdau", ...inJackson), [JACKSON, { ...JACKSON, name: "Jackson Bar" }], GERDAU);
  expect(twice).toMatchObject({
    "Parma Road Mill": "direct operator-at-site",
    "Jackson Bar": "direct operator-at-site",
  });
});

test("a parent that a register adds to an employer names no site: a group has others in the same town", async () => {
  const event = { ...notice("Forest River", ...inJackson) };
  const organizations = [{ name: "Forest River" }, { name: "Gerdau", role: "parent" as const }];
  expect((await levelsOf({ ...event, organizations }, [JACKSON], GERDAU))["Parma Road Mill"]).toBeUndefined();
});

const GARY = site("Vantor Gary Works", 41.6158, -87.3462);
const EAST_CHICAGO = [point(41.6392, -87.4548, { precision: "town" }), inTown("East Chicago", "IN")];
const VANTOR = { name: "Vantor Steel" };

test("two towns are two sites although they are near each other, by the address or by the site's name", async () => {
  const named = (one: Site) => levelsOf(notice("Vantor Works", ...EAST_CHICAGO), [one], VANTOR);
  expect((await named(GARY))["Vantor Gary Works"] ?? "none").not.toMatch(/^direct/);
  const atGary = { ...notice("Vantor Works", point(41.5934, -87.3464, { precision: "town" }), inTown("Gary", "IN")) };
  expect((await levelsOf(atGary, [GARY], VANTOR))["Vantor Gary Works"]).toBe("direct name-at-site");
  const addressed = { ...GARY, name: "Vantor Works", city: "Gary" };
  expect((await named(addressed))["Vantor Works"]).toBe("related-target other-site");
  const inEastChicago = { ...GARY, name: "Vantor Works", city: "East Chicago" };
  expect((await named(inEastChicago))["Vantor Works"]).toBe("direct name-at-site");
});

test.each([
  ["a part of it", "Hollywood", "CA", 34.0983, -118.3267, "Los Angeles", 34.0522, -118.2437],
  ["a county", "Gary", "IN", 41.5934, -87.3464, "Lake County", 41.6658, -87.4],
  ["a word of its kind", "Gary city", "IN", 41.5934, -87.3464, "Gary", 41.66, -87.4],
  ["a town that nobody knows", "Gary", "IN", 41.5934, -87.3464, "Zzyzxville", 41.66, -87.4],
])("%s is no other town", async (_, told, state, lat, lon, city, siteLat, siteLon) => {
  const event = notice("Vantor Works", point(lat, lon, { precision: "town" }), inTown(told, state));
  const works = { ...site("Vantor Works", siteLat, siteLon), city };
  expect((await levelsOf(event, [works], VANTOR))["Vantor Works"]).toBe("direct name-at-site");
});

test("where an address names a district, a town in it is no other", async () => {
  const event: SomeEvent = {
    organizations: [{ name: "Vantor Works" }],
    places: [point(31.3856, 120.9807, { precision: "town" }), inTown("Kunshan", "Jiangsu", "CN"), inCountry("CN")],
  };
  const works = { ...site("Vantor Works", 31.33, 120.85), country: "CN", city: "Suzhou" };
  expect((await levelsOf(event, [works], VANTOR))["Vantor Works"]).toBe("direct name-at-site");
});
