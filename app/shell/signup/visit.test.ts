import { expect, test } from "vitest";
import type { RouteData } from "~/access/route-data";
import { ANALYST } from "../../../tests/support/node-server";
import { afterPage, maySignUp, offerOf, SIGNUP_DELAY, SIGNUP_PAGES, type Visit } from "./visit";

const LANDING: RouteData = { state: "home", signupText: "shell:signup.text" as RouteData["signupText"] };
const BEGAN = 1_700_000_000_000;
const after = (...pages: RouteData[]) =>
  pages.reduce<Visit | null>((visit, page) => afterPage(visit, [{}, page], BEGAN), null);

test("signing up is offered after 30 seconds or 5 navigations", () => {
  expect([SIGNUP_DELAY, SIGNUP_PAGES]).toEqual([30_000, 5]);
  expect(offerOf(after(LANDING, {}, {}, {}), false, BEGAN)?.wait).toBe(SIGNUP_DELAY);
  expect(offerOf(after(LANDING, {}, {}, {}, {}), false, BEGAN)?.wait).toBe(0);
});

test("the 30 seconds begin with the visit and not anew with each page", () => {
  const first = afterPage(null, [LANDING], BEGAN);
  const second = afterPage(first, [{}], BEGAN + 20_000);
  expect(offerOf(second, false, BEGAN + 20_000)?.wait).toBe(10_000);
  expect(offerOf(afterPage(second, [{}], BEGAN + 31_000), false, BEGAN + 31_000)?.wait).toBe(0);
});

test("it is offered to visitors, and to users who came without an e-mail of their own", () => {
  const embedded = { ...ANALYST, user: { ...ANALYST.user, embeddedLogin: true }, permissions: [] };
  expect(maySignUp(null)).toBe(true);
  expect(maySignUp(embedded)).toBe(true);
  expect(maySignUp({ ...embedded, user: { ...embedded.user, email: "", embeddedLogin: false } })).toBe(true);
});

test("it is not offered to who is authenticated by e-mail, nor to who may skip it", () => {
  const embedded = { ...ANALYST, user: { ...ANALYST.user, embeddedLogin: true } };
  expect(maySignUp({ ...ANALYST, permissions: [] })).toBe(false);
  expect(maySignUp({ ...embedded, permissions: ["signup:skip"] })).toBe(false);
});

test("nothing is counted before a page has carried a signup text", () => {
  expect(after({ state: "legal" }, {}, {})).toBeNull();
  expect(after({}, LANDING)).toMatchObject({ pages: 1, state: "home" });
});

test("what is offered names the route whose text it is, on later pages too", () => {
  expect(offerOf(after(LANDING, { state: "legal" }), false, BEGAN)).toEqual({
    text: LANDING.signupText,
    state: "home",
    wait: SIGNUP_DELAY,
  });
});

test("who hid it for good, or put it off, is offered nothing", () => {
  const visit = after(LANDING);
  expect(offerOf(visit, true, BEGAN)).toBeNull();
  expect(offerOf(visit && { ...visit, later: true }, false, BEGAN)).toBeNull();
});
