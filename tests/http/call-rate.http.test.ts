import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend, createDirectCalls } from "../../server/backend/main/app";
import { CallRate } from "../../server/backend/platform/call/call-rate";
import { embeddedBackend } from "../../server/proxy/transports";
import { sessionCookie } from "../../server/session/cookie";
import { builtPages } from "../support/built-pages";
import { createDemoDatabase, type TestDatabase } from "../support/database";
import { SAME_ORIGIN, testApp, testConfig } from "../support/node-server";
import { signInAs } from "../support/personas";

/** Enough for a page of somebody else. */
const PER_MINUTE = 40;
const { pages } = await builtPages();
let db: TestDatabase;
let app: ReturnType<typeof testApp>;
let tokens: { analyst: string; viewer: string };
beforeAll(async () => {
  db = await createDemoDatabase();
  const given = {
    ...{ database: db.database, logger: pino({ level: "silent" }), config: testConfig() },
    rate: new CallRate(PER_MINUTE),
  };
  const backend = createBackend(given);
  app = testApp({ backend: embeddedBackend(backend, createDirectCalls(given, { checked: false })), pages });
  const transport = async (request: Request) => backend.fetch(request);
  const tokenOf = async (persona: "analyst" | "viewer") => (await signInAs(transport, persona)).token;
  tokens = { analyst: await tokenOf("analyst"), viewer: await tokenOf("viewer") };
});
afterAll(() => db.drop());

const asPage = (token: string, path: string, init: RequestInit = {}) => {
  const cookie = sessionCookie(testConfig()).start(token, "2099-01-01T00:00:00.000Z").split(";", 1)[0] ?? "";
  const headers = { Cookie: cookie, "Sec-Fetch-Dest": "document", Accept: "text/html", ...SAME_ORIGIN };
  return app.request(path, { ...init, headers: { ...headers, ...init.headers } });
};
const asCall = (token: string) => app.request("/api/v2/session", { headers: { Authorization: `Bearer ${token}` } });

/** Makes calls as the analyst until one is refused, which it answers. */
async function untilRefused(): Promise<Response> {
  for (let calls = 0; calls < 10 * PER_MINUTE; calls++) {
    const answer = await asCall(tokens.analyst);
    if (answer.status !== 200) return answer;
  }
  return expect.unreachable("nobody was refused");
}

test("who asks without a pause is told to wait, as a call, as a page and at a form, and nobody else is", async () => {
  const call = await untilRefused();
  expect([call.status, await call.json()]).toMatchObject([429, { code: "too_many_calls" }]);
  expect(Number(call.headers.get("Retry-After"))).toBeGreaterThan(0);

  await untilRefused();
  const page = await asPage(tokens.analyst, "/management/profile");
  expect([page.status, page.headers.get("Content-Type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(page.headers.has("Retry-After")).toBe(true);
  const text = await page.text();
  expect(text).toContain("Too many requests at once");
  expect(text).not.toContain("Sign in</");

  await untilRefused();
  const data = await asPage(tokens.analyst, "/management/profile.data", { headers: { "Sec-Fetch-Dest": "empty" } });
  expect(data.status).toBe(429);

  await untilRefused();
  const body = new URLSearchParams({ firstname: "Kept Words" });
  const form = await asPage(tokens.analyst, "/management/profile", { method: "POST", body });
  expect(form.status).toBe(429);
  const kept = await form.text();
  expect(kept).toContain("Kept Words");
  expect(kept).toMatch(/role="alert">Too many requests\. Your entries are kept/);

  expect((await asCall(tokens.viewer)).status).toBe(200);
  expect((await asPage(tokens.viewer, "/management/profile")).status).toBe(200);
  expect((await app.request("/login")).status).toBe(200);
});
