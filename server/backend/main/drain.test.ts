import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database";
import { asOwner } from "../../../tests/support/database-cluster";
import { enqueue } from "../platform/jobs/enqueue";
import type { Task } from "../platform/jobs/worker";
import { drainJobs } from "./drain";

const logger = pino({ level: "silent" });
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test("draining does what waits and what that brings about, and leaves what is for later", async () => {
  const seen: number[] = [];
  const count: Task = async ({ payload, database }) => {
    const { n } = payload as { n: number };
    seen.push(n);
    if (n < 3) await database.asSystem((tx) => enqueue(tx, "count", { n: n + 1 }));
  };
  await db.database.asSystem(async (tx) => {
    await enqueue(tx, "count", { n: 1 });
    await enqueue(tx, "count", { n: 100 }, { runAt: new Date(Date.now() + days(1)) });
  });
  expect(await drainJobs(db.connection, db.database, logger, { count })).toEqual({ done: 3, failed: 0 });
  expect(seen).toEqual([1, 2, 3]);
});

test("a job that fails is told and does not hold up the others", async () => {
  const done: unknown[] = [];
  await db.database.asSystem(async (tx) => {
    await enqueue(tx, "fail", null);
    await enqueue(tx, "work", null);
  });
  const fail = () => Promise.reject(new Error("no"));
  const work: Task = async ({ payload }) => void done.push(payload);
  expect(await drainJobs(db.connection, db.database, logger, { fail, work })).toEqual({ done: 1, failed: 1 });
  expect(done).toEqual([null]);
});

test("jobs of one queue are done one after the other, to the last, and none stays behind", async () => {
  const seen: unknown[] = [];
  const note: Task = async ({ payload }) => void seen.push(payload);
  const numbers = Array.from({ length: 12 }, (_, n) => n);
  await db.database.asSystem(async (tx) => {
    for (const n of numbers) await enqueue(tx, "note", n, { queue: "notes" });
  });
  expect(await drainJobs(db.connection, db.database, logger, { note })).toEqual({ done: 12, failed: 0 });
  expect(seen).toEqual(numbers);
  const { rows } = await asOwner(
    db.connection,
    "select from graphile_worker.jobs where task_identifier = 'note' or locked_at is not null",
  );
  expect(rows).toEqual([]);
});
