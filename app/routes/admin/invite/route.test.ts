import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const FORM = {
  email: "ida@nordwind.example",
  firstname: "Ida",
  lastname: "Ost",
  language: "de",
  roles: ["viewer", "analyst"],
};

test("somebody is invited with language and roles, and the page says so", async () => {
  const { asked, status, to, cookies } = await posted(action, FORM, { answers: [201, person()] });
  expect([status, to]).toEqual([303, "/admin/users"]);
  expect(asked).toEqual([["POST", "/v2/users", FORM]]);
  expect(cookies.join()).toContain("tierwatch-toast=");
});

test("an invitation without address or role asks nobody, and keeps what was typed", async () => {
  const { asked, status, errors, kept } = await posted(action, { firstname: "Ida", lastname: "Ost", language: "de" });
  expect([asked, status, Object.keys(errors).sort()]).toEqual([[], 400, ["email", "roles"]]);
  expect(kept).toMatchObject({ firstname: "Ida", lastname: "Ost" });
});

test("an address that has an account is said at its field", async () => {
  const { status, errors, kept } = await posted(action, FORM, { answers: [409, "email_taken"] });
  expect([status, errors]).toEqual([409, { email: ["admin:problems.emailTaken"] }]);
  expect(kept).toMatchObject({ email: FORM.email });
});

function person() {
  return {
    ...{ id: 9, firstname: "Ida", lastname: "Ost", email: FORM.email, language: "de", roles: FORM.roles, teams: [] },
    ...{ state: "invited", secondFactor: false, lastSeenAt: null, version: 1 },
  };
}
