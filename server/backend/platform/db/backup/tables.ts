import pg from "pg";

export interface Table {
  schema: string;
  name: string;
  /** Those that hold a value of their own; what the database computes is left out. */
  columns: string[];
}

/** Our tables and the job queue's, each after those that it refers to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select n.nspname as schema, c.relname as name,
           array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
           array(select distinct fn.nspname || '.' || f.relname
                   from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
                  where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
     order by 1, 2`);
  const ordered: Table[] = [];
  const placed = new Set<string>();
  for (let waiting = rows; waiting.length > 0; ) {
    const next = waiting.filter(({ needs }) => needs.every((name) => placed.has(name)));
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${waiting.map(nameOf).join(", ")}`);
    for (const { needs: _, ...table } of next) ordered.push(table);
    for (const table of next) placed.add(nameOf(table));
    waiting = waiting.filter((table) => !placed.has(nameOf(table)));
  }
  return ordered;
}

/** The migrations that have run, ours by their hash and the job queue's by its newest number. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ mark: string }>(`
    (select hash as mark from drizzle.__drizzle_migrations order by id)
    union all (select 'jobs-' || max(id) from graphile_worker.migrations)`);
  return rows.map(({ mark }) => mark);
}

export function quoted({ schema, name }: Pick<Table, "schema" | "name">): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** `schema.table (column, …)`, as COPY takes it. */
export function withColumns(table: Table): string {
  return `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
}

function nameOf({ schema, name }: Pick<Table, "schema" | "name">): string {
  return `${schema}.${name}`;
}
