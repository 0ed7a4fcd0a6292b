import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { minutes, seconds } from "~/domain/duration";

const BEAT = seconds(30);
/** Nobody noted a sign of life for so long: the process that held the job is gone. The queue's own limit is four hours. */
const SILENCE = minutes(3);

/**
 * Shows that the workers told of by `events` are alive, and frees the jobs of those that are not, so that what a killed process
 * had begun is begun again within minutes. Answers with what ends it.
 */
export function beatFor(events: WorkerEvents, pool: pg.Pool, logger: Logger): () => void {
  const alive = new Set<string>();
  events.on("pool:create", ({ workerPool }) => alive.add(workerPool.id));
  events.on("pool:release", ({ workerPool }) => alive.delete(workerPool.id));
  const timer = setInterval(() => {
    beat(pool, [...alive]).catch((err: unknown) => logger.warn({ err }, "the jobs' sign of life was not written"));
  }, BEAT);
  timer.unref();
  return () => clearInterval(timer);
}

/** One sign of life of these workers, and the end of the silent ones. */
export async function beat(pool: pg.Pool, alive: readonly string[]): Promise<void> {
  for (const table of LOCKED) {
    await pool.query(`update ${table} set locked_at = now() where locked_by = any($1)`, [alive]);
  }
  const silent = LOCKED.map(
    (table) => `select locked_by from ${table} where locked_at < now() - $1 * interval '1 ms'`,
  ).join(" union ");
  await pool.query(`select graphile_worker.force_unlock_workers(array(${silent}))`, [SILENCE]);
}

const LOCKED = ["graphile_worker._private_jobs", "graphile_worker._private_job_queues"] as const;
