import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { ACTOR, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import { whileHeld } from "../../../../../tests/support/while-waiting";
import type { Tx } from "../../../platform/db/database";
import { askForStep } from "./ask-for-step";
import { type ImportKey, scopeOf } from "./import-key";
import { mustBeNewFile } from "./same-file";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

/** As a person asks, who says that the file is meant to be imported again, or not. */
const ask = (tx: Tx, key: ImportKey, again = false) =>
  askForStep(tx, key, "apply", ACTOR, (found) => mustBeNewFile(tx, key, found, { again }));

test.each([false, true])(
  "of two imports of one file that are applied at the same time, one is asked whether that is meant; the other said so: %s",
  async (again) => {
    const customerId = await db.database.asSystem((tx) => addCustomer(tx, "zugleichwind"));
    const list = "Lieferant;Land\nZugleichwerk Ahlen;DE\n";
    const [first, second] = [await read(db.database, customerId, list), await read(db.database, customerId, list)];
    const other = await whileHeld(
      db.database,
      (tx) => ask(tx, first, again),
      () => db.database.asCustomer(scopeOf(second), (tx) => ask(tx, second)),
    );
    expect(other).toMatchObject({
      ...{
        status: "rejected",
        reason: { status: 409, code: "import_same_file", details: { importId: first.importId } },
      },
    });
  },
);
