import type pg from "pg";
import { type Kept, type Memory, nothingKept } from "./once";

interface Shared {
  client: Promise<pg.PoolClient>;
  readers: number;
  memory: Memory;
}

/**
 * Reads that belong together, such as those of one page, in one transaction: opening one for each costs two round trips more, and
 * that is most of what a small read costs. The transaction writes nothing, begins with the first read and ends with the last. The pool's connections are in pipeline mode: no read
 * waits for the answer to another.
 */
export function sharedReads(pool: pg.Pool, alone: (error: unknown) => boolean) {
  const open = new Map<string, Shared>();
  const kept = nothingKept();

  /** What is asked for because of an answer is asked for in the same turn, and joins. */
  function endUnlessJoined(key: string, shared: Shared): void {
    if (shared.readers > 0 || open.get(key) !== shared) return;
    open.delete(key);
    void end(shared.client);
  }

  /** Runs `read` among the others of this key. Throws `Disturbed` when the transaction could not serve it, so that it is run by itself. */
  return async function together<T>(
    key: string,
    prologue: string,
    read: (client: pg.PoolClient, memory: Memory) => Promise<T>,
  ): Promise<T> {
    const shared = open.get(key) ?? begin(pool, prologue, kept);
    open.set(key, shared);
    shared.readers++;
    try {
      return await read(await shared.client, shared.memory);
    } catch (error) {
      throw alone(error) ? new Disturbed() : error;
    } finally {
      if (--shared.readers === 0) setImmediate(endUnlessJoined, key, shared);
    }
  };
}

/** Another read of the same transaction failed, or this one wants to write: it has to be run by itself. */
export class Disturbed extends Error {
  override readonly name = "Disturbed";
}

/** The prologue's answer is not waited for: when it fails, every read behind it does. */
function begin(pool: pg.Pool, prologue: string, kept: Kept): Shared {
  const opened = pool.connect().then((client) => ({ client, begun: client.query(prologue) }));
  const register = opened.then(async ({ begun }) => registerIn(await begun));
  register.catch(() => undefined);
  const memory = { asked: new Map(), register, kept };
  return { client: opened.then(({ client }) => client), readers: 0, memory };
}

/** The last statement of a prologue for readers tells how many rules there are. */
function registerIn(answers: unknown): string {
  const last = (answers as pg.QueryResult<{ register?: string }>[]).at(-1);
  return last?.rows[0]?.register ?? "";
}

/** Nobody waits for it: there is nothing that could be lost. */
async function end(opened: Promise<pg.PoolClient>): Promise<void> {
  const client = await opened.catch(() => null);
  await client?.query("commit").then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}
