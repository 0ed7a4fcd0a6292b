import type pg from "pg";

/**
 * What stands against distributing the tables of a migrated database by `customer_id`, as sentences. The rules are those of Citus: a
 * distributed table has the column in its primary key, in each unique index and in each foreign key to another distributed table; it may
 * refer to a replicated table, never the other way round. Ours ask for the column in the first place, which keeps one customer's rows together.
 */
export async function againstDistribution(client: pg.ClientBase, replicated: readonly string[]): Promise<string[]> {
  const tables = await readTables(client);
  const isReplicated = (table: string) => replicated.includes(table);
  const unknown = replicated.filter((name) => !tables.some((table) => table.name === name));
  return [
    ...unknown.map((name) => `${name} is listed as replicated, but does not exist`),
    ...tables.filter(({ name }) => !isReplicated(name)).flatMap(againstKeys),
    ...(await readForeignKeys(client)).flatMap((key) => againstForeignKey(key, isReplicated)),
  ].sort();
}

interface Table {
  name: string;
  /** `bigint not null`; null where it has none. */
  customerId: string | null;
  primaryKey: boolean;
  /** Unique and exclusion indexes whose first column is not `customer_id`, compared by equality. */
  otherwiseUnique: string[];
  /** Numbered columns that are no `bigint`: nodes could not share their numbers out. */
  smallNumbers: string[];
}

function againstKeys({ name, customerId, primaryKey, otherwiseUnique, smallNumbers }: Table): string[] {
  if (!customerId) return [`${name} has no customer_id and is not listed as replicated`];
  return [
    ...(customerId === "bigint not null" ? [] : [`${name}.customer_id is ${customerId}, not bigint not null`]),
    ...(primaryKey ? [] : [`${name} has no primary key`]),
    ...otherwiseUnique.map((index) => `${name}: the unique index ${index} does not begin with customer_id`),
    ...smallNumbers.map((column) => `${name}.${column} is numbered, but not bigint`),
  ];
}

interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  to: string;
  toColumns: string[];
  clears: boolean;
}

function againstForeignKey(key: ForeignKey, isReplicated: (table: string) => boolean): string[] {
  const { table, name, to, clears } = key;
  if (isReplicated(to)) {
    const lost = clears && !isReplicated(table) && key.columns.includes("customer_id");
    return lost ? [`${table}: the foreign key ${name} would clear customer_id`] : [];
  }
  if (isReplicated(table)) return [`${table} is replicated and refers to ${to}, which is not (${name})`];
  const within = key.columns[0] === "customer_id" && key.toColumns[0] === "customer_id";
  if (!within) return [`${table}: the foreign key ${name} does not stay within a customer`];
  return clears ? [`${table}: the foreign key ${name} would clear customer_id`] : [];
}

async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
           (select format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end
              from pg_attribute where attrelid = c.oid and attname = 'customer_id' and not attisdropped) as "customerId",
           exists (select 1 from pg_index where indrelid = c.oid and indisprimary) as "primaryKey",
           array(select i.indexrelid::regclass::text from pg_index i
                   left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'x'
                   left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
                   left join pg_operator o on o.oid = k.conexclop[1]
                  where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)
                    and (a.attname is distinct from 'customer_id' or coalesce(o.oprname, '=') <> '=')) as "otherwiseUnique",
           array(select attname::text from pg_attribute
                  where attrelid = c.oid and attidentity <> '' and atttypid <> 'bigint'::regtype) as "smallNumbers"
      from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  return rows;
}

async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const named = (columns: string, table: string) =>
    `array(select attname::text from unnest(${columns}) with ordinality k(n, nth)
             join pg_attribute on attrelid = ${table} and attnum = k.n order by nth)`;
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name, ${named("conkey", "conrelid")} as columns,
           confrelid::regclass::text as "to", ${named("confkey", "confrelid")} as "toColumns",
           confdeltype in ('n', 'd') or confupdtype in ('n', 'd') as clears
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  return rows;
}
