import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { minutes, seconds } from "~/time/duration";

const BEAT = seconds(30);
/** Nobody noted a sign of life for so long: the process that held the job is gone. The queue's own limit is four hours. */
const SILENCE = minutes(3);

/** Those that show that they are alive, by their numbers. */
export interface Alive {
  workers: readonly string[];
  /** What they have in hand. */
  jobs: readonly string[];
}

/**
 * Shows that the workers told of by `events` are alive, and frees the jobs of those that are not, so that what a killed process
 * had begun is begun again within minutes. Answers with what ends it.
 */
export function beatFor(events: WorkerEvents, pool: pg.Pool, logger: Logger): () => void {
  const workers = new Set<string>();
  const jobs = new Set<string>();
  events.on("pool:create", ({ workerPool }) => workers.add(workerPool.id));
  events.on("pool:release", ({ workerPool }) => workers.delete(workerPool.id));
  events.on("job:start", ({ job }) => jobs.add(job.id));
  events.on("job:complete", ({ job }) => jobs.delete(job.id));
  const timer = setInterval(() => {
    beat(pool, { workers: [...workers], jobs: [...jobs] }).catch((err: unknown) =>
      logger.warn({ err }, "the jobs' sign of life was not written"),
    );
  }, BEAT);
  timer.unref();
  return () => clearInterval(timer);
}

/** One sign of life of these workers, and the end of the silent ones. */
export async function beat(pool: pg.Pool, { workers, jobs }: Alive): Promise<void> {
  await pool.query(
    `with held as (
       update ${JOBS} set locked_at = now() where locked_by = any($1) and id = any($2::bigint[]) returning job_queue_id)
     update ${QUEUES} set locked_at = now() where locked_by = any($1) and id in (select job_queue_id from held)`,
    [workers, jobs],
  );
  // A job is given out on a connection that breaks before it arrives: nobody has it in hand, and its holder lives.
  for (const table of [JOBS, QUEUES]) {
    const forgotten = `locked_by = any($1) and ${IS_SILENT}`;
    await pool.query(`update ${table} set locked_by = null, locked_at = null where ${forgotten}`, [workers, SILENCE]);
  }
  const silent = [JOBS, QUEUES].map(
    (table) => `select locked_by from ${table} where locked_by <> all($1) and ${IS_SILENT}`,
  );
  await pool.query(`select graphile_worker.force_unlock_workers(array(${silent.join(" union ")}))`, [workers, SILENCE]);
}

const JOBS = "graphile_worker._private_jobs";
const QUEUES = "graphile_worker._private_job_queues";
const IS_SILENT = "locked_at < now() - $2 * interval '1 ms'";
