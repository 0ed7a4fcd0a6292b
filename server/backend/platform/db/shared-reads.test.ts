import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/network";
import type { Tx } from "./database";
import { contextHelp } from "./schema/context-help";

let db: TestDatabase;
let nordwind: number;
let suedstern: number;

beforeAll(async () => {
  db = await createTestDatabase();
  [nordwind, suedstern] = await db.database.asSystem(async (tx) => {
    const ids = [await addCustomer(tx, "nordwind"), await addCustomer(tx, "suedstern")] as [number, number];
    await tx
      .insert(contextHelp)
      .values(ids.map((customerId) => ({ customerId, key: "feed", locale: "en", title: "t", body: "b" })));
    return ids;
  });
});
afterAll(() => db.drop());

const as = (customerId: number) => ({ customerId, userId: null });
const begunAt = async (tx: Tx) => (await tx.execute<{ at: string }>(sql`select now()::text as at`)).rows[0]?.at;

test("reads of one request share a transaction, those of another request or customer do not", async () => {
  const { database } = db;
  const [one, two, other, foreign] = await Promise.all([
    database.readAsCustomer(as(nordwind), "a", begunAt),
    database.readAsCustomer(as(nordwind), "a", begunAt),
    database.readAsCustomer(as(nordwind), "b", begunAt),
    database.readAsCustomer(as(suedstern), "a", begunAt),
  ]);
  expect(two).toBe(one);
  expect(new Set([one, other, foreign]).size).toBe(3);
  const seen = await Promise.all(
    [nordwind, suedstern].map((customer) =>
      database.readAsCustomer(as(customer), "a", (tx) => tx.select().from(contextHelp)),
    ),
  );
  for (const [n, customer] of [nordwind, suedstern].entries()) {
    expect(seen[n]?.map(({ customerId }) => customerId)).toEqual([customer]);
  }
});

test("reads of one request see one state of the database, whatever is committed between them", async () => {
  const { database } = db;
  const bodies = async (tx: Tx) => (await tx.select().from(contextHelp)).map(({ body }) => body);
  const between = await database.readAsCustomer(as(nordwind), "a", async (tx) => {
    const before = await bodies(tx);
    await database.asCustomer(as(nordwind), (own) => own.update(contextHelp).set({ body: "changed" }));
    const joined = await database.readAsCustomer(as(nordwind), "a", bodies);
    return { before, after: await bodies(tx), joined };
  });
  expect(between).toEqual({ before: ["b"], after: ["b"], joined: ["b"] });
  expect(await database.readAsCustomer(as(nordwind), "b", bodies)).toEqual(["changed"]);
});

test("a read that fails takes no other with it, and tells its own error", async () => {
  const read = <T>(run: (tx: Tx) => Promise<T>) => db.database.readAsCustomer(as(nordwind), "a", run);
  const [failed, ...others] = await Promise.allSettled([
    read((tx) => tx.execute(sql`select 1 / 0`)),
    read(begunAt),
    read((tx) => tx.select().from(contextHelp)),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { cause: { code: "22012" } } });
  expect(others.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
});

test("what turns out to write is run by itself and kept", async () => {
  await db.database.readAsCustomer(as(nordwind), "a", (tx) => tx.update(contextHelp).set({ body: "noted" }));
  const [row] = await db.database.readAsCustomer(as(nordwind), "b", (tx) => tx.select().from(contextHelp));
  expect(row?.body).toBe("noted");
});

test("a shared read sees nobody's rows once its transaction has ended", async () => {
  await db.database.readAsCustomer(as(nordwind), "a", begunAt);
  expect(await db.database.askAsSystem((tx) => tx.select().from(contextHelp))).toHaveLength(2);
  const mine = await db.database.readAsCustomer(as(suedstern), "c", (tx) => tx.select().from(contextHelp));
  expect(mine.map(({ customerId }) => customerId)).toEqual([suedstern]);
});
