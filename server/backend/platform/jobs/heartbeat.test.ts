import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { enqueue } from "./enqueue";
import { beat } from "./heartbeat";
import { startWorker, type Task } from "./worker";

const logger = pino({ level: "silent" });
let db: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  db = await createTestDatabase();
  pool = new pg.Pool({ ...db.connection, max: 1 });
  // It says that it has ended before its connection has: the database that is dropped then tells that connection off.
  pool.on("error", () => undefined);
});
afterEach(async () => {
  await pool.end();
  await db.drop();
});

/** A job in the hands of a process that gave its last sign of life so many minutes ago. */
async function heldSince(minutesAgo: number, holder: string): Promise<void> {
  await db.database.asSystem((tx) => enqueue(tx, "note", { holder }, { queue: "notes" }));
  for (const table of ["_private_jobs", "_private_job_queues"]) {
    await pool.query(
      `update graphile_worker.${table} set locked_by = $1, locked_at = now() - $2 * interval '1 minute' where locked_by is null`,
      [holder, minutesAgo],
    );
  }
}

const NOBODY = { workers: [], jobs: [] };
const jobs = async () =>
  (await pool.query<{ id: string }>("select id from graphile_worker._private_jobs")).rows.map(({ id }) => id);
const holders = async () =>
  (await pool.query<{ locked_by: string }>("select locked_by from graphile_worker._private_jobs order by id")).rows.map(
    (row) => row.locked_by,
  );

test("what a killed process had begun is begun again by the next one that starts", async () => {
  await heldSince(4, "killed");
  let seen: (payload: unknown) => void = () => undefined;
  const done = new Promise<unknown>((resolve) => {
    seen = resolve;
  });
  const note: Task = async ({ payload }) => seen(payload);
  const worker = await startWorker({ connection: db.connection, database: db.database, logger, tasks: { note } });
  expect(await done).toEqual({ holder: "killed" });
  await worker.stop();
});

test("a process that was heard of lately keeps its job", async () => {
  await heldSince(2, "slow");
  await beat(pool, NOBODY);
  expect(await holders()).toEqual(["slow"]);
});

test("a process that shows that it is alive keeps its job, however long it takes", async () => {
  await heldSince(200, "mine");
  await beat(pool, { workers: ["mine"], jobs: await jobs() });
  await beat(pool, NOBODY);
  expect(await holders()).toEqual(["mine"]);
});

test("a job that never reached the worker that it was given to is given out again", async () => {
  await heldSince(200, "mine");
  await heldSince(2, "mine");
  await beat(pool, { workers: ["mine"], jobs: [] });
  expect(await holders()).toEqual([null, "mine"]);
});
