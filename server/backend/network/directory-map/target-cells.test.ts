// Again on PostgreSQL 15: cells are the server's arithmetic.
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cellAt, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { follow } from "../monitored/follow";
import { createTargets } from "../targets/create-targets";
import { CELL_ZOOMS } from "./cell-zooms";
import { checkCells } from "./check-cells";

let db: TestDatabase;
let customerId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterAll(() => db.drop());

const said: Record<string, unknown>[] = [];
const check = async () => {
  said.length = 0;
  const logger = pino({ level: "info" }, { write: (line: string) => said.push(JSON.parse(line)) });
  await checkCells({ payload: {}, database: db.database, logger, attempt: 1 });
  return said[0];
};
const query = async <Row>(text: string) =>
  (await db.database.asSystem((tx) => tx.execute(sql.raw(text)))).rows as Row[];
const RIGHT = { cells: 0, targets: 0, monitored: 0 };

test("the database's rows have as many cells as the page's", async () => {
  for (const zoom of CELL_ZOOMS.slice(1)) {
    const { counts } = rowsBetween(gridOf(zoom), -90, 90);
    const rows = await query<{ cells: number }>(
      `select map_row_cells(${zoom}, y) as cells from generate_series(0, ${counts.length - 1}) y order by y`,
    );
    expect(rows.map(({ cells }) => cells)).toEqual(counts);
  }
});

test("a target is in the cell of the page, at every zoom, and one that has no place in the last", async () => {
  const places = fc
    .sample(fc.tuple(fc.integer({ min: -180_000, max: 180_000 }), fc.integer({ min: -90_000, max: 90_000 })), {
      numRuns: 200,
      seed: 3,
    })
    .map(([lon, lat]): [number, number] => [lon / 1000, lat / 1000]);
  for (const extreme of [
    [180, 0],
    [1e-300, 1e-300],
    [-180, 0],
    [0, 90],
    [0, -90],
  ] as [number, number][])
    places.push(extreme);
  const ids = await db.database.asSystem((tx) =>
    addTargets(tx, [
      ...places.map(([lon, lat], n) => ({ name: `Placed ${n}`, country: "QX", ctype: `c${n}`, lon, lat })),
      { name: "Lost", country: "QX", ctype: "lost" },
      { name: "Fiji", type: "country" as const, country: "QX", ctype: "land", lat: -17, lon: 178 },
    ]),
  );
  const rows = await query<{ zoom: number; x: number; y: number; ctype: string; id_sum: string }>(
    "select * from target_cells where country = 'QX' and count = 1",
  );
  const stored = new Map(rows.map((row) => [`${row.zoom} ${row.ctype}`, row]));
  for (const zoom of CELL_ZOOMS.slice(1)) {
    for (const [n, place] of places.entries()) {
      const { x, y, id_sum } = stored.get(`${zoom} c${n}`) ?? {};
      expect([zoom, place, { x, y }, Number(id_sum)]).toEqual([zoom, place, cellAt(gridOf(zoom), place), ids[n]]);
    }
  }
  expect(stored.get("-1 lost")).toMatchObject({ id_sum: String(ids.at(-2)) });
  expect(stored.get("-1 land")).toMatchObject({ id_sum: String(ids.at(-1)) });
  expect(rows).toHaveLength(places.length * 7 + 2);
});

test("cells are those of the directory after targets came, moved, became somebody's own and went", async () => {
  const own = {
    name: "Own",
    country: "QY",
    lat: -8,
    lon: 179,
    ownerId: customerId,
    type: "POI",
    ctype: "plant",
  } as const;
  await db.database.asSystem(async (tx) => {
    const ids = await addTargets(
      tx,
      Array.from({ length: 6 }, (_, n) => ({ name: `Passing ${n}`, country: "QY", lat: -8 + n / 10, lon: 179 })),
    );
    await createTargets(tx, [own]);
    await tx.execute(sql`update targets set lat = 50, lon = 4 where id = ${ids[0]}`);
    await tx.execute(sql`update targets set lat = lat + 0.000001, name = 'Moved a little' where id = ${ids[1]}`);
    await tx.execute(sql`update targets set owner_id = ${customerId} where id = ${ids[2]}`);
    await tx.execute(sql`update targets set lat = null, lon = null where id = ${ids[3]}`);
    await tx.execute(sql`update targets set ctype = 'mine' where id = ${ids[4]}`);
    await tx.execute(sql`delete from target_names where target_id = ${ids[5]}`);
    await tx.execute(sql`delete from targets where id = ${ids[5]}`);
  });
  expect(await check()).toMatchObject(RIGHT);
  // Four are left that everybody knows; what is the customer's own is in no cell.
  const [sum] = await query<{ n: number }>(
    "select sum(count)::int as n from target_cells where country = 'QY' and zoom in (-1, 0)",
  );
  expect(sum?.n).toBe(4);
});

test("what is wrong is found, said and mended", async () => {
  const wrong = await query<{ count: number }>("select count from target_cells where zoom = 3 and count > 0 limit 1");
  expect(wrong).toHaveLength(1);
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`update target_cells set count = count + 2 where zoom = 3 and count > 0`);
    await tx.execute(sql`delete from target_cells where zoom = 6 and country = 'QX'`);
  });
  expect(await check()).toMatchObject({ level: 40, monitored: 0 });
  expect(Number(said[0]?.cells)).toBeGreaterThan(100);
  expect(await check()).toMatchObject({ level: 30, ...RIGHT });
});

test("what a map tells of a monitored target is what its target and scores say, whoever changes them", async () => {
  const told = () =>
    query(
      `select lat, lon, is_vague, sustainability, disruption from monitored_targets where customer_id = ${customerId}`,
    );
  const score = (value: number | null) =>
    db.database.asSystem((tx) =>
      tx.execute(sql`
        insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
        select ${customerId}, p, target_id, ${value}, 0, 0, '{}', now()
          from monitored_targets, unnest(array['Sustainability', 'Disruption']) p where customer_id = ${customerId}
        on conflict (customer_id, perspective, target_id) do update set score = excluded.score`),
    );
  await db.database.asSystem(async (tx) => {
    const [id = 0] = await addTargets(tx, [{ name: "Watched", lat: 10, lon: 20 }]);
    await follow(tx, customerId, [id], { userId: null });
  });
  const place = { lat: 10, lon: 20, is_vague: false };
  expect(await told()).toEqual([{ ...place, sustainability: null, disruption: null }]);
  await score(30);
  expect(await told()).toEqual([{ ...place, sustainability: 30, disruption: 30 }]);
  await score(55);
  await db.database.asSystem((tx) =>
    tx.execute(sql`update targets set lat = 11, place = '{"precision": "town"}' where name = 'Watched'`),
  );
  expect(await told()).toEqual([{ lat: 11, lon: 20, is_vague: true, sustainability: 55, disruption: 55 }]);
  await db.database.asSystem((tx) => tx.execute(sql`delete from scores where perspective = 'Disruption'`));
  expect(await told()).toMatchObject([{ sustainability: 55, disruption: null }]);
  await db.database.asSystem((tx) => tx.execute(sql`update targets set type = 'country' where name = 'Watched'`));
  expect(await told()).toMatchObject([{ lat: null, lon: null }]);
  await db.database.asSystem((tx) => tx.execute(sql`update monitored_targets set lat = 1, compliance = 3`));
  expect(await check()).toMatchObject({ ...RIGHT, monitored: 1 });
  expect(await told()).toMatchObject([{ lat: null, lon: null }]);
  // It follows again what it has scores of.
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`delete from monitored_targets where customer_id = ${customerId}`);
    await tx.execute(
      sql`insert into monitored_targets (customer_id, target_id, tier) select ${customerId}, id, 1 from targets where name = 'Watched'`,
    );
  });
  expect(await told()).toMatchObject([{ sustainability: 55 }]);
});
