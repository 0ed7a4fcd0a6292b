import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { REPLICATED_TABLES } from "./rules/replicated-tables";
import { againstDistribution } from "./rules/tables-by-customer";

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

test("every table of customers can be distributed by customer as it stands", async () => {
  expect(await againstDistribution(client, Object.keys(REPLICATED_TABLES))).toEqual([]);
});

test("of the tables that belong to a customer, users alone are replicated", async () => {
  const { rows } = await client.query(
    "select attrelid::regclass::text as name from pg_attribute where attname = 'customer_id' and attrelid::regclass::text = any($1)",
    [Object.keys(REPLICATED_TABLES)],
  );
  expect(rows).toEqual([{ name: "users" }]);
});

const PLANTED: [fault: string, statements: string, found: string][] = [
  [
    "a unique index without the customer",
    "create unique index planted on sessions (token_hash)",
    "sessions: the unique index planted does not begin with customer_id",
  ],
  [
    "a unique index with the customer behind",
    "create unique index planted on sessions (token_hash, customer_id)",
    "sessions: the unique index planted does not begin with customer_id",
  ],
  [
    "a unique index on an expression",
    "create unique index planted on teams ((customer_id + 0), name)",
    "teams: the unique index planted does not begin with customer_id",
  ],
  [
    "an exclusion that lets the customers differ",
    "alter table teams add constraint planted exclude using gist (customer_id with <>)",
    "teams: the unique index planted does not begin with customer_id",
  ],
  [
    "a primary key by number alone",
    "create table planted (customer_id bigint not null, id bigint primary key)",
    "planted: the unique index planted_pkey does not begin with customer_id",
  ],
  ["no primary key", "create table planted (customer_id bigint not null)", "planted has no primary key"],
  [
    "a customer that may be missing",
    "alter table scores_due drop constraint scores_due_customer_id_target_id_pk, alter customer_id drop not null",
    "scores_due.customer_id is bigint, not bigint not null",
  ],
  [
    "small numbers",
    "create table planted (customer_id bigint, id int generated always as identity, primary key (customer_id, id))",
    "planted.id is numbered, but not bigint",
  ],
  [
    "a table without a customer",
    "create table planted (id bigint primary key)",
    "planted has no customer_id and is not listed as replicated",
  ],
  [
    "a foreign key that leaves the customer",
    `create unique index planted on teams (id);
     alter table team_members add constraint across foreign key (team_id) references teams (id)`,
    "team_members: the foreign key across does not stay within a customer",
  ],
  [
    "a foreign key that clears the customer",
    `alter table team_members add constraint clearing foreign key (customer_id, team_id) references teams (customer_id, id)
       on delete set null`,
    "team_members: the foreign key clearing would clear customer_id",
  ],
  [
    "a replicated table that refers to a customer's",
    `alter table event_types add column customer_id bigint, add column team_id bigint,
       add constraint down foreign key (customer_id, team_id) references teams (customer_id, id)`,
    "event_types is replicated and refers to teams, which is not (down)",
  ],
  [
    "a list that is out of date",
    "alter table rules rename to planted",
    "rules is listed as replicated, but does not exist",
  ],
];

test.each(PLANTED)("a planted fault is found: %s", async (_, statements, found) => {
  await client.query(`begin; ${statements}`);
  try {
    expect(await againstDistribution(client, Object.keys(REPLICATED_TABLES))).toContain(found);
  } finally {
    await client.query("rollback");
  }
});
