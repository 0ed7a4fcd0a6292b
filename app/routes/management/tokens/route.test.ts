import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const FORM = { intent: "create", name: "ERP export", validDays: "90", scopes: ["people:read"] };

test("a new key is the answer itself, because nobody can read it again", async () => {
  const { asked, status, said } = await posted(action, FORM, { answers: [201, { apiToken: KEY, token: "tw_secret" }] });
  expect([status, said]).toEqual([201, { token: "tw_secret", scopes: ["people:read"] }]);
  expect(asked).toEqual([["POST", "/v2/api-tokens", { name: "ERP export", validDays: 90, scopes: ["people:read"] }]]);
});

test("a key without an end is asked for as one", async () => {
  const { asked } = await posted(
    action,
    { ...FORM, validDays: "never" },
    { answers: [201, { apiToken: KEY, token: "t" }] },
  );
  expect(asked[0]?.[2]).toMatchObject({ validDays: null });
});

test("a key without a name asks nobody, and keeps what was ticked", async () => {
  const { asked, status, errors, kept } = await posted(action, { ...FORM, name: " " });
  expect([asked, status, Object.keys(errors)]).toEqual([[], 400, ["name"]]);
  expect(kept).toMatchObject({ validDays: "90", scopes: "people:read" });
});

test("a key that may do nothing asks nobody, and says so at its field", async () => {
  const { scopes: _, ...nothing } = FORM;
  const { asked, status, errors } = await posted(action, nothing);
  expect([asked, status, errors]).toEqual([[], 400, { scopes: ["management:tokens.scopesMissing"] }]);
});

test("a key of an access that there is none of asks nobody", async () => {
  const { asked, status, errors } = await posted(action, { ...FORM, scopes: ["people:read", "everything"] });
  expect([asked, status, Object.keys(errors)]).toEqual([[], 400, ["scopes[1]"]]);
});

test.each([
  ["password_needed", "management:tokens.passwordNeeded"],
  ["wrong_password", "management:wrongPassword"],
])("without the password that is wanted it is asked for at its field: %s", async (code, message) => {
  const typed = { ...FORM, currentPassword: "typed" };
  const { asked, status, errors, kept } = await posted(action, typed, { answers: [403, code] });
  expect([status, errors]).toEqual([400, { currentPassword: [message] }]);
  expect(asked[0]?.[2]).toMatchObject({ currentPassword: "typed" });
  expect(JSON.stringify(kept)).not.toContain("typed");
});

test("more keys than anybody needs are refused in words", async () => {
  const { status, problem } = await posted(action, FORM, { answers: [409, "too_many_tokens"] });
  expect([status, problem]).toEqual([409, { key: "management:tokens.tooMany" }]);
});

test.each([204, 404])("a key is revoked, also when it does not work any more (%s)", async (status) => {
  const answers = status === 404 ? ([404, "not_found"] as const) : ([204] as const);
  const outcome = await posted(action, { revoke: "12" }, { answers });
  expect([outcome.status, outcome.to]).toEqual([303, "/management/tokens"]);
  expect(outcome.asked).toEqual([["DELETE", "/v2/api-tokens/12", null]]);
});

const KEY = {
  ...{ id: 12, name: "ERP export", scopes: ["people:read"], createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ prefix: "tw_se", expiresAt: null, lastUsedAt: null },
};
