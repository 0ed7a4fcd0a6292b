import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import { READ_STATE } from "./kept";

/** The columns of some rows, each as a list in the rows' order. */
export interface Columns {
  length: number;
  list<T>(name: string): T[];
  snapshot: string;
  isCommitted: boolean;
}

/**
 * Reads `rows`, a select with these columns, in one statement and so in one state. A list of each column comes instead of rows, which are
 * parsed many times as fast, and in turns.
 */
export async function readColumns(tx: Tx, names: readonly string[], rows: SQL): Promise<Columns> {
  const lists = names.map((name) => sql`json_agg(${sql.identifier(name)})::text as ${sql.identifier(name)}`);
  const answer = await tx.execute<Record<string, string | null>>(
    sql`select ${READ_STATE}, ${sql.join(lists, sql`, `)} from (${rows}) r`,
  );
  const [row = {}] = answer.rows;
  const columns = new Map<string, unknown[]>();
  const turns = new Turns();
  for (const name of names) {
    await turns.give();
    columns.set(name, JSON.parse(row[name] ?? "null") ?? []);
  }
  return {
    length: columns.get(names[0] ?? "")?.length ?? 0,
    list: <T>(name: string) => (columns.get(name) ?? []) as T[],
    snapshot: String(row.snapshot),
    isCommitted: row.committed === "true",
  };
}

/** Texts that come again and again, as places in a list of them. */
export interface Coded {
  values: readonly string[];
  codes: Uint16Array;
}

/** `length`: of the codes, where more are to come behind those of the texts. Throws where there are more than 65,536 different texts. */
export function coded(texts: readonly string[], length = texts.length): Coded & { codeOf(text: string): number } {
  const places = new Map<string, number>();
  const values: string[] = [];
  const codeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    if (values.length > 0xffff) throw new Error("More different texts than codes");
    places.set(text, values.length);
    return values.push(text) - 1;
  };
  const codes = new Uint16Array(length);
  for (const [at, text] of texts.entries()) codes[at] = codeOf(text);
  return { values, codes, codeOf };
}
