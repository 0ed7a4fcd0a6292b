import { expect, test } from "vitest";
import { ANALYST_TOKEN, fakeBackend, fakePages, html, PUBLIC, signedIn, testApp } from "../support/node-server";

const HERE = "http://localhost";
const PUBLIC_URL = new URL("https://tierwatch.example");

test.each<[Record<string, string>, number]>([
  [{ "Sec-Fetch-Site": "same-origin" }, 200],
  [{ "Sec-Fetch-Site": "same-origin", Origin: HERE }, 200],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" }, 403],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, 403],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site" }, 403],
  [{ "Sec-Fetch-Site": "none" }, 403],
  [{ "Sec-Fetch-Site": "cross-site", Origin: HERE }, 403],
  [{ Origin: HERE }, 200],
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "https://localhost" }, 403],
  [{ Origin: "http://localhost:81" }, 403],
  [{ Origin: "http://localhost.evil.example" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "" }, 403],
  [{ Referer: `${HERE}/login` }, 403],
  [{}, 403],
])("a form sent with %j answers %i", async (headers, status) => {
  expect((await testApp().request(`${HERE}/login`, { method: "POST", headers })).status).toBe(status);
});

test("a form that is refused says what to do, as a page; a call says it as text", async () => {
  const send = (path: string) => testApp().request(HERE + path, { method: "POST" });
  const page = await send("/login");
  expect(page.headers.get("Content-Type")).toContain("text/html");
  expect(await page.text()).toMatch(/Nothing was changed.*reload the page and send the form again/s);
  expect((await send("/api/v2/session")).headers.get("Content-Type")).toContain("text/plain");
});

test("reading needs no origin", async () => {
  const answer = await testApp().request("/login", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(answer.status).toBe(200);
});

test("behind a proxy the public address is the origin, not the one of this process", async () => {
  const app = testApp({ config: { publicUrl: PUBLIC_URL } });
  const send = (origin: string) => app.request(`${HERE}/login`, { method: "POST", headers: { Origin: origin } });
  expect((await send(PUBLIC_URL.origin)).status).toBe(200);
  expect((await send(HERE)).status).toBe(403);
});

test("forwarded host and scheme make the origin only where a proxy is trusted", async () => {
  const headers = {
    Origin: "https://tierwatch.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "tierwatch.example",
  };
  const send = (trustProxy: number) =>
    testApp({ config: { trustProxy } }).request("/login", { method: "POST", headers });
  expect((await send(1)).status).toBe(200);
  expect((await send(0)).status).toBe(403);
});

test("a host that no host can be is a bad request", async () => {
  const app = testApp({ config: { trustProxy: 1 } });
  for (const host of ["evil.example/path", "a b", "user@evil.example", "x:99999999"]) {
    expect((await app.request("/", { headers: { "X-Forwarded-Host": host } })).status).toBe(400);
  }
});

test("a machine with a bearer token may write to the API from anywhere, and its cookies count for nothing", async () => {
  const seen: (string | null)[] = [];
  const backend = fakeBackend(async (request) => {
    seen.push(request.headers.get("authorization"), request.headers.get("cookie"));
    return Response.json({});
  });
  const headers = { Authorization: "Bearer machine", "Sec-Fetch-Site": "cross-site", cookie: signedIn() };
  const answer = await testApp({ backend }).request("/api/v2/alerts", { method: "POST", headers, body: "{}" });
  expect(answer.status).toBe(200);
  expect(seen).toEqual(["Bearer machine", null]);
});

test("a bearer token opens nothing but the API", async () => {
  const headers = { Authorization: `Bearer ${ANALYST_TOKEN}` };
  expect((await testApp().request("/login", { method: "POST", headers })).status).toBe(403);
  expect((await testApp().request("/feed/new", { headers })).status).toBe(302);
});

test.each(["Basic dXNlcjpwdw==", "Bearer", "Bearer  ", "bearer-ish x"])(
  "%s is no bearer token",
  async (Authorization) => {
    const headers = { Authorization, cookie: signedIn() };
    expect((await testApp().request("/api/v2/x", { method: "POST", headers })).status).toBe(403);
  },
);

test.each(["network/unsubscribe", "request-new/stop"])(
  "a mail program's server stops mails at %s without saying where it comes from; no other site makes a browser do so",
  async (page) => {
    const app = testApp({ pages: fakePages({ [page]: PUBLIC }, async () => html("stopped")) });
    const post = async (headers: Record<string, string>, path = `/${page}?token=x`) =>
      (await app.request(path, { method: "POST", headers, body: "List-Unsubscribe=One-Click" })).status;
    expect(await post({})).toBe(200);
    expect(await post({}, `/${page}/other`)).toBe(403);
    expect(await post({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await post({ Origin: "https://evil.example" })).toBe(403);
  },
);
