import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readSession, signIn, signOut } from "~/backend/contract/session";
import { backendUnderTest } from "../support/backend-under-test";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { EMAILS, PASSWORD, signInAs } from "../support/personas";

const use = backendUnderTest();
const enter = (email: string, password: string) =>
  callBackend({ backend: use.transport }, signIn, { body: { email, password } });

test("the analyst of Nordwind signs in and is who they say", async () => {
  const { session } = await enter(EMAILS.analyst, PASSWORD);
  expect(session).toMatchObject({
    user: {
      firstname: "Mara",
      email: EMAILS.analyst,
      customer: { name: "Nordwind Automotive" },
      passwordValidUntil: null,
    },
    roles: ["analyst"],
  });
  expect(session.permissions).toContain("sanctions:screen");
  expect(session.permissions).not.toContain("admin:access");
});

test("the address is the same in capitals and with a space around it", async () => {
  const { session } = await enter(` ${EMAILS.analyst.toUpperCase()} `, PASSWORD);
  expect(session.user.email).toBe(EMAILS.analyst);
});

test("a wrong password and an unknown address are refused with the same words", async () => {
  const wrong = await enter(EMAILS.manager, "not it").catch((error) => error);
  const unknown = await enter(`nobody-${randomUUID()}@nordwind.example`, "not it").catch((error) => error);
  expect(wrong).toMatchObject({ status: 401, code: "wrong_credentials" });
  expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
});

test("every sign-in opens a session of its own, and ending one leaves the other", async () => {
  const first = await signInAs(use.transport, "analyst");
  const second = await signInAs(use.transport, "analyst");
  expect(first.token).not.toBe(second.token);
  await callBackend(first, signOut, {});
  await expect(callBackend(first, readSession, {})).rejects.toMatchObject({ status: 401, code: "not_signed_in" });
  await expect(callBackend(second, readSession, {})).resolves.toMatchObject({ user: { email: EMAILS.analyst } });
});

test("the eleventh guess at an address is refused for a while, known or not", async () => {
  const email = `guessed-${randomUUID()}@nordwind.example`;
  for (let guess = 1; guess <= 10; guess += 1) {
    await expect(enter(email, `guess ${guess}`)).rejects.toMatchObject({ status: 401 });
  }
  const refused = await enter(email, "guess 11").catch((error) => error);
  expect(refused).toMatchObject({ status: 429, code: "too_many_attempts" });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(900);
});

test("of twenty guesses sent side by side ten are looked at", async () => {
  const email = `raced-${randomUUID()}@nordwind.example`;
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    enter(email, `guess ${guess}`).catch((error) => error.status),
  );
  const statuses = await Promise.all(guesses);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test("who gets in after nine wrong guesses has them forgotten", async () => {
  // Nobody whom other tests sign in as, beside these guesses.
  const { email } = await newcomer(use.transport);
  for (let round = 1; round <= 2; round += 1) {
    for (let guess = 1; guess <= 9; guess += 1) {
      await expect(enter(email, `guess ${guess}`)).rejects.toMatchObject({ status: 401 });
    }
    await expect(enter(email, GOOD_PASSWORD)).resolves.toMatchObject({ session: { roles: ["viewer"] } });
  }
});
