import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addSupplier, addTargets } from "../../../../tests/support/network";
import { wholeTablesRead } from "../../../../tests/support/plans";
import { follow } from "../monitored/follow";
import type { GraphCollection } from "./find-collection";
import { readTree } from "./read-tree-graph";
import { walk } from "./walk";

let db: TestDatabase;
let customerId: number;
beforeEach(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const scope = () => ({ customerId, userId: null });
const collection = (id: number): GraphCollection => ({
  id,
  name: null,
  type: "Default",
  kind: "follows",
  tiersEnabled: true,
  tierSettings: null,
  maxTier: 5,
  below: [],
});
const names = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Werk ${n}` }));

test("a walk ends where there is no more room, with the likeliest of the tier", async () => {
  const [work, sure] = await db.database.asSystem(async (tx) => {
    const [work = 0, ...rest] = await addTargets(tx, names(6));
    for (const [n, id] of rest.entries()) await addSupplier(tx, id, work, { probability: (n + 1) / 10 });
    await follow(tx, customerId, [work], { userId: null });
    return [work, rest.at(-1) ?? 0];
  });
  const found = await db.database.asCustomer(scope(), async (tx) => walk(tx, scope(), collection(0), {}, 2));
  expect([...found.tiers]).toEqual([
    [work, 1],
    [sure, 2],
  ]);
  expect(found).toMatchObject({ cut: true, edges: [{ from: sure, to: work }] });
});

test("a collection that holds more than there is room for says that it was cut", async () => {
  await db.database.asSystem(async (tx) => follow(tx, customerId, await addTargets(tx, names(3)), { userId: null }));
  const walked = (most: number) =>
    db.database.asCustomer(scope(), (tx) => walk(tx, scope(), { ...collection(0), maxTier: 1 }, {}, most));
  expect(await walked(2)).toMatchObject({ cut: true, tiers: { size: 2 } });
  expect(await walked(3)).toMatchObject({ cut: false, tiers: { size: 3 } });
});

test("what another customer knows of who supplies whom leads nowhere", async () => {
  const [work = 0, mine = 0] = await db.database.asSystem(async (tx) => {
    const [work = 0, mine = 0, theirs = 0] = await addTargets(tx, names(3));
    const other = await addCustomer(tx, "suedstern");
    await tx.execute(sql`insert into edges (from_id, to_id, type, source, owner_id) values
      (${mine}, ${work}, 'Supplier', 'Customer', ${customerId}), (${theirs}, ${work}, 'Supplier', 'Customer', ${other})`);
    await follow(tx, customerId, [work], { userId: null });
    return [work, mine];
  });
  // Jobs that serve every customer walk as the system, which sees all rows.
  const found = await db.database.asSystem((tx) => walk(tx, scope(), collection(0)));
  expect([...found.tiers.keys()]).toEqual([work, mine]);
});

test("of a target with very many suppliers no more are read than are looked at", async () => {
  await db.database.asSystem(async (tx) => {
    const [hub = 0, ...rest] = await addTargets(tx, names(700));
    await tx.execute(sql`insert into edges (from_id, to_id, type, source)
      select id, ${hub}, 'Supplier', 'Customs' from unnest(${sql.param(rest)}::bigint[]) as t(id)`);
    await follow(tx, customerId, [hub], { userId: null });
  });
  const found = await db.database.asCustomer(scope(), async (tx) => walk(tx, scope(), collection(0)));
  expect(found.tiers.size).toBe(501);
  expect(found.cut).toBe(true);
});

test("a graph reads no table as a whole", async () => {
  await db.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, names(30));
    for (const id of ids.slice(1)) await addSupplier(tx, id, ids[0] ?? 0);
    await follow(tx, customerId, ids.slice(0, 5), { userId: null });
    await tx.execute(sql`insert into collections (customer_id, name, tiers_enabled) values (${customerId}, 'C', true)`);
    await tx.execute(sql`insert into collection_targets (customer_id, collection_id, target_id)
      select ${customerId}, c.id, ${ids[0]} from collections c`);
    await tx.execute(sql`analyze`);
  });
  const tables = await db.database.asCustomer(scope(), (tx) =>
    wholeTablesRead(tx, async (watched) => {
      await readTree(watched, scope(), {
        collection: collection(1),
        filter: {},
        perspective: "Disruption",
        limit: 500,
      });
    }),
  );
  expect(tables).toEqual([]);
});

// "Public or mine" was answered by the owner's index once: every public edge was read for each target, 1.4 s for 10,000.
test("edges and targets that everybody knows are in no index by owner", async () => {
  const { rows } = await db.database.pool.query(
    "select indexname, indexdef from pg_indexes where tablename in ('edges', 'targets') and indexdef like '%btree (owner_id%'",
  );
  expect(rows.map(({ indexname }) => indexname).sort()).toEqual([
    "edges_of_owner",
    "targets_doubted_since",
    "targets_doubtful",
    "targets_of_owner",
  ]);
  for (const { indexdef } of rows)
    expect(indexdef).toMatch(/WHERE \((\(owner_id IS NOT NULL\) AND|owner_id IS NOT NULL\))/);
});
