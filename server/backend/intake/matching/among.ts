import { type SQL, sql } from "drizzle-orm";

/** Whether the target `t` of a query is among those that are looked for; null: all are. */
export function among(only: readonly number[] | null): SQL {
  return only ? sql`t.id = any(${sql.param([...only])}::bigint[])` : sql`true`;
}
