import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  askForEmailChange,
  askForPasswordReset,
  confirmEmail,
  finalizeRegistration,
  readEmailConfirmation,
  readPasswordReset,
  readRegistration,
  resetPassword,
} from "~/backend/contract/account-links";
import { changeUserAccess, inviteAgain, inviteUser, readUser } from "~/backend/contract/people";
import { readSession, signIn } from "~/backend/contract/session";
import { backendUnderTest } from "../support/backend-under-test";
import { GOOD_PASSWORD, newcomer, refusal } from "../support/newcomer";
import { linkIn, mailTo } from "../support/outbox";
import { EMAILS, PASSWORD, signInAs, withToken } from "../support/personas";

const use = backendUnderTest();
const GOOD = GOOD_PASSWORD;
const anyone = () => ({ backend: use.transport });
const enter = (email: string, password: string) => callBackend(anyone(), signIn, { body: { email, password } });
const admin = () => signInAs(use.transport, "admin");

const somebody = () => newcomer(use.transport);

async function resetLink(email: string): Promise<string> {
  await callBackend(anyone(), askForPasswordReset, { body: { email } });
  return linkIn(await mailTo(await admin(), email, /password|Passwort|密码/));
}

test("an invitation works once: it sets a name, a language and a password", async () => {
  const email = `u-${randomUUID()}@nordwind.example`;
  const invited = await callBackend(await admin(), inviteUser, {
    body: { email: email.toUpperCase(), firstname: "N", lastname: "L", language: "de", roles: ["analyst"] },
  });
  expect(invited).toMatchObject({ email, state: "invited" });
  const mail = await mailTo(await admin(), email);
  expect(mail.subject).toBe("Ihr Zugang zu Tierwatch für Nordwind Automotive");
  expect(mail.text).toContain(`${linkIn(mail)}?lang=de`);
  const params = { challenge: linkIn(mail) };
  expect(await callBackend(anyone(), readRegistration, { params })).toMatchObject({
    email,
    customer: "Nordwind Automotive",
  });
  const body = { firstname: "Nora", lastname: "Lind", language: "ch" as const, password: GOOD };
  await callBackend(anyone(), finalizeRegistration, { params, body });
  const { session } = await enter(email, GOOD);
  expect(session).toMatchObject({ user: { firstname: "Nora", language: "ch" }, roles: ["analyst"] });
  expect(await refusal(callBackend(anyone(), finalizeRegistration, { params, body }))).toMatchObject({ status: 404 });
});

test("a second invitation ends the first, and who has accepted gets none", async () => {
  const email = `u-${randomUUID()}@nordwind.example`;
  const { id } = await callBackend(await admin(), inviteUser, {
    body: { email, firstname: "N", lastname: "L", language: "en", roles: ["viewer"] },
  });
  const first = { challenge: linkIn(await mailTo(await admin(), email)) };
  await callBackend(await admin(), inviteAgain, { params: { userId: String(id) } });
  const second = await mailTo(await admin(), email, /./, { after: first.challenge });
  expect(await refusal(callBackend(anyone(), readRegistration, { params: first }))).toMatchObject({ status: 404 });
  const body = { firstname: "N", lastname: "L", language: "en" as const, password: GOOD };
  await callBackend(anyone(), finalizeRegistration, { params: { challenge: linkIn(second) }, body });
  const again = callBackend(await admin(), inviteAgain, { params: { userId: String(id) } });
  expect(await refusal(again)).toMatchObject({ status: 409, code: "not_invited" });
});

test("a reset link works once: it sets the password and ends every session", async () => {
  const { email } = await somebody();
  const { token } = await enter(email, GOOD);
  const params = { challenge: await resetLink(email) };
  expect(await callBackend(anyone(), readPasswordReset, { params })).toMatchObject({ email });
  await callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} 2` } });
  const before = callBackend({ backend: withToken(use.transport, token) }, readSession, {});
  expect(await refusal(before)).toMatchObject({ status: 401 });
  await expect(enter(email, GOOD)).rejects.toMatchObject({ status: 401 });
  await expect(enter(email, `${GOOD} 2`)).resolves.toMatchObject({ session: { user: { email } } });
  const twice = callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} 3` } });
  expect(await refusal(twice)).toMatchObject({ status: 404 });
});

test("of two who use one link at once, one sets the password", async () => {
  const { email } = await somebody();
  const params = { challenge: await resetLink(email) };
  const outcomes = await Promise.all(
    ["a", "b", "c"].map((end) =>
      refusal(callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} ${end}` } })),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
});

test("a new reset link ends the one before", async () => {
  const { email } = await somebody();
  const first = await resetLink(email);
  await callBackend(anyone(), askForPasswordReset, { body: { email } });
  const second = linkIn(await mailTo(await admin(), email, /Passwort/, { after: first }));
  expect(await refusal(callBackend(anyone(), readPasswordReset, { params: { challenge: first } }))).toMatchObject({
    status: 404,
  });
  await callBackend(anyone(), readPasswordReset, { params: { challenge: second } });
});

test("a link of one kind opens nothing of another", async () => {
  const { email } = await somebody();
  const params = { challenge: await resetLink(email) };
  expect(await refusal(callBackend(anyone(), readRegistration, { params }))).toMatchObject({ status: 404 });
  expect(await refusal(callBackend(anyone(), confirmEmail, { params }))).toMatchObject({ status: 404 });
});

test("a weak password is refused with the reason, and the link still works", async () => {
  const { email } = await somebody();
  const params = { challenge: await resetLink(email) };
  const weak = { short: "too_short", aaaaaaaaaaaaaa: "too_simple", "1234567890qwerty": "too_common" };
  for (const [password, why] of Object.entries(weak)) {
    const refused = await refusal(callBackend(anyone(), resetPassword, { params, body: { password } }));
    expect(refused).toEqual({ status: 422, code: "weak_password", details: { why } });
  }
  await callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} 2` } });
});

test("asking for an unknown address answers the same, and nobody gets a mail", async () => {
  const { email } = await somebody();
  const unknown = `nobody-${randomUUID()}@nordwind.example`;
  const answers = [unknown, email].map((one) => callBackend(anyone(), askForPasswordReset, { body: { email: one } }));
  const [first, second] = await Promise.all(answers);
  expect(first).toEqual(second);
  await mailTo(await admin(), email, /Passwort/);
  await expect(mailTo(await admin(), unknown, /./, { tries: 1 })).rejects.toThrow("No mail");
});

test("the sixth request for one address in a quarter of an hour is refused, known or not", async () => {
  const { email } = await somebody();
  for (const one of [email, `nobody-${randomUUID()}@nordwind.example`]) {
    for (let times = 1; times <= 5; times += 1) {
      await callBackend(anyone(), askForPasswordReset, { body: { email: one } });
    }
    const sixth = callBackend(anyone(), askForPasswordReset, { body: { email: one } });
    expect(await refusal(sixth)).toMatchObject({ status: 429, code: "too_many_attempts" });
  }
});

test("who was deactivated gets no link, and one on its way opens nothing", async () => {
  const { email, id } = await somebody();
  const params = { challenge: await resetLink(email) };
  const userId = String(id);
  const { version } = await callBackend(await admin(), readUser, { params: { userId } });
  await callBackend(await admin(), changeUserAccess, { params: { userId }, body: { active: false, version } });
  const late = callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} 2` } });
  expect(await refusal(late)).toMatchObject({ status: 404 });
});

test("a new address becomes one's own by the link that it was sent, once", async () => {
  const { email } = await somebody();
  const { token } = await enter(email, GOOD);
  const me = { backend: withToken(use.transport, token) };
  const wanted = `new-${randomUUID()}@nordwind.example`;
  const wrong = callBackend(me, askForEmailChange, { body: { email: wanted, currentPassword: PASSWORD } });
  expect(await refusal(wrong)).toMatchObject({ status: 403, code: "wrong_password" });
  await callBackend(me, askForEmailChange, { body: { email: wanted, currentPassword: GOOD } });
  const params = { challenge: linkIn(await mailTo(await admin(), wanted)) };
  expect(await callBackend(anyone(), readEmailConfirmation, { params })).toEqual({ email: wanted });
  await expect(enter(email, GOOD)).resolves.toBeDefined();
  await callBackend(anyone(), confirmEmail, { params });
  await expect(enter(wanted, GOOD)).resolves.toMatchObject({ session: { user: { email: wanted } } });
  expect(await refusal(callBackend(anyone(), confirmEmail, { params }))).toMatchObject({ status: 404 });
  expect((await mailTo(await admin(), email, /geändert/)).text).toContain(wanted);
});

test("a new password ends a change of address that waits for its link", async () => {
  const { email } = await somebody();
  const { token } = await enter(email, GOOD);
  const me = { backend: withToken(use.transport, token) };
  const wanted = `new-${randomUUID()}@nordwind.example`;
  await callBackend(me, askForEmailChange, { body: { email: wanted, currentPassword: GOOD } });
  const confirmation = { challenge: linkIn(await mailTo(await admin(), wanted)) };
  const params = { challenge: await resetLink(email) };
  await callBackend(anyone(), resetPassword, { params, body: { password: `${GOOD} 2` } });
  const late = callBackend(anyone(), confirmEmail, { params: confirmation });
  expect(await refusal(late)).toMatchObject({ status: 404 });
  await expect(enter(email, `${GOOD} 2`)).resolves.toMatchObject({ session: { user: { email } } });
});

test("a change of address ends the link for a new password that the former one was sent", async () => {
  const { email } = await somebody();
  const { token } = await enter(email, GOOD);
  const me = { backend: withToken(use.transport, token) };
  const wanted = `new-${randomUUID()}@nordwind.example`;
  await callBackend(me, askForEmailChange, { body: { email: wanted, currentPassword: GOOD } });
  const confirmation = { challenge: linkIn(await mailTo(await admin(), wanted)) };
  const params = { challenge: await resetLink(email) };
  await callBackend(anyone(), confirmEmail, { params: confirmation });
  expect(await refusal(callBackend(anyone(), readPasswordReset, { params }))).toMatchObject({ status: 404 });
});

test("an address that has an account is told so, and who asked learns nothing", async () => {
  const { email } = await somebody();
  const { token } = await enter(email, GOOD);
  const me = { backend: withToken(use.transport, token) };
  const asked = await callBackend(me, askForEmailChange, { body: { email: EMAILS.viewer, currentPassword: GOOD } });
  expect(asked).toEqual({ accepted: true });
  expect((await mailTo(await admin(), EMAILS.viewer)).subject).toBe("此邮箱已有账户");
});
