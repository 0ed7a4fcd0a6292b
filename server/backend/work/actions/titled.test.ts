import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import { listPage } from "./list-actions";
import { titled } from "./titled";

let db: TestDatabase;
let customerId: number;
let otherId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    otherId = await addCustomer(tx, "other");
    for (const title of ["Überprüfung 100% der Löhne", "热应力计划", "Ask a 'mill'", "Heat plan"]) await add(tx, title);
    await add(tx, "Secret hearing", { confidential: true });
    await add(tx, "Überprüfung elsewhere", { of: otherId });
  });
});
afterAll(() => db.drop());

type Tx = Parameters<typeof titled>[0];
const add = (tx: Tx, title: string, { of = customerId, confidential = false } = {}) =>
  tx.execute(sql`
    insert into actions (customer_id, type_id, title, confidential) values (${of}, 'watch', ${title}, ${confidential})`);
const found = (q: string, of = customerId) =>
  db.database.asCustomer({ customerId: of, userId: 999 }, async (tx) => {
    const page = { sort: "title" as const, direction: "asc" as const, size: 20, timeZone: "UTC", q };
    const { content } = await listPage(tx, { customerId: of, userId: 999 }, page);
    return content.map(({ title }) => title);
  });

test.each([
  ["prüf", "Überprüfung 100% der Löhne"],
  ["100% d", "Überprüfung 100% der Löhne"],
  ["应力", "热应力计划"],
  ["划", "热应力计划"],
  ["'m", "Ask a 'mill'"],
  ["t p", "Heat plan"],
])("any part of a title finds it, in any script: %s", async (q, title) => {
  expect(await found(q)).toEqual([title]);
  expect(await db.database.asCustomer({ customerId, userId: null }, (tx) => titled(tx, q))).toHaveLength(1);
});

test("a pattern's signs stand for themselves, and what is in no title finds nothing", async () => {
  for (const q of ["%", "_", "\\", "0%d", "zz", "Heat  plan"]) {
    expect(await found(q)).toEqual(q === "%" ? ["Überprüfung 100% der Löhne"] : []);
  }
});

test("a customer's search finds none of another's, and a confidential action only who reads it", async () => {
  expect(await found("berp", otherId)).toEqual(["Überprüfung elsewhere"]);
  expect(await found("hearing")).toEqual([]);
  expect(await db.database.asCustomer({ customerId, userId: null }, (tx) => titled(tx, "hearing"))).toHaveLength(1);
  await expect(db.database.asSystem((tx) => titled(tx, "hearing"))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("permission denied") },
  });
});

test("a title that was changed is found by its new words, and no longer by its old ones", async () => {
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    await tx.execute(sql`update actions set title = 'Cooling plan' where title = 'Heat plan'`);
    expect([await titled(tx, "cooling"), await titled(tx, "heat")]).toEqual([[expect.any(Number)], []]);
  });
});

test("a search reads the index of titles, and no table from its beginning to its end", async () => {
  await db.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const scans = async () => {
      const { rows } = await tx.execute<{ byIndex: number; whole: number }>(sql`
        select pg_stat_get_xact_numscans('action_titles_keys'::regclass)::int as "byIndex",
               pg_stat_get_xact_numscans('action_titles'::regclass)::int as whole`);
      return rows[0] ?? { byIndex: 0, whole: 0 };
    };
    const before = await scans();
    await titled(tx, "quorvax");
    expect(await scans()).toEqual({ byIndex: before.byIndex + 1, whole: before.whole });
  });
});

test("what many titles have is looked for along the list, with the same outcome", async () => {
  await db.database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into actions (customer_id, type_id, title)
      select ${customerId}::bigint, 'watch', 'Zoo visit ' || lpad(n::text, 3, '0') from generate_series(1, 45) n`);
  });
  expect(await db.database.asCustomer({ customerId, userId: null }, (tx) => titled(tx, "zoo"))).toBeNull();
  expect((await found("zoo")).slice(0, 2)).toEqual(["Zoo visit 001", "Zoo visit 002"]);
  expect(await found("zoo visit 045")).toEqual(["Zoo visit 045"]);
});
