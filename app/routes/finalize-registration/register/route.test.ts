import { expect, test } from "vitest";
import { languageOf } from "~/i18n/locale.server";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const params = { challenge: "abc" };
const FORM = { firstname: "Ida", lastname: "Ost", language: "de", password: "correct horse battery" };
const asVisitor = { params, visitor: true };

test("an invited person sets name, language and password, and signs in", async () => {
  const { asked, status, to } = await posted(action, FORM, asVisitor);
  expect([status, to]).toEqual([303, "/login"]);
  expect(asked).toEqual([["PUT", "/v2/registrations/abc", FORM]]);
});

test("who has registered signs in in the language that they chose", async () => {
  const { cookies } = await posted(action, FORM, asVisitor);
  const headers = { cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
  expect(await languageOf(new Request("http://tierwatch.test/login", { headers }), { session: null })).toBe("de");
});

test("a form without a name or with a short password asks nobody and keeps all but the password", async () => {
  const { asked, status, errors, kept } = await posted(
    action,
    { ...FORM, firstname: "", password: "short" },
    asVisitor,
  );
  expect([asked, status, Object.keys(errors).sort()]).toEqual([[], 400, ["firstname", "password"]]);
  expect(kept).toMatchObject({ lastname: "Ost", language: "de" });
  expect(JSON.stringify(kept)).not.toContain("short");
});

test("a password that is too easy to guess is said at its field", async () => {
  const answers = [422, "weak_password", { why: "too_common" }] as const;
  const { errors, kept } = await posted(action, FORM, { ...asVisitor, answers });
  expect(errors).toEqual({ password: ["account:weak.too_common"] });
  expect(kept).toMatchObject({ firstname: "Ida" });
});

test("a link that was used meanwhile is told to be over", async () => {
  const { problem } = await posted(action, FORM, { ...asVisitor, answers: [404, "not_found"] });
  expect(problem).toEqual({ key: "account:linkOver.title" });
});
