import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, inTown, point, type SomeEvent } from "../../../../tests/support/events";
import { inPassing } from "../../../../tests/support/in-passing";
import { addTargets } from "../../../../tests/support/network";
import type { NewTarget } from "../../network/targets/create-targets";
import type { Tx } from "../../platform/db/database";
import { matchEvents } from "./match-events";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

type Some = Partial<NewTarget> & { name: string };

/** What one event does to one target, in a transaction that is rolled back. */
async function linkOf(target: Some, event: SomeEvent) {
  return inPassing(db.database, async (tx) => {
    const [targetId] = await addTargets(tx, [target]);
    const eventId = await addEvent(tx, event);
    await matchEvents(tx, [eventId]);
    return (await linksOf(tx, eventId)).find(({ id }) => id === targetId) ?? null;
  });
}

async function linksOf(tx: Tx, eventId: number) {
  const { rows } = await tx.execute<{
    id: string;
    level: string;
    confidence: number;
    km: number | null;
    key: string;
  }>(sql`
    select target_id as id, impact_level as level, confidence, distance_km as km, reason->>'key' as key
      from event_links where event_id = ${eventId} order by 1`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

const layoff = (name: string, country: string, more: object = {}): SomeEvent => ({
  places: [inCountry(country)],
  organizations: [{ name, ...more }],
});

test("a name alone in another country does not link", async () => {
  const target = { name: "Lakeside Bearings GmbH", country: "DE" };
  expect(await linkOf(target, layoff("Lakeside Bearings GmbH", "US"))).toBeNull();
  expect(await linkOf(target, layoff("Lakeside Bearings GmbH", "DE"))).toMatchObject({
    level: "company",
    key: "name-in-country",
  });
});

test.each([
  ["legal forms", "Hallmark Castings Inc.", "HALLMARK CASTINGS, INCORPORATED"],
  ["a missing legal form", "Hallmark Castings Inc.", "Hallmark Castings"],
  ["abbreviations", "Vantor International Manufacturing Co.", "Vantor Intl Mfg Company"],
  ["the order of words", "Bearings Lakeside Vantor", "Lakeside Vantor Bearings"],
  ["signs and accents", "Société Générale des Câbles Véron", "Societe Generale des Cables Veron"],
])("%s do not hide a name", async (_, target, named) => {
  expect(await linkOf({ name: target, country: "US" }, layoff(named, "US"))).toMatchObject({ level: "company" });
});

test("a name in another script meets its transliteration", async () => {
  const target = { name: "Северсталь Метиз", country: "RU" };
  expect(await linkOf(target, layoff("Severstal Metiz", "RU"))).toMatchObject({ level: "company" });
});

test("an alias of the target links like its name", async () => {
  const target = { name: "Vantor Group", country: "US", names: [{ text: "Quellmark Foods", kind: "former" as const }] };
  expect(await linkOf(target, layoff("Quellmark Foods LLC", "US"))).toMatchObject({ level: "company" });
});

test("a name that is only a part of another links at the same place and nowhere else", async () => {
  const target = { name: "Quellmark", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
  expect(await linkOf(target, layoff("Quellmark Freight Logistics", "US"))).toBeNull();
  const there = { ...layoff("Quellmark Freight Logistics", "US"), places: [point(41.66, -83.55)] };
  expect(await linkOf(target, there)).toMatchObject({ level: "direct", key: "name-at-site" });
});

test("two companies of one town are not one because both bear its name", async () => {
  const target = { name: "Charter Steel Cleveland Plant", country: "US", city: "Cleveland", lat: 41.5, lon: -81.69 };
  const event: SomeEvent = {
    places: [point(41.5, -81.7, { precision: "town" }), inTown("Cleveland", "US")],
    organizations: [{ name: "Cleveland Works (LTV Steel Company)" }],
  };
  expect(await linkOf(target, event)).toBeNull();
});

test("numbers tell plants apart", async () => {
  const target = { name: "Quellmark Plant 2", country: "US" };
  expect(await linkOf(target, layoff("Quellmark Plant 3", "US"))).toBeNull();
});

test("a name without any country is a mention, and only when it is the same word by word", async () => {
  const target = { name: "Quellmark Brenton Foods", country: "US" };
  const nowhere = (name: string): SomeEvent => ({ organizations: [{ name }] });
  expect(await linkOf(target, nowhere("Quellmark Brenton Foods Inc"))).toMatchObject({ level: "mention" });
  expect(await linkOf(target, nowhere("Quellmark Brentwood Foods Inc"))).toBeNull();
});

test("an identifier beats the name and the country", async () => {
  const lei = "529900T8BM49AURSDO55";
  const target = { name: "Vantor AG", country: "DE", identifiers: [{ system: "LEI", value: lei }] };
  const named = layoff("Something Else Ltd", "GB", { identifiers: [{ type: "lei", value: lei }] });
  expect(await linkOf(target, named)).toMatchObject({ level: "company", confidence: 1, key: "identifier" });
});

test("a code of a class of things identifies nobody", async () => {
  const target = { name: "Vantor AG", country: "DE", identifiers: [{ system: "NAICS", value: "336110" }] };
  const named = layoff("Something Else Ltd", "GB", { identifiers: [{ type: "NAICS", value: "336110" }] });
  expect(await linkOf(target, named)).toBeNull();
});

test("the place makes it direct: by distance, as exactly as it is known, or by the town's name", async () => {
  const target = { name: "Vantor Castings", country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
  const at = (...places: SomeEvent["places"] & object): SomeEvent => ({ ...layoff(target.name, "US"), places });
  expect(await linkOf(target, at(point(41.66, -83.55)))).toMatchObject({ level: "direct", km: expect.closeTo(1.4, 0) });
  expect(await linkOf(target, at(point(41.75, -83.54)))).toMatchObject({ level: "company" });
  expect(await linkOf(target, at(point(41.75, -83.54, { precision: "town" })))).toMatchObject({ level: "direct" });
  const { lat: _, lon: __, ...townOnly } = target;
  expect(await linkOf(townOnly, at(inTown("TOLEDO", "US")))).toMatchObject({ level: "direct" });
  expect(await linkOf(townOnly, at(inTown("Dayton", "US")))).toMatchObject({ level: "company" });
});

test("a site of that name elsewhere is a related one, and one far away is mentioned only", async () => {
  const site = {
    name: "Vantor Castings",
    type: "POI" as const,
    ctype: "factory",
    country: "US",
    lat: 41.5,
    lon: -81.69,
  };
  const event = { ...layoff("Vantor Castings", "US"), places: [point(41.65, -83.54)] };
  expect(await linkOf(site, event)).toMatchObject({ level: "related-target" });
  expect(await linkOf({ ...site, lat: 34, lon: -118 }, event)).toMatchObject({ level: "mention" });
});

test("who published it is not who it is about, and who is mentioned is only that", async () => {
  const target = { name: "Vantor Gazette", country: "US" };
  const published = { ...layoff("Vantor Gazette", "US", { role: "publisher" }), places: [inTown("Toledo", "US")] };
  expect(await linkOf(target, published)).toBeNull();
  expect(await linkOf(target, layoff("Vantor Gazette", "US", { role: "mentioned" }))).toMatchObject({
    level: "mention",
  });
});

test("a layoff next door touches nobody whom it does not name", async () => {
  const neighbour = { name: "Brenton Foods", country: "US", lat: 41.65, lon: -83.54 };
  expect(await linkOf(neighbour, { ...layoff("Vantor", "US"), places: [point(41.65, -83.54)] })).toBeNull();
});

test("what one customer calls a public target links nothing for the others", async () => {
  await inPassing(db.database, async (tx) => {
    const [own] = (
      await tx.execute<{ id: string }>(
        sql`insert into customers (key, name, plan_name) values ('x', 'x', 'x') returning id`,
      )
    ).rows;
    const [targetId] = await addTargets(tx, [{ name: "Brenton Foods", country: "US" }]);
    await tx.execute(sql`insert into target_names (target_id, owner_id, text, kind, folded)
      values (${targetId}, ${own?.id}, 'Quellmark', 'alias', 'quellmark')`);
    const eventId = await addEvent(tx, layoff("Quellmark", "US"));
    await matchEvents(tx, [eventId]);
    expect((await linksOf(tx, eventId)).map(({ id }) => id)).not.toContain(targetId);
  });
});
