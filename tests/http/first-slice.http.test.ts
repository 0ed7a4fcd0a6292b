// Again on Node 24: the whole server, once from end to end.
import { beforeAll, expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { signIn } from "~/backend/contract/session";
import { backendUnderTest } from "../support/backend-under-test";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { EMAILS, PASSWORD } from "../support/personas";

// The whole server with its real pages, over the embedded backend or over the one at BACKEND_URL: the same must hold.
const use = backendUnderTest();
let app: ReturnType<typeof testApp>;
beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: (request) => use.transport(request) });
});

test("a plain form signs in, the feed greets by name, and signing out ends it everywhere", async () => {
  const entered = await post("/login?returnUrl=%2Ffeed%2Frelevant", { email: EMAILS.analyst, password: PASSWORD });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/feed/relevant"]);
  const cookie = cookieOf(entered);
  const feed = await app.request("/feed/relevant", { headers: { cookie } });
  expect(feed.status).toBe(200);
  expect(await feed.text()).toContain("Mara Keller");
  const left = await post("/logout", {}, cookie);
  expect([left.status, left.headers.get("location")]).toEqual([303, "/login"]);
  const again = await app.request("/feed/relevant", { headers: { cookie } });
  expect(again.headers.get("location")).toBe("/login?returnUrl=%2Ffeed%2Frelevant");
});

test.each([
  ["a wrong password", EMAILS.manager],
  ["an unknown address", "nobody@nordwind.example"],
])("%s answers 400 with a summary, the address kept and the password gone", async (_, email) => {
  const refused = await post("/login", { email, password: "not the password" });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(page).toContain('role="alert"');
  expect(page).toMatch(/<title>Error: /);
  expect(page).toContain(`value="${email}"`);
  expect(page).not.toContain("not the password");
  expect(refused.headers.getSetCookie().join()).not.toContain("tierwatch=");
});

test("a machine signs in over /api and asks with its bearer token alone", async () => {
  const entered = await app.request("/api/v2/session", {
    method: "POST",
    headers: { ...SAME_ORIGIN, "content-type": "application/json" },
    body: JSON.stringify({ email: EMAILS.viewer, password: PASSWORD }),
  });
  const { token } = await entered.json();
  const asked = await app.request("/api/v2/session", { headers: { authorization: `Bearer ${token}` } });
  expect([asked.status, (await asked.json()).user.email]).toEqual([200, EMAILS.viewer]);
  expect((await app.request("/api/v2/session")).status).toBe(401);
});

test("the contract can be read by machines and by people", async () => {
  const document = await (await app.request("/api/openapi.json")).json();
  expect([document.openapi, Object.keys(document.paths)]).toEqual(["3.1.0", expect.arrayContaining(["/v2/session"])]);
  const written = CALLS.filter(({ body }) => body);
  const schemaOf = ({ path, method }: { path: string; method: string }) =>
    document.paths[path]?.[method]?.requestBody?.content["application/json"]?.schema;
  const ruled = written.filter((call) =>
    /"(?:properties|anyOf|oneOf|allOf|items|\$ref)"/.test(JSON.stringify(schemaOf(call) ?? null)),
  );
  expect(written.filter((call) => !ruled.includes(call)).map(({ name }) => name)).toEqual([]);
  expect(schemaOf(signIn).properties).toMatchObject({
    email: { maxLength: 254 },
    password: { minLength: 1, maxLength: 1024 },
  });
  const page = await app.request("/api/docs");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain("POST /v2/session");
});

test("an address that is nowhere is a real 404 with the words of the specification", async () => {
  const page = await app.request("/nope");
  const text = await page.text();
  expect(page.status).toBe(404);
  expect(text).toContain("<title>404 - Not found");
  expect(text).toContain('name="robots" content="noindex"');
  for (const words of ["page not found", "couldn&#x27;t find the page", 'href="/feed"', "Redirect to feed"]) {
    expect(text).toContain(words);
  }
});

function post(path: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  const headers = { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" };
  return Promise.resolve(app.request(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() }));
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
