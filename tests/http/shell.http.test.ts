import { expect, test, vi } from "vitest";
import type { Session } from "~/backend/contract/session";
import { SIGNUP_DELAY } from "~/shell/signup/visit";
import { toastCookie } from "~/toasts/toast.server";
import { readConfig } from "../../server/config";
import { builtPages } from "../support/built-pages";
import { ANALYST, ANALYST_TOKEN, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";

const { pages } = await builtPages();

interface World {
  session?: Partial<Session>;
  config?: NonNullable<Parameters<typeof testApp>[0]>["config"];
  /** Answers of the backend by path. */
  answers?: Record<string, unknown>;
}

function world({ session, config, answers = {} }: World = {}) {
  const asked: string[] = [];
  const app = testApp({
    pages,
    config,
    backend: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      const known = request.headers.get("authorization") === `Bearer ${ANALYST_TOKEN}`;
      if (pathname === "/v2/session" && known) return Response.json({ ...ANALYST, ...session });
      if (pathname in answers) return Response.json(answers[pathname]);
      return Response.json({ code: "not_found", message: "", requestId: "" }, { status: 404 });
    },
  });
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const page = async (path: string, headers: Record<string, string> = {}) => shownIn(await get(path, headers));
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { ...SAME_ORIGIN, ...FORM, ...headers },
      body: String(new URLSearchParams(fields)),
    });
  return { app, get, page, post, asked };
}

/** Without the data of scripts, which holds every text of the page's sections. */
const shownIn = async (answer: Response) => (await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, "<script>");

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const user = () => ({ cookie: signedIn() });
const userWith = (cookie: string) => ({ cookie: `${signedIn()}; ${cookie}` });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";
const ELSEWHERE = "http://tierwatch.test";

// ── header ──

test("the header names only areas that the user may enter, and none to a visitor", async () => {
  expect(await world().page("/preferences", user())).toContain('aria-label="Areas"');
  expect(await world().page("/preferences")).not.toContain('aria-label="Areas"');
});

test("unread notifications and open tasks are counted in the header", async () => {
  const answers = { "/v2/header-counts": { notifications: 120, tasks: 1 } };
  const page = await world({ answers }).page("/preferences", user());
  expect(page).toMatch(/<a (?=[^>]*href="\/notifications")[^>]*aria-label="120 unread notifications"/);
  expect(page).toContain("99+");
  expect(page).toMatch(/<a (?=[^>]*href="\/tasklist")[^>]*aria-label="One open task"/);
});

test("a count that cannot be had keeps nobody from the page", async () => {
  const answer = await world().get("/preferences", user());
  expect(answer.status).toBe(200);
  expect(await shownIn(answer)).not.toContain("open task");
});

test("counts are asked for only with the permission, and never for a visitor", async () => {
  const answers = { "/v2/header-counts": { notifications: 120, tasks: 1 } };
  const tasksOnly = world({ session: { permissions: ["tasks:read"] }, answers });
  const page = await tasksOnly.page("/preferences", user());
  expect(page).toContain('aria-label="One open task"');
  expect(page).not.toContain("120 unread notifications");
  expect(tasksOnly.asked.filter((call) => call.includes("count"))).toEqual(["GET /v2/header-counts"]);
  const neither = world({ session: { permissions: [] }, answers });
  await neither.page("/preferences", user());
  expect(neither.asked.filter((call) => call.includes("count"))).toEqual([]);
  const visitor = world({ answers });
  await visitor.page("/preferences");
  expect(visitor.asked.filter((call) => call.includes("count"))).toEqual([]);
});

// ── the bar ──

test("the bar counts new alerts, tasks and open sanctions matches beside their sections", async () => {
  const counts = { notifications: 0, tasks: 2, newAlerts: 1861, openMatches: 4 };
  const page = await world({ answers: { "/v2/header-counts": counts } }).page("/preferences", user());
  expect(page).toMatch(/<a [^>]*title="Feed: 1,861"[^>]*>.*?<b>1,861<\/b><\/a>/);
  expect(page).toMatch(/<a [^>]*title="Tasks and actions: 2"[^>]*>.*?<b>2<\/b><\/a>/);
  expect(page).toMatch(/<a [^>]*title="Sanctions: 4"[^>]*>.*?<b>4<\/b><\/a>/);
});

test("groups are open unless the user has closed them", async () => {
  const preferences = { ...ANALYST.preferences, closedGroups: ["assess"] };
  const page = await world({ session: { preferences } }).page("/preferences", user());
  expect(page).toMatch(/<details data-group="today" open=""/);
  expect(page).toMatch(/<details data-group="assess" class/);
});

test("what is pinned is in the bar by its name, and what is gone or not to be entered is not", async () => {
  const preferences = {
    ...ANALYST.preferences,
    pins: ["collection:12", "section:sanctions", "view:7", "collection:13", "section:admin"],
  };
  const pins = [
    { pin: "view:7", name: "Strikes", view: { statusId: "relevant", q: "strike" } },
    { pin: "collection:12", name: "Powertrain", view: null },
  ];
  const counts = { notifications: 0, tasks: 2, pins };
  const pinned = world({ session: { preferences }, answers: { "/v2/header-counts": counts } });
  const page = await pinned.page("/preferences", user());
  const bar = /<section aria-labelledby="pins".*?<\/section>/s.exec(page)?.[0] ?? "";
  expect([...bar.matchAll(/href="([^"]*)"[^>]*title="([^"]*)"|title="([^"]*)"[^>]*href="([^"]*)"/g)].length).toBe(3);
  expect(bar).toMatch(/Powertrain.*Sanctions.*Strikes/s);
  expect(bar).toContain('href="/feed/relevant?q=strike"');
  expect(bar).not.toContain("Administration");
});

test("a section is pinned and unpinned by a plain form, and the seventh is refused with what to do", async () => {
  const answers = {
    "/v2/session/preferences": { ...ANALYST },
    "/v2/header-counts": { notifications: 0, tasks: 0 },
    "/v2/context-help": [],
  };
  const one = world({ answers });
  expect(await one.page("/search", user())).not.toContain('name="pin"');
  expect(await one.page("/help", user())).toMatch(/form="bar-form"[^>]*name="pin"[^>]*value="section:help"/);
  const pinned = await one.post("/preferences", { pin: "section:help", returnTo: "/help" }, user());
  expect([pinned.status, pinned.headers.get("location")]).toEqual([303, "/help"]);
  expect(one.asked).toContain("PUT /v2/session/preferences");
  const six = ["feed", "tasks", "collections", "sanctions", "documents", "admin"].map((key) => `section:${key}`);
  const full = world({ answers, session: { preferences: { ...ANALYST.preferences, pins: six } } });
  const refused = await full.post("/preferences", { pin: "section:help", returnTo: "/help" }, user());
  expect(full.asked).not.toContain("PUT /v2/session/preferences");
  const toast = { cookie: `${signedIn()}; ${cookieOf(refused)}` };
  expect(await full.page("/help", toast)).toContain("You can pin up to 6 entries. Unpin one first.");
  expect((await one.post("/preferences", { pin: "//elsewhere" }, user())).status).toBe(400);
});

test("a page without the header has a bar with the product, the area and the language", async () => {
  const page = await world().page("/request-new/ssa");
  const bar = /<header class="header slim-bar">.*?<\/header>/s.exec(page)?.[0] ?? "";
  expect(bar).toContain("Tierwatch");
  expect(bar).toContain("Request");
  expect(bar).toMatch(/name="language" value="de"/);
  // A visitor has no home to go to.
  expect(bar).not.toContain('href="/"');
});

// ── footer ──

test("the footer has a legal-info button and a mail link to the provider", async () => {
  const page = await world().page("/preferences");
  expect(page).toMatch(/<form action="\/legal"><button type="submit"[^>]*>Legal info<\/button>/);
  expect(page).toContain('href="mailto:contact@tierwatch.example"');
});

test("the size badge is shown outside production only", async () => {
  expect(await world({ config: { stage: "staging" } }).page("/legal")).toContain("Width of the layout");
  for (const stage of ["demo", "production"] as const) {
    expect(await world({ config: { stage } }).page("/legal"), stage).not.toContain("Width of the layout");
  }
});

test("the cookie-settings button is for signed-in users under the flag", async () => {
  const flagged = world({ session: { features: ["cookie-rework"] } });
  expect(await flagged.page("/legal", user())).toContain("Cookie settings</button>");
  expect(await flagged.page("/legal")).not.toContain("Cookie settings</button>");
  expect(await world().page("/legal", user())).not.toContain("Cookie settings</button>");
});

test("the footer banner is shown to visitors until they put it away", async () => {
  const { page, post } = world();
  expect(await page("/legal")).toContain("You are browsing as a visitor");
  expect(await page("/legal", user())).not.toContain("You are browsing as a visitor");
  const away = await post("/dismissals", { what: "guest-banner", returnTo: "/legal" });
  expect([away.status, away.headers.get("location")]).toEqual([303, "/legal"]);
  expect(await page("/legal", { cookie: cookieOf(away) })).not.toContain("You are browsing as a visitor");
});

test.each(["/login", "/login/company", "/reset-password", "/reset-password/none", "/finalize-registration/none"])(
  "%s does not tell visitors to sign in, which they are about to",
  async (path) => {
    expect(await world().page(path)).not.toContain("You are browsing as a visitor");
  },
);

test("what is put away must be something, and comes back to this site only", async () => {
  const { post } = world();
  expect((await post("/dismissals", { what: "everything" })).status).toBe(400);
  const away = await post("/dismissals", { what: "signup", returnTo: "https://evil.example" });
  expect(away.headers.get("location")).toBe("/");
});

// ── favicons ──

test.each([
  ["tierwatch.example", "production", "/favicon.svg"],
  ["staging.tierwatch.example", "production", "/favicon-staging.svg"],
  ["tierwatch-demo.example", "production", "/favicon-demo.svg"],
  ["democracy.example", "production", "/favicon.svg"],
  ["tierwatch.example", "demo", "/favicon-demo.svg"],
] as const)("on %s at stage %s the icon is %s", async (host, stage, icon) => {
  const page = await world({ config: { stage } }).page(`http://${host}/legal`);
  expect(page).toContain(`<link rel="icon" type="image/svg+xml" href="${icon}"/>`);
});

// ── consent ──

test("consent is asked for with both answers, and not on localhost", async () => {
  const page = await world().page(`${ELSEWHERE}/legal`);
  expect(page).toContain("Accept all</button>");
  expect(page).toContain("Reject optional cookies</button>");
  expect(await world().page("http://localhost:3000/legal")).not.toContain("Accept all</button>");
});

test.each(["allow", "deny"] as const)(
  "after the answer %s nobody is asked again, and the settings say so",
  async (answer) => {
    const { page, post } = world();
    const said = await post(`${ELSEWHERE}/cookies`, { answer, returnTo: "/legal" });
    expect([said.status, said.headers.get("location")]).toEqual([303, "/legal"]);
    const cookie = cookieOf(said);
    expect(await page(`${ELSEWHERE}/legal`, { cookie })).not.toContain("Accept all</button>");
    const settings = await page(`${ELSEWHERE}/cookies`, { cookie });
    expect(settings).toContain(`Your choice: optional cookies are ${answer === "allow" ? "accepted" : "rejected"}.`);
  },
);

test("an answer that is none is refused", async () => {
  expect((await world().post("/cookies", { answer: "maybe" })).status).toBe(400);
});

// ── third parties in the policy ──

const chat = { appId: "app", secret: "s", host: "https://chat.example/x" };
const bothFlags = { features: ["chat-widget", "chat-widget-rollout"] } satisfies Partial<Session>;
const ALLOW = "tierwatch-consent=allow";

test("the chat is named in the policy only under all of its conditions", async () => {
  const config = { chat, chatOrigins: ["wss://push.chat.example"] };
  const named = async (own: World, cookie: string, host = ELSEWHERE) =>
    policyOf(await world({ config, ...own }).get(`${host}/legal`, { cookie })).includes("chat.example");
  expect(await named({ session: bothFlags }, userWith(ALLOW).cookie)).toBe(true);
  expect(await named({ session: { features: ["chat-widget"] } }, userWith(ALLOW).cookie)).toBe(false);
  expect(await named({ session: { features: ["chat-widget-rollout"] } }, userWith(ALLOW).cookie)).toBe(false);
  expect(await named({ session: bothFlags }, userWith("tierwatch-consent=deny").cookie)).toBe(false);
  expect(await named({ session: bothFlags }, user().cookie)).toBe(false);
  expect(await named({ session: bothFlags }, ALLOW)).toBe(false);
  expect(await named({ session: bothFlags, config: {} }, userWith(ALLOW).cookie)).toBe(false);
  expect(await named({ session: bothFlags }, userWith(ALLOW).cookie, "http://localhost")).toBe(false);
});

test("analytics is named after consent only, the error service where it is not tunnelled", async () => {
  const config = { analyticsUrl: "https://count.example/a.js", sentryDsn: "https://key@errors.example/7" };
  const policy = async (cookie: string, stage: "production" | "integration" = "production") =>
    policyOf(await world({ config: { ...config, stage } }).get(`${ELSEWHERE}/legal`, { cookie }));
  expect(await policy(ALLOW)).toContain("https://count.example");
  expect(await policy("")).not.toContain("count.example");
  expect(await policy("")).toContain("https://errors.example");
  expect(await policy("", "integration")).not.toContain("errors.example");
});

test("without anybody configured the policy names nobody", async () => {
  const policy = policyOf(await world({ session: bothFlags }).get(`${ELSEWHERE}/legal`, userWith(ALLOW)));
  expect(policy).not.toMatch(/https?:|wss?:|unsafe/);
});

// ── preferences ──

test("a visitor's language and colours are remembered by cookies", async () => {
  const { page, post } = world();
  const german = await post("/preferences", { language: "de", returnTo: "/legal" });
  expect([german.status, german.headers.get("location")]).toEqual([303, "/legal"]);
  expect(await page("/legal", { cookie: cookieOf(german) })).toContain('<html lang="de"');
  const dark = await post("/preferences", { scheme: "dark" });
  expect(await page("/legal", { cookie: cookieOf(dark) })).toContain('data-scheme="dark"');
  const system = await post("/preferences", { scheme: "system" });
  expect(system.headers.getSetCookie()[0]).toMatch(/^tierwatch-scheme=.*Max-Age=0/);
});

test("a user's choices are kept with their account", async () => {
  const answers = { "/v2/session/language": ANALYST, "/v2/session/preferences": ANALYST };
  const { post, asked } = world({ answers });
  await post("/preferences", { language: "ch" }, user());
  expect(asked).toContain("PUT /v2/session/language");
  await post("/preferences", { shortcuts: "off" }, user());
  expect(asked).toContain("PUT /v2/session/preferences");
});

test("a user's language decides, whatever the browser or a cookie says", async () => {
  const { page } = world({ session: { user: { ...ANALYST.user, language: "ch" } } });
  expect(await page("/legal", { ...user(), "accept-language": "de" })).toContain('<html lang="zh-Hans"');
});

test("a choice of nothing, or of what there is not, is refused", async () => {
  const { post } = world();
  expect((await post("/preferences", {})).status).toBe(400);
  expect((await post("/preferences", { language: "xx" })).status).toBe(400);
});

test("no script restores where a page was scrolled to", async () => {
  expect(await (await world().get("/legal")).text()).not.toMatch(/scroll-?positions|scrollTo/i);
});

test("a moment on a page is told by the reader's clock, and by UTC while nobody knows it", async () => {
  const created = {
    id: 1,
    kind: "alert-critical",
    count: 1,
    params: { title: "Fire" },
    language: null,
    subject: null,
    readAt: null,
  };
  const content = [{ ...created, createdAt: "2026-11-21T23:30:00.000Z" }];
  const list = { content, number: 0, numberOfElements: 1, totalElements: 1, totalPages: 1, totalIsExact: true };
  const { page } = world({ answers: { "/v2/notifications": { ...list, after: null } } });
  expect(await page("/notifications", userWith("tierwatch-zone=Europe%2FBerlin"))).toMatch(/22 Nov 2026, 00:30 CET</);
  expect(await page("/notifications", user())).toMatch(/21 Nov 2026, 23:30 UTC</);
});

// ── texts ──

test("texts of the backend are shown, and the bundled ones when it fails", async () => {
  const entries = [{ i18nKey: "legal:heading", translatedText: "Imprint of Nordwind" }];
  expect(await world({ answers: { "/v2/translations": entries } }).page("/legal")).toContain("Imprint of Nordwind");
  expect(await world({ answers: { "/v2/translations": { broken: true } } }).page("/legal")).toContain(
    "Legal info</h1>",
  );
});

// ── messages ──

test("a message of a title and a text is two lines, said by the same region", async () => {
  const cookie = await toastCookie({ title: "collection:done.createdTitle", key: "collection:done.created" });
  const text = await world().page("/network/collection/new", userWith(cookie.split(";", 1)[0] ?? ""));
  expect(text).toMatch(
    /<div role="status"[^>]*>.*<p[^>]*>Collection created<\/p><p[^>]*>New collection created successfully<\/p>/s,
  );
});

test("a page that was not meant for a message has its words for the browser, too", async () => {
  const cookie = await toastCookie({ title: "collection:done.createdTitle", key: "collection:done.created" });
  const boot = async (answer: Promise<Response>) =>
    /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(await (await answer).text())?.[1] ?? "";
  expect(await boot(world().get("/shortcuts", user()))).toMatch(/"texts":(?!.*createdTitle)/);
  const text = await boot(world().get("/shortcuts", userWith(cookie.split(";", 1)[0] ?? "")));
  expect(text).toContain('"createdTitle":"Collection created"');
});

// ── signing up ──

test("the offer comes on the fifth page after one with a signup text, in the words of that page's route", async () => {
  const { get } = world();
  let cookie = "";
  const pagesSeen: boolean[] = [];
  for (const path of ["/legal", "/home", "/legal", "/cookies", "/legal", "/legal"]) {
    const answer = await get(path, { cookie });
    cookie = cookieOf(answer) || cookie;
    const text = await shownIn(answer);
    pagesSeen.push(/<noscript>.*Tierwatch for your company/s.test(text));
    if (pagesSeen.at(-1)) expect(text).toContain("/signup?state=home&amp;reason=not_registered");
  }
  // The first page carried no text, so counting began with the second.
  expect(pagesSeen).toEqual([false, false, false, false, false, true]);
});

test("the offer comes 30 seconds after the visit began, on whatever page its visitor is then", async () => {
  const { get, page } = world();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const cookie = cookieOf(await get("/home"));
    vi.advanceTimersByTime(SIGNUP_DELAY - 1000);
    expect(await page("/legal", { cookie })).not.toContain("Tierwatch for your company");
    // A page with a script waits for what is left: its data say how long.
    expect(await (await get("/legal", { cookie })).text()).toMatch(/wait\\?",1000/);
    vi.advanceTimersByTime(1000);
    expect(await page("/legal", { cookie })).toMatch(/<noscript>.*Tierwatch for your company/s);
  } finally {
    vi.useRealTimers();
  }
});

test("the offer can be put off until the browser is closed, or for good", async () => {
  const { get, page, post } = world();
  let cookie = "";
  for (let seen = 0; seen < 5; seen++) cookie = cookieOf(await get("/home", { cookie })) || cookie;
  expect(await page("/legal", { cookie })).toContain("Tierwatch for your company");
  const later = await post("/dismissals", { what: "signup-later", returnTo: "/legal" }, { cookie });
  expect(later.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/i);
  expect(await page("/legal", { cookie: cookieOf(later) })).not.toContain("Tierwatch for your company");
  const never = await post("/dismissals", { what: "signup", returnTo: "/legal" }, { cookie });
  expect(await page("/legal", { cookie: `${cookie}; ${cookieOf(never)}` })).not.toContain("Tierwatch for your company");
});

test("nothing is counted for or offered to who is signed in by e-mail", async () => {
  const { get } = world();
  const answer = await get("/legal", userWith("tierwatch-visit=x"));
  expect(cookieOf(answer)).not.toContain("tierwatch-visit");
});

test("the signup page says whom to write to, and its form remembers where the visitor came from", async () => {
  const page = await world().page("/signup?state=home&reason=not_registered");
  expect(page).toContain("You are not registered yet.");
  expect(page).toContain('href="mailto:contact@tierwatch.example"');
  expect(page).toMatch(/<form[^>]* action="\/signup\?state=home&amp;reason=not_registered"/);
});

// ── reports of browsers ──

test("a browser's report reaches the log, and nothing but a report does", async () => {
  const lines: string[] = [];
  const app = testApp({ pages, log: { write: (line: string) => void lines.push(line) } });
  const send = (body: unknown) =>
    app.request("/reports", {
      method: "POST",
      headers: { ...SAME_ORIGIN, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await send({ name: "chat", detail: "the widget could not be loaded" })).status).toBe(204);
  expect(lines.join()).toContain("the widget could not be loaded");
  expect((await send({ name: "anything", detail: "forged line" })).status).toBe(400);
  expect((await send({ name: "chat", detail: "x".repeat(301) })).status).toBe(400);
  expect(lines.join()).not.toContain("forged line");
});

// ── print ──

test("a print page needs the permission, has neither header nor script, and names who printed it", async () => {
  const answers = { "/v2/context-help": [] };
  const page = await world({ answers }).page("/print", user());
  expect(page).toMatch(/Printed by Mara Keller on \d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(page).not.toContain("<script");
  expect(page).not.toContain('aria-label="Areas"');
  const without = await world({ answers, session: { permissions: [] } }).get("/print", user());
  expect(without.status).toBe(403);
});

// ── the developers' history ──

test("a history of less than two entries is refused at start", () => {
  const problem = (value: string) => () => readConfig({ DEVTOOLS_HISTORY: value, DATA_DIR: "/tmp" });
  expect(problem("1")).toThrow(/DEVTOOLS_HISTORY/);
  expect(problem("2")).not.toThrow();
});
