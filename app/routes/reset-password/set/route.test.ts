import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const at = { params: { challenge: "abc" }, visitor: true };
const PASSWORD = "nine green bottles";

test("a new password ends the session of this browser, too, and leads to signing in", async () => {
  const { asked, status, to, cookies } = await posted(action, { password: PASSWORD }, at);
  expect([status, to]).toEqual([303, "/login"]);
  expect(cookies).toEqual(["session=; Max-Age=0", expect.stringMatching(/^tierwatch-toast=/)]);
  expect(asked).toEqual([["PUT", "/v2/password-resets/abc", { password: PASSWORD, revokeKeys: false }]]);
});

test("keys and feed addresses go with the old password where somebody says so", async () => {
  const { asked } = await posted(action, { password: PASSWORD, also: "keys" }, at);
  expect(asked).toEqual([["PUT", "/v2/password-resets/abc", { password: PASSWORD, revokeKeys: true }]]);
});

test("a link that was used meanwhile is told to be over", async () => {
  const { status, problem } = await posted(action, { password: PASSWORD }, { ...at, answers: [404, "not_found"] });
  expect([status, problem]).toEqual([400, { key: "account:linkOver.title" }]);
});

test("a short password asks nobody, and no password stays in the form", async () => {
  const { asked, status, errors, kept } = await posted(action, { password: "short" }, at);
  expect([asked, status, Object.keys(errors), kept]).toEqual([[], 400, ["password"], {}]);
});
