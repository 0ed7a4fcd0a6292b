import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const NAME = { firstname: "Ada", lastname: "Berg" };
const ADDRESS = { intent: "email", email: "ada@nordwind.example", currentPassword: "x" };

test("a name is saved, and the page says so", async () => {
  const { asked, status, to } = await posted(action, NAME, { answers: [200, ANALYST] });
  expect([status, to]).toEqual([303, "/management/profile"]);
  expect(asked.map(([method, path]) => [method, path])).toEqual([["PUT", "/v2/session/profile"]]);
  expect(asked[0]?.[2]).toMatchObject(NAME);
});

test("a new address is only asked for", async () => {
  const { asked, status } = await posted(action, ADDRESS, { answers: [202, { accepted: true }] });
  expect(status).toBe(303);
  expect(asked).toEqual([
    ["POST", expect.stringContaining("email"), expect.objectContaining({ email: ADDRESS.email })],
  ]);
});

test("a wrong password keeps the address that was typed, and never the password", async () => {
  const { status, errors, kept } = await posted(action, ADDRESS, { answers: [401, "wrong_password"] });
  expect([status, errors]).toEqual([400, { currentPassword: ["management:wrongPassword"] }]);
  expect(kept).toEqual({ intent: "email", email: ADDRESS.email });
});

test("too many wrong passwords are told to wait", async () => {
  const { status, problem } = await posted(action, ADDRESS, { answers: [429, "too_many_attempts"] });
  expect([status, problem]).toEqual([429, { key: "account:tooMany", params: { count: 1 } }]);
});
