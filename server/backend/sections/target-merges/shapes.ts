import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** A table as the database has it. */
export interface Shape {
  /** Without those that it computes itself. */
  columns: string[];
  references: { to: string; columns: string[]; toColumns: string[] }[];
}

/** By name; asked of the database itself, so that a new column is brought back, too. */
export async function readShapes(tx: Tx, names: readonly string[]): Promise<Map<string, Shape>> {
  const { rows } = await tx.execute<Shape & { name: string } & Record<string, unknown>>(sql`
    select c.relname as name,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                    and a.attgenerated = '' order by a.attnum) as columns,
           coalesce((select jsonb_agg(jsonb_build_object('to', f.confrelid::regclass::text,
               'columns', array(select a.attname from unnest(f.conkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by o),
               'toColumns', array(select a.attname from unnest(f.confkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n order by o)))
             from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "references"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${sql.param([...names])}::text[])`);
  return new Map(rows.map(({ name, columns, references }) => [name, { columns, references }]));
}
