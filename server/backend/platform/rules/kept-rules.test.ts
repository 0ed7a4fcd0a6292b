import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import type { Tx } from "../db/database";
import { once } from "../db/once";
import { putRule, ruleAt, rulesAt } from "./register";

const schema = z.object({ most: z.number() });
const SCOPE = { customerId: 1, userId: null };
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem((tx) => putRule(tx, ruleOf("v1", "2026-01-01", 1)));
});
afterAll(() => db.drop());

const ruleOf = (version: string, validFrom: string, most: number) => ({
  ...{ name: "kept", version, validFrom, source: "a test", confidence: "D" as const, value: { most } },
});
let requests = 0;
const inReads = <T>(run: (tx: Tx) => Promise<T>) => db.database.readAsCustomer(SCOPE, `request-${++requests}`, run);
const most = async (tx: Tx) => (await ruleAt(tx, "kept", "2026-11-23", schema)).value.most;

test("what reads of one transaction ask twice is read once, and cannot be changed", async () => {
  let reads = 0;
  const read = (tx: Tx) =>
    once(tx, "a list", async () => {
      reads += 1;
      return (await tx.execute<{ n: number }>(sql`select 1 as n`)).rows;
    });
  const [first, second] = await inReads((tx) => Promise.all([read(tx), read(tx)]));
  expect(second).toBe(first);
  expect(() => first?.push({ n: 2 })).toThrow(TypeError);
  await inReads(read);
  expect(reads).toBe(2);
  await db.database.asCustomer(SCOPE, async (tx) => [await read(tx), await read(tx)]);
  expect(reads).toBe(4);
});

test("a rule is kept from one page to the next, until there is a newer one", async () => {
  expect(await inReads(most)).toBe(1);
  const [again, several] = await inReads(async (tx) => [
    await ruleAt(tx, "kept", "2026-11-23", schema),
    await rulesAt(tx, "2026-11-23", { kept: schema }),
  ]);
  expect(await inReads((tx) => ruleAt(tx, "kept", "2026-11-23", schema))).toBe(again);
  expect(several?.kept.value).toEqual({ most: 1 });
  await db.database.asSystem((tx) => putRule(tx, ruleOf("v2", "2026-06-01", 2)));
  expect(await inReads(most)).toBe(2);
  expect((await inReads((tx) => rulesAt(tx, "2026-11-23", { kept: schema }))).kept.value).toEqual({ most: 2 });
});

test("who changes a rule reads what it has changed in the same transaction", async () => {
  await db.database.asSystem(async (tx) => {
    expect(await most(tx)).toBe(2);
    await putRule(tx, ruleOf("v3", "2026-07-01", 3));
    expect(await most(tx)).toBe(3);
  });
});
