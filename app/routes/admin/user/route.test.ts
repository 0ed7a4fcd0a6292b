import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const params = { userId: "7" };
const FORM = { intent: "user", roles: ["viewer", "analyst"], teamIds: ["3"], version: "2" };

test("roles and teams are sent as a whole, with the version that the page showed", async () => {
  const { asked } = await posted(action, FORM, { params, answers: [409, "stale_version"] });
  expect(asked).toEqual([["PUT", "/v2/users/7", { roles: ["viewer", "analyst"], teamIds: [3], version: 2 }]]);
});

test("a role that only the backend knows is sent back as it is", async () => {
  const { asked } = await posted(action, { ...FORM, roles: ["auditor", "analyst"] }, { params, answers: [409, "no"] });
  expect(asked[0]?.[2]).toMatchObject({ roles: ["auditor", "analyst"] });
});

test.each([
  ["stale_version", "admin:changed"],
  ["last_administrator", "admin:problems.lastAdministrator"],
  ["not_oneself", "admin:problems.notOneself"],
])("%s is a conflict that keeps what was chosen", async (code, key) => {
  const { status, problem, kept } = await posted(action, FORM, { params, answers: [409, code] });
  expect([status, problem]).toEqual([409, { key }]);
  expect(kept).toMatchObject({ roles: ["viewer", "analyst"] });
});

test("nobody is left without a role", async () => {
  const { asked, status, errors } = await posted(action, { intent: "user", version: "2" }, { params });
  expect([asked, status, Object.keys(errors)]).toEqual([[], 400, ["roles"]]);
});

test("a button that there is not does nothing", async () => {
  const { asked, status } = await posted(action, { change: "delete", version: "2" }, { params });
  expect([asked, status]).toEqual([[], 400]);
});
