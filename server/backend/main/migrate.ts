import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runDrizzle } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as runWorkerMigrations } from "graphile-worker";
import pg from "pg";
import { projectRoot } from "../../project-root";
import { putConnectors } from "../intake/ingest/built-in-connectors";
import { ensureRoles } from "../platform/db/ensure-roles";
import { applyGrants } from "../platform/db/grants";
import { schema } from "../platform/db/schema";
import { refuseUnreleasedState } from "../platform/db/unreleased-state";
import { silentWorkerLogger } from "../platform/jobs/worker-logger";
import { putEventTypes } from "../reference/catalogue/put-event-types";
import { putBaseTargets } from "./base-data/put-base-targets";
import { putBaseRules } from "./base-rules";

/**
 * Brings the database to this version's shape: roles, tables, the job queue, rights, base rules, event types, base
 * targets, connectors. Changes nothing when it is there already. Any number of processes may call it at once: an advisory lock lets one
 * work and the others wait.
 * `connection` must be the owner's. Throws `RolesMissing` when an administrator has to make the roles first, `UnreleasedState` for a
 * database from before the first release.
 */
export async function migrate(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseUnreleasedState(client, migrationsFolder());
    await ensureRoles(client);
    await client.query("set client_min_messages = warning");
    const owner = drizzle(client, { schema, casing: "snake_case" });
    await runDrizzle(owner, { migrationsFolder: migrationsFolder() });
    await migrateJobQueue(connection);
    await applyGrants(client);
    await putBaseRules(owner);
    await putEventTypes(owner);
    await putConnectors(owner);
    await owner.transaction((tx) => putBaseTargets(tx));
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end();
  }
}

export function migrationsFolder(): string {
  return join(projectRoot(), "server/backend/platform/db/migrations");
}

/** Any number will do, as long as it stays the same. */
const MIGRATION_LOCK = 7_204_199_301;

async function migrateJobQueue(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  // graphile-worker warns on the console about a pool that nobody listens to; its queries report their own errors.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await runWorkerMigrations({ pgPool: pool, logger: silentWorkerLogger });
  } finally {
    await pool.end();
  }
}
