import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { forgetSecondFactor } from "~/backend/contract/people";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  signInWithCode,
} from "~/backend/contract/second-factor";
import { readSession } from "~/backend/contract/session";
import { codeAt, stepAt } from "../../server/backend/people/second-factor/totp";
import { backendUnderTest } from "../support/backend-under-test";
import { enter, GOOD_PASSWORD, newcomer, refusal } from "../support/newcomer";
import { signInAs, withToken } from "../support/personas";

const use = backendUnderTest();
const anyone = () => ({ backend: use.transport });
const currentPassword = GOOD_PASSWORD;
/** The code of the step that follows: the one of now was used to set it up, and a code works once. */
const nextCode = (secret: string) => codeAt(secret, stepAt(Date.now()) + 1);

async function withFactor() {
  const me = await newcomer(use.transport);
  const { secret, uri } = await callBackend(me, setUpSecondFactor, { body: { currentPassword } });
  const code = codeAt(secret, stepAt(Date.now()));
  const { recoveryCodes } = await callBackend(me, confirmSecondFactor, { body: { code } });
  return { ...me, secret, uri, code, recoveryCodes };
}

async function ticketFor(email: string): Promise<string> {
  const refused = await enter(use.transport, email, GOOD_PASSWORD).catch((error) => error);
  expect(refused).toMatchObject({ status: 401, code: "second_factor_required" });
  return refused.details.ticket;
}

const tryCode = (ticket: string, code: string) => callBackend(anyone(), signInWithCode, { body: { ticket, code } });

test("with a second factor the password alone opens no session, and a code does", async () => {
  const me = await withFactor();
  expect(me.uri).toContain(`secret=${me.secret}`);
  const { session } = await tryCode(await ticketFor(me.email), nextCode(me.secret));
  expect(session.user.email).toBe(me.email);
});

test("a code works once, and a ticket too", async () => {
  const me = await withFactor();
  const ticket = await ticketFor(me.email);
  expect(await refusal(tryCode(ticket, me.code))).toMatchObject({ status: 401, code: "wrong_code" });
  const code = nextCode(me.secret);
  await tryCode(ticket, code);
  expect(await refusal(tryCode(ticket, code))).toMatchObject({ status: 401, code: "ticket_over" });
  expect(await refusal(tryCode(await ticketFor(me.email), code))).toMatchObject({ code: "wrong_code" });
});

test("five wrong codes end a ticket, also when they are sent side by side", async () => {
  const me = await withFactor();
  const ticket = await ticketFor(me.email);
  const guesses = Array.from({ length: 12 }, (_, n) => refusal(tryCode(ticket, String(100_000 + n))));
  const codes = (await Promise.all(guesses)).map((one) => (one as { code: string }).code);
  expect(codes.filter((code) => code === "wrong_code").length).toBeLessThanOrEqual(5);
  expect(await refusal(tryCode(ticket, nextCode(me.secret)))).toMatchObject({ code: "ticket_over" });
});

test("a new ticket brings no new guesses: the eleventh code in a quarter of an hour is not looked at", async () => {
  const me = await withFactor();
  for (let times = 0; times < 2; times += 1) {
    const ticket = await ticketFor(me.email);
    for (let n = 0; n < 5; n += 1) await refusal(tryCode(ticket, String(200_000 + n)));
  }
  const ticket = await ticketFor(me.email);
  expect(await refusal(tryCode(ticket, nextCode(me.secret)))).toMatchObject({ status: 429, code: "too_many_attempts" });
});

test("a password without its code goes on counting as an attempt, until a code was right", async () => {
  const me = await withFactor();
  let last = "";
  for (let times = 0; times < 10; times += 1) last = await ticketFor(me.email);
  const eleventh = { status: 429, code: "too_many_attempts" };
  expect(await refusal(enter(use.transport, me.email, GOOD_PASSWORD))).toMatchObject(eleventh);
  await tryCode(last, nextCode(me.secret));
  await ticketFor(me.email);
});

test("a right code makes good the wrong ones before it", async () => {
  const me = await withFactor();
  for (const code of me.recoveryCodes.slice(0, 2)) {
    const ticket = await ticketFor(me.email);
    for (let n = 0; n < 4; n += 1) await refusal(tryCode(ticket, String(300_000 + n)));
    await tryCode(ticket, code);
  }
  await tryCode(await ticketFor(me.email), nextCode(me.secret));
});

test("a recovery code lets in once, however it is spelled", async () => {
  const me = await withFactor();
  expect(me.recoveryCodes).toHaveLength(10);
  const code = me.recoveryCodes[3] ?? "";
  await tryCode(await ticketFor(me.email), code.toUpperCase().replaceAll("-", " "));
  expect(await refusal(tryCode(await ticketFor(me.email), code))).toMatchObject({ code: "wrong_code" });
  expect(await callBackend(me, readSecondFactor, {})).toEqual({ active: true, recoveryCodesLeft: 9 });
});

test("what was begun and not confirmed asks nobody for a code", async () => {
  const me = await newcomer(use.transport);
  await callBackend(me, setUpSecondFactor, { body: { currentPassword } });
  const wrong = callBackend(me, confirmSecondFactor, { body: { code: "000000" } });
  expect(await refusal(wrong)).toMatchObject({ status: 422, code: "wrong_code" });
  await enter(use.transport, me.email, GOOD_PASSWORD);
});

test("beginning and removing take the password", async () => {
  const me = await withFactor();
  const wrong = { body: { currentPassword: "not it" } };
  const refused = { status: 403, code: "wrong_password" };
  expect(await refusal(callBackend(me, removeSecondFactor, wrong))).toEqual(refused);
  expect(await refusal(callBackend(await newcomer(use.transport), setUpSecondFactor, wrong))).toEqual(refused);
  await callBackend(me, removeSecondFactor, { body: { currentPassword } });
  await enter(use.transport, me.email, GOOD_PASSWORD);
});

test("switching it on and off ends the other sessions, and what is begun and not confirmed ends none", async () => {
  const me = await newcomer(use.transport);
  const isIn = async (caller: { backend: typeof me.backend }) =>
    (await refusal(callBackend(caller, readSession, {}))) === "done";
  const elsewhere = (token: string) => ({ backend: withToken(use.transport, token) });
  const before = elsewhere((await enter(use.transport, me.email, GOOD_PASSWORD)).token);
  const { secret } = await callBackend(me, setUpSecondFactor, { body: { currentPassword } });
  expect([await isIn(me), await isIn(before)]).toEqual([true, true]);
  await callBackend(me, confirmSecondFactor, { body: { code: codeAt(secret, stepAt(Date.now())) } });
  expect([await isIn(me), await isIn(before)]).toEqual([true, false]);
  const { token } = await tryCode(await ticketFor(me.email), nextCode(secret));
  const after = elsewhere(token);
  await callBackend(me, removeSecondFactor, { body: { currentPassword } });
  expect([await isIn(me), await isIn(after)]).toEqual([true, false]);
});

test("an administrator takes it from who lost it, which signs them out", async () => {
  const me = await withFactor();
  const admin = await signInAs(use.transport, "admin");
  const after = await callBackend(admin, forgetSecondFactor, { params: { userId: String(me.id) } });
  expect(after.secondFactor).toBe(false);
  expect(await refusal(callBackend(me, readSession, {}))).toMatchObject({ status: 401 });
  await enter(use.transport, me.email, GOOD_PASSWORD);
});
