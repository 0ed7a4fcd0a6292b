import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tx } from "./database";

const dialect = new PgDialect({ casing: "snake_case" });

/** A statement as it is sent. */
export interface WrittenStatement {
  /** By its text. */
  name: string;
  text: string;
  values: unknown[];
}

/** Of all that were written with the same words, one text is kept. */
const texts = new Map<string, string>();

/** Puts a statement into words, which takes longer than to send it where it is a long one. */
export function write(statement: SQL): WrittenStatement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  const kept = texts.get(name) ?? text;
  texts.set(name, kept);
  return { name, text: kept, values: params };
}

/**
 * Statements that are put into words once for each key, which says all that they depend on: values, too. `most` are kept, a few kilobytes
 * each; then those are forgotten that were asked for longest ago.
 */
export function keepWritten(most: number): (key: string, statement: () => SQL) => WrittenStatement {
  const kept = new Map<string, WrittenStatement>();
  return (key, statement) => {
    const written = kept.get(key) ?? write(statement());
    // A map keeps the order in which its keys came.
    kept.delete(key);
    kept.set(key, written);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return written;
  };
}

/**
 * The rows of a statement that each connection keeps planned, by its text: for what is asked on every page and takes longer to plan than to
 * run. Each text stays in the memory of the process and of every connection that asked it, so there may be few of them: values belong into parameters.
 */
export async function plannedOnce<Row>(tx: Tx, statement: WrittenStatement): Promise<Row[]> {
  const client = (tx as Tx & { $client: pg.PoolClient }).$client;
  return (await client.query({ ...statement })).rows as Row[];
}
