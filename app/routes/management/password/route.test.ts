import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const GOOD = { currentPassword: "the one before", password: "nine green bottles" };
const answers = { token: "t".repeat(43), expiresAt: "2099-01-01T00:00:00.000Z" };

test("a changed password gives this browser its new session and goes where one wanted to", async () => {
  const path = "/management/password?returnUrl=%2Ffeed%2Farchived";
  const { asked, status, to, cookies } = await posted(action, GOOD, { path, answers: [200, answers] });
  expect([status, to]).toEqual([303, "/feed/archived"]);
  expect(cookies).toEqual([`session=${answers.token}`, expect.stringMatching(/^tierwatch-toast=/)]);
  expect(asked).toEqual([["PUT", "/v2/session/password", { ...GOOD, revokeKeys: false }]]);
});

test("keys and feed addresses go with the old password where somebody says so", async () => {
  const { asked } = await posted(action, { ...GOOD, also: "keys" }, { answers: [200, answers] });
  expect(asked).toEqual([["PUT", "/v2/session/password", { ...GOOD, revokeKeys: true }]]);
});

test("another site is never where one goes", async () => {
  const path = "/management/password?returnUrl=https%3A%2F%2Fevil.example";
  expect((await posted(action, GOOD, { path, answers: [200, answers] })).to).toBe("/management/password");
});

test.each([
  [[401, "wrong_password"], { currentPassword: ["management:wrongPassword"] }],
  [[422, "weak_password", { reason: "too_common" }], { password: [expect.stringMatching(/^account:weak\./)] }],
] as [[number, string, object?], object][])("the backend's %j stands at its field", async (refusal, wanted) => {
  const { status, errors, kept } = await posted(action, GOOD, { answers: refusal });
  expect([status, errors, kept]).toEqual([400, wanted, {}]);
});
