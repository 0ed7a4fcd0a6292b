import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import { endSessions, setPassword } from "../accounts/set-password";
import { type Entrant, openSession } from "./open-session";
import { findSession } from "./session-of-token";

const nowhere = { userAgent: "Browser\r\n\u0000", clientAddress: null };
let db: TestDatabase;
let user: Entrant;
beforeAll(async () => {
  db = await createTestDatabase();
  user = await db.database.asSystem(async (tx) => {
    const [customer] = await tx.insert(customers).values({ key: "n", name: "N", planName: "Pro" }).returning();
    const person = { customerId: customer?.id ?? 0, email: "a@n.example", firstname: "A", lastname: "N", roles: [] };
    const [row] = await tx
      .insert(users)
      .values({ ...person, passwordHash: "first" })
      .returning();
    if (!row) throw new Error("no user");
    return row;
  });
});
afterAll(() => db.drop());

const changePassword = (hash: string) =>
  db.database.asSystem(async (tx) => {
    const own = { customerId: user.customerId, userId: user.id };
    await setPassword(tx, own, hash);
    await endSessions(tx, own);
  });

test("a session is opened for who is as they were", async () => {
  const { token } = await openSession(db.database, user, nowhere);
  expect(await findSession(db.database, token)).toMatchObject({ session: { user: { email: "a@n.example" } } });
});

test("a password that was changed after it was checked opens nothing", async () => {
  await changePassword("second");
  await expect(openSession(db.database, user, nowhere)).rejects.toMatchObject({ status: 401 });
  user = { ...user, passwordHash: "second" };
});

test("however a sign-in and a change of the password meet, no session of the old one is left", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [opened] = await Promise.allSettled([
      openSession(db.database, user, nowhere),
      changePassword(`round ${round}`),
    ]);
    if (opened.status === "fulfilled") expect(await findSession(db.database, opened.value.token)).toBeNull();
    user = { ...user, passwordHash: `round ${round}` };
  }
});

test("a closed account opens nothing", async () => {
  const own = and(eq(users.customerId, user.customerId), eq(users.id, user.id));
  await db.database.asSystem((tx) => tx.update(users).set({ deactivatedAt: new Date() }).where(own));
  await expect(openSession(db.database, user, nowhere)).rejects.toMatchObject({ status: 401 });
});
