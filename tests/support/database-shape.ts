import type pg from "pg";
import { quoted, tablesInOrder } from "../../server/backend/platform/db/backup/tables";

/**
 * Everything that a database is made of beside its rows, a line each: tables, columns, constraints, indexes, triggers and whether they
 * are on, functions, policies, rights, numbering, extensions, comments. Two databases of one shape have equal lists.
 */
export async function databaseShape(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, sql] of Object.entries(PARTS)) {
    const { rows } = await client.query<{ line: string }>(sql.replaceAll("OURS", OURS));
    lines.push(...rows.map(({ line }) => `${kind}: ${line}`));
  }
  return lines.sort();
}

/** One hash for each table's rows in a fixed order. */
export async function databaseContents(client: pg.ClientBase): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tablesInOrder(client)) {
    const sql = `select count(*) || ' ' || coalesce(md5(string_agg(r::text, E'\\n' order by r::text)), '') as hash from ${quoted(table)} r`;
    hashes[quoted(table)] = (await client.query(sql)).rows[0]?.hash;
  }
  return hashes;
}

const OURS = "in ('public'::regnamespace, 'graphile_worker'::regnamespace, 'drizzle'::regnamespace)";

const NOT_OF_EXTENSION = (catalog: string, oid: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const PARTS: Record<string, string> = {
  schema: "select concat_ws(' | ', nspname, nspowner::regrole, nspacl) as line from pg_namespace where oid OURS",
  table: `select concat_ws(' | ', oid::regclass, relkind, relpersistence, relowner::regrole, 'secured', relrowsecurity, relforcerowsecurity,
                           relreplident, coalesce(reloptions::text, '-'), coalesce(relacl::text, '-'), obj_description(oid, 'pg_class')) as line
            from pg_class where relnamespace OURS and relkind <> 'c' and ${NOT_OF_EXTENSION("pg_class", "pg_class.oid")}`,
  column: `select concat_ws(' | ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), nullif(attcollation, 0)::regcollation,
                            attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), attacl, col_description(attrelid, attnum)) as line
             from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
            where relnamespace OURS and attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm')`,
  constraint: `select concat_ws(' | ', conrelid::regclass, conname, convalidated, condeferrable, condeferred, pg_get_constraintdef(oid)) as line
                 from pg_constraint where connamespace OURS and conrelid <> 0`,
  index: `select concat_ws(' | ', indisvalid, indisready, indisclustered, pg_get_indexdef(indexrelid)) as line
            from pg_index join pg_class c on c.oid = indexrelid where relnamespace OURS`,
  trigger: `select concat_ws(' | ', tgrelid::regclass, tgenabled, pg_get_triggerdef(t.oid)) as line
              from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace OURS and not tgisinternal`,
  // Those of foreign keys have no names of their own.
  check: `select concat_ws(' | ', tgrelid::regclass, tgenabled, tgfoid::regproc, conname, count(*)) as line
            from pg_trigger t join pg_class c on c.oid = tgrelid join pg_constraint k on k.oid = tgconstraint
           where relnamespace OURS and tgisinternal group by tgrelid, tgenabled, tgfoid, conname`,
  function: `select concat_ws(' | ', proowner::regrole, coalesce(proacl::text, '-'), pg_get_functiondef(oid)) as line
               from pg_proc where pronamespace OURS and prokind <> 'a' and ${NOT_OF_EXTENSION("pg_proc", "pg_proc.oid")}`,
  policy:
    "select concat_ws(' | ', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check) as line from pg_policies",
  number: `select concat_ws(' | ', schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size) as line
             from pg_sequences where schemaname::regnamespace OURS`,
  statistics: "select pg_get_statisticsobjdef(oid) as line from pg_statistic_ext where stxnamespace OURS",
  extension: "select concat_ws(' | ', extname, extversion, extnamespace::regnamespace) as line from pg_extension",
};
