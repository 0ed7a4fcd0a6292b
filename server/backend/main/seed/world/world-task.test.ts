import { pino } from "pino";
import { expect, test } from "vitest";
import { createDemoDatabase } from "../../../../../tests/support/database";
import { asOwner } from "../../../../../tests/support/database-cluster";
import { testConfig } from "../../../../../tests/support/node-server";
import { enqueueDemoWorld } from "./demo-world";
import { demoTasks } from "./world-task";

test("built by jobs, a step enqueues the next one", async () => {
  const now = new Date().toISOString();
  const other = await createDemoDatabase();
  expect(await enqueueDemoWorld(other.database, new Date(now))).toBe(true);
  const logger = pino({ level: "silent" });
  const task = demoTasks(testConfig())["demo.world"];
  await task?.({ payload: { now, step: 0 }, database: other.database, logger, attempt: 1 });
  const { rows } = await asOwner(
    other.connection,
    `select j.payload->>'step' as step from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'demo.world'`,
  );
  await other.drop();
  expect(rows).toEqual([{ step: "1" }]);
});
