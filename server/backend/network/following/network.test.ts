import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { drainJobs } from "../../main/drain";
import type { Tx } from "../../platform/db/database";
import { placesIn, takeOut } from "../collections/membership";
import { follow, unfollow } from "../monitored/follow";
import { refreshMonitored } from "../monitored/monitored";

let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await system((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const system = <T>(run: (tx: Tx) => Promise<T>) => db.database.asSystem(run);
const drain = () => drainJobs(db.connection, db.database, pino({ level: "silent" }));
const names = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Werk ${n}` }));
const byRule = { userId: null };

async function monitored(tx: Tx, customer = customerId) {
  const { rows } = await tx.execute<{ id: string; tier: number; path: string[]; probability: number }>(sql`
    select target_id as id, tier, path, probability from monitored_targets where customer_id = ${customer} order by 1`);
  return rows.map(({ id, tier, path, probability }) => ({ id: Number(id), tier, path: path.map(Number), probability }));
}

const chain = async (tx: Tx, ids: readonly number[]) => {
  for (let n = 1; n < ids.length; n++) await addSupplier(tx, ids[n] ?? 0, ids[n - 1] ?? 0);
};

test("what is followed is tier 1, what delivers stands behind it up to tier 5, with the way there", async () => {
  const ids = await system(async (tx) => {
    const made = await addTargets(tx, names(6));
    await chain(tx, made);
    await follow(tx, customerId, made.slice(0, 1), byRule);
    return made;
  });
  await drain();
  const found = await system(monitored);
  expect(found.map(({ id, tier }) => [id, tier])).toEqual(ids.slice(0, 5).map((id, n) => [id, n + 1]));
  expect(found[4]?.path).toEqual(ids.slice(0, 4));
});

test("the nearest tier wins, then the likelier way, then the lowest id", async () => {
  await system(async (tx) => {
    const [a = 0, b = 0, c = 0, far = 0, tied = 0] = await addTargets(tx, names(5));
    await follow(tx, customerId, [a, b], byRule);
    await addSupplier(tx, c, a, { probability: 0.4 });
    await addSupplier(tx, c, b, { probability: 0.9 });
    await addSupplier(tx, far, c);
    await addSupplier(tx, far, b, { probability: 0.1 });
    await addSupplier(tx, tied, a);
    await addSupplier(tx, tied, b);
    await refreshMonitored(tx, customerId);
    expect((await monitored(tx)).slice(2)).toEqual([
      { id: c, tier: 2, path: [b], probability: expect.closeTo(0.9) },
      { id: far, tier: 2, path: [b], probability: expect.closeTo(0.1) },
      { id: tied, tier: 2, path: [a], probability: 1 },
    ]);
  });
});

test("a path is as likely as its weakest edge", async () => {
  await system(async (tx) => {
    const [a = 0, b = 0, c = 0] = await addTargets(tx, names(3));
    await follow(tx, customerId, [a], byRule);
    await addSupplier(tx, b, a, { probability: 0.3 });
    await addSupplier(tx, c, b, { probability: 0.8 });
    await refreshMonitored(tx, customerId);
    expect((await monitored(tx))[2]).toEqual({ id: c, tier: 3, path: [a, b], probability: expect.closeTo(0.3) });
  });
});

test("a circle of suppliers ends, and rejected, bought or foreign edges carry nothing", async () => {
  await system(async (tx) => {
    const stranger = await addCustomer(tx, "suedstern");
    const [a = 0, b = 0, rejected = 0, buyer = 0, foreign = 0, own = 0] = await addTargets(tx, names(6));
    await follow(tx, customerId, [a], byRule);
    await addSupplier(tx, b, a);
    await addSupplier(tx, a, b);
    await addSupplier(tx, rejected, a, { state: "rejected" });
    await addSupplier(tx, buyer, a, { type: "Customer" });
    await addSupplier(tx, foreign, a, { ownerId: stranger });
    await addSupplier(tx, own, a, { ownerId: customerId, source: "Customer" });
    await refreshMonitored(tx, customerId);
    expect((await monitored(tx)).map(({ id, tier }) => [id, tier])).toEqual([
      [a, 1],
      [b, 2],
      [own, 2],
    ]);
  });
});

test("a second follow and a second refresh change nothing", async () => {
  await system(async (tx) => {
    const ids = await addTargets(tx, names(3));
    await chain(tx, ids);
    expect(await follow(tx, customerId, ids.slice(0, 1), byRule)).toMatchObject({ followed: 1 });
    expect(await follow(tx, customerId, ids.slice(0, 1), byRule)).toMatchObject({ followed: 0 });
    expect(await refreshMonitored(tx, customerId)).toEqual({ changed: ids.slice(1), removed: 0 });
    const before = await tx.execute(sql`select *, xmin from monitored_targets order by target_id`);
    expect(await refreshMonitored(tx, customerId)).toEqual({ changed: [], removed: 0 });
    expect((await tx.execute(sql`select *, xmin from monitored_targets order by target_id`)).rows).toEqual(before.rows);
  });
});

test("unfollowing leaves what another followed target still needs, and the collections as they are", async () => {
  const [a = 0, b = 0, c = 0] = await system(async (tx) => {
    const ids = await addTargets(tx, names(3));
    await chain(tx, ids);
    await follow(tx, customerId, ids.slice(0, 2), byRule);
    await tx.execute(sql`insert into collections (customer_id, name) values (${customerId}, 'C')`);
    await tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
      select ${customerId}, id, ${ids[0]} from collections`);
    return ids;
  });
  await drain();
  await system(async (tx) => {
    await unfollow(tx, customerId, [b]);
  });
  await drain();
  expect((await system(monitored)).map(({ id, tier }) => [id, tier])).toEqual([
    [a, 1],
    [b, 2],
    [c, 3],
  ]);
  expect(await system((tx) => unfollow(tx, customerId, [a, c]))).toEqual({ unfollowed: 1, ids: [a] });
  await drain();
  expect(await system(monitored)).toEqual([]);
  const collected = () =>
    system((tx) => tx.execute<{ id: string }>(sql`select collection_id as id from collection_targets`));
  const [{ id: collectionId = "" } = {}] = (await collected()).rows;
  expect(await system((tx) => takeOut(tx, customerId, [a, b, c], [Number(collectionId) + 1]).then(placesIn))).toBe(0);
  expect(await system((tx) => takeOut(tx, customerId, [a, b, c], [Number(collectionId)]).then(placesIn))).toBe(1);
  expect((await collected()).rows).toEqual([]);
});

test("a customer follows what is public or its own, and nobody else's set changes", async () => {
  await system(async (tx) => {
    const stranger = await addCustomer(tx, "suedstern");
    const [open = 0, own = 0, foreign = 0] = await addTargets(tx, [
      { name: "Open" },
      { name: "Own", ownerId: customerId },
      { name: "Foreign", ownerId: stranger },
    ]);
    expect(await follow(tx, customerId, [open, own, foreign], byRule)).toEqual({ followed: 2, ids: [open, own] });
    await refreshMonitored(tx, stranger);
    expect(await monitored(tx, stranger)).toEqual([]);
  });
});
