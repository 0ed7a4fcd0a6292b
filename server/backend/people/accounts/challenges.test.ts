import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { accountChallenges } from "../../platform/db/schema/account-challenges";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import { newChallenge, readChallenge, redeem } from "./challenges";

let db: TestDatabase;
const own = { customerId: 0, userId: 0 };
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    const [customer] = await tx.insert(customers).values({ key: "n", name: "N", planName: "Pro" }).returning();
    own.customerId = customer?.id ?? 0;
    const person = { customerId: own.customerId, email: "a@n.example", firstname: "A", lastname: "N", roles: [] };
    const [user] = await tx.insert(users).values(person).returning();
    own.userId = user?.id ?? 0;
  });
});
afterAll(() => db.drop());

const challenge = () => db.database.asSystem((tx) => newChallenge(tx, { ...own, kind: "reset" }));
const aged = (age: string) =>
  db.database.asSystem((tx) =>
    tx.update(accountChallenges).set({ expiresAt: sql`${accountChallenges.expiresAt} - ${age}::interval` }),
  );

test("a link works for an hour less a second, and not after an hour", async () => {
  const link = await challenge();
  await aged("59 minutes 50 seconds");
  await db.database.asSystem((tx) => readChallenge(tx, link, "reset"));
  await aged("11 seconds");
  await expect(db.database.asSystem((tx) => readChallenge(tx, link, "reset"))).rejects.toMatchObject({ status: 404 });
  await expect(db.database.asSystem((tx) => redeem(tx, link, "reset"))).rejects.toMatchObject({ status: 404 });
});

test("only a hash of it is kept", async () => {
  const link = await challenge();
  const { rows } = await db.database.asSystem((tx) => tx.execute(sql`select * from account_challenges`));
  expect(JSON.stringify(rows)).not.toContain(link);
});

test("one that was used in a transaction that failed still works", async () => {
  const link = await challenge();
  const failing = db.database.asSystem(async (tx) => {
    await redeem(tx, link, "reset");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await db.database.asSystem((tx) => redeem(tx, link, "reset"));
  await expect(db.database.asSystem((tx) => redeem(tx, link, "reset"))).rejects.toMatchObject({ status: 404 });
});
