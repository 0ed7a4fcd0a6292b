import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { createBackend, createDirectCalls } from "../../server/backend/main/app";
import { drainJobs } from "../../server/backend/main/drain";
import { TASKS } from "../../server/backend/main/tasks";
import type { BackendDeps } from "../../server/backend/platform/call/deps";
import type { Database } from "../../server/backend/platform/db/database";
import { fileTasks } from "../../server/backend/work/documents/file-tasks";
import { bothWays } from "./both-ways";
import { createDemoDatabase } from "./database";
import { testConfig } from "./node-server";

export interface OwnBackend {
  transport: BackendTransport;
  connection: pg.PoolConfig;
  database: Database;
  /** Where the files are. */
  dataDir: string;
  /** Does the jobs that wait; nobody else does. */
  drain(): Promise<unknown>;
}

/**
 * The embedded backend with the demo customers, called both ways, and the database behind it: for what needs rows that no call makes. One for a
 * test file, there from the first test on.
 */
export function ownBackend(
  own: Parameters<typeof testConfig>[0] = {},
  how: Pick<BackendDeps, "sourceFetch"> = {},
): OwnBackend {
  const use = {} as OwnBackend;
  let drop = async (): Promise<void> => {};
  beforeAll(async () => {
    const { connection, database, drop: dropDatabase } = await createDemoDatabase();
    const logger = pino({ level: "silent" });
    const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-backend-"));
    const config = testConfig({ demo: true, dataDir, ...own });
    const given = { database, logger, config, ...how };
    const differences: string[] = [];
    Object.assign(use, {
      connection,
      database,
      transport: bothWays(createBackend(given), createDirectCalls(given, { checked: true }), differences),
      drain: () => drainJobs(connection, database, logger, { ...TASKS, ...fileTasks(config) }),
      dataDir,
    });
    drop = async () => {
      await dropDatabase();
      await rm(dataDir, { recursive: true });
      expect(differences).toEqual([]);
    };
  });
  afterAll(() => drop());
  return use;
}
