import { EventEmitter } from "node:events";
import { type CronItem, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import type { Database } from "../db/database";
import { PRIORITIES } from "./enqueue";
import { beat, beatFor } from "./heartbeat";
import { closeQueuePool, openQueuePool } from "./queue-pool";
import { withoutValues } from "./without-values";
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
  /** Tasks that one more worker does beside, so that they wait for no others. */
  apart?: readonly string[];
}

/** Starts working on jobs. Several processes may do so at once; each job goes to one of them. */
export async function startWorker({
  connection,
  database,
  logger,
  tasks,
  schedule = [],
  concurrency = 2,
  apart = [],
}: WorkerDeps): Promise<JobWorker> {
  const pool = openQueuePool(connection, logger, concurrency + 2 + (apart.length > 0 ? 2 : 0));
  const taskList = taskListOf(tasks, database, logger);
  const events = new EventEmitter() as WorkerEvents;
  await beat(pool, { workers: [], jobs: [] });
  const endBeat = beatFor(events, pool, logger);
  const given = {
    pgPool: pool,
    events,
    // A committed job is announced by NOTIFY; polling only finds those whose time has come.
    pollInterval: seconds(2),
    noHandleSignals: true,
    logger: workerLogger(logger),
  };
  const parsedCronItems = parseCronItems(schedule.map(afterAccounts));
  const runners = [await run({ ...given, taskList, parsedCronItems, concurrency })];
  if (apart.length > 0) {
    const own = Object.fromEntries(Object.entries(taskList).filter(([name]) => apart.includes(name)));
    runners.push(await run({ ...given, taskList: own, parsedCronItems: [], concurrency: 1 }));
  }
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      endBeat();
      await closeQueuePool(pool);
    },
  };
}

/** The queue itself would give what the clock starts the first place. */
const afterAccounts = (item: CronItem): CronItem => ({
  ...item,
  options: { priority: PRIORITIES.normal, ...item.options },
});

/** Tasks as graphile-worker calls them. */
export function taskListOf(tasks: Record<string, Task>, database: Database, logger: Logger): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        try {
          await task({ payload, database, logger: logger.child({ task: name }), attempt: helpers.job.attempts });
        } catch (error) {
          throw withoutValues(error);
        }
      },
    ]),
  );
}
