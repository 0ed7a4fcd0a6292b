import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { resetPassword } from "~/backend/contract/account-links";
import { createApiToken, listApiTokens, revokeOwnAccess } from "~/backend/contract/api-tokens";
import { readUnreadCount } from "~/backend/contract/counts";
import { createFeedSubscription, listFeedSubscriptions, readSyndication } from "~/backend/contract/feed-subscriptions";
import { createFeedView } from "~/backend/contract/feed-views";
import { changeLanguage, changePassword } from "~/backend/contract/own-account";
import { confirmSecondFactor, setUpSecondFactor, signInWithCode } from "~/backend/contract/second-factor";
import { readSession } from "~/backend/contract/session";
import { newChallenge } from "../../server/backend/people/accounts/challenges";
import { codeAt, stepAt } from "../../server/backend/people/second-factor/totp";
import { apiTokens } from "../../server/backend/platform/db/schema/api-tokens";
import { evidence } from "../../server/backend/platform/db/schema/evidence";
import { sessions, signInAttempts } from "../../server/backend/platform/db/schema/sessions";
import { users } from "../../server/backend/platform/db/schema/users";
import { enter, GOOD_PASSWORD, refusal } from "../support/newcomer";
import { ownBackend } from "../support/own-backend";
import { EMAILS, signInAs, withToken } from "../support/personas";

const use = ownBackend();
const DEMO_PASSWORD = "tierwatch-demo";
const ANALYST = "analyst@nordwind.example";
const later = (time: "15 minutes" | "11 minutes") => sql.raw(`interval '${time}'`);

/** Moves what was counted, or signed in, into the past. */
const sinceAttempts = () =>
  use.database.asSystem((tx) =>
    tx.update(signInAttempts).set({ windowStartedAt: sql`${signInAttempts.windowStartedAt} - ${later("15 minutes")}` }),
  );
const sinceSignIn = () =>
  use.database.asSystem((tx) =>
    tx.update(sessions).set({ createdAt: sql`${sessions.createdAt} - ${later("11 minutes")}` }),
  );
const change = (email: string, values: Partial<typeof users.$inferInsert>) =>
  use.database.asSystem((tx) => tx.update(users).set(values).where(eq(users.email, email)));

test("fifty wrong codes of the second factor are all of a day, until the password is another", async () => {
  const email = "manager@nordwind.example";
  const { token, session } = await enter(use.transport, email, DEMO_PASSWORD);
  const me = { backend: withToken(use.transport, token) };
  const { secret } = await callBackend(me, setUpSecondFactor, { body: { currentPassword: DEMO_PASSWORD } });
  await callBackend(me, confirmSecondFactor, { body: { code: codeAt(secret, stepAt(Date.now())) } });
  const ticketOf = async (password: string) =>
    (await enter(use.transport, email, password).catch((refused) => refused)).details.ticket as string;
  const right = () => codeAt(secret, stepAt(Date.now()) + 1);
  const attempt = (ticket: string, code: string) =>
    refusal(callBackend({ backend: use.transport }, signInWithCode, { body: { ticket, code } }));
  for (let quarter = 0; quarter < 5; quarter += 1) {
    for (const tries of [5, 5]) {
      const ticket = await ticketOf(DEMO_PASSWORD);
      for (let n = 0; n < tries; n += 1) expect(await attempt(ticket, "000000")).toMatchObject({ code: "wrong_code" });
    }
    await sinceAttempts();
  }
  const refused = await attempt(await ticketOf(DEMO_PASSWORD), right());
  expect(refused).toMatchObject({ status: 429, code: "too_many_attempts" });
  // A day's wait, less the quarters of an hour that are past.
  expect((refused as { details: { retryAfter: number } }).details.retryAfter).toBeGreaterThan(80_000);
  const own = { customerId: session.user.customer.id, userId: session.user.id };
  const challenge = await use.database.asSystem((tx) => newChallenge(tx, { ...own, kind: "reset" }));
  await callBackend({ backend: use.transport }, resetPassword, {
    params: { challenge },
    body: { password: GOOD_PASSWORD },
  });
  expect(await attempt(await ticketOf(GOOD_PASSWORD), right())).toBe("done");
});

test("a key takes the password, or a sign-in of the last ten minutes", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const make = (currentPassword?: string) =>
    refusal(callBackend(analyst, createApiToken, { body: { name: "A", scopes: ["feed:read"], currentPassword } }));
  expect(await make()).toBe("done");
  await sinceSignIn();
  expect(await make()).toEqual({ status: 403, code: "password_needed" });
  expect(await make("a password of nobody")).toEqual({ status: 403, code: "wrong_password" });
  expect(await make(DEMO_PASSWORD)).toBe("done");
  expect(await callBackend(analyst, listApiTokens, {})).toHaveLength(2);
});

test.each(["at once", "with a changed password", "with a reset", "by a changed password alone"])(
  "keys and feed addresses of one's own are revoked %s, and nobody else's",
  async (how) => {
    const [me, colleague] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "viewer")];
    const { token } = await callBackend(me, createApiToken, { body: { name: how, scopes: ["account:read"] } });
    const theirs = await callBackend(colleague, createApiToken, { body: { name: how, scopes: ["account:read"] } });
    const view = await callBackend(me, createFeedView, { body: { scope: "User", name: how, filter: {} } });
    const address = await callBackend(me, createFeedSubscription, { body: { viewId: view.id } });
    const session = await callBackend(me, readSession, {});
    const own = { customerId: session.user.customer.id, userId: session.user.id };
    const [stored] = await use.database.asSystem((tx) => tx.select().from(users).where(eq(users.id, own.userId)));
    if (how === "at once") {
      expect(await callBackend(me, revokeOwnAccess, {})).toMatchObject({ addresses: 1 });
    } else if (how === "with a reset") {
      const challenge = await use.database.asSystem((tx) => newChallenge(tx, { ...own, kind: "reset" }));
      const body = { password: GOOD_PASSWORD, revokeKeys: true };
      await callBackend({ backend: use.transport }, resetPassword, { params: { challenge }, body });
    } else {
      const body = { currentPassword: DEMO_PASSWORD, password: GOOD_PASSWORD, revokeKeys: how.startsWith("with") };
      await callBackend(me, changePassword, { body });
    }
    await change(ANALYST, { passwordHash: stored?.passwordHash });
    const works = (bearer: string) =>
      refusal(callBackend({ backend: withToken(use.transport, bearer) }, readSession, {}));
    const reads = refusal(
      callBackend({ backend: use.transport }, readSyndication, { params: { token: address.token } }),
    );
    const stays = how === "by a changed password alone";
    expect(await works(token)).toEqual(stays ? "done" : { status: 401, code: "not_signed_in" });
    expect(await reads).toEqual(stays ? "done" : { status: 404, code: "not_found" });
    expect(await works(theirs.token)).toBe("done");
    const told = await use.database.asSystem((tx) =>
      tx.select().from(evidence).where(eq(evidence.customerId, own.customerId)).orderBy(desc(evidence.seq)).limit(2),
    );
    expect(told.some(({ kind }) => kind === "user.keys-revoked")).toBe(!stays);
    const again = await signInAs(use.transport, "analyst");
    expect(await callBackend(again, listFeedSubscriptions, {})).toHaveLength(stays ? 1 : 0);
  },
);

test("whose password has run out may change it, sign out, and nothing else; their keys go on", async () => {
  const me = await signInAs(use.transport, "analyst");
  const { token } = await callBackend(me, createApiToken, {
    body: { name: "Nightly", scopes: ["account:read"] },
  });
  await change(ANALYST, { passwordValidUntil: "2020-01-01" });
  const count = (who: { backend: typeof use.transport }) => refusal(callBackend(who, readUnreadCount, {}));
  expect(await count(me)).toEqual({ status: 403, code: "password_expired" });
  expect(await refusal(callBackend(me, createApiToken, { body: { name: "B", scopes: ["feed:read"] } }))).toMatchObject({
    code: "password_expired",
  });
  expect(await count({ backend: withToken(use.transport, token) })).toBe("done");
  expect(await callBackend(me, readSession, {})).toMatchObject({ user: { passwordValidUntil: "2020-01-01" } });
  await callBackend(me, changeLanguage, { body: { language: "en" } });
  await change(ANALYST, { embeddedLogin: true });
  expect(await count(me)).toBe("done");
  await change(ANALYST, { embeddedLogin: false });
  const body = { currentPassword: DEMO_PASSWORD, password: GOOD_PASSWORD };
  const renewed = await callBackend(me, changePassword, { body });
  expect(await count({ backend: withToken(use.transport, renewed.token) })).toBe("done");
});

test("a key does no more than its user may by now, and nothing when its time is over", async () => {
  const viewer = await signInAs(use.transport, "viewer");
  const body = { name: "ERP", scopes: ["account:read" as const], validDays: 1 };
  const { token, apiToken } = await callBackend(viewer, createApiToken, { body });
  const machine = { backend: withToken(use.transport, token) };
  const may = async () => (await callBackend(machine, readSession, {})).permissions;
  expect(await may()).toEqual(["notifications:read", "tasks:read"]);
  await change(EMAILS.viewer, { roles: [] });
  expect(await may()).toEqual([]);
  await use.database.asSystem((tx) =>
    tx.update(apiTokens).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(apiTokens.id, apiToken.id)),
  );
  await expect(may()).rejects.toMatchObject({ status: 401 });
});
