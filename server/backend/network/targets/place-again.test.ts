import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { customers } from "../../platform/db/schema/customers";
import { targets } from "../../platform/db/schema/targets";
import type { Placed, TargetPlace } from "../../platform/db/shapes/target-place";
import { PLACE_RULES } from "../../reference/geo/geocode/place-rules";
import { placeTargetsAgain } from "./place-again";

let db: TestDatabase;
let ownerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  const own = { key: "n", name: "n", planName: "Pro" };
  [ownerId = 0] = await db.database.asSystem(async (tx) =>
    (await tx.insert(customers).values(own).returning()).map(({ id }) => id),
  );
});
afterAll(() => db.drop());

const ULM: Placed = { lat: 48.4, lon: 9.99, place: null };
const placeBy = (source: TargetPlace["source"], rules?: number): TargetPlace => ({
  ...{ precision: "country", source, name: null, radiusKm: null },
  ...(rules && { rules }),
});

async function stored(own: Partial<Placed>): Promise<number> {
  const values = {
    ownerId,
    type: "organization" as const,
    ctype: "company",
    name: "Musterwerk",
    country: "DE",
    city: "Ulm",
  };
  const [made] = await db.database.asSystem((tx) =>
    tx
      .insert(targets)
      .values({ ...values, ...own })
      .returning(),
  );
  return made?.id ?? 0;
}

const read = async (id: number) => {
  const [found] = await db.database.asSystem((tx) => tx.select().from(targets).where(eq(targets.id, id)));
  return found;
};

const run = () =>
  placeTargetsAgain({ payload: {}, database: db.database, logger: pino({ level: "silent" }), attempt: 1 });

test.each([
  ["that nobody looked up", {}],
  ["that older rules placed in the country", { place: placeBy("gazetteer") }],
])("a target %s gets its town's point", async (_, own) => {
  const id = await stored(own);
  await run();
  expect(await read(id)).toMatchObject({
    lat: expect.closeTo(ULM.lat ?? 0, 1),
    lon: expect.closeTo(ULM.lon ?? 0, 1),
    place: { precision: "town", source: "gazetteer", name: "Ulm", rules: PLACE_RULES },
  });
});

test.each([
  ["the list gave", { lat: 1.5, lon: 2.5, place: null }],
  ["a person set", { lat: 1.5, lon: 2.5, place: placeBy("person") }],
  ["today's rules found", { place: placeBy("gazetteer", PLACE_RULES) }],
])("what %s stays", async (_, own) => {
  const id = await stored(own);
  await run();
  expect(await read(id)).toMatchObject(own);
});

test("a second run writes nothing", async () => {
  const id = await stored({});
  const written = () =>
    db.database.asSystem((tx) =>
      tx.execute(sql`select xmin, lat from targets where id = ${id}`).then(({ rows }) => rows),
    );
  await run();
  const once = await written();
  await run();
  expect(await written()).toEqual(once);
  expect(once).toMatchObject([{ lat: expect.closeTo(ULM.lat ?? 0, 1) }]);
});
