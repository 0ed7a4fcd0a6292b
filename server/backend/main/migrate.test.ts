// Again on PostgreSQL 15: every migration, on the oldest server that we promise.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase, createTestDatabase } from "../../../tests/support/database";
import { asOwner, inDatabase } from "../../../tests/support/database-cluster";
import { openDatabase } from "../platform/db/database";
import { startEngine } from "../platform/db/engine/start";
import { RolesMissing } from "../platform/db/ensure-roles";
import { UnreleasedState } from "../platform/db/unreleased-state";
import { migrate } from "./migrate";

test("several servers that start at once migrate once", async () => {
  const db = await empty();
  await Promise.all([migrate(db.connection), migrate(db.connection), migrate(db.connection)]);
  const { rows } = await asOwner(
    db.connection,
    "select count(*)::int as n, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations",
  );
  expect(rows[0]?.n).toBe(rows[0]?.distinct);
  await db.database.ready();
});

test("a database that was not migrated is not ready", async () => {
  const db = await empty();
  await expect(db.database.ready()).rejects.toMatchObject({ code: "42P01" });
});

test("a database from before the first release is refused, told what to do, and left as it was", async () => {
  const db = await empty();
  await asOwner(
    db.connection,
    "create schema drizzle",
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1795248078659), ('last', 1795350431657)",
    "create table customers (id bigint primary key)",
  );
  const refused = await migrate(db.connection).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnreleasedState);
  expect((refused as Error).message).toMatch(
    /before the first release.*Start with an empty database.*DATABASE_URL.*DATA_DIR/,
  );
  const { rows } = await asOwner(
    db.connection,
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle', 'graphile_worker') order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(["drizzle.__drizzle_migrations", "public.customers"]);
});

test("a database whose first migration broke off is migrated", async () => {
  const db = await empty();
  await asOwner(
    db.connection,
    "create schema drizzle",
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  await migrate(db.connection);
  await db.database.ready();
});

test("migrating while a customer's transaction is open neither waits for it nor takes its rights away", async () => {
  const db = await createTestDatabase();
  onTestFinished(() => db.drop());
  await db.database.asCustomer({ customerId: 1, userId: null }, async (tx) => {
    await tx.execute("select * from context_help");
    await migrate(db.connection);
    await tx.execute("select * from context_help");
  });
});

test("on a server without the roles, a user that may make roles needs no administrator", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-roles-"));
  const engine = await startEngine({ dataDir, logger: pino({ level: "silent" }) });
  onTestFinished(async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true });
  });
  await asOwner(engine.connection, "create role maker login createrole", "create database made owner maker");
  const connection = { ...engine.connection, user: "maker", database: "made" };
  await migrate(connection);
  await migrate(connection);
  const database = openDatabase(connection);
  await database.asSystem((tx) => tx.execute("select * from sign_in_attempts"));
  await database.close();
});

test("a user that may not make roles is told what an administrator has to run, and that is enough", async () => {
  const { connection, cluster } = await ownedByLogin();
  const refused = await migrate(connection).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RolesMissing);
  const statements = (refused as Error).message.split("\n").slice(1);
  expect(statements.at(-1)).toMatch(/^GRANT tierwatch_app, tierwatch_system TO "test_login_/);
  await asOwner(cluster, ...statements);
  await migrate(connection);
});

async function empty() {
  const db = await createEmptyDatabase();
  onTestFinished(() => db.drop());
  return db;
}

let logins = 0;

/** A database that belongs to an ordinary login of its own, as a customer's database team hands one over. */
async function ownedByLogin() {
  const cluster = inject("testCluster");
  logins += 1;
  const name = `test_login_${process.pid}_${logins}`;
  await asOwner(cluster, `create role ${name} login password 'test'`, `create database ${name} template template0`);
  await asOwner(cluster, `grant ${name} to current_user`, `alter database ${name} owner to ${name}`);
  onTestFinished(async () => {
    await asOwner(cluster, `drop database ${name} with (force)`, `drop role ${name}`);
  });
  return { cluster, connection: asLogin(inDatabase(cluster, name), name) };
}

function asLogin(connection: pg.PoolConfig, user: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, user, password: "test" };
  const url = new URL(connection.connectionString);
  url.username = user;
  url.password = "test";
  return { connectionString: url.href };
}
