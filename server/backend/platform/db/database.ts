import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { minutes, seconds } from "~/time/duration";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";
import { type Listener, openListener } from "./listener";
import { remember } from "./once";
import { schema } from "./schema";
import { Disturbed, sharedReads } from "./shared-reads";
import { TurnSocket } from "./turn-socket";

/** On whose behalf a query runs; always from the session, never from a request's parameters. */
export interface CustomerScope {
  customerId: number;
  userId: number | null;
}

/** One transaction on one connection. */
export type Tx = NodePgDatabase<typeof schema>;

export interface Database {
  /** Runs in one transaction that sees this customer's rows only. Throws `RangeError` for an id that is none. */
  asCustomer<T>(scope: CustomerScope, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs in one transaction that sees only what is public: for whom nobody knows. */
  asVisitor<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs what only reads, in one transaction with the other reads of the same `request` by this customer. It may be run a second time,
   * by itself, when another one of them has failed.
   */
  readAsCustomer<T>(scope: CustomerScope, request: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Asks one question over every customer's rows, without a transaction: what every request asks before all else. */
  askAsSystem<T>(ask: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs in one transaction that sees every customer's rows: for sign-in, session lookup and jobs. */
  asSystem<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears what is announced on a channel once it is committed; answers with what ends it. See `listener.ts`. */
  listen: Listener["listen"];
  /** A connection taken from here directly has no customer in scope and so sees no customer's rows. */
  pool: pg.Pool;
  /** Resolves when the database answers and holds the tables; throws otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Told of connections that break while nobody uses them. */
  logger?: Pick<Logger, "warn">;
  maxConnections?: number;
}

/** Opens a migrated database. Connects at the first query, not now. */
export function openDatabase(connection: pg.PoolConfig, options: DatabaseOptions = {}): Database {
  const optionsFor = (role: string) => [connection.options, `-c role=${role}`, ...LIMITS].filter(Boolean).join(" ");
  const settings = {
    ...connection,
    max: options.maxConnections ?? connection.max ?? 10,
    connectionTimeoutMillis: connection.connectionTimeoutMillis ?? seconds(5),
    options: optionsFor(APP_ROLE),
  };
  const pool = openPool(settings, options.logger);
  const readPool = openPool({ ...settings, pipeline: true, stream: () => new TurnSocket() }, options.logger);
  const oneByOne = { max: QUESTIONS, options: optionsFor(SYSTEM_ROLE) };
  const questionPool = openPool(
    { ...settings, ...oneByOne, pipeline: true, stream: () => new TurnSocket() },
    options.logger,
  );
  const listener = openListener(connection);
  const together = sharedReads(readPool, needsOwnTransaction);
  const asCustomer: Database["asCustomer"] = async (scope, run) => inTransaction(pool, customerPrologue(scope), run);
  const asSystem: Database["asSystem"] = (run) => inTransaction(pool, SYSTEM_PROLOGUE, run);
  const readOr = async <T>(key: string, prologue: string, run: (tx: Tx) => Promise<T>, alone: () => Promise<T>) => {
    try {
      return await together(key, prologue, (client, memory) => run(remember(drizzleOn(client), memory)));
    } catch (error) {
      if (error instanceof Disturbed) return alone();
      throw error;
    }
  };
  return {
    asCustomer,
    asSystem,
    readAsCustomer: async (scope, request, run) => {
      const prologue = readingPrologue(scope);
      return readOr(`${scope.customerId} ${scope.userId ?? ""} ${request}`, prologue, run, () =>
        asCustomer(scope, run),
      );
    },
    askAsSystem: (ask) => withoutTransaction(questionPool, ask),
    asVisitor: (run) => inTransaction(pool, VISITOR_PROLOGUE, run),
    pool,
    ready: async () => {
      await pool.query("select 1 from customers limit 0");
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await Promise.all([pool.end(), readPool.end(), questionPool.end()]);
    },
  };
}

/** Connections for single questions: each is a millisecond's work, and many wait on one without waiting for each other. */
const QUESTIONS = 2;

function openPool(settings: pg.PoolConfig, logger: DatabaseOptions["logger"]): pg.Pool {
  const pool = new pg.Pool(settings);
  // Without a listener, a database that restarts would take the process down through an idle connection.
  pool.on("error", (error) => {
    // A pool that was closed is done before its sockets are, and the database may go first.
    if (!pool.ending) logger?.warn({ err: error }, "an idle database connection broke");
  });
  // The pool listens to idle ones only; one in use fails its query, or the next one when it breaks between two.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const LIMITS = [
  `-c statement_timeout=${seconds(30)}`,
  `-c idle_in_transaction_session_timeout=${minutes(1)}`,
  // The planner's compiler costs more than it saves on queries of a few milliseconds.
  "-c jit=off",
];

const SYSTEM_PROLOGUE = `begin; set local role ${SYSTEM_ROLE}`;

/** One round trip; the ids are checked to be whole numbers because a batch of statements takes no parameters. */
function customerPrologue({ customerId, userId }: CustomerScope): string {
  if (!Number.isSafeInteger(customerId) || customerId <= 0) {
    throw new RangeError(`A customer scope needs the customer's id, not ${JSON.stringify(customerId)}.`);
  }
  if (userId !== null && !Number.isSafeInteger(userId)) {
    throw new RangeError(`A user's id is a whole number, not ${JSON.stringify(userId)}.`);
  }
  return `begin; set local role ${APP_ROLE}; select set_config('app.customer_id', '${customerId}', true), set_config('app.user_id', '${userId ?? ""}', true)`;
}

/**
 * For who only reads: all reads of a page see one state of the database, so that no count disagrees with its rows because of a commit between.
 * It tells the state of the rule register, which only ever gets longer.
 */
function readingPrologue(scope: CustomerScope): string {
  return `${customerPrologue(scope).replace("begin", "begin isolation level repeatable read, read only")}, (select count(*)::text from rules) as register`;
}

/** `in_failed_sql_transaction` after another's failure, `read_only_sql_transaction` for what writes. */
function needsOwnTransaction(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ["25P02", "25006"].includes(cause?.code ?? code ?? "");
}

/** Said aloud, because a connection may have served a customer before. */
const VISITOR_PROLOGUE = `begin; set local role ${APP_ROLE}; select set_config('app.customer_id', '', true), set_config('app.user_id', '', true)`;

async function inTransaction<T>(pool: pg.Pool, prologue: string, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(prologue);
    const result = await run(drizzleOn(client));
    const end = await client.query("commit");
    // After a statement has failed, PostgreSQL answers a commit by rolling back, without an error.
    if (end.command !== "COMMIT") throw new Error("The transaction was rolled back: an error inside it was swallowed.");
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away; the pool opens another.
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function withoutTransaction<T>(pool: pg.Pool, ask: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await ask(drizzleOn(client));
  } finally {
    client.release();
  }
}

/** Drizzle goes through all tables whenever it is made, for milliseconds: once for a connection is enough. */
function drizzleOn(client: pg.PoolClient): Tx {
  const made = known.get(client) ?? drizzle(client, { schema, casing: "snake_case" });
  known.set(client, made);
  return made;
}

const known = new WeakMap<pg.PoolClient, Tx>();
