import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { apply, read, undo } from "../../../../tests/support/imports";
import { addCustomer } from "../../../../tests/support/network";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

test("a target that has a document stays when its import is taken back, and the others go", async () => {
  const key = await read(db.database, nordwind, "Name;Country\nBelegt AG;DE\nLeer AG;DE");
  await apply(db.database, key);
  await db.database.asCustomer({ customerId: nordwind, userId: null }, async (tx) => {
    await tx.execute(sql`insert into document_files (customer_id, mapped_filename, original_filename, file_size, mime_type, sha256)
      values (${nordwind}, 'a', 'a.pdf', 1, 'application/pdf', ''), (${nordwind}, 'b', 'b.pdf', 1, 'application/pdf', '')`);
    await tx.execute(sql`insert into documents (customer_id, target_id, mapped_filename, document_type)
      values (${nordwind}, (select id from targets where name = 'Belegt AG'), 'a', 'fsc'), (${nordwind}, null, 'b', 'fsc')`);
  });
  await undo(db.database, key);
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select name from targets where owner_id = ${nordwind}`),
  );
  expect(rows).toEqual([{ name: "Belegt AG" }]);
});
