import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { apply, read, undo } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

const edges = () =>
  db.database.asSystem(async (tx) => {
    const { rows } = await tx.execute(sql`
      select f.name as from, t.name as to, e.type, e.source, e.shipments, e.first_shipment_on as first, e.last_shipment_on as last,
             e.hs_codes as codes, e.goods from edges e join targets f on f.id = e.from_id join targets t on t.id = e.to_id order by 1`);
    return rows;
  });

const LIST = [
  "Lieferantennummer;Lieferant;Land;HS-Code;Lieferungen;Erste Lieferung;Letzte Lieferung",
  "K-1;Ostrava Ferro;CZ;7213;12;2025-02-03;14.3.2026",
  "K-1;Ostrava Ferro;CZ;2604;3;;2026-05-01",
  "K-2;Kolwezi Cobalt;CD;2605, 8105;40;01/02/2026;",
  "K-3;Silent Ltd;GB;8507;;;",
].join("\n");

test("a list that says shipments tells deliveries, of each code by itself where a row names one", async () => {
  const key = await read(db.database, nordwind, Buffer.from(LIST));
  await apply(db.database, key);
  const good = (code: string, shipments: number, firstShipmentOn: string | null, lastShipmentOn: string) => ({
    code,
    shipments,
    firstShipmentOn,
    lastShipmentOn,
  });
  const how = { to: "nordwind", type: "Supplier", source: "Customer" };
  expect(await edges()).toEqual([
    // Nobody knows which number of 01/02/2026 is the month, and of which of two codes the shipments are.
    { ...how, from: "Kolwezi Cobalt", shipments: 40, first: null, last: null, codes: ["2605", "8105"], goods: [] },
    {
      ...how,
      from: "Ostrava Ferro",
      shipments: 15,
      first: "2025-02-03",
      last: "2026-05-01",
      codes: ["7213", "2604"],
      goods: [good("7213", 12, "2025-02-03", "2026-03-14"), good("2604", 3, null, "2026-05-01")],
    },
  ]);
  await undo(db.database, key);
  expect(await edges()).toEqual([]);
});

test("what was told already, or changed since, stays as it is", async () => {
  const first = await read(db.database, nordwind, Buffer.from(LIST));
  await apply(db.database, first);
  await db.database.asSystem((tx) =>
    tx.execute(sql`update edges set shipments = 99, version = 2 where shipments = 40`),
  );
  const second = await read(db.database, nordwind, Buffer.from(LIST.replace(";12;", ";77;")));
  await apply(db.database, second);
  const shipments = async () => (await edges()).map((edge) => edge.shipments);
  expect(await shipments()).toEqual([99, 15]);
  await undo(db.database, second);
  expect(await shipments()).toEqual([99, 15]);
  await undo(db.database, first);
  expect(await shipments()).toEqual([99]);
});
