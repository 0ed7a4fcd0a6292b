import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { enqueue } from "./enqueue";
import { startWorker } from "./worker";

const logger = pino({ level: "silent" });

test("the queue's table keeps of a failed job's error what it was, and no value of its query", async () => {
  const { connection, database, drop } = await createTestDatabase();
  const taken = { code: "23505", detail: "Key (email)=(swordfish@nordwind.example) already exists." };
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), taken);
  await database.asSystem((tx) => enqueue(tx, "fails", { n: 1 }));
  const fails = async () => {
    throw new DrizzleQueryError("insert into users values ($1)", ["swordfish@nordwind.example"], cause);
  };
  const worker = await startWorker({ connection, database, logger, tasks: { fails } });
  const kept = async () =>
    (await asOwner(connection, "select last_error from graphile_worker._private_jobs")).rows[0]?.last_error;
  await expect.poll(kept, { timeout: 10_000 }).toContain("insert into users values ($1)");
  expect(await kept()).toContain("violates unique constraint");
  expect(await kept()).not.toContain("swordfish");
  await worker.stop();
  await drop();
});
