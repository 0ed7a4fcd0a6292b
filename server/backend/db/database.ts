import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { minutes, seconds } from "~/domain/duration";
import { APP_ROLE, SYSTEM_ROLE } from "./access-roles";
import { schema } from "./schema";

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
  /** Runs in one transaction that sees every customer's rows: for sign-in, session lookup and jobs. */
  asSystem<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
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
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? connection.max ?? 10,
    connectionTimeoutMillis: connection.connectionTimeoutMillis ?? seconds(5),
    options: [connection.options, `-c role=${APP_ROLE}`, ...LIMITS].filter(Boolean).join(" "),
  });
  // Without a listener, a database that restarts would take the process down through an idle connection.
  pool.on("error", (error) => options.logger?.warn({ err: error }, "an idle database connection broke"));
  // The pool listens to idle ones only; one in use fails its query, or the next one when it breaks between two.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    asCustomer: async (scope, run) => inTransaction(pool, customerPrologue(scope), run),
    asSystem: (run) => inTransaction(pool, `begin; set local role ${SYSTEM_ROLE}`, run),
    pool,
    ready: async () => {
      await pool.query("select 1 from customers limit 0");
    },
    close: () => pool.end(),
  };
}

const LIMITS = [
  `-c statement_timeout=${seconds(30)}`,
  `-c idle_in_transaction_session_timeout=${minutes(1)}`,
  // The planner's compiler costs more than it saves on queries of a few milliseconds.
  "-c jit=off",
];

/** One round trip; the id is checked to be a whole number because a batch of statements takes no parameters. */
function customerPrologue({ customerId }: CustomerScope): string {
  if (!Number.isSafeInteger(customerId) || customerId <= 0) {
    throw new RangeError(`A customer scope needs the customer's id, not ${JSON.stringify(customerId)}.`);
  }
  return `begin; set local role ${APP_ROLE}; select set_config('app.customer_id', '${customerId}', true)`;
}

async function inTransaction<T>(pool: pg.Pool, prologue: string, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(prologue);
    const result = await run(drizzle(client, { schema, casing: "snake_case" }));
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
