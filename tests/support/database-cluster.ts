import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { migrate } from "../../server/backend/main/migrate";
import { seedDemo } from "../../server/backend/main/seed/demo";
import { setPasswordCost } from "../../server/backend/people/session/password";
import { openDatabase } from "../../server/backend/platform/db/database";
import { clusterFolder } from "../../server/backend/platform/db/engine/cluster";
import { findOrphan, shutDown } from "../../server/backend/platform/db/engine/postmaster";
import { startOf } from "../../server/backend/platform/db/engine/process-identity";
import { startEngine } from "../../server/backend/platform/db/engine/start";

export interface TestCluster {
  connection: pg.PoolConfig;
  /** The name of the migrated database that tests copy. */
  template: string;
  /** The same with the demo customers in it. */
  demoTemplate: string;
  stop(): Promise<void>;
}

/** The embedded engine in a temporary folder, or the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function startTestCluster(): Promise<TestCluster> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { connection: { connectionString: url }, stop: async () => {} } : await startTemporaryEngine();
  const template = `tierwatch_template_${process.pid}`;
  const demoTemplate = `${template}_demo`;
  await asOwner(
    server.connection,
    `drop database if exists ${template}`,
    `drop database if exists ${demoTemplate}`,
    `create database ${template} template template0`,
  );
  await migrate(inDatabase(server.connection, template));
  await asOwner(server.connection, `create database ${demoTemplate} template ${template}`);
  await addDemo(inDatabase(server.connection, demoTemplate));
  return {
    connection: server.connection,
    template,
    demoTemplate,
    async stop() {
      await asOwner(
        server.connection,
        `drop database if exists ${template}`,
        `drop database if exists ${demoTemplate}`,
      );
      await server.stop();
    },
  };
}

/** Once for all files, and nobody is connected afterwards: a database that somebody uses cannot be copied. */
async function addDemo(connection: pg.PoolConfig): Promise<void> {
  setPasswordCost("least");
  const database = openDatabase(connection);
  await seedDemo(database);
  await database.close();
}

export function inDatabase(cluster: pg.PoolConfig, name: string): pg.PoolConfig {
  if (!cluster.connectionString) return { ...cluster, database: name };
  const url = new URL(cluster.connectionString);
  url.pathname = `/${name}`;
  return { ...cluster, connectionString: url.href };
}

/** For DATABASE_URL; the tests' own server is reached through a socket in a folder. */
export function urlOf({ connectionString, host = "", port, user, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`;
}

/** Runs statements as the cluster's owner, outside a transaction. */
export async function asOwner(connection: pg.PoolConfig, ...statements: string[]): Promise<pg.QueryResult> {
  return withOwner(connection, async (client) => {
    let result: pg.QueryResult | undefined;
    for (const statement of statements) result = await client.query(statement);
    if (!result) throw new Error("no statement given");
    return result;
  });
}

/** Runs something on one connection of the cluster's owner. */
export async function withOwner<T>(connection: pg.PoolConfig, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const PREFIX = "tierwatch-test-";

async function startTemporaryEngine(): Promise<Pick<TestCluster, "connection" | "stop">> {
  await removeLeftOvers();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const engine = await startEngine({ dataDir, logger: pino({ level: "silent" }) });
  // Test data need not survive a power cut.
  await asOwner(
    engine.connection,
    "alter system set fsync = off",
    "alter system set synchronous_commit = off",
    "alter system set full_page_writes = off",
    "select pg_reload_conf()",
  );
  return {
    connection: engine.connection,
    async stop() {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a killed test run left: its database would otherwise run for ever. */
async function removeLeftOvers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const dataDir of names.map((name) => join(tmpdir(), name))) {
    const lock = await readFile(join(dataDir, "tierwatch.lock"), "utf8").catch(() => null);
    if (!lock) continue;
    const { pid, startedAt } = JSON.parse(lock) as { pid: number; startedAt: string };
    if ((await startOf(pid)) === startedAt) continue;
    const orphan = await findOrphan(clusterFolder(dataDir));
    if (orphan) await shutDown(orphan, clusterFolder(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
}
