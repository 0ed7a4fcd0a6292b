import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect } from "vitest";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { createBackend, createDirectCalls } from "../../server/backend/main/app";
import { mailTasks } from "../../server/backend/main/mail-tasks";
import { TASKS } from "../../server/backend/main/tasks";
import { startWorker } from "../../server/backend/platform/jobs/worker";
import { fileTasks } from "../../server/backend/work/documents/file-tasks";
import { bothWays } from "./both-ways";
import { createDemoDatabase } from "./database";
import { testConfig } from "./node-server";

/**
 * The backend under test, with the demo customers in it: the one at `BACKEND_URL` when that is set, else the embedded one on
 * a database of its own, called both ways. The suite asks nothing of a backend but the contract, so it can be held against a customer's.
 */
export function backendUnderTest(): { transport: BackendTransport } {
  const use = { transport: (() => Promise.reject(new Error("The backend has not started"))) as BackendTransport };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const remote = process.env.BACKEND_URL;
    if (remote) {
      use.transport = toRemote(remote);
      return;
    }
    const { connection, database, drop } = await createDemoDatabase();
    const logger = pino({ level: "silent" });
    const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-contract-"));
    const config = testConfig({ stage: "integration", dataDir });
    const given = { database, logger, config };
    const direct = createDirectCalls(given, { checked: true });
    const tasks = { ...TASKS, ...mailTasks(config), ...fileTasks(config) };
    const worker = await startWorker({ connection, database, logger, tasks });
    const differences: string[] = [];
    use.transport = bothWays(createBackend(given), direct, differences);
    close = async () => {
      await worker.stop();
      await drop();
      await rm(dataDir, { recursive: true });
      expect(differences).toEqual([]);
    };
  });
  afterAll(() => close());
  return use;
}

function toRemote(base: string): BackendTransport {
  return (request) => fetch(new Request(request.url.replace(BACKEND_BASE, base.replace(/\/$/, "")), request));
}
