import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken, listApiTokens, revokeApiToken } from "~/backend/contract/api-tokens";
import {
  changeLanguage,
  changePassword,
  changePreferences,
  changeProfile,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "~/backend/contract/own-account";
import { changeUserAccess, listUsers, readUser } from "~/backend/contract/people";
import { readSession, signOut } from "~/backend/contract/session";
import { backendUnderTest } from "../support/backend-under-test";
import { enter, GOOD_PASSWORD, newcomer, refusal } from "../support/newcomer";
import { signInAs, withToken } from "../support/personas";

const use = backendUnderTest();
const another = async (email: string) => {
  const { token } = await enter(use.transport, email, GOOD_PASSWORD);
  return { token, backend: withToken(use.transport, token) };
};
const isIn = (who: { backend: typeof use.transport }) =>
  callBackend(who, readSession, {}).then(
    () => true,
    () => false,
  );

test("a changed password ends the other sessions and gives this one a new token", async () => {
  const me = await newcomer(use.transport);
  const other = await another(me.email);
  const body = { currentPassword: GOOD_PASSWORD, password: `${GOOD_PASSWORD} 2` };
  const { token } = await callBackend(me, changePassword, { body });
  expect(await isIn(other)).toBe(false);
  expect(await isIn(me)).toBe(false);
  expect(await isIn({ backend: withToken(use.transport, token) })).toBe(true);
  await expect(enter(use.transport, me.email, GOOD_PASSWORD)).rejects.toMatchObject({ status: 401 });
  await enter(use.transport, me.email, body.password);
});

test("a password changes only for who knows the current one, and only to another that is strong", async () => {
  const me = await newcomer(use.transport);
  const change = (currentPassword: string, password: string) =>
    refusal(callBackend(me, changePassword, { body: { currentPassword, password } }));
  expect(await change("not it", `${GOOD_PASSWORD} 2`)).toMatchObject({ status: 403, code: "wrong_password" });
  const weak = { status: 422, code: "weak_password" };
  expect(await change(GOOD_PASSWORD, GOOD_PASSWORD)).toEqual({ ...weak, details: { why: "not_new" } });
  expect(await change(GOOD_PASSWORD, "noralind2026!")).toEqual({ ...weak, details: { why: "names_you" } });
  expect(await isIn(me)).toBe(true);
});

test("guessing the current password within a session is slowed down as well", async () => {
  const me = await newcomer(use.transport);
  const guess = () =>
    refusal(callBackend(me, changePassword, { body: { currentPassword: "no", password: `${GOOD_PASSWORD} 2` } }));
  for (let times = 1; times <= 10; times += 1) expect(await guess()).toMatchObject({ status: 403 });
  expect(await guess()).toMatchObject({ status: 429 });
});

test("one's sessions are listed with this one marked, and ended one by one or all at once", async () => {
  const me = await newcomer(use.transport);
  const [second, third, fourth] = [await another(me.email), await another(me.email), await another(me.email)];
  const sessions = await callBackend(me, listOwnSessions, {});
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, false, false, true]);
  const { id } = await callBackend(second, readSession, {});
  await callBackend(me, endOwnSession, { params: { sessionId: String(id) } });
  expect([await isIn(me), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
  expect(await callBackend(me, endOtherSessions, {})).toEqual({ ended: 2 });
  expect([await isIn(me), await isIn(third), await isIn(fourth)]).toEqual([true, false, false]);
});

test("nobody ends a session that is not theirs", async () => {
  const [me, other] = [await newcomer(use.transport), await newcomer(use.transport)];
  const { id } = await callBackend(other, readSession, {});
  const end = callBackend(me, endOwnSession, { params: { sessionId: String(id) } });
  expect(await refusal(end)).toMatchObject({ status: 404 });
  expect(await isIn(other)).toBe(true);
});

test("name, language and preferences are kept, and what is left out stays", async () => {
  const me = await newcomer(use.transport);
  await callBackend(me, changeProfile, { body: { firstname: "Ada", lastname: "Berg" } });
  await callBackend(me, changeLanguage, { body: { language: "ch" } });
  await callBackend(me, changePreferences, { body: { theme: "dark" } });
  const answered = await callBackend(me, changePreferences, { body: { shortcuts: false } });
  const session = await callBackend(me, readSession, {});
  expect(session).toMatchObject({
    user: { firstname: "Ada", lastname: "Berg", language: "ch" },
    preferences: { theme: "dark", shortcuts: false },
  });
  expect(answered.preferences).toEqual(session.preferences);
});

test("one's own perspective stands first, and nobody adds one", async () => {
  const me = await newcomer(use.transport);
  const { perspectives } = await callBackend(me, readSession, {});
  const last = perspectives.at(-1) ?? "";
  await callBackend(me, changePreferences, { body: { perspectives: [last, "Made up"] } });
  const after = await callBackend(me, readSession, {});
  expect(after.perspectives).toEqual([last, ...perspectives.slice(0, -1)]);
});

test("a key works for what it was given, as its user, until it is revoked", async () => {
  const me = await newcomer(use.transport, ["manager"]);
  const scopes = ["people:read" as const, "account:read" as const];
  const body = { name: "ERP", scopes: [...scopes].reverse() };
  const { token, apiToken } = await callBackend(me, createApiToken, { body });
  expect(token).toMatch(/^tw_/);
  const machine = { backend: withToken(use.transport, token) };
  const session = await callBackend(machine, readSession, {});
  expect(session).toMatchObject({ user: { email: me.email }, scopes, apiTokenId: apiToken.id });
  expect(session.permissions).toEqual(["users:list", "teams:list", "notifications:read", "tasks:read"]);
  await callBackend(machine, listUsers, {});
  const [listed] = await callBackend(me, listApiTokens, {});
  expect(listed).toMatchObject({ name: "ERP", scopes, lastUsedAt: expect.any(String) });
  expect(token.startsWith(listed?.prefix ?? "x")).toBe(true);
  expect(JSON.stringify(listed)).not.toContain(token);
  await callBackend(me, revokeApiToken, { params: { id: String(apiToken.id) } });
  expect(await isIn(machine)).toBe(false);
  expect(await callBackend(me, listApiTokens, {})).toEqual([]);
});

test("a key is no person: it opens no keys, changes no password and ends no session", async () => {
  const me = await newcomer(use.transport);
  const { token } = await callBackend(me, createApiToken, { body: { name: "A", scopes: ["account:read"] } });
  const machine = { backend: withToken(use.transport, token) };
  const refused = { status: 403, code: "not_for_machines" };
  expect(await refusal(callBackend(machine, signOut, {}))).toEqual(refused);
  expect(
    await refusal(callBackend(machine, createApiToken, { body: { name: "B", scopes: ["account:read"] } })),
  ).toEqual(refused);
  const body = { currentPassword: GOOD_PASSWORD, password: `${GOOD_PASSWORD} 2` };
  expect(await refusal(callBackend(machine, changePassword, { body }))).toEqual(refused);
  expect(await isIn(me)).toBe(true);
});

test("nobody gives a key what they may not do themselves", async () => {
  const me = await newcomer(use.transport);
  const made = callBackend(me, createApiToken, { body: { name: "A", scopes: ["administration:read"] } });
  expect(await refusal(made)).toMatchObject({ status: 403, details: { scope: "administration:read" } });
});

test("a key sent for twice is made once, and shown once", async () => {
  const me = await newcomer(use.transport);
  const make = () =>
    callBackend(me, createApiToken, {
      body: { name: "A", scopes: ["account:read"] },
      idempotencyKey: "0123456789abcdef",
    });
  await make();
  expect(await refusal(make())).toEqual({ status: 409, code: "already_done" });
  expect(await callBackend(me, listApiTokens, {})).toHaveLength(1);
});

test("a key of another is not there to be revoked, and dies with its user's access", async () => {
  const [me, other] = [await newcomer(use.transport), await newcomer(use.transport)];
  const { token, apiToken } = await callBackend(other, createApiToken, {
    body: { name: "A", scopes: ["account:read"] },
  });
  const revoke = callBackend(me, revokeApiToken, { params: { id: String(apiToken.id) } });
  expect(await refusal(revoke)).toMatchObject({ status: 404 });
  const admin = await signInAs(use.transport, "admin");
  const params = { userId: String(other.id) };
  const { version } = await callBackend(admin, readUser, { params });
  await callBackend(admin, changeUserAccess, { params, body: { active: false, version } });
  expect(await isIn({ backend: withToken(use.transport, token) })).toBe(false);
});
