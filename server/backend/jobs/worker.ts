import { type CronItem, parseCronItems, run, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Logger } from "pino";
import { seconds } from "~/domain/duration";
import type { Database } from "../db/database";
import { workerLogger } from "./worker-logger";

/** Does one job. It may be told twice about the same one, after a crash; `attempt` begins with 1. */
export type Task = (job: { payload: unknown; database: Database; logger: Logger; attempt: number }) => Promise<void>;

export interface JobWorker {
  /** Takes no new job, waits for those at work, and closes the connections. */
  stop(): Promise<void>;
}

export interface WorkerDeps {
  /** The owner's: the queue's tables are closed to the other roles. */
  connection: pg.PoolConfig;
  database: Database;
  logger: Logger;
  tasks: Record<string, Task>;
  schedule?: CronItem[];
  concurrency?: number;
}

/** Starts working on jobs. Several processes may do so at once; each job goes to one of them. */
export async function startWorker({
  connection,
  database,
  logger,
  tasks,
  schedule = [],
  concurrency = 2,
}: WorkerDeps): Promise<JobWorker> {
  const pool = new pg.Pool({ ...connection, max: concurrency + 2 });
  pool.on("error", (error) => logger.warn({ err: error }, "an idle connection of the job queue broke"));
  pool.on("connect", (client) =>
    client.on("error", (error) => logger.warn({ err: error }, "a connection of the job queue broke")),
  );
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) =>
        task({ payload, database, logger: logger.child({ task: name }), attempt: helpers.job.attempts }),
    ]),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(schedule),
    concurrency,
    // A committed job is announced by NOTIFY; polling only finds those whose time has come.
    pollInterval: seconds(2),
    noHandleSignals: true,
    logger: workerLogger(logger),
  });
  return {
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}
