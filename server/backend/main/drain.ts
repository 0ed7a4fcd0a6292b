import { EventEmitter } from "node:events";
import { runOnce, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../platform/db/database";
import { beatFor } from "../platform/jobs/heartbeat";
import { closeQueuePool, openQueuePool, settled } from "../platform/jobs/queue-pool";
import { type Task, taskListOf } from "../platform/jobs/worker";
import { workerLogger } from "../platform/jobs/worker-logger";
import { TASKS } from "./tasks";

export interface Drained {
  done: number;
  /** Tried and failed; each is logged, and tried again by the next worker when its pause is over. */
  failed: number;
}

/**
 * Does the jobs that wait now and those that they bring about, until none is left whose time has come; for commands that want
 * to see their work's end. `connection` is the owner's. Jobs that a server has in hand at the same time stay with it.
 */
export async function drainJobs(
  connection: pg.PoolConfig,
  database: Database,
  logger: Logger,
  tasks: Record<string, Task> = TASKS,
): Promise<Drained> {
  const pool = openQueuePool(connection, logger, CONCURRENCY + 1);
  const drained = { done: 0, failed: 0 };
  const events = new EventEmitter() as WorkerEvents;
  events.on("job:success", () => drained.done++);
  events.on("job:error", () => drained.failed++);
  const endBeat = beatFor(events, pool, logger);
  try {
    const options = { pgPool: pool, concurrency: CONCURRENCY, noHandleSignals: true, events };
    const taskList = taskListOf(tasks, database, logger);
    do {
      await runOnce({ ...options, taskList, logger: workerLogger(logger) });
      await settled(pool);
    } while (await anyReady(pool, Object.keys(tasks)));
  } finally {
    endBeat();
    await closeQueuePool(pool);
  }
  return drained;
}

const CONCURRENCY = 2;

/** Of these tasks: what only a server does, such as sending mail, waits for one. A queue is locked until its last job is noted as done; a worker that looks before then finds nothing and goes. */
async function anyReady(pool: pg.Pool, tasks: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `
    select from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = any($1)
      left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
     where job.is_available and job.run_at <= now() and (queue.id is null or queue.is_available) limit 1`,
    [tasks],
  );
  return rowCount !== 0;
}
