import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { expect, test, vi } from "vitest";
import type { Session } from "~/backend/contract/session";
import { ANALYST, fakePages, html, PUBLIC, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";

const render = vi.fn(async () => html("page"));
const pages = fakePages(
  { "": {}, login: PUBLIC, logout: PUBLIC, "*": PUBLIC, "feed/:view": {}, "management/password": {} },
  render as never,
);
const headers = { cookie: signedIn(), ...SAME_ORIGIN };

/** The app as it answers the analyst whose password is valid through this day. */
function appFor(user: Partial<Session["user"]>) {
  const session = { ...ANALYST, user: { ...ANALYST.user, ...user } };
  return testApp({ pages, backend: async () => Response.json(session) });
}

const expired = appFor({ passwordValidUntil: "2020-01-01" });

test("who has to change the password gets no other page, and comes back to where they were", async () => {
  render.mockClear();
  const answer = await expired.request("/feed/new?order=OldestFirst", { headers });
  const to = "/management/password?returnUrl=%2Ffeed%2Fnew%3Forder%3DOldestFirst";
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, to]);
  const posted = await expired.request("/feed/new", { method: "POST", headers });
  expect([posted.status, posted.headers.get("Location")]).toEqual([
    303,
    "/management/password?returnUrl=%2Ffeed%2Fnew",
  ]);
  expect(render).not.toHaveBeenCalled();
});

test("a page's data is as closed as the page", async () => {
  render.mockClear();
  const answer = await expired.request("/feed/new.data", { headers });
  expect(answer.status).toBe(403);
  const { value } = await decode(answer.body as ReadableStream<Uint8Array>, {
    plugins: [(type, inner) => (type === "SingleFetchRedirect" ? { value: { [REDIRECT]: inner } } : undefined)],
  });
  const { redirect } = (value as Record<symbol, { redirect: string }>)[REDIRECT] ?? {};
  expect(redirect).toBe("/management/password?returnUrl=%2Ffeed%2Fnew");
  expect(render).not.toHaveBeenCalled();
});

test.each(["/management/password", "/Management/Password/", "/management/password.data", "/logout", "/nowhere"])(
  "%s stays open",
  async (path) => {
    expect((await expired.request(path, { headers })).status).toBe(200);
  },
);

test.each([
  { passwordValidUntil: null },
  { passwordValidUntil: "2999-01-01" },
  { passwordValidUntil: "2020-01-01", embeddedLogin: true },
])("nobody else is held up: %j", async (user) => {
  expect((await appFor(user).request("/feed/new", { headers })).status).toBe(200);
});
