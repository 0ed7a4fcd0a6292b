import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { migrate } from "../../main/migrate";
import { riskBandsSchema } from "../../reference/catalogue/risk-bands";
import { rules } from "../db/schema/rules";
import { NoRule, putRule, ruleAt } from "./register";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const weights = z.object({ media: z.number() });
const version = (name: string, number: string, validFrom: string) =>
  ({ name, version: number, validFrom, source: "test", confidence: "D", value: { media: Number(number) } }) as const;

test("every installation begins with the risk bands", async () => {
  const bands = await db.database.asSystem((tx) => ruleAt(tx, "risk-bands", "2025-04-01", riskBandsSchema));
  expect(bands.value.map(({ risk, from }) => `${risk} ${from}`)).toEqual([
    "No 0",
    "Low 10",
    "Mid 30",
    "High 55",
    "Critical 75",
  ]);
  expect(bands).toMatchObject({ version: "1", confidence: "D", validTo: null });
});

test("migrating again adds no rule a second time", async () => {
  const before = await db.database.asSystem((tx) => tx.select().from(rules));
  await migrate(db.connection);
  expect(await db.database.asSystem((tx) => tx.select().from(rules))).toEqual(before);
});

test("a new version ends the one before on the day it begins", async () => {
  await db.database.asSystem((tx) => putRule(tx, version("weights", "1", "2024-01-01")));
  await db.database.asSystem((tx) => putRule(tx, version("weights", "2", "2025-01-01")));
  const at = (date: string) => db.database.asSystem((tx) => ruleAt(tx, "weights", date, weights));
  expect(await at("2024-12-31")).toMatchObject({ version: "1", value: { media: 1 }, validTo: "2025-01-01" });
  expect(await at("2025-01-01")).toMatchObject({ version: "2", value: { media: 2 }, validTo: null });
  await expect(at("2023-12-31")).rejects.toBeInstanceOf(NoRule);
});

test("a version that begins before the newest is refused", async () => {
  await db.database.asSystem((tx) => putRule(tx, version("late", "1", "2025-01-01")));
  const put = db.database.asSystem((tx) => putRule(tx, version("late", "2", "2025-01-01")));
  await expect(put).rejects.toBeInstanceOf(RangeError);
});

test("two versions cannot hold on one day, whoever writes them", async () => {
  const write = db.database.asSystem((tx) =>
    tx.insert(rules).values([version("overlap", "1", "2024-01-01"), version("overlap", "2", "2025-01-01")]),
  );
  await expect(write).rejects.toMatchObject({ cause: { constraint: "rules_no_overlap" } });
});

test("a stored value that is not of the schema is an error and not a guess", async () => {
  await db.database.asSystem((tx) => putRule(tx, { ...version("odd", "1", "2024-01-01"), value: { media: "much" } }));
  const read = db.database.asSystem((tx) => ruleAt(tx, "odd", "2024-06-01", weights));
  await expect(read).rejects.toBeInstanceOf(z.ZodError);
});

test("customers may read the register and not write it", async () => {
  const scope = { customerId: 1, userId: null };
  const bands = await db.database.asCustomer(scope, (tx) => ruleAt(tx, "risk-bands", "2025-04-01", riskBandsSchema));
  expect(bands.version).toBe("1");
  const write = db.database.asCustomer(scope, (tx) => tx.insert(rules).values(version("mine", "1", "2024-01-01")));
  await expect(write).rejects.toMatchObject({ cause: { code: "42501" } });
});
