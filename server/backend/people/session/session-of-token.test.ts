import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type TestDatabase } from "../../../../tests/support/database";
import { testConfig } from "../../../../tests/support/node-server";
import { apiTokens } from "../../platform/db/schema/api-tokens";
import { customerFeatureFlags } from "../../platform/db/schema/customers";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { API_TOKEN_PREFIX } from "./session-of-api-token";
import { sessionOf } from "./session-of-token";
import { hashOfToken, newToken } from "./token";

const now = Date.now();
let use: TestDatabase;
beforeAll(async () => {
  use = await createDemoDatabase();
});
afterAll(() => use.drop());

const among = (demo: boolean) => ({ database: use.database, config: testConfig({ demo }) });

test("a live session is found, and its use is noted at most every five minutes", async () => {
  const { token, id } = await open({ lastSeenAt: minutesAgo(4) });
  expect(await sessionOf(among(true), token)).toMatchObject({ id, user: { email: "analyst@nordwind.example" } });
  expect(await lastSeen(id)).toEqual(minutesAgo(4));
  const older = await open({ lastSeenAt: minutesAgo(6) });
  await sessionOf(among(true), older.token);
  expect((await lastSeen(older.id)).getTime()).toBeGreaterThan(minutesAgo(1).getTime());
});

test.each([
  ["ended", { endedAt: minutesAgo(1) }],
  ["past its end", { expiresAt: minutesAgo(1) }],
  ["idle for half a day", { lastSeenAt: minutesAgo(12 * 60 + 1) }],
])("a session that is %s is none", async (_, state) => {
  const { token } = await open(state);
  expect(await sessionOf(among(true), token)).toBeNull();
});

test("deactivating a user ends every session at once", async () => {
  const { token } = await open({});
  await use.database.asSystem((tx) => tx.update(users).set({ deactivatedAt: sql`now()` }).where(isAnalyst));
  expect(await sessionOf(among(true), token)).toBeNull();
  await use.database.asSystem((tx) => tx.update(users).set({ deactivatedAt: null }).where(isAnalyst));
});

test("a customer's features are in its users' sessions", async () => {
  const { token, customerId } = await open({});
  await use.database.asSystem((tx) => tx.insert(customerFeatureFlags).values({ customerId, flag: "feed-v2" }));
  expect((await sessionOf(among(true), token))?.features).toEqual(["feed-v2"]);
});

test("sessions and keys of demo accounts die where the demo is switched off, others do not", async () => {
  const session = await open({});
  const key = API_TOKEN_PREFIX + newToken().token;
  await use.database.asSystem(async (tx) => {
    const [user] = await tx.select().from(users).where(isAnalyst);
    const own = { customerId: user?.customerId ?? 0, createdBy: user?.id ?? 0, scopes: ["feed:read" as const] };
    await tx.insert(apiTokens).values({ ...own, name: "A", prefix: "tw_a", tokenHash: hashOfToken(key) });
  });
  const live = (demo: boolean) =>
    Promise.all([session.token, key].map(async (token) => (await sessionOf(among(demo), token)) !== null));
  expect([await live(true), await live(false)]).toEqual([
    [true, true],
    [false, false],
  ]);
  await use.database.asSystem((tx) => tx.update(users).set({ demo: false }).where(isAnalyst));
  expect(await live(false)).toEqual([true, true]);
  await use.database.asSystem((tx) => tx.update(users).set({ demo: true }).where(isAnalyst));
});

const isAnalyst = eq(users.email, "analyst@nordwind.example");

function minutesAgo(count: number): Date {
  return new Date(now - count * 60_000);
}

async function open(state: Partial<typeof sessions.$inferInsert>) {
  const { token, hash } = newToken();
  const [row] = await use.database.asSystem(async (tx) => {
    const [user] = await tx.select().from(users).where(isAnalyst);
    if (!user) throw new Error("The demo analyst is missing");
    const own = { customerId: user.customerId, userId: user.id, tokenHash: hash, expiresAt: minutesAgo(-60) };
    return tx
      .insert(sessions)
      .values({ ...own, ...state })
      .returning();
  });
  if (!row) throw new Error("The session was not stored");
  return { token, id: row.id, customerId: row.customerId };
}

async function lastSeen(id: number): Promise<Date> {
  const [row] = await use.database.asSystem((tx) => tx.select().from(sessions).where(eq(sessions.id, id)));
  return row?.lastSeenAt ?? new Date(0);
}
