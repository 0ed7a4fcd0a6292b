import { expect, test, vi } from "vitest";
import type { RouteData } from "~/access/route-data";
import { builtPages } from "../support/built-pages";
import { fakeBackend, SAME_ORIGIN, testApp } from "../support/node-server";

const { build, pages } = await builtPages();

/** Opening a page to everybody is a decision: it is written down here as well as on the route. */
const OPEN_TO_EVERYBODY = [
  "/*",
  "/confirm-email/:challenge",
  "/cookies",
  "/dismissals",
  "/feed/rss/:token",
  "/finalize-registration/:challenge",
  "/home",
  "/i18n/:language/:namespace",
  "/legal",
  "/login",
  "/login/code",
  "/login/company",
  "/login/company/:company",
  "/login/company/answer",
  "/logout",
  "/network/target/:targetId/profile",
  "/network/unsubscribe",
  "/preferences",
  "/refused",
  "/reports",
  "/request",
  "/request-new",
  "/request-new/plan",
  "/request-new/ssa",
  "/request-new/stop",
  "/reset-password",
  "/reset-password/:challenge",
  "/signup",
  "/tasklist/calendar/:file",
];

const leaves = Object.values(build.routes)
  .filter((route) => route !== undefined)
  .filter(({ id }) => !Object.values(build.routes).some((other) => other?.parentId === id))
  .map((route) => ({
    pattern: patternOf(route.id),
    handle: (route.module.handle ?? {}) as RouteData,
    module: route.module,
  }));
const closed = leaves.filter(({ handle }) => handle.access !== "public");

const render = vi.fn(pages.render);
const app = testApp({ backend: fakeBackend(), pages: { ...pages, render } });

test("exactly the routes that are meant to be open say that they are", () => {
  const open = leaves.filter(({ handle }) => handle.access === "public").map(({ pattern }) => pattern);
  expect(open.sort()).toEqual(OPEN_TO_EVERYBODY);
  expect(closed.length).toBeGreaterThan(0);
});

test.each(closed.map(({ pattern }) => pattern))(
  "%s lets no anonymous visitor in, however they ask",
  async (pattern) => {
    const path = pattern.replace(/:\w+\??/g, "1");
    const asked = [path, `${path}?a=b`, `${path}/`, path.toUpperCase(), `${path === "/" ? "/_root" : path}.data`];
    const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
    for (const url of asked) {
      for (const method of methods) {
        const answer = await app.request(url.replace(/^\/\//, "/"), { method, headers: SAME_ORIGIN });
        const toSignIn = answer.headers.get("Location")?.startsWith("/login?returnUrl=%2F");
        const refused = ["GET", "HEAD", "POST"].includes(method) ? [401, 403] : [405];
        expect(toSignIn || refused.includes(answer.status), `${method} ${url} answered ${answer.status}`).toBe(true);
      }
    }
    expect(render).not.toHaveBeenCalled();
  },
);

test("the pages that the guard itself sends people to exist", () => {
  const patterns = leaves.map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(["/login", "/refused", "/*"]));
});

test("an address that nobody has answers the app's page with a real 404", async () => {
  const answer = await app.request("/nope");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/noindex/);
});

test("the refusal page cannot be visited", async () => {
  expect((await app.request("/refused")).status).toBe(404);
});

test("a page brings no style attribute and no script without the answer's nonce", async () => {
  for (const path of ["/login", "/nope"]) {
    const answer = await app.request(path);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
    const page = await answer.text();
    expect(page).not.toMatch(/<[^>]+\sstyle=/);
    expect(page).not.toMatch(/<style/);
    expect(page).not.toMatch(/\son\w+="/);
    const scripts = page.match(/<script[^>]*>/g) ?? [];
    const preloads = page.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
    for (const tag of [...scripts, ...preloads]) expect(tag).toContain(`nonce="${nonce}"`);
  }
});

function patternOf(id: string | undefined): string {
  const segments: string[] = [];
  for (let at = id; at; at = build.routes[at]?.parentId) segments.unshift(build.routes[at]?.path ?? "");
  return `/${segments.filter(Boolean).join("/")}`;
}
