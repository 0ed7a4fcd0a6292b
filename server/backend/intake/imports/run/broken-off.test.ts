import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { ACTOR, ask, dump, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import type { Database } from "../../../platform/db/database";
import { applyImport } from "../steps/apply-import";
import { readImport } from "../steps/read-import";
import { readImportTask } from "../steps/tasks";
import { undoImport } from "../steps/undo-import";
import { MOST_ATTEMPTS } from "./enqueue-step";
import type { ImportKey } from "./import-key";
import { startImport } from "./start-import";

let db: TestDatabase;
let nordwind: number;
beforeEach(async () => {
  db = await createTestDatabase();
  nordwind = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterEach(() => db.drop());

/** More rows than two batches hold, some repeated, some like a target that is there. */
const LIST = [
  "Name;Country;City;ERP ID;Parent",
  ...Array.from({ length: 560 }, (_, n) => `Werk${n} Nord AG;DE;Ulm;N${n};Gruppe ${n % 7}`),
  ...Array.from({ length: 20 }, (_, n) => `Werk${n} Nord;DE;Ulm;N${n};`),
].join("\n");
const KNOWN = "Name;Country;City\nWerk5 Nord AG;DE;Ulm\nWerk6 Nord AG;DE;";

class Killed extends Error {}

/** A database of which the process dies at the n-th transaction: what was committed before stays. */
function dyingAt(last: number): Database {
  let count = 0;
  return {
    ...db.database,
    asCustomer: async (scope, run) => {
      if (++count >= last) throw new Killed();
      return db.database.asCustomer(scope, run);
    },
  };
}

async function started(): Promise<ImportKey> {
  const given = { fileName: "list.csv", content: Buffer.from(LIST), actor: ACTOR };
  const { id } = await db.database.asCustomer({ customerId: nordwind, userId: null }, (tx) =>
    startImport(tx, nordwind, given),
  );
  return { customerId: nordwind, importId: id };
}

/** What the rows came to, without numbers that a database gives anew each time. */
async function outcome({ importId }: ImportKey) {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select r.row, r.state, r.reasons, r.repeats, r.score, t.name from import_rows r
      left join targets t on t.id = r.target_id where r.import_id = ${importId} order by r.row`),
  );
  return rows;
}

async function known(): Promise<void> {
  const key = await read(db.database, nordwind, KNOWN);
  await ask(db.database, key, "apply");
  await applyImport(db.database, key, ACTOR);
}

test("reading that was killed at any point and is repeated ends as if nothing had happened", async () => {
  await known();
  const whole = await started();
  await readImport(db.database, whole);
  const expected = await outcome(whole);
  expect(new Set(expected.map(({ state }) => state))).toEqual(new Set(["create", "join", "waiting", "repeated"]));
  const broken = await started();
  for (const last of [2, 4, 6]) {
    await expect(readImport(dyingAt(last), broken)).rejects.toBeInstanceOf(Killed);
  }
  await readImport(db.database, broken);
  expect(await outcome(broken)).toEqual(expected);
});

test("applying that was killed leaves nothing behind, and repeated takes everything in once", async () => {
  await known();
  const key = await started();
  await readImport(db.database, key);
  await ask(db.database, key, "apply");
  const before = await dump(db.database);
  for (const last of [2, 3, 4]) {
    await expect(applyImport(dyingAt(last), key, ACTOR)).rejects.toBeInstanceOf(Killed);
    expect(await dump(db.database)).toEqual(before);
  }
  await applyImport(db.database, key, ACTOR);
  const after = await dump(db.database);
  expect(after.follows?.length).toBeGreaterThan(550);
  // A job may be told twice about the same work.
  await applyImport(db.database, key, ACTOR);
  expect(await dump(db.database)).toEqual(after);
});

test("taking back that was killed changes nothing, and repeated ends where it began", async () => {
  await known();
  const before = await dump(db.database);
  const key = await started();
  await readImport(db.database, key);
  await ask(db.database, key, "apply");
  await applyImport(db.database, key, ACTOR);
  const applied = await dump(db.database);
  await ask(db.database, key, "undo");
  await expect(undoImport(dyingAt(2), key, ACTOR)).rejects.toBeInstanceOf(Killed);
  expect(await dump(db.database)).toEqual(applied);
  await undoImport(db.database, key, ACTOR);
  const after = await dump(db.database);
  expect({ ...after, monitored_targets: [] }).toEqual({ ...before, monitored_targets: [] });
});

test("a job whose reading was taken over has not failed, also at its last attempt", async () => {
  const key = await started();
  const database: Database = {
    ...db.database,
    asSystem: async (run) => {
      await readImport(db.database, key);
      return db.database.asSystem(run);
    },
  };
  const job = {
    payload: { ...key, actor: ACTOR },
    database,
    logger: pino({ level: "silent" }),
    attempt: MOST_ATTEMPTS,
  };
  await readImportTask(job);
  expect(await stateOf(key)).toEqual({ step: "review", state: "Done" });
});

async function stateOf({ importId }: ImportKey) {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select step, state from imports where id = ${importId}`),
  );
  return rows[0];
}

test("a second process that takes the reading over shuts out the first", async () => {
  const key = await started();
  const first: Database = {
    ...db.database,
    asSystem: async (run) => {
      // While the first compares with known targets, the second reads it all.
      await readImport(db.database, key);
      return db.database.asSystem(run);
    },
  };
  await expect(readImport(first, key)).rejects.toMatchObject({ name: "TakenOver" });
  expect((await outcome(key)).length).toBe(580);
});
