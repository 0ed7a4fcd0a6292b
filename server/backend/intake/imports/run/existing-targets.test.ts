import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../../tests/support/network";
import type { SupplierCandidate } from "../rows/candidate";
import { NOTHING_MORE } from "./existing-target";
import { findExisting } from "./existing-targets";

let db: TestDatabase;
let customerId: number;
const LEI = { system: "LEI", value: "529900T8BM49AURSDO55" };

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const one = { name: "Gleichwerk", type: "organization" as const, country: "DE", identifiers: [LEI] };
    const range = Array.from({ length: 300 }, (_, n) => n);
    await addTargets(tx, [
      ...range.map((n) => ({ ...one, city: `Dorf ${n}` })),
      ...range.map((n) => ({ ...one, city: `Ort ${n}`, ownerId: customerId })),
    ]);
  });
});
afterAll(() => db.drop());

const found = async (more: Partial<SupplierCandidate>) => {
  const row = { ...NOTHING_MORE, row: 2, kind: "organization", name: "?", aliases: [], country: "DE", city: null };
  const place = { postalCode: null, address: null, lat: null, lon: null, identifiers: [] };
  const candidate: SupplierCandidate = { ...row, ...place, kind: "organization", ...more };
  const { byRow, targets } = await db.database.asSystem((tx) =>
    findExisting(tx, customerId, [candidate], async () => []),
  );
  return (byRow.get(2) ?? []).map((id) => targets.get(id));
};

test.each([
  ["name", { name: "Gleichwerk" }],
  ["number", { identifiers: [{ system: "LEI" as const, id: LEI.value }] }],
])("of hundreds of one %s, those in the row's town are looked at, then the customer's own", async (_, asked) => {
  for (const city of ["Dorf 250", "Ort 250"]) {
    const targets = await found({ ...asked, city });
    expect(targets).toHaveLength(60);
    expect(targets).toContainEqual(expect.objectContaining({ city }));
  }
  const targets = await found(asked);
  expect(targets.filter((target) => !target?.own)).toEqual([]);
});
