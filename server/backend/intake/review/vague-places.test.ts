import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { rowsReadOf } from "../../../../tests/support/plans";
import { countVaguePlaces, vaguePlaces } from "./vague-places";

const TARGETS = 20_000;
const MOST = 1000;

let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

/** Of so many one is known by its country only. */
async function monitor(each: number) {
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into targets (owner_id, type, ctype, name, country, lat, lon, place)
      select ${customerId}, 'POI', 'site', 'T ' || to_char(n, 'FM00000'), 'DE', 50, 8,
             jsonb_build_object('precision', case when n % ${each} = 0 then 'country' else 'town' end)
        from generate_series(1, ${TARGETS}) n`);
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier, sort_name)
      select ${customerId}, id, 1, lower(name) from targets where owner_id = ${customerId}`);
  });
  const owner = new pg.Client(db.connection);
  await owner.connect();
  await owner.query("analyze targets; analyze monitored_targets");
  await owner.end();
}

/** A page, the number of all, and how many rows of both tables were read for it. */
const queue = (after: number | null) =>
  db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    let count = 0;
    let places: Awaited<ReturnType<typeof vaguePlaces>> = [];
    const read = await rowsReadOf(tx, ["targets", "monitored_targets"], async () => {
      count = await countVaguePlaces(tx, customerId, MOST);
      places = await vaguePlaces(tx, customerId, { after, size: 3, isMany: count > MOST });
    });
    return { count, names: places.map(({ target }) => target.name), last: places[2]?.target.id ?? 0, read };
  });

test("few places to check among many targets are found without going through all that is monitored", async () => {
  await monitor(TARGETS / 5);
  const first = await queue(null);
  expect(first).toMatchObject({ count: 5, names: ["T 04000", "T 08000", "T 12000", "T 16000"] });
  expect(first.read).toBeLessThan(100);
  expect((await queue(first.last)).names).toEqual(["T 16000", "T 20000"]);
});

test("of many places to check as many are looked at as a page and the count need", async () => {
  await monitor(2);
  const first = await queue(null);
  expect(first).toMatchObject({ count: MOST + 1, names: ["T 00002", "T 00004", "T 00006", "T 00008"] });
  expect(first.read).toBeLessThan(TARGETS / 4);
  expect((await queue(first.last)).names).toEqual(["T 00008", "T 00010", "T 00012", "T 00014"]);
});
