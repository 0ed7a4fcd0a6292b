import { expect, test } from "vitest";
import {
  ANALYST_TOKEN,
  cookieOf,
  fakePages,
  html,
  PUBLIC,
  SAME_ORIGIN,
  testApp,
  testConfig,
} from "../support/node-server";

const publicUrl = new URL("https://intranet.example/risk");
const handles = { "": PUBLIC, login: PUBLIC, "*": PUBLIC, "feed/:view": {} };

/** Answers its own address, the cookies that it was sent, and two of its own. */
const pages = fakePages(handles, async (request) =>
  withCookies(html(JSON.stringify({ path: new URL(request.url).pathname, cookies: request.headers.get("cookie") }))),
);
const withCookies = (answer: Response): Response => {
  answer.headers.append("Set-Cookie", "tierwatch-toast=x; Path=/; HttpOnly; SameSite=Lax");
  answer.headers.append("Set-Cookie", "feed-order=y; Max-Age=5; Path=/feed; SameSite=Lax");
  return answer;
};
const below = (trustProxy = 0) => testApp({ pages, config: { publicUrl, trustProxy } });
const pathIn = async (answer: Response) => ((await answer.json()) as { path: string }).path;

test("a request is served with the path, and nothing outside of it is", async () => {
  expect(await pathIn(await below().request("/risk/login"))).toBe("/login");
  expect(await pathIn(await below().request("/risk/"))).toBe("/");
  // A page may be called like the path.
  expect(await pathIn(await below().request("/risk/risk/login"))).toBe("/risk/login");
  for (const outside of [
    "/",
    "/login",
    "/riskier/login",
    "/RISK/login",
    "/r%69sk/login",
    "/assets/x.js",
    "/risk%2Flogin",
    "/api/docs",
  ]) {
    expect([outside, (await below().request(outside)).status]).toEqual([outside, 404]);
  }
});

test("the path without its slash leads to the first page", async () => {
  const { status, headers } = await below().request("/risk?q=1");
  expect([status, headers.get("location")]).toEqual([308, "https://intranet.example/risk/?q=1"]);
});

test("a proxy that takes the path off says so, and is believed where it is trusted", async () => {
  const took = (path: string, prefix: string, trustProxy = 1) =>
    below(trustProxy).request(path, { headers: { "X-Forwarded-Prefix": prefix } });
  expect(await pathIn(await took("/login", "/risk"))).toBe("/login");
  expect(await pathIn(await took("/login", "/risk/"))).toBe("/login");
  expect(await pathIn(await took("/risk/login", ""))).toBe("/login");
  expect((await took("/login", "/risk", 0)).status).toBe(404);
  expect((await took("/login", "/other")).status).toBe(404);
  expect((await took("/risk/login", "/other")).status).toBe(404);
  expect((await took("/feed/new", "/risk")).headers.get("location")).toBe("/risk/login?returnUrl=%2Ffeed%2Fnew");
  // A client whose proxy leaves the path in place and hands the header on reaches nothing beside the path by it.
  for (const made of ["/risk/..", "/risk/login?", "/risk/login#", "/risk/login", "/ri", "//risk", "/risk;x"])
    expect([made, (await took("/risk/login", made)).status]).toEqual([made, 404]);
  // Two proxies, each of which took a part; what a client wrote before them does not count.
  const deep = testApp({ pages, config: { publicUrl: new URL("https://intranet.example/apps/risk"), trustProxy: 2 } });
  const headers = { "X-Forwarded-Prefix": "/made-up, /apps, /risk" };
  expect(await pathIn(await deep.request("/login", { headers }))).toBe("/login");
});

test("browsers are bound to https for the host, and not for the names below it, which are others'", async () => {
  const { headers } = await below().request("/risk/login");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
});

test("health is answered with the path and without", async () => {
  for (const path of ["/livez", "/readyz", "/risk/livez", "/risk/readyz"]) {
    expect([path, (await below().request(path)).status]).toEqual([path, 200]);
  }
});

test("who is turned away is sent to sign in below the path, and comes back by an address without it", async () => {
  const { status, headers } = await below().request("/risk/feed/new?q=a");
  expect([status, headers.get("location")]).toEqual([302, "/risk/login?returnUrl=%2Ffeed%2Fnew%3Fq%3Da"]);
});

test("addresses of ours in headers get the path, and those of others stay", async () => {
  const told: [string, string, string][] = [
    ["Location", "/feed", "/risk/feed"],
    ["Location", "/risk", "/risk/risk"],
    ["Location", "https://provider.example/a", "https://provider.example/a"],
    ["Location", "//provider.example/a", "//provider.example/a"],
    ["Refresh", "0; url=/feed", "0; url=/risk/feed"],
    ["Refresh", "2", "2"],
    ["Refresh", "0; url=https://provider.example/", "0; url=https://provider.example/"],
    ["Link", "</a.css>; rel=preload, </b.js>; rel=preload", "</risk/a.css>; rel=preload, </risk/b.js>; rel=preload"],
  ];
  for (const [name, inside, outside] of told) {
    const saying = fakePages(handles, async () => html("", { headers: { [name]: inside } }));
    const at = async (config: object, path: string) =>
      (await testApp({ pages: saying, config }).request(path)).headers.get(name);
    expect([name, await at({ publicUrl }, "/risk/login")]).toEqual([name, outside]);
    expect([name, await at({}, "/login")]).toEqual([name, inside]);
  }
});

test.each([
  ["https://tierwatch.example", "/login", "__Host-", "Path=/"],
  ["https://intranet.example/risk", "/risk/login", "__Secure-", "Path=/risk/"],
])("cookies of %s are bound to it, and no others are read", async (address, page, prefix, path) => {
  const config = { publicUrl: new URL(address) };
  const sent = `${prefix}a=1; b=2; ${prefix}tierwatch-zone=x; __Other-c=3; tierwatch-zone=planted`;
  const answer = await testApp({ pages, config }).request(page, { headers: { cookie: sent } });
  expect(await answer.json()).toMatchObject({ cookies: "a=1; tierwatch-zone=x" });
  expect(answer.headers.getSetCookie()).toEqual([
    `${prefix}tierwatch-toast=x; ${path}; HttpOnly; SameSite=Lax; Secure`,
    `${prefix}feed-order=y; Max-Age=5; ${path}; SameSite=Lax; Secure`,
  ]);
});

test("two products on one host take no cookie of each other's", async () => {
  const feed = async (address: string, cookie: string) => {
    const url = new URL(address);
    const app = testApp({ pages, config: { publicUrl: url } });
    return (await app.request(`${url.pathname.replace(/\/$/, "")}/feed/new`, { headers: { cookie } })).status;
  };
  const [root, low] = ["https://intranet.example", "https://intranet.example/risk"];
  const cookieAt = (address: string) => cookieOf(testConfig({ publicUrl: new URL(address) }), ANALYST_TOKEN);
  expect([await feed(root, cookieAt(root)), await feed(low, cookieAt(low))]).toEqual([200, 200]);
  expect([await feed(root, cookieAt(low)), await feed(low, cookieAt(root))]).toEqual([302, 302]);
});

test("the pages that are written beforehand name their style below the path", async () => {
  const broken = fakePages(handles, () => Promise.reject(new Error("no page")));
  const failed = await testApp({ pages: broken, config: { publicUrl } }).request("/risk/login");
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('href="/risk/error.css"')]);
  const foreign = await below().request("/risk/login", { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('href="/risk/error.css"')]);
  const atRoot = await testApp({ pages: broken }).request("/login");
  expect(await atRoot.text()).toContain('href="/error.css"');
  const own = await below().request("/risk/login", { method: "POST", headers: SAME_ORIGIN });
  expect(own.status).toBe(200);
});
