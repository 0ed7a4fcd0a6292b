import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const params = { challenge: "abc" };

test.each([
  [false, "/management/profile"],
  [true, "/login"],
])("a confirmed address leads on (visitor: %s) to %s", async (visitor, wanted) => {
  const { asked, status, to } = await posted(action, {}, { params, visitor });
  expect([status, to]).toEqual([303, wanted]);
  expect(asked).toEqual([["PUT", "/v2/email-confirmations/abc", null]]);
});

test.each([
  ["not_found", "account:linkOver.title"],
  ["email_taken", "account:confirm.taken"],
])("%s is said in words", async (code, key) => {
  const { status, problem } = await posted(action, {}, { params, answers: [code === "not_found" ? 404 : 409, code] });
  expect([status, problem]).toEqual([code === "not_found" ? 400 : 409, { key }]);
});
