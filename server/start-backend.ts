import type { Hono } from "hono";
import type pg from "pg";
import type { Logger } from "pino";
import { createBackend, createDirectCalls } from "./backend/main/app";
import { connectorTasks } from "./backend/main/connector-tasks";
import { ACCOUNT_TASKS, mailTasks } from "./backend/main/mail-tasks";
import { migrate } from "./backend/main/migrate";
import { seedDemo } from "./backend/main/seed/demo";
import { enqueueDemoWorld } from "./backend/main/seed/world/demo-world";
import { demoTasks } from "./backend/main/seed/world/world-task";
import { SCHEDULE, TASKS } from "./backend/main/tasks";
import { setPasswordCost } from "./backend/people/session/password";
import type { BackendConfig } from "./backend/platform/backend-config";
import { CallRate } from "./backend/platform/call/call-rate";
import type { CallDirectly } from "./backend/platform/call/direct";
import { type Database, openDatabase } from "./backend/platform/db/database";
import { startEngine } from "./backend/platform/db/engine/start";
import type { CheckpointConfig } from "./backend/platform/evidence/checkpoints/read-checkpoints";
import { signingKey } from "./backend/platform/evidence/checkpoints/signing-key";
import { checkpointTasks } from "./backend/platform/evidence/checkpoints/write-checkpoints";
import type { StoreConfig } from "./backend/platform/files/open-store";
import { goOn, type Halt } from "./backend/platform/halt";
import { type JobWorker, startWorker } from "./backend/platform/jobs/worker";
import type { MailConfig } from "./backend/platform/mail/mail-config";
import { countryIndex } from "./backend/reference/countries/name-index";
import { fileTasks } from "./backend/work/documents/file-tasks";
import type { Config } from "./config";

/** A database that is up, migrated, seeded where wanted, and has its jobs done. */
export interface PreparedDatabase {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** The embedded backend in this process. */
export interface OpenBackend {
  app: Hono;
  /** For who is in this process, without requests. */
  direct: CallDirectly;
  database: Database;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, "dataDir" | "databaseUrl" | "demo" | "demoWorld" | "jobs" | "passwordCost"> &
  BackendConfig &
  MailConfig &
  StoreConfig &
  CheckpointConfig;

/**
 * Once for a server, however many processes it has: starts the embedded PostgreSQL unless DATABASE_URL names another, and does
 * jobs unless they are left to another process. Whatever it throws, `Halted` too, what it has begun is ended before.
 */
export async function prepareDatabase(config: DatabaseConfig, logger: Logger, halt?: Halt): Promise<PreparedDatabase> {
  const engine = config.databaseUrl ? undefined : await startEngine({ dataDir: config.dataDir, logger, halt });
  const connection = engine?.connection ?? { connectionString: config.databaseUrl };
  const begun: (() => Promise<unknown> | undefined)[] = [() => engine?.stop()];
  const stop = async () => {
    for (const end of begun.splice(0).reverse()) await end();
  };
  try {
    goOn(halt);
    await migrate(connection);
    goOn(halt);
    // A long job shows how far it is on a second connection while its transaction is open.
    const database = openDatabase(connection, { logger, maxConnections: 2 * JOBS_AT_ONCE });
    begun.push(() => database.close());
    setPasswordCost(config.passwordCost);
    // Twenty milliseconds once, which otherwise the first address takes from whoever waits for a page.
    countryIndex();
    if (config.demo) await seed(database, config, logger);
    goOn(halt);
    const worker = config.jobs ? await startJobs(connection, database, config, logger) : undefined;
    begun.push(() => worker?.stop());
    goOn(halt);
    return { connection, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Once for each process that answers requests; `processes` is how many of them share the server's connections. */
export function openBackend(
  connection: pg.PoolConfig,
  config: BackendConfig & Pick<Config, "databaseConnections" | "production" | "passwordCost">,
  logger: Logger,
  processes: number,
): OpenBackend {
  const maxConnections = connectionsOfPool(config.databaseConnections, processes);
  const database = openDatabase(connection, { logger, maxConnections });
  setPasswordCost(config.passwordCost);
  const given = { database, logger, config, rate: new CallRate(config.callsPerMinute) };
  const direct = createDirectCalls(given, { checked: !config.production });
  return { app: createBackend(given), direct, database, close: () => database.close() };
}

/** More than these, one process has no use for: it makes one page at a time. */
const LARGEST_POOL = 10;

/** A process has two pools, one to write and one to read, and a connection to listen on. */
export function connectionsOfPool(connections: number, processes: number): number {
  return Math.min(LARGEST_POOL, Math.max(1, Math.floor((connections / processes - 1) / 2)));
}

const JOBS_AT_ONCE = 2;

function startJobs(
  connection: pg.PoolConfig,
  database: Database,
  config: DatabaseConfig,
  logger: Logger,
): Promise<JobWorker> {
  const { fingerprint, made } = signingKey(config);
  if (made) logger.info({ fingerprint }, "made the key that signs checkpoints of the evidence ledger");
  const tasks = {
    ...TASKS,
    ...mailTasks(config),
    ...fileTasks(config),
    ...checkpointTasks(config),
    ...demoTasks(config),
    ...connectorTasks(config),
  };
  const concurrency = JOBS_AT_ONCE;
  return startWorker({ connection, database, logger, tasks, schedule: SCHEDULE, concurrency, apart: ACCOUNT_TASKS });
}

/** The world is built by jobs, while the server answers already. */
async function seed(database: Database, { demoWorld }: DatabaseConfig, logger: Logger): Promise<void> {
  const { customers } = await seedDemo(database);
  if (customers > 0) logger.info({ customers }, "demo customers were added");
  if (demoWorld && (await enqueueDemoWorld(database, new Date()))) logger.info("the demo world is being built");
}
