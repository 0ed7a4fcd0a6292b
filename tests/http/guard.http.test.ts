import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { describe, expect, test, vi } from "vitest";
import { fakePages, html, PUBLIC, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";

const render = vi.fn(async (request: Request, context: { refusal?: unknown }) =>
  html(`${new URL(request.url).pathname} ${JSON.stringify(context.refusal ?? null)}`),
);
const pages = fakePages(
  {
    "": {},
    login: PUBLIC,
    refused: PUBLIC,
    "*": PUBLIC,
    "feed/:view": {},
    admin: { requiresPermissions: ["admin:access"] },
    "v2/feed": { requiresFeatureFlag: "feed-v2" },
    "v2/dashboard": { requiresFeatureFlag: "dashboard-v2" },
  },
  render as never,
);
const app = testApp({ pages });

describe.each(["/feed/new", "/feed/new/", "/FEED/New", "/feed/%6eew", "/fe%65d/new", "/feed/new?order=x"])(
  "%s",
  (path) => {
    test("sends an anonymous visitor to sign in and back", async () => {
      render.mockClear();
      const answer = await app.request(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
      expect(render).not.toHaveBeenCalled();
    });
    test("opens for a signed-in user", async () => {
      expect((await app.request(path, { headers: { cookie: signedIn() } })).status).toBe(200);
    });
  },
);

test("an anonymous form never reaches an action", async () => {
  render.mockClear();
  const page = await app.request("/feed/new?index&order=x", { method: "POST", headers: SAME_ORIGIN });
  expect([page.status, page.headers.get("Location")]).toEqual([303, "/login?returnUrl=%2Ffeed%2Fnew%3Forder%3Dx"]);
  const data = await app.request("/feed/new.data", { method: "POST", headers: SAME_ORIGIN });
  expect(data.status).toBe(401);
  expect(await decoded(data)).toEqual(reload("/login?returnUrl=%2Ffeed%2Fnew"));
  expect(render).not.toHaveBeenCalled();
});

test.each(["PUT", "PATCH", "DELETE"])("a %s reaches no action, whoever sends it", async (method) => {
  render.mockClear();
  for (const path of ["/feed/new?index&order=x", "/feed/new.data"])
    expect((await app.request(path, { method, headers: SAME_ORIGIN })).status).toBe(405);
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ["/feed/new.data", "/feed/new"],
  ["/feed/new.data?_routes=feed%2F%3Aview", "/feed/new"],
  ["/feed/new.data?order=x", "/feed/new?order=x"],
  ["/_root.data", "/"],
  ["/_root.data?index", "/"],
])("data of %s tells the page's script to sign in and come back", async (path, page) => {
  render.mockClear();
  const answer = await app.request(path);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Content-Type")).toBe("text/x-script");
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await decoded(answer)).toEqual({ [REDIRECT]: reload(`/login?returnUrl=${encodeURIComponent(page)}`) });
  expect(render).not.toHaveBeenCalled();
});

test("a loader cannot be asked for by name on a public page", async () => {
  expect((await app.request("/login?_data=feed%2F%3Aview")).status).toBe(400);
});

test("a missing permission answers the app's refusal page with 403, for reading and writing", async () => {
  const headers = { cookie: signedIn(), ...SAME_ORIGIN };
  for (const method of ["GET", "POST"]) {
    const answer = await app.request("/admin", { method, headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe('/refused {"ok":false,"status":403,"why":{"permission":"admin:access"}}');
  }
});

test("a missing permission sends the page's script to the page that says so", async () => {
  const answer = await app.request("/admin.data", { headers: { cookie: signedIn() } });
  expect(answer.status).toBe(403);
  expect(await decoded(answer)).toEqual({ [REDIRECT]: reload("/admin") });
});

test("a feature that the customer has not is refused, one that they have is not", async () => {
  const headers = { cookie: signedIn() };
  expect((await app.request("/v2/feed", { headers })).status).toBe(200);
  expect((await app.request("/v2/dashboard", { headers })).status).toBe(403);
});

test.each(["/refused", "/refused/", "/REFUSED", "/%72efused", "/refused.data"])(
  "%s cannot be visited",
  async (path) => {
    const answer = await app.request(path);
    expect(await answer.text()).toBe("/.not-found null");
  },
);

test("paths that are nobody's go to the app's own not-found page, also with two slashes", async () => {
  for (const path of ["/nope", "//feed/new", "/feed//new", "/nope.data"]) {
    const answer = await app.request(`http://localhost${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, `${path} null`]);
  }
});

function reload(redirect: string) {
  return { redirect, status: 302, revalidate: false, reload: true, replace: false };
}

/** As `@remix-run/react/dist/single-fetch.js` reads it. */
async function decoded(answer: Response): Promise<unknown> {
  if (!answer.body) throw new Error("no body");
  const { value } = await decode(answer.body, {
    plugins: [(type, value) => (type === "SingleFetchRedirect" ? { value: { [REDIRECT]: value } } : undefined)],
  });
  return value;
}

test("who asks for a page that is not theirs is told in the log, apart from other requests", async () => {
  const lines: string[] = [];
  const watched = testApp({ pages, log: { write: (line) => void lines.push(line) } });
  await watched.request("/admin", { headers: { cookie: signedIn() } });
  await watched.request("/login", { method: "POST" });
  const told = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "refused");
  expect(told).toMatchObject([
    { by: "guard", of: "/admin", userId: 7, count: expect.any(Number) },
    { by: "same-origin", of: "/*" },
  ]);
});
