// Again on PostgreSQL 15: roles, policies and time limits are the server's.
import { eq, sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { GRANTS } from "./grants";
import { contextHelp } from "./schema/context-help";
import { customers } from "./schema/customers";
import { signInAttempts } from "./schema/sessions";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;

beforeAll(async () => {
  db = await createTestDatabase();
  [nordwind, suedstern] = await db.database.asSystem(async (tx) => {
    const rows = await tx
      .insert(customers)
      .values([
        { key: "nordwind", name: "Nordwind Automotive", planName: "Pro" },
        { key: "suedstern", name: "Südstern Lebensmittel", planName: "Basic" },
      ])
      .returning();
    await tx
      .insert(contextHelp)
      .values(rows.map(({ id }) => ({ customerId: id, key: "feed", locale: "en", title: "t", body: "b" })));
    return rows.map(({ id }) => id) as [number, number];
  });
});
afterAll(() => db.drop());

const as = (customerId: number) => ({ customerId, userId: null });

test("a customer sees only its own rows", async () => {
  const seen = await db.database.asCustomer(as(nordwind), (tx) => tx.select().from(contextHelp));
  expect(seen.map((row) => row.customerId)).toEqual([nordwind]);
});

test("another customer's row cannot be changed, removed or written", async () => {
  await db.database.asCustomer(as(nordwind), async (tx) => {
    const changed = await tx
      .update(contextHelp)
      .set({ body: "x" })
      .where(eq(contextHelp.customerId, suedstern))
      .returning();
    const removed = await tx.delete(contextHelp).where(eq(contextHelp.customerId, suedstern)).returning();
    expect([...changed, ...removed]).toEqual([]);
  });
  const write = db.database.asCustomer(as(nordwind), (tx) =>
    tx.insert(contextHelp).values({ customerId: suedstern, key: "mine", locale: "en", title: "t", body: "b" }),
  );
  await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining("row-level security") } });
});

test("without a customer in scope nothing is visible", async () => {
  expect((await db.database.pool.query("select * from context_help")).rows).toEqual([]);
});

test("the scope ends with its transaction", async () => {
  await db.database.asCustomer(as(nordwind), (tx) => tx.select().from(contextHelp));
  await db.database.asSystem((tx) => tx.select().from(contextHelp));
  expect((await db.database.pool.query("select * from context_help")).rows).toEqual([]);
});

test.each([undefined, null, 0, -1, 1.5, Number.NaN, "1", "1'; --"])(
  "a scope of customer %s is refused",
  async (customerId) => {
    const run = db.database.asCustomer({ customerId: customerId as number, userId: null }, async () => "ran");
    await expect(run).rejects.toBeInstanceOf(RangeError);
  },
);

test("the failed sign-ins are closed to customers", async () => {
  const read = db.database.asCustomer(as(nordwind), (tx) => tx.select().from(signInAttempts));
  await expect(read).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("a failure rolls everything back and leaves the connection usable", async () => {
  const run = db.database.asCustomer(as(nordwind), async (tx) => {
    await tx.update(contextHelp).set({ body: "changed" });
    throw new Error("stop");
  });
  await expect(run).rejects.toThrow("stop");
  const [row] = await db.database.asCustomer(as(nordwind), (tx) => tx.select().from(contextHelp));
  expect(row?.body).toBe("b");
});

test("a swallowed database error is not taken for a commit", async () => {
  const run = db.database.asCustomer(as(nordwind), async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(run).rejects.toThrow("rolled back");
});

/** Restrictive ones beside both: a confidential action, and what was attached to it, is read by whom it concerns. */
const NARROWER: Record<string, string[]> = { actions: ["readers"], documents: ["readers"] };

test("every table of customers has row-level security, both policies and the customer first in its key", async () => {
  const { rows } = await asOwner(
    db.connection,
    `select c.relname as "table", c.relrowsecurity as secured,
            array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies,
            (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
              where i.indrelid = c.oid and i.indisprimary) as first_key
       from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'customer_id' and not attisdropped)`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row).toEqual({
      table: row.table,
      secured: true,
      policies: ["own_rows", ...(NARROWER[row.table] ?? []), "system_rows"],
      first_key: "customer_id",
    });
  }
});

test("every table of public and own facts lets a customer read both and write its own only", async () => {
  const { rows } = await asOwner(
    db.connection,
    `select c.relname as "table", c.relrowsecurity as secured,
            array(select polname || ' ' || polcmd::text from pg_policy where polrelid = c.oid order by 1) as policies
       from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'owner_id' and not attisdropped)`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const policies = ["own_rows *", "public_rows r", "system_rows *"];
    expect(row).toEqual({ table: row.table, secured: true, policies });
  }
});

test("every table says what each role may do", async () => {
  const { rows } = await asOwner(
    db.connection,
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  expect(rows.map((row) => row.tablename)).toEqual(Object.keys(GRANTS).sort());
});

test("each role may do to each table what GRANTS says, and nobody else anything", async () => {
  const { rows } = await asOwner(
    db.connection,
    `select coalesce(r.rolname, 'everybody') || ' ' || c.relname || ' ' || lower(acl.privilege_type) as may
       from pg_class c, aclexplode(c.relacl) acl left join pg_roles r on r.oid = acl.grantee
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and acl.grantee <> c.relowner`,
  );
  const said = Object.entries(GRANTS).flatMap(([table, { app, system }]) => [
    ...app.map((verb) => `tierwatch_app ${table} ${verb}`),
    ...system.map((verb) => `tierwatch_system ${table} ${verb}`),
  ]);
  expect(rows.map(({ may }) => may).sort()).toEqual(said.sort());
});

test("neither role owns a table, gets around row-level security or may sign in", async () => {
  const { rows } = await asOwner(
    db.connection,
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
            exists (select from pg_class where relowner = r.oid) as owns
       from pg_roles r where rolname in ('tierwatch_app', 'tierwatch_system') order by 1`,
  );
  const nothing = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
  expect(rows).toEqual(
    ["tierwatch_app", "tierwatch_system"].map((rolname) => ({ rolname, ...nothing, rolcanlogin: false, owns: false })),
  );
});

test("a lookup by key under row-level security goes through the index", async () => {
  await asOwner(
    db.connection,
    `insert into context_help (customer_id, key, locale, title, body)
      select ${suedstern}, 'k' || n, 'en', 't', 'b' from generate_series(1, 20000) n`,
    "analyze context_help",
  );
  const plan = await db.database.asCustomer(as(suedstern), (tx) =>
    tx.execute(sql`explain select * from context_help where key = 'k777' and locale = 'en'`),
  );
  const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/Index Scan using context_help/);
  expect(text).toMatch(/Index Cond: .*customer_id.*key = 'k777'/);
});

test.each([
  ["account_challenges", "challenge_hash"],
  ["alert_mails", "unsubscribe_hash"],
  ["api_tokens", "token_hash"],
  ["company_sign_in_attempts", "ticket_hash"],
  ["feed_subscriptions", "token_hash"],
  ["task_calendars", "token_hash"],
  ["sessions", "token_hash"],
])("a row of %s is found by its secret, without its customer, through an index", async (table, column) => {
  const text = await db.database.asSystem(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = await tx.execute(
      sql`explain select from ${sql.identifier(table)} where ${sql.identifier(column)} = ''`,
    );
    return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(text).toContain(`Index Cond: (${column} = `);
});

test("a connection that breaks while in use fails its transaction and nothing else", async () => {
  const broken = db.database.asCustomer(as(nordwind), async (tx) => {
    const client = (tx as unknown as { session: { client: pg.PoolClient } }).session.client;
    // Nobody listening would end the process.
    client.emit("error", new Error("write EPIPE"));
    await tx.select().from(contextHelp);
    throw new Error("not committed");
  });
  await expect(broken).rejects.toThrow("not committed");
  const seen = await db.database.asCustomer(as(nordwind), (tx) => tx.select().from(contextHelp));
  expect(seen).toHaveLength(1);
});
