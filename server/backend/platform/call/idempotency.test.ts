import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpSecondFactor } from "~/backend/contract/second-factor";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer } from "../../../../tests/support/ledger";
import { idempotencyKeys } from "../db/schema/idempotency-keys";
import { users } from "../db/schema/users";
import { onceByKey } from "./idempotency";

let db: TestDatabase;
let scope: { customerId: number; userId: number };
beforeAll(async () => {
  db = await createTestDatabase();
  const customerId = await addCustomer(db.database, "nordwind");
  const person = { customerId, email: "a@n.example", firstname: "A", lastname: "N", roles: [] };
  const [user] = await db.database.asSystem((tx) => tx.insert(users).values(person).returning());
  scope = { customerId, userId: user?.id ?? 0 };
});
afterAll(() => db.drop());

const attempt = (key: string, currentPassword: string) =>
  db.database.asCustomer(scope, (tx) =>
    onceByKey(tx, { scope, call: setUpSecondFactor, key, input: { body: { currentPassword } } }, async () => "done"),
  );

test("what is kept of a request that holds a password does not tell whether a guess is right", async () => {
  const call = setUpSecondFactor.name;
  await attempt("a-key-of-a-form-0001", "summer in the city");
  await attempt("a-key-of-a-form-0002", "summer in the city");
  await expect(attempt("a-key-of-a-form-0001", "winter in the city")).rejects.toMatchObject({ status: 422 });
  const kept = await db.database.asSystem((tx) => tx.select().from(idempotencyKeys));
  const [one, other] = kept.map(({ requestHash }) => requestHash);
  expect(kept).toHaveLength(2);
  expect(one).not.toBe(other);
  const guess = canonicalize({ call, input: { body: { currentPassword: "summer in the city" } } }) ?? "";
  expect([one, other]).not.toContain(createHash("sha256").update(guess).digest("hex"));
});
