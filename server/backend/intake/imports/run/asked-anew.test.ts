import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { ACTOR, ask, read } from "../../../../../tests/support/imports";
import { addCustomer } from "../../../../../tests/support/network";
import type { Actor } from "../../../platform/db/schema/evidence";
import { applyImportTask } from "../steps/tasks";
import { askForStep } from "./ask-for-step";
import { type ImportKey, scopeOf } from "./import-key";
import { beginStep } from "./import-steps";
import { stopApplying } from "./stop-applying";

let db: TestDatabase;
let key: ImportKey;
beforeEach(async () => {
  db = await createTestDatabase();
  const customerId = await db.database.asSystem((tx) => addCustomer(tx, "wiederwind"));
  key = await read(db.database, customerId, "Lieferant;Land\nWiederwerk Werne;DE\n");
});
afterEach(() => db.drop());

const ANOTHER: Actor = { type: "rule", id: "somebody else" };

/** What the jobs that wait were told, in the order in which they were asked for. */
async function payloads(): Promise<unknown[]> {
  const owner = new pg.Client(db.connection);
  await owner.connect();
  const { rows } = await owner.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'imports.apply' order by j.id`,
  );
  await owner.end();
  return rows.map(({ payload }) => payload);
}

const work = (payload: unknown, attempt = 1) =>
  applyImportTask({ payload, database: db.database, logger: pino({ level: "silent" }), attempt });

async function now() {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute(sql`select step, state, (select array_agg(e.actor->>'id') from evidence e
      where e.subject_id = i.id::text and e.kind = 'import.applied') as by from imports i where id = ${key.importId}`),
  );
  return rows[0];
}

async function stopAndAskAnew() {
  await db.database.asCustomer(scopeOf(key), async (tx) => {
    await stopApplying(tx, key, ACTOR);
    await askForStep(tx, key, "apply", ANOTHER);
  });
}

test("after a stop the next person's order is carried out by its own job, in that person's name", async () => {
  await ask(db.database, key, "apply");
  await stopAndAskAnew();
  const [first, second] = await payloads();
  await work(first);
  expect(await now()).toEqual({ step: "apply", state: "Queued", by: null });
  await work(second);
  expect(await now()).toEqual({ step: "applied", state: "Done", by: [ANOTHER.id] });
});

test("a later attempt of a job that was stopped does not take over what another has begun", async () => {
  await ask(db.database, key, "apply");
  const [first] = await payloads();
  await beginStep(db.database, key, "apply", { version: (await versionNow()) ?? 0, attempt: 1 });
  await stopAndAskAnew();
  await beginStep(db.database, key, "apply");
  await work(first, 2);
  expect(await now()).toEqual({ step: "apply", state: "Running", by: null });
});

test("a job that was killed takes its own step up again", async () => {
  await ask(db.database, key, "apply");
  const [first] = await payloads();
  await beginStep(db.database, key, "apply", { version: (await versionNow()) ?? 0, attempt: 1 });
  await work(first, 2);
  expect(await now()).toEqual({ step: "applied", state: "Done", by: [ACTOR.id] });
});

async function versionNow() {
  const { rows } = await db.database.asSystem((tx) =>
    tx.execute<{ version: number }>(sql`select version from imports where id = ${key.importId}`),
  );
  return rows[0]?.version;
}
