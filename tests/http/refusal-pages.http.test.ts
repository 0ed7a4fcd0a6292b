import { expect, test } from "vitest";
import { COOKIES } from "~/consent/cookie-table";
import { builtPages } from "../support/built-pages";
import { ANALYST, ANALYST_TOKEN, cookieOf, SAME_ORIGIN, testApp, testConfig } from "../support/node-server";

const { pages } = await builtPages();

/** A product whose backend answers `status` to what is not told here. */
const product = (status = 404, headers = {}, own: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    pages,
    backend: async (request) =>
      new URL(request.url).pathname === "/v2/session" &&
      request.headers.get("authorization") === `Bearer ${ANALYST_TOKEN}`
        ? Response.json(ANALYST)
        : Response.json({ code: "refused", message: "", requestId: "r" }, { status, headers }),
    ...own,
  });
const BROWSER = { "Sec-Fetch-Dest": "document", Accept: "text/html", ...SAME_ORIGIN };
const asAnalyst = { cookie: cookieOf(testConfig(), ANALYST_TOKEN) };
const tooLarge = { method: "POST", body: new URLSearchParams({ language: "x".repeat(300_000) }) };
/** What is seen: without the data of scripts, which holds every text. */
const seen = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replace(/<script[^>]*>.*?<\/script>/gs, "");

test("the page of what was too large has its reader's header: to sign in, or who is signed in", async () => {
  const send = (who: object) => product().request("/preferences", { ...tooLarge, headers: { ...BROWSER, ...who } });
  const [visitor, analyst] = [await send({}), await send(asAnalyst)];
  expect([visitor.status, analyst.status]).toEqual([413, 413]);
  const [asVisitor, signedIn] = [await seen(visitor), await seen(analyst)];
  expect(asVisitor).toContain("This is too large to send");
  expect(asVisitor).toMatch(/<a [^>]*href="\/login"[^>]*>Sign in<\/a>/);
  expect(asVisitor).not.toContain("Mara Keller");
  expect(signedIn).toContain("This is too large to send");
  expect(signedIn).toContain("Mara Keller");
  expect(signedIn).toContain('aria-label="Areas"');
  expect(signedIn).not.toContain("Sign in</a>");
});

test("while nobody knows who asks, a form is not called too large that may not be so for who sent it", async () => {
  for (const [status, heading, key] of [
    [503, "Data is temporarily unavailable", "failed.unreachable"],
    [429, "Too many requests at once", "failed.tooMany"],
  ] as const) {
    const app = testApp({ pages, backend: async () => new Response("{}", { status }) });
    const body = new URLSearchParams({ firstname: "x".repeat(100_000) });
    const send = (path: string, headers: object) =>
      app.request(path, { method: "POST", body, headers: { ...SAME_ORIGIN, ...asAnalyst, ...headers } });
    const page = await send("/management/profile", BROWSER);
    expect([page.status, page.headers.has("Retry-After")]).toEqual([status, true]);
    const shown = await seen(page);
    expect(shown).toContain(heading);
    expect(shown).not.toContain("too large");
    const data = await send("/management/profile.data", { "Sec-Fetch-Dest": "empty" });
    expect([data.status, await data.text()]).toEqual([status, expect.stringContaining(key)]);
  }
});

test("a file that cannot be had is answered by a page that says how long to wait, as the backend said", async () => {
  const headers = { ...BROWSER, ...asAnalyst };
  const answer = await product(429, { "Retry-After": "70" }).request("/feed/export/new/csv", { headers });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "70"]);
  expect(await seen(answer)).toContain("Too many requests at once");
});

test.each([
  ["http://tierwatch.test", "", ""],
  ["https://tierwatch.test", "", "__Host-"],
  ["https://intranet.example/risk", "/risk", "__Secure-"],
])("at %s cookies are listed by the names that the browser shows", async (address, below, prefix) => {
  const at = below ? (await builtPages(undefined, below)).pages : pages;
  const app = product(404, {}, { pages: at, config: { publicUrl: new URL(address) } });
  try {
    for (const path of ["/legal", "/cookies"]) {
      const page = (await seen(app.request(below + path))).replaceAll("<!-- -->", "");
      for (const name of COOKIES) expect(page).toMatch(new RegExp(`<th scope="row"[^>]*>${prefix}${name}</th>`));
    }
  } finally {
    // The pages' own module knows one path at a time.
    await (await builtPages()).pages.routes();
  }
});
