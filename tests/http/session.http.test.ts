import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from "@remix-run/server-runtime";
import { decode } from "turbo-stream";
import { expect, test, vi } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { builtPages } from "../support/built-pages";
import {
  ANALYST,
  ANALYST_TOKEN,
  fakeBackend,
  fakePages,
  html,
  PUBLIC,
  SAME_ORIGIN,
  signedIn,
  testApp,
} from "../support/node-server";

const { pages } = await builtPages();
const whoIsIt = fakePages({ login: PUBLIC, "feed/:view": {} }, async (_request, { session }) =>
  html(session?.user.email ?? "nobody"),
);

test("the session is asked for once for a request, with the user's token and the request's id", async () => {
  const backend = vi.fn(fakeBackend());
  const answer = await testApp({ backend, pages: whoIsIt }).request("/feed/new", { headers: { cookie: signedIn() } });
  expect(await answer.text()).toBe(ANALYST.user.email);
  expect(backend).toHaveBeenCalledTimes(1);
  const [asked] = backend.mock.calls[0] ?? [];
  expect(asked?.url).toBe("http://backend/v2/session");
  expect(asked?.headers.get("x-request-id")).toBe(answer.headers.get("X-Request-Id"));
});

test("nobody is asked about a visitor without a cookie, nor about a file or the server's health", async () => {
  const backend = vi.fn(fakeBackend());
  const app = testApp({ backend, pages: whoIsIt, clientDir: "/nonexistent" });
  await app.request("/login");
  for (const path of ["/livez", "/readyz", "/assets/x.js"])
    await app.request(path, { headers: { cookie: signedIn() } });
  expect(backend).not.toHaveBeenCalled();
});

test.each([
  ["one character of the token changed", (cookie: string) => cookie.replace("token-", "tokem-")],
  ["the signature cut", (cookie: string) => cookie.slice(0, -1)],
  ["no signature", (cookie: string) => cookie.slice(0, cookie.lastIndexOf("."))],
  ["nothing in it", () => "tierwatch="],
  ["signed with another secret", () => signedIn({ sessionSecret: "another secret, just as long as the first" })],
])("a cookie with %s signs nobody in, costs no call and is taken away", async (_what, change) => {
  const backend = vi.fn(fakeBackend());
  const answer = await testApp({ backend, pages: whoIsIt }).request("/login", {
    headers: { cookie: change(signedIn()) },
  });
  expect(await answer.text()).toBe("nobody");
  expect(backend).not.toHaveBeenCalled();
  expect(answer.headers.get("Set-Cookie")).toMatch(/^tierwatch=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/);
});

test("behind a trusted proxy that says https every cookie is Secure, without PUBLIC_URL too", async () => {
  const pages = fakePages({ login: PUBLIC, "feed/:view": {} }, async (_request, { session, startSession }) => {
    const answer = html(session?.user.email ?? "nobody");
    answer.headers.append("Set-Cookie", startSession(ANALYST_TOKEN, ANALYST.expiresAt));
    answer.headers.append("Set-Cookie", "tierwatch-language=de; Path=/; SameSite=Lax");
    return answer;
  });
  const asked = async (proto: string, trustProxy: number, cookie?: string) => {
    const headers = { "X-Forwarded-Proto": proto, ...(cookie && { cookie }) };
    const answer = await testApp({ pages, config: { trustProxy } }).request("/login", { headers });
    return { cookies: answer.headers.getSetCookie(), text: await answer.text() };
  };
  const { cookies } = await asked("https", 1);
  expect(cookies[0]).toMatch(/^__Host-tierwatch=.*; Path=\/; HttpOnly; SameSite=Lax; Expires=.*; Secure$/);
  expect(cookies[1]).toBe("__Host-tierwatch-language=de; Path=/; SameSite=Lax; Secure");
  const own = cookies[0]?.split(";", 1)[0];
  expect((await asked("https", 1, own)).text).toBe(ANALYST.user.email);
  // The cookie of https is none over http, and the other way round.
  expect((await asked("http", 1, own)).text).toBe("nobody");
  expect((await asked("https", 1, signedIn())).text).toBe("nobody");
  for (const plain of [await asked("http", 1), await asked("https", 0)])
    expect(plain.cookies.filter((cookie) => /Secure|__Host-/.test(cookie))).toEqual([]);
});

test("a good cookie counts beside a planted one of the same name", async () => {
  const headers = { cookie: `tierwatch=planted.x; ${signedIn()}` };
  expect(await (await testApp({ pages: whoIsIt }).request("/login", { headers })).text()).toBe(ANALYST.user.email);
});

test("a session that the backend has ended is forgotten, and the page asks to sign in", async () => {
  const backend: BackendTransport = async () => Response.json({}, { status: 401 });
  const answer = await testApp({ backend }).request("/feed/new", { headers: { cookie: signedIn() } });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/login?returnUrl=%2Ffeed%2Fnew"]);
  expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
});

test("a sign-in that answers a stale cookie is not taken back", async () => {
  const pages = fakePages({ login: PUBLIC }, async (_request, { startSession }) =>
    html("", { headers: { "Set-Cookie": startSession("fresh", ANALYST.expiresAt) } }),
  );
  const backend: BackendTransport = async () => Response.json({}, { status: 401 });
  const headers = { cookie: signedIn(), ...SAME_ORIGIN };
  const answer = await testApp({ backend, pages }).request("/login", { method: "POST", headers });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^tierwatch=fresh\./)]);
});

const AWAY: [string, BackendTransport][] = [
  ["is down", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers 500", async () => Response.json({}, { status: 500 })],
  ["answers what is no session", async () => Response.json({ id: "one" })],
  ["answers what is no JSON", async () => new Response("<html>")],
];

const asBrowser = (more: Record<string, string> = {}) => ({ cookie: signedIn(), accept: "text/html", ...more });
const gone: BackendTransport = () => Promise.reject(new TypeError("fetch failed"));

test.each(AWAY)("a backend that %s makes the page say so and come back by itself", async (_what, backend) => {
  const answer = await testApp({ backend, pages }).request("/feed/new", { headers: asBrowser() });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(answer.headers.has("Set-Cookie")).toBe(false);
  const page = await answer.text();
  expect(page).toMatch(/<h1[^>]*>Data is temporarily unavailable/);
  expect(page).toContain('<noscript><meta http-equiv="refresh"');
  // Tried again, it is the page that was asked for.
  expect(page).toContain('href="/feed/new"');
});

test("it speaks its reader's language, stands in the shell, and takes nobody for a visitor", async () => {
  const headers = asBrowser({ "accept-language": "de-AT,de;q=0.9" });
  const answer = await testApp({ backend: gone, pages }).request("/management/profile", { headers });
  const page = await answer.text();
  expect([answer.status, answer.headers.get("Content-Language")]).toEqual([503, "de"]);
  expect(page).toMatch(/<html lang="de"/);
  expect(page).toMatch(/<header[\s>].*<main[\s>].*<footer[\s>]/s);
  expect(page).not.toMatch(/href="\/login|action="\/dismissals/);
});

test("where not even that page can be made, the one that was written beforehand is sent", async () => {
  const broken = { ...whoIsIt, render: () => Promise.reject(new Error("no page")) };
  const answer = await testApp({ backend: gone, pages: broken }).request("/feed/new", { headers: asBrowser() });
  expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Refresh")]).toEqual([503, "2", "2"]);
  const page = await answer.text();
  expect(page).toContain("not available at the moment");
  expect(page).not.toMatch(/<script|<style|style=/);
});

test("what a script or a program asks for is 503 without a page", async () => {
  const answer = await testApp({ backend: gone, pages }).request("/live/counts", { headers: { cookie: signedIn() } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("<header");
});

test("a form sent while the backend is away is kept, to be sent again, and not by itself", async () => {
  const headers = { ...asBrowser(SAME_ORIGIN), "content-type": "application/x-www-form-urlencoded" };
  const body = "intent=name&firstname=Mara%20%26%20Co&idempotencyKey=0123456789abcdef&currentPassword=hidden";
  const sent = { method: "POST", headers, body };
  const answer = await testApp({ backend: gone, pages }).request("/management/profile", sent);
  const page = await answer.text();
  expect([answer.status, answer.headers.has("Refresh")]).toEqual([503, false]);
  expect(page).not.toContain('http-equiv="refresh"');
  expect(page).toMatch(/<form method="post" action="\/management\/profile">/);
  expect(page).toContain('name="firstname" value="Mara &amp; Co"');
  // Nobody knows whether it was saved: the same key saves it once.
  expect(page).toContain('name="idempotencyKey" value="0123456789abcdef"');
  expect(page).not.toMatch(/value="hidden"/);
});

test("a form that a page's script sends then comes back to it as it was", async () => {
  const headers = { cookie: signedIn(), ...SAME_ORIGIN, "content-type": "application/x-www-form-urlencoded" };
  const sent = { method: "POST", headers, body: "intent=name&firstname=Mara" };
  const answer = await testApp({ backend: gone, pages }).request("/management/profile.data", sent);
  expect(answer.status).toBe(503);
  const { value } = await decode(answer.body as ReadableStream<Uint8Array>);
  expect(value).toMatchObject({
    data: {
      submission: { initialValue: { intent: "name", firstname: "Mara" } },
      unexpected: { message: { title: "shell:failed.title", key: "shell:failed.unreachable" } },
    },
  });
});

test("a page's script is sent to the page that says so", async () => {
  const backend: BackendTransport = () => Promise.reject(new TypeError("fetch failed"));
  const answer = await testApp({ backend }).request("/feed/new.data", { headers: { cookie: signedIn() } });
  expect(answer.status).toBe(503);
  const { value } = await decode(answer.body as ReadableStream<Uint8Array>, {
    plugins: [(type, value) => (type === "SingleFetchRedirect" ? { value: { [REDIRECT]: value } } : undefined)],
  });
  expect(value).toEqual({ [REDIRECT]: expect.objectContaining({ redirect: "/feed/new", reload: true }) });
});

test("a backend that says nothing is given up after its time", async () => {
  const backend: BackendTransport = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const answer = await testApp({ backend, config: { backendTimeout: 20 } }).request("/feed/new", {
    headers: { cookie: signedIn() },
  });
  expect(answer.status).toBe(503);
});
