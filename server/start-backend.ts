import type { Hono } from "hono";
import type pg from "pg";
import type { Logger } from "pino";
import { createBackend } from "./backend/app";
import { type Database, openDatabase } from "./backend/db/database";
import { startEngine } from "./backend/db/engine/start";
import { migrate } from "./backend/db/migrate";
import type { BackendConfig } from "./backend/deps";
import { fileTasks } from "./backend/documents/file-tasks";
import type { StoreConfig } from "./backend/documents/store/open-store";
import { SCHEDULE, TASKS } from "./backend/jobs/tasks";
import { startWorker } from "./backend/jobs/worker";
import type { MailConfig } from "./backend/mail/mail-config";
import { mailTasks } from "./backend/mail/mail-tasks";
import { seedDemo } from "./backend/seed/demo";
import { enqueueDemoWorld } from "./backend/seed/world/demo-world";
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

type DatabaseConfig = Pick<Config, "dataDir" | "databaseUrl" | "demo" | "demoWorld"> & MailConfig & StoreConfig;

/** Once for a server, however many processes it has: starts the embedded PostgreSQL unless DATABASE_URL names another. */
export async function prepareDatabase(config: DatabaseConfig, logger: Logger): Promise<PreparedDatabase> {
  const engine = config.databaseUrl ? undefined : await startEngine({ dataDir: config.dataDir, logger });
  const connection = engine?.connection ?? { connectionString: config.databaseUrl };
  try {
    await migrate(connection);
    // A long job shows how far it is on a second connection while its transaction is open.
    const database = openDatabase(connection, { logger, maxConnections: 2 * JOBS });
    if (config.demo) await seed(database, config, logger);
    const jobs = {
      tasks: { ...TASKS, ...mailTasks(config), ...fileTasks(config) },
      schedule: SCHEDULE,
      concurrency: JOBS,
    };
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

/** The world is built by jobs, while the server answers already. */
async function seed(database: Database, { demoWorld }: DatabaseConfig, logger: Logger): Promise<void> {
  const { customers } = await seedDemo(database);
  if (customers > 0) logger.info({ customers }, "demo customers were added");
  if (demoWorld && (await enqueueDemoWorld(database, new Date()))) logger.info("the demo world is being built");
}
