import { once } from "node:events";
import { get } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createRequestMetrics } from "../../server/telemetry/request-metrics";
import { ANALYST_TOKEN, fakePages, html, PUBLIC, serving, signedIn, testApp } from "../support/node-server";

function logOf(app: (log: PassThrough) => ReturnType<typeof testApp>) {
  const log = new PassThrough();
  return { app: app(log), nextLine: async () => JSON.parse(String((await once(log, "data"))[0])) };
}

test("a request is one line: who, what, how long, and under which id", async () => {
  const { app, nextLine } = logOf((log) => testApp({ log }));
  const line = nextLine();
  const answer = await app.request("/feed/new?order=x", { headers: { cookie: signedIn() } });
  expect(await line).toMatchObject({
    msg: "request",
    method: "GET",
    path: "/feed/new?order=x",
    route: "/feed/:view",
    status: 200,
    ms: expect.any(Number),
    userId: 7,
    requestId: answer.headers.get("X-Request-Id"),
  });
});

test("who is refused is a line with the user and the status, of pages and of calls", async () => {
  const refused = async (path: string, headers: Record<string, string>) => {
    const lines: string[] = [];
    const pages = fakePages({ admin: { requiresPermissions: ["rules:manage"] } }, async () => html(""));
    await testApp({ log: { write: (line) => void lines.push(line) }, pages }).request(path, { headers });
    const { userId, status, level } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request");
    return { userId, status, level };
  };
  expect(await refused("/admin", { cookie: signedIn() })).toMatchObject({ userId: 7, status: 403 });
  expect(await refused("/api/v2/session", { Authorization: "Bearer made-up" })).toMatchObject({ status: 401 });
});

test("the moment of a line is in UTC, wherever the server stands", async () => {
  const zone = process.env.TZ;
  process.env.TZ = "Asia/Tokyo";
  try {
    const { app, nextLine } = logOf((log) => testApp({ log }));
    const line = nextLine();
    const before = Date.now();
    await app.request("/");
    const { time } = await line;
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("no secret gets into the log", async () => {
  const { app, nextLine } = logOf((log) => testApp({ log }));
  const line = nextLine();
  const headers = { cookie: signedIn(), Authorization: "Bearer swordfish" };
  await app.request("/reset-password/swordfish?secret=swordfish&returnUrl=%2Fx%3Ftoken%3Dswordfish", { headers });
  const text = JSON.stringify(await line);
  expect(text).not.toContain("swordfish");
  expect(text).not.toContain(ANALYST_TOKEN);
});

test("over a socket the line knows the bytes, and whether the client stayed", async () => {
  const { app, nextLine } = logOf((log) =>
    testApp({ log, pages: fakePages({ "": PUBLIC, slow: PUBLIC }, async (request) => html(endless(request.url))) }),
  );
  const { origin, stop } = await serving(app);
  const whole = nextLine();
  await (await fetch(origin)).text();
  expect(await whole).toMatchObject({ status: 200, bytes: expect.any(Number) });
  const broken = nextLine();
  const request = get(`${origin}/slow`);
  await once(request, "response");
  request.destroy();
  request.on("error", () => undefined);
  expect(await broken).toMatchObject({ path: "/slow", aborted: true });
  await stop();
});

test("no line tells the client's address, unless the configuration asks for it", async () => {
  const clientWith = async (config: { logClientAddress?: boolean }) => {
    const { app, nextLine } = logOf((log) => testApp({ log, config: { trustProxy: 1, ...config } }));
    const line = nextLine();
    await app.request("/", { headers: { "X-Forwarded-For": "2.2.2.2" } });
    return line;
  };
  expect(JSON.stringify(await clientWith({}))).not.toContain("2.2.2.2");
  expect(await clientWith({ logClientAddress: true })).toMatchObject({ client: "2.2.2.2" });
});

test.each([
  "/grievance-report/nordwind/new?topic=wages",
  "/Grievance%2Dreport/nordwind",
  "/network/target/5/profile/grievance-reports/7",
  "/api/v2/targets/5/grievance-reports",
  "/api/v2/grievance-reports/7/steps",
  "/request-new/ssa?requestId=5",
  "/request",
  "/api/v2/requests/questionnaire",
])("the line of %s tells neither who asked, from where, nor when", async (path) => {
  const { app, nextLine } = logOf((log) => testApp({ log, config: { trustProxy: 1, logClientAddress: true } }));
  const line = nextLine();
  const headers = { "X-Forwarded-For": "2.2.2.2", "X-Request-Id": "from-the-proxy", "User-Agent": "Swordfish/1" };
  await app.request(path, { headers: { ...headers, cookie: signedIn() } });
  const { level: _, process: __, stage: ___, version: ____, ...told } = await line;
  const hour = new Date().toISOString().replace(/:.*/, ":00:00.000Z");
  expect(told).toEqual({
    time: hour,
    msg: "request",
    method: "GET",
    route: expect.any(String),
    status: expect.any(Number),
  });
  expect(JSON.stringify(told)).not.toMatch(/2\.2\.2\.2|from-the-proxy|Swordfish|nordwind/);
});

test("the client's address is the one that the trusted proxies saw", async () => {
  const addressWith = async (trustProxy: number) => {
    const { app, nextLine } = logOf((log) => testApp({ log, config: { trustProxy, logClientAddress: true } }));
    const line = nextLine();
    await app.request("/", { headers: { "X-Forwarded-For": "6.6.6.6, 1.1.1.1, 2.2.2.2" } });
    return (await line).client;
  };
  expect(await addressWith(0)).toBe("unknown");
  expect(await addressWith(1)).toBe("2.2.2.2");
  expect(await addressWith(2)).toBe("1.1.1.1");
  expect(await addressWith(9)).toBe("6.6.6.6");
});

test.each([
  ["1.2.3.4:50123", "1.2.3.4"],
  ["[2001:db8::7]:443", "2001:db8::7"],
  ["no address at all", "unknown"],
])("a client that a proxy names %s has the address %s", async (said, address) => {
  const { app, nextLine } = logOf((log) => testApp({ log, config: { trustProxy: 1, logClientAddress: true } }));
  const line = nextLine();
  await app.request("/", { headers: { "X-Forwarded-For": said } });
  expect((await line).client).toBe(address);
});

test("durations are counted by the route's pattern, so paths cannot grow the metrics", async () => {
  const metrics = createRequestMetrics();
  const app = testApp({ metrics, clientDir: "/nonexistent" });
  for (const path of ["/feed/new", "/feed/all", "/nope/1", "/nope/2", "/assets/x.js", "/api/v2/x", "/livez"]) {
    await app.request(path, { headers: { cookie: signedIn() } });
  }
  const text = await metrics.registry.metrics();
  const routes = new Set([...text.matchAll(/_count\{.*route="([^"]+)"/g)].map(([, route]) => route));
  expect(routes).toEqual(new Set(["/feed/:view", "/*", "/assets/*", "/api/*", "/livez"]));
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/feed/:view",status="200"} 2');
});

function endless(url: string): BodyInit {
  if (!url.endsWith("/slow")) return "done";
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
}
