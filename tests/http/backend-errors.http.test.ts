import type { ServerBuild } from "@remix-run/server-runtime";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { FORM_LIMITS, MOST_FIELDS } from "../../server/middleware/body-limit";
import { withBackendErrors } from "../../server/pages/backend-errors";
import { builtPages } from "../support/built-pages";
import { fakeBackend, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";
import { readableLog } from "../support/readable-log";

const logged: string[] = [];
const { pages } = await builtPages(pino({}, { write: (line) => logged.push(line) }));

/** Signing out is a write that handles no error itself; the session is known, but the backend fails at the DELETE. */
function signOutWith(answer: BackendTransport) {
  const session = fakeBackend();
  const backend: BackendTransport = (request) => (request.method === "DELETE" ? answer(request) : session(request));
  const headers = { ...SAME_ORIGIN, Cookie: signedIn(), "Content-Type": "application/x-www-form-urlencoded" };
  const log = { write: (line: string) => void logged.push(line) };
  return testApp({ backend, pages, log }).request("/logout", { method: "POST", headers, body: "" });
}
const refusing = (status: number): BackendTransport => {
  return async () => Response.json({ code: "no", message: "secret detail", requestId: "r" }, { status });
};

test.each([
  ["is gone", async () => Promise.reject(new TypeError("fetch failed")), 503],
  ["is behind a proxy that fails", async () => new Response("bad gateway", { status: 502 }), 503],
  ["answers outside the contract", async () => new Response("<html>", { status: 418 }), 502],
  ["says no", refusing(403), 403],
  ["knows no such thing", refusing(404), 404],
  ["breaks", refusing(500), 502],
] satisfies [string, BackendTransport, number][])(
  "a backend that %s makes a page with the fitting status",
  async (_, answer, status) => {
    logged.length = 0;
    const page = await signOutWith(answer);
    const text = await page.text();
    const seen = [page.status, page.headers.get("Content-Type")];
    expect(seen, readableLog(logged)).toEqual([status, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1");
    expect(text).not.toMatch(/secret detail|fetch failed|node_modules|\n\s+at /);
    expect(logged.join("")).toContain("signOut");
  },
);

test("the page for a backend that is gone comes back by itself, without a script too", async () => {
  const page = await signOutWith(async () => Promise.reject(new TypeError("fetch failed")));
  expect(await page.text()).toContain('http-equiv="refresh"');
});

test("a session that ended in between leads to sign-in and back", async () => {
  const read = async () => {
    throw Object.assign(new Error("listThings: 401"), { name: "BackendRefusedError", status: 401 });
  };
  const routes = { list: { id: "list", path: "list", module: { loader: read, default: undefined } } };
  const { list } = withBackendErrors({ routes } as unknown as ServerBuild, pino({ level: "silent" })).routes;
  const args = {
    request: new Request("http://tierwatch.test/list.data?page=2"),
    context: { requestId: "r" },
    params: {},
  };
  const thrown = await Promise.resolve(list?.module.loader?.(args as never)).catch((error) => error);
  expect([thrown.status, thrown.headers.get("Location")]).toEqual([302, "/login?returnUrl=%2Flist%3Fpage%3D2"]);
});

test("a form that is none is refused with 4xx, never with a stack", async () => {
  const app = testApp({ pages });
  for (const type of ["text/plain", "application/json", "multipart/form-data", "multipart/form-data; boundary=x"]) {
    const page = await app.request("/login", {
      method: "POST",
      headers: { ...SAME_ORIGIN, "Content-Type": type },
      body: "{]",
    });
    expect([type, page.status]).toEqual([type, type.startsWith("multipart") ? 400 : 415]);
  }
});

const LARGE = "a".repeat(FORM_LIMITS.public + 1);
const sendLarge = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  testApp({ pages }).request(path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body,
    duplex: "half",
  } as RequestInit);
const AS_PAGE = { "Sec-Fetch-Dest": "document", Accept: "text/html" };

test.each([
  ["en", "At most 64 kB can be sent at once.", "At most 2,000 entries can be sent at once."],
  ["de", "Auf einmal lassen sich höchstens 64 kB senden.", "Auf einmal lassen sich höchstens 2.000 Einträge senden."],
  ["fr", "Vous pouvez envoyer au plus 64 kB à la fois.", /Vous pouvez envoyer au plus 2\s000 entrées à la fois\./],
  ["zh", "一次最多可提交 64 kB。", "一次最多可提交 2,000 项。"],
])(
  "a form that is too large is answered by a page that says how much it may be, in %s",
  async (language, bytes, fields) => {
    const headers = { ...AS_PAGE, "Accept-Language": language };
    const announced = await sendLarge("/login?a=b", LARGE, { ...headers, "Content-Length": String(LARGE.length) });
    const streamed = await sendLarge("/login?a=b", new Blob([LARGE]).stream(), headers);
    const many = await sendLarge("/login?a=b", "a&".repeat(MOST_FIELDS), headers);
    for (const [page, words] of [
      [announced, bytes],
      [streamed, bytes],
      [many, fields],
    ] as const) {
      expect([page.status, page.headers.get("Content-Type")]).toEqual([413, "text/html; charset=utf-8"]);
      const text = await page.text();
      expect(text).toMatch(words);
      expect(text).toContain('href="/login?a=b"');
    }
  },
);

test("a form that is too large leaves its page as it is where a script sent it, and tells a program in the contract's words", async () => {
  const data = await sendLarge("/login.data", LARGE, { "Content-Length": String(LARGE.length) });
  expect([data.status, data.headers.get("Content-Type")]).toEqual([413, "text/x-script"]);
  expect(await data.text()).toContain("shell:tooLarge.bytes");
  const told = await sendLarge("/login", LARGE, { Accept: "application/json" });
  expect([told.status, await told.json()]).toMatchObject([413, { code: "too_large", details: { limit: 65_536 } }]);
});
