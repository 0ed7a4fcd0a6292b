import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** The owner's connections to the job queue. What breaks while they are in use is logged; what breaks after `end` is not news. */
export function openQueuePool(connection: pg.PoolConfig, logger: Logger, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, max });
  const tell = (what: string) => (error: Error) => {
    if (!pool.ending) logger.warn({ err: error }, what);
  };
  pool.on("error", tell("an idle connection of the job queue broke"));
  pool.on("connect", (client) => client.on("error", tell("a connection of the job queue broke")));
  return pool;
}

/**
 * Closes them when all are back. The queue does not wait until a job is noted as done: closed at once, its row would stay
 * locked for hours and the job be done again.
 */
export async function closeQueuePool(pool: pg.Pool): Promise<void> {
  await settled(pool);
  await pool.end();
}

/** Until no connection is in use and nobody waits for one. */
export async function settled(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.totalCount > pool.idleCount) {
    await once(pool, "release");
    // It is announced before it counts as idle.
    await nextTurn();
  }
}
