import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tx } from "./database";

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * The rows of a statement that each connection keeps planned, by its text: for what is asked on every page and takes longer to plan than to
 * run. Each text stays in the memory of every connection that asked it, so there may be few of them: values belong into parameters.
 */
export async function plannedOnce<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  const client = (tx as Tx & { $client: pg.PoolClient }).$client;
  return (await client.query({ name, text, values: params })).rows as Row[];
}
