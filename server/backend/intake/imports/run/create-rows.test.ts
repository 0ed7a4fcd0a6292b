import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database";
import { read as readIn } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { rowsReadOf } from "../../../../../tests/support/plans";
import type { Tx } from "../../../platform/db/database";
import { createRows } from "./create-rows";
import type { ImportKey } from "./import-key";

const ROWS = 2_000;

test("a portion of a long list reads its own rows, however many became targets before it", async () => {
  const db = await createTestDatabase();
  const customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
  const key = await readIn(db.database, customerId, "Supplier,Country\nZarvo Werk,DE");
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    await repeatItsRow(tx, key);
    const read = await rowsReadOf(tx, ["import_rows"], async () =>
      expect(await createRows(tx, key, async () => {})).toHaveLength(ROWS),
    );
    // Once to make a target of it, once to say which one it became.
    expect(read).toBeLessThan(3 * ROWS);
  });
  await db.drop();
});

/** As a list of so many suppliers would be kept, without comparing them all. */
async function repeatItsRow(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    insert into import_rows (customer_id, import_id, row, state, candidate, reasons)
    select customer_id, import_id, n, state, candidate || jsonb_build_object('row', n, 'name', 'Zarvo ' || n), reasons
      from import_rows, generate_series(3, ${ROWS + 1}) as n
     where customer_id = ${customerId} and import_id = ${importId} and row = 2`);
}
