import { sql } from "drizzle-orm";
import type { Tx } from "../../../server/backend/platform/db/database";
import type { Nordwind } from "./nordwind";

interface Column {
  table: string;
  column: string;
}

/** Every row that is a customer's, as a digest by table. Needs the system's rights, so that no policy hides what was done. */
export async function stateOf({ database, customerId }: Nordwind): Promise<Record<string, string>> {
  return database.asSystem(async (tx) => {
    const parts = (await columns(tx)).map(
      ({ table, column }) =>
        sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest
              from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${customerId}`,
    );
    const { rows } = await tx.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
}

async function columns(tx: Tx): Promise<Column[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('customer_id', 'owner_id')
     order by 1`);
  return rows;
}
