import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { isAway } from "../db/is-away";

/**
 * The owner's connections to the job queue. What breaks while they are in use is logged; what breaks after `end` is not news. A
 * database that is away looks to the queue like one that is about to come: it notes what became of a job again and again until
 * somebody hears it.
 */
export function openQueuePool(connection: pg.PoolConfig, logger: Logger, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, max });
  const tell = (what: string) => (error: Error) => {
    if (!pool.ending) logger.warn({ err: error }, what);
  };
  pool.on("error", tell("an idle connection of the job queue broke"));
  pool.on("connect", (client) => {
    client.on("error", tell("a connection of the job queue broke"));
    client.query = patient(client.query.bind(client), pool);
  });
  pool.connect = patient(pool.connect.bind(pool), pool);
  return pool;
}

/** PostgreSQL's own word for "not yet". The queue tries again after it and after few others; a cut connection is not among them. */
const CANNOT_CONNECT_NOW = "57P03";

/**
 * The same, failing as with a database that is starting when the database is away. The queue waits for nobody when it notes that a
 * job is done: an error that it gives up at is caught by nobody and would end the server.
 */
function patient<F>(run: F, pool: pg.Pool): F {
  const waiting = (...args: unknown[]) => {
    const result: unknown = (run as (...args: unknown[]) => unknown)(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      // Too late for another try, and what was to be noted is done again by the next start.
      if (pool.ending) return new Promise(() => undefined);
      if (isAway(error)) throw Object.assign(new Error(error.message, { cause: error }), { code: CANNOT_CONNECT_NOW });
      throw error;
    });
  };
  return waiting as F;
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
