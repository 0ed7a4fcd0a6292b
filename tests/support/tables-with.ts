import type pg from "pg";
import { asOwner } from "./database-cluster";

/** Every table of which a row holds a text, in a column of whatever type. */
export async function tablesWith(connection: pg.PoolConfig, text: string): Promise<string[]> {
  const rowsOf = async (query: string) => (await asOwner(connection, query)).rows as { name: string }[];
  const tables = await rowsOf(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`);
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name} t where t::text like '%${text}%')`,
  );
  return (await rowsOf(each.join(" union all "))).map(({ name }) => name);
}
