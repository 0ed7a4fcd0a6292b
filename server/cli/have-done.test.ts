import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database";
import { ACTOR, read } from "../../tests/support/imports";
import { addCustomer } from "../../tests/support/network";
import { cancelImport } from "../backend/intake/imports/run/cancel-import";
import { type ImportKey, scopeOf } from "../backend/intake/imports/run/import-key";
import { stopApplying } from "../backend/intake/imports/run/stop-applying";
import type { Tx } from "../backend/platform/db/database";
import { haveDone } from "./have-done";

let db: TestDatabase;
let key: ImportKey;
beforeEach(async () => {
  db = await createTestDatabase();
  const customerId = await db.database.asSystem((tx) => addCustomer(tx, "haltewind"));
  key = await read(db.database, customerId, "Lieferant;Land\nHaltewerk Unna;DE\n");
});
afterEach(() => db.drop());

/** Applies the import while somebody does something on its page, before a job of the command looks at it. */
const appliedWhile = (meanwhile: (tx: Tx) => Promise<void>) => {
  const drain = async () => {
    await db.database.asCustomer(scopeOf(key), meanwhile);
    return { done: 0, failed: 0 };
  };
  return haveDone({ database: db.database, drain }, key, "apply", ACTOR);
};

test("an import that somebody stops while the command waits is not reported as applied", async () => {
  await expect(appliedWhile((tx) => stopApplying(tx, key, ACTOR))).rejects.toThrow(
    `Import ${key.importId} was not applied: somebody has stopped it meanwhile.`,
  );
});

test("an import that somebody stops and discards is not waited for any more", async () => {
  const discard = async (tx: Tx) => {
    await stopApplying(tx, key, ACTOR);
    await cancelImport(tx, key, ACTOR);
  };
  await expect(appliedWhile(discard)).rejects.toThrow("somebody has discarded it meanwhile");
});
