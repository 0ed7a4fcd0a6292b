import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, inTown, point, type SomeEvent } from "../../../../tests/support/events";
import { inPassing } from "../../../../tests/support/in-passing";
import { addTargets } from "../../../../tests/support/network";
import type { NewTarget } from "../../network/targets/create-targets";
import type { Tx } from "../../platform/db/database";
import type { OrganizationRole } from "../../platform/db/shapes/raw-event";
import { matchEvents } from "./match-events";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

type Some = Partial<NewTarget> & { name: string };

const told = (name: string, places: SomeEvent["places"] & object, role: OrganizationRole = "subject"): SomeEvent => ({
  places,
  organizations: [{ name, role }],
});

/** The level of what an event does to one target, in a transaction that is rolled back. */
async function levelOf(target: Some, event: SomeEvent): Promise<string | null> {
  return inPassing(db.database, async (tx) => {
    const [id] = await addTargets(tx, [target]);
    const eventId = await addEvent(tx, event);
    await matchEvents(tx, [eventId]);
    return (await linksOf(tx, eventId)).find((link) => link.id === id)?.level ?? null;
  });
}

async function linksOf(tx: Tx, eventId: number) {
  const { rows } = await tx.execute<{ id: string; owner: string | null; level: string }>(sql`
    select target_id as id, owner_id as owner, impact_level as level from event_links where event_id = ${eventId} order by 1`);
  return rows.map(({ id, owner, level }) => ({ id: Number(id), owner: owner === null ? null : Number(owner), level }));
}

const TOLEDO = { country: "US", city: "Toledo", lat: 41.65, lon: -83.54 };
const US = [inCountry("US")];

test("a subject with a legal form links like an employer: company, and direct at its place", async () => {
  const target = { name: "Vantor Castings Inc", ...TOLEDO };
  expect(await levelOf(target, told("Vantor Castings Ltd", US))).toBe("company");
  expect(await levelOf(target, told("Vantor Castings Ltd", [point(41.66, -83.55)]))).toBe("direct");
  expect(await levelOf(target, told("Vantor Castings Ltd", [inCountry("DE")]))).toBeNull();
});

test("who is mentioned is that, even at its own place, and no site of its name becomes a related one", async () => {
  const site = { name: "Vantor Castings Inc", type: "POI" as const, ctype: "factory", ...TOLEDO };
  expect(await levelOf(site, told("Vantor Castings Inc", [point(41.66, -83.55)], "mentioned"))).toBe("mention");
  await inPassing(db.database, async (tx) => {
    await addTargets(tx, [site, { ...site, lat: 41.76 }]);
    const town = [point(41.65, -83.54, { precision: "town" }), inTown("Toledo", "US")];
    const eventId = await addEvent(tx, told("Vantor Castings Inc", town, "mentioned"));
    await matchEvents(tx, [eventId]);
    expect((await linksOf(tx, eventId)).map(({ level }) => level)).toEqual(["mention", "mention"]);
  });
});

test("a subject of capitals alone links by the whole name or an alias, word by word", async () => {
  const target = { name: "Vantor Castings Inc", ...TOLEDO };
  expect(await levelOf(target, told("Vantor Castings", US))).toBe("company");
  expect(await levelOf(target, told("Vantor Castings", [point(41.66, -83.55)]))).toBe("direct");
  const renamed = {
    name: "Brenton Group",
    country: "US",
    names: [{ text: "Quellmark Foods", kind: "former" as const }],
  };
  expect(await levelOf(renamed, told("Quellmark Foods", US))).toBe("company");
});

test.each([
  ["a missing word", "Vantor"],
  ["another word", "Vantor Castings Supplies"],
  ["a slip", "Vantor Castngs"],
])("%s keeps a subject of capitals alone from linking, even at the place", async (_, name) => {
  const target = { name: "Vantor Castings Inc", ...TOLEDO };
  expect(await levelOf(target, told(name, US))).toBeNull();
  expect(await levelOf(target, told(name, [point(41.66, -83.55)]))).toBeNull();
});

test("a common word is nothing in another country and a mention without one", async () => {
  const target = { name: "Orange", country: "FR" };
  expect(await levelOf(target, told("Orange", US))).toBeNull();
  expect(await levelOf(target, told("Orange", []))).toBe("mention");
});

test("the operator's name and the town are the plant of a subject, too, and a part of the name is not", async () => {
  const of = (name: string) =>
    inPassing(db.database, async (tx) => {
      const [company] = await addTargets(tx, [{ name: "Vantor Castings Inc", country: "US" }]);
      const [site] = await addTargets(tx, [{ name: "Foundry 4", type: "POI", ctype: "factory", ...TOLEDO }]);
      await tx.execute(
        sql`insert into target_parents (target_id, parent_id, kind) values (${site}, ${company}, 'site-of')`,
      );
      const eventId = await addEvent(tx, told(name, [inTown("Toledo", "US")]));
      await matchEvents(tx, [eventId]);
      return (await linksOf(tx, eventId)).find(({ id }) => id === site)?.level ?? null;
    });
  expect(await of("Vantor Castings")).toBe("direct");
  expect(await of("Vantor Castings Corp.")).toBe("direct");
  expect(await of("Vantor")).toBeNull();
});

test("a private alias links no public event for others, and a private target is its owner's", async () => {
  await inPassing(db.database, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into customers (key, name, plan_name) values ('x', 'x', 'x') returning id`,
    );
    const ownerId = Number(rows[0]?.id);
    const [shared, own] = await addTargets(tx, [
      { name: "Brenton Foods", country: "US" },
      { name: "Quellmark", country: "US" },
    ]);
    await tx.execute(sql`insert into target_names (target_id, owner_id, text, kind, folded)
      values (${shared}, ${ownerId}, 'Quellmark', 'alias', 'quellmark')`);
    await tx.execute(sql`update targets set owner_id = ${ownerId} where id = ${own}`);
    await tx.execute(sql`update target_names set owner_id = ${ownerId} where target_id = ${own}`);
    const eventId = await addEvent(tx, told("Quellmark", US));
    await matchEvents(tx, [eventId]);
    const links = await linksOf(tx, eventId);
    expect(links.map(({ id }) => id)).not.toContain(shared);
    expect(links).toContainEqual({ id: own, owner: ownerId, level: "company" });
  });
});
