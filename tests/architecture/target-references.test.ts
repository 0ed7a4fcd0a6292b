import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LEFT_ALONE, LISTS, TABLES } from "../../server/backend/sections/target-merges/references";
import { createTestDatabase, type TestDatabase } from "../support/database";

// Merging two targets has to know every column that names one: what it forgets would be lost with the merged target.
let db: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  client = new pg.Client(db.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

/** Columns that refer to targets by a foreign key, or by what they are called. */
async function naming(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
       exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'targets'::regclass
                  and a.attnum = any(f.conkey))
       or a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype)
          and a.attname ~ '(^|_)(targets?|suppliers?|buyers?|sites?|organizations?|parents?)(_ids?)?$|^(from|to)_id$|path$'
          and c.relname <> 'collections')
     order by 1`);
  return rows.map(({ name }) => name);
}

const known = (): string[] =>
  [
    ...Object.entries(TABLES).flatMap(([table, { columns }]) => Object.keys(columns).map((name) => `${table}.${name}`)),
    ...Object.keys(LISTS),
    ...Object.keys(LEFT_ALONE),
  ].sort();

test("a merge knows every column that names a target", async () => {
  const listed = known();
  expect((await naming()).filter((name) => !listed.includes(name))).toEqual([]);
});

test("what it knows is there, and each column once", async () => {
  const { rows } = await client.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(known().filter((name) => !there.has(name))).toEqual([]);
  expect(new Set(known()).size).toBe(known().length);
});

test("a row that moves is found again: each key is unique", async () => {
  for (const [table, { key }] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ columns: string[] }>(
      `select array(select a.attname::text from unnest(i.indkey) k join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k) as columns
         from pg_index i where i.indrelid = $1::regclass and i.indisunique`,
      [table],
    );
    const isUnique = rows.some(({ columns }) => columns.length > 0 && columns.every((name) => key.includes(name)));
    expect([table, isUnique]).toEqual([table, true]);
  }
});

test("rows are compared by equality: nothing that they are compared by can be empty, but for whose it is", async () => {
  for (const [table, { key, equal = [], owner }] of Object.entries(TABLES)) {
    const compared = [...key, ...equal]
      .map((name) => name.replace(/^lower\((\w+)\)$/, "$1"))
      .filter((name) => name !== owner);
    const { rows } = await client.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = $1::regclass and attname = any($2) and not attnotnull",
      [table, compared],
    );
    expect([table, rows.map(({ name }) => name)]).toEqual([table, []]);
  }
});

test("a new table that names a target is noticed", async () => {
  await client.query("create table planted (customer_id bigint, target_id bigint)");
  expect(await naming()).toContain("planted.target_id");
  await client.query("drop table planted");
});
