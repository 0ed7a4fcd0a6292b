import { sql } from "drizzle-orm";
import type { Database } from "../../server/backend/platform/db/database";

export interface Aside {
  /** Whole tables. */
  tables: readonly string[];
  /** Columns, in whichever table; or of one, as `table.column`. */
  columns: readonly string[];
}

/**
 * Every table of the database that has rows and is not left aside, each with its rows in one order.
 * For comparing two databases to which the same was done in two ways.
 */
export async function allTables(database: Database, { tables, columns }: Aside): Promise<Record<string, unknown[]>> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and has_table_privilege(oid, 'select') and relname <> all(${sql.param([...tables])}::text[]) order by 1`);
    const dumped: Record<string, unknown[]> = {};
    for (const { name } of rows) {
      const aside = columns.map((column) => (column.startsWith(`${name}.`) ? column.slice(name.length + 1) : column));
      const left = sql`to_jsonb(t) - ${sql.param(aside)}::text[]`;
      const found = await tx.execute<{ row: unknown }>(sql`
        select ${left} as row from ${sql.identifier(name)} t order by (${left})::text`);
      if (found.rows.length > 0) dumped[name] = found.rows.map(({ row }) => row);
    }
    return dumped;
  });
}
