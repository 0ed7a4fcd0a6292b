import type { Hono } from "hono";
import type pg from "pg";
import type { Logger } from "pino";
import { createBackend } from "./backend/app";
import { type Database, openDatabase } from "./backend/db/database";
import { startEngine } from "./backend/db/engine/start";
import { migrate } from "./backend/db/migrate";
import { SCHEDULE, TASKS } from "./backend/jobs/tasks";
import { startWorker } from "./backend/jobs/worker";
import { seedDemo } from "./backend/seed/demo";
import type { Config } from "./config";

/** A database that is up, migrated, seeded where wanted, and has its jobs done. */
export interface PreparedDatabase {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** The embedded backend in this process. */
export interface OpenBackend {
  app: Hono;
  database: Database;
  close(): Promise<void>;
}

type BackendConfig = Pick<Config, "dataDir" | "databaseUrl" | "stage" | "demo">;

/** Once for a server, however many processes it has: starts the embedded PostgreSQL unless DATABASE_URL names another. */
export async function prepareDatabase(config: BackendConfig, logger: Logger): Promise<PreparedDatabase> {
  const engine = config.databaseUrl ? undefined : await startEngine({ dataDir: config.dataDir, logger });
  const connection = engine?.connection ?? { connectionString: config.databaseUrl };
  try {
    await migrate(connection);
    const database = openDatabase(connection, { logger, maxConnections: JOBS });
    if (config.demo) await seed(database, logger);
    const jobs = { tasks: TASKS, schedule: SCHEDULE, concurrency: JOBS };
    const worker = await startWorker({ connection, database, logger, ...jobs });
    return {
      connection,
      stop: async () => {
        await worker.stop();
        await database.close();
        await engine?.stop();
      },
    };
  } catch (error) {
    await engine?.stop();
    throw error;
  }
}

/** Once for each process that answers requests. */
export function openBackend(connection: pg.PoolConfig, config: BackendConfig, logger: Logger): OpenBackend {
  const database = openDatabase(connection, { logger });
  return { app: createBackend({ database, logger, config }), database, close: () => database.close() };
}

/** How many jobs are done at the same time. */
const JOBS = 2;

async function seed(database: Database, logger: Logger): Promise<void> {
  const { customers } = await seedDemo(database);
  if (customers > 0) logger.info({ customers }, "demo customers were added");
}
