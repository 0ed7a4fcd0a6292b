import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { askForAccess } from "~/backend/contract/signup";
import { backendUnderTest } from "../support/backend-under-test";
import { refusal } from "../support/newcomer";

const use = backendUnderTest();
const wish = (email: string) => ({ company: "Ostwind AG", name: "Ida Ost", email, language: "de" as const });
const ask = (email: string, more = {}) =>
  callBackend({ backend: use.transport }, askForAccess, { body: { ...wish(email), ...more } });

test("a visitor's wish is accepted, and told the same when the address asked before", async () => {
  const email = `v-${randomUUID()}@ostwind.example`;
  expect(await ask(email)).toEqual({ accepted: true });
  expect(await ask(email, { interest: "Steel" })).toEqual({ accepted: true });
});

test("one address asks five times in a quarter of an hour, and then waits", async () => {
  const email = `v-${randomUUID()}@ostwind.example`;
  for (let times = 0; times < 5; times += 1) await ask(email);
  expect(await refusal(ask(email))).toMatchObject({ status: 429, code: "too_many_attempts" });
});
