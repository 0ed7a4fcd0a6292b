import { expect, test } from "vitest";
import { fakePages, html, PUBLIC, signedIn, testApp } from "../support/node-server";
import { observatoryScore } from "../support/observatory";

const HTTPS = { publicUrl: new URL("https://tierwatch.example") };

test("the header score is at least 130 over https", async () => {
  const answer = await testApp({ config: HTTPS }).request("/");
  expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(130);
});

test("a file to be saved reaches the score, and is framed by nobody, as every page", async () => {
  const file = { headers: { "Content-Disposition": "attachment; filename=a.csv" } };
  const pages = fakePages({ "": PUBLIC }, async (_request, { nonce }) => html(nonce, file));
  const { headers } = await testApp({ config: HTTPS, pages }).request("/");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130);
});

test("a policy that allows inline script would not reach the score", async () => {
  const { headers } = await testApp({ config: HTTPS }).request("/");
  headers.set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'unsafe-inline'");
  expect(observatoryScore(headers)).toBeLessThan(100);
});

test("the nonce is new for each answer and the same in policy and page", async () => {
  const pages = fakePages({ "": PUBLIC }, async (_request, { nonce }) => html(nonce));
  const app = testApp({ pages });
  const [one, two] = await Promise.all([app.request("/"), app.request("/")]);
  const nonces = await Promise.all([one.text(), two.text()]);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(nonces[0]?.length).toBeGreaterThanOrEqual(22);
  expect(one.headers.get("Content-Security-Policy")).toContain(`script-src 'nonce-${nonces[0]}' 'strict-dynamic'`);
});

test("browsers are bound to https only where the public address is https, by the configuration or a trusted proxy", async () => {
  const headers = { "X-Forwarded-Proto": "https" };
  const boundBy = async (trustProxy: number) =>
    (await testApp({ config: { trustProxy } }).request("/", { headers })).headers.get("Strict-Transport-Security");
  // A year, and every name below this one (ASVS 3.4.1).
  expect(await boundBy(1)).toBe("max-age=31536000; includeSubDomains");
  expect(await boundBy(0)).toBeNull();
  expect((await testApp().request("/")).headers.has("Strict-Transport-Security")).toBe(false);
  expect((await testApp({ config: HTTPS }).request("/")).headers.has("Strict-Transport-Security")).toBe(true);
});

test.each(["/", "/nope", "/assets/missing.js", "/livez", "/api/v2/x", "/feed/new", "/%E0%A4%A"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await testApp().request(path);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy.split("; ")).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
    expect(policy).not.toContain("object-src");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    // No other origin may read it, and none is told the path.
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers.get("Referrer-Policy")).toMatch(/^(?:same|strict)-origin$/);
    expect(headers.get("Cache-Control")).toContain("no-store");
  },
);

test("a page that throws answers the error page with the headers and without a word of the error", async () => {
  const pages = fakePages({ "": PUBLIC }, async () => {
    throw new Error("the password is swordfish");
  });
  const answer = await testApp({ pages }).request("/");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  expect(await answer.text()).not.toMatch(/swordfish|at .*\.ts/);
});

test("a page is kept by nobody unless it says so", async () => {
  const kept = fakePages({ "": PUBLIC }, async () => html("", { headers: { "Cache-Control": "public, max-age=60" } }));
  expect((await testApp().request("/")).headers.get("Cache-Control")).toBe("private, no-store");
  expect((await testApp({ pages: kept }).request("/")).headers.get("Cache-Control")).toBe("public, max-age=60");
});

test("development loosens styles and sockets, and nothing about scripts", async () => {
  const policy = (await testApp({ dev: true }).request("/")).headers.get("Content-Security-Policy");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
});

test("a request id is taken over from a trusted proxy only, and only a sane one", async () => {
  const ask = async (trustProxy: number, id: string) => {
    const answer = await testApp({ config: { trustProxy } }).request("/", { headers: { "X-Request-Id": id } });
    return answer.headers.get("X-Request-Id");
  };
  expect(await ask(1, "trace-12345678")).toBe("trace-12345678");
  expect(await ask(0, "trace-12345678")).not.toBe("trace-12345678");
  expect(await ask(1, "a b{}<script>")).not.toContain("script");
});

test.each(["PUT", "PATCH", "DELETE"])("%s is for calls, and no page's form is sent by it", async (method) => {
  const headers = { cookie: signedIn(), "Sec-Fetch-Site": "same-origin" };
  for (const path of ["/", "/login", "/feed/new", "/apiary"]) {
    const answer = await testApp().request(path, { method, headers });
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD, POST"]);
  }
  expect((await testApp().request("/api/v2/session", { method, headers })).status).not.toBe(405);
});

test.each(["TRACE", "OPTIONS", "PROPFIND"])("%s is not allowed anywhere", async (method) => {
  for (const path of ["/", "/api/v2/session", "/feed/new"]) {
    // The platform's own Request refuses TRACE, a socket does not.
    const request = new Proxy(new Request(`http://localhost${path}`, { headers: { cookie: signedIn() } }), {
      get: (target, key) => (key === "method" ? method : Reflect.get(target, key, target)),
    });
    const answer = await testApp().fetch(request);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toContain("GET");
  }
});
