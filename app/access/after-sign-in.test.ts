import fc from "fast-check";
import { expect, test } from "vitest";
import { afterSignIn, hasToChangePassword } from "./after-sign-in";

const TODAY = "2026-03-10";
const fresh = { passwordValidUntil: null, embeddedLogin: false };
const expired = { passwordValidUntil: "2026-03-09", embeddedLogin: false };
const embedded = { passwordValidUntil: null, embeddedLogin: true };
const arrive = (user: typeof fresh | typeof expired, returnUrl: string | null, current = "/feed") =>
  afterSignIn({ user, returnUrl, current, today: TODAY });

test("first rule: an expired password goes to the password page, and from there to where one wanted", () => {
  expect(arrive(expired, "/network?a=b")).toBe("/management/password?returnUrl=%2Fnetwork%3Fa%3Db");
  expect(arrive(expired, null, "/feed/new")).toBe("/management/password?returnUrl=%2Ffeed%2Fnew");
});

test("first rule: who is on the way to the password page already goes on", () => {
  expect(arrive(expired, "/management/password")).toBe("/management/password");
  expect(arrive(expired, "/Management/Password/?returnUrl=%2Ffeed")).toBe("/Management/Password/?returnUrl=%2Ffeed");
});

test("first rule: a page that only begins with the same letters is another page", () => {
  expect(arrive(expired, "/management/passwords")).toMatch(/^\/management\/password\?returnUrl=/);
  expect(arrive(expired, "/feed?x=/management/password")).toMatch(/^\/management\/password\?returnUrl=/);
});

test("the first rule comes before the second", () => {
  expect(arrive(expired, "/management/quickstart")).toBe("/management/password?returnUrl=%2Fmanagement%2Fquickstart");
});

test("second rule: the quickstart leads to the top of this week", () => {
  expect(arrive(fresh, "/management/quickstart")).toBe("/feed/new?order=TopThisWeek");
  expect(arrive(fresh, "/management/quickstart/step?x=1")).toBe("/feed/new?order=TopThisWeek");
  expect(arrive(fresh, null, "/management/quickstart")).toBe("/feed/new?order=TopThisWeek");
});

test("second rule: who comes from the customer's own portal sees the quickstart", () => {
  expect(arrive(embedded, "/management/quickstart")).toBe("/management/quickstart");
});

test("third rule: otherwise the returnUrl, or where one is", () => {
  expect(arrive(fresh, "/feed/archived?order=OldestFirst")).toBe("/feed/archived?order=OldestFirst");
  expect(arrive(fresh, null, "/feed/relevant?x=1")).toBe("/feed/relevant?x=1");
});

test("another site is never where anybody goes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.constantFrom(fresh, expired, embedded), (returnUrl, user) => {
      const to = arrive(user, returnUrl);
      expect(new URL(to, "https://tierwatch.example").origin).toBe("https://tierwatch.example");
    }),
  );
});

test("a password is valid through its last day", () => {
  expect(hasToChangePassword({ ...fresh, passwordValidUntil: TODAY }, TODAY)).toBe(false);
  expect(hasToChangePassword({ ...fresh, passwordValidUntil: "2026-03-09" }, TODAY)).toBe(true);
  expect(hasToChangePassword(fresh, TODAY)).toBe(false);
  expect(hasToChangePassword({ passwordValidUntil: "2020-01-01", embeddedLogin: true }, TODAY)).toBe(false);
});
