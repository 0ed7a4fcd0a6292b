import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { permissionsOf } from "~/backend/contract/permissions";
import type { Session } from "~/backend/contract/session";
import { builtPages } from "../support/built-pages";
import { ANALYST, ANALYST_TOKEN, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";

const { pages } = await builtPages();

interface World {
  session?: Partial<Session>;
  /** Answers of the backend by method and path; a function is asked. */
  answers?: Record<string, unknown>;
  /** Takes the lines of the log. */
  log?: string[];
}

function world({ session, answers = {}, log }: World = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const app = testApp({
    pages,
    ...(log && { log: { write: (line: string) => void log.push(line) } }),
    backend: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/v2/session") {
        const known = request.headers.get("authorization") === `Bearer ${ANALYST_TOKEN}`;
        return known ? Response.json({ ...ANALYST, ...session }) : refuse(401, "unauthenticated");
      }
      const call = `${request.method} ${pathname}`;
      if (request.method !== "GET") sent.push({ call, body: request.body ? await request.json() : null });
      const known = answers[call];
      if (known instanceof Response) return known.clone();
      return known === undefined ? refuse(404, "not_found") : Response.json(known);
    },
  });
  const headers = { cookie: signedIn() };
  const get = async (path: string) => app.request(path, { headers });
  const text = async (path: string) => bodyOf(await get(path));
  const post = async (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: "POST",
      headers: { ...headers, ...SAME_ORIGIN, "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams(fields)),
    });
  return { get, text, post, sent };
}

const refuse = (status: number, code: string, details?: unknown) =>
  Response.json({ code, message: code, details, requestId: "r" }, { status });
const bodyOf = async (answer: Response) => (await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, "");
const ADMIN = { permissions: permissionsOf(["administrator"]) };

test("the counts are told to a page that asks again, and nothing keeps them", async () => {
  const answers = { "GET /v2/header-counts": { notifications: 7, tasks: 2 } };
  const answer = await world({ answers }).get("/live/counts");
  expect(await answer.json()).toEqual({ notifications: 7, tasks: 2, newAlerts: null, openMatches: null });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("a count without its permission is null, whatever the backend says", async () => {
  const answers = { "GET /v2/header-counts": { notifications: 7, tasks: 2 } };
  const answer = await world({ answers, session: { permissions: ["tasks:read"] } }).get("/live/counts");
  expect(await answer.json()).toMatchObject({ notifications: null, tasks: 2 });
});

test("counts that cannot be had are a failed poll and a line in the log, and keep nobody from a page", async () => {
  const lines: string[] = [];
  const answers = { "GET /v2/header-counts": refuse(503, "database_away") };
  const { get } = world({ answers, log: lines });
  expect((await get("/live/counts")).status).toBe(502);
  const page = await get("/shortcuts.data");
  expect(page.status).toBe(200);
  const { value } = await decode(page.body as ReadableStream<Uint8Array>);
  // By this the page knows to look for their return.
  expect(value).toMatchObject({ root: { data: { counts: { notifications: null }, countsLost: true } } });
  expect(lines.filter((line) => line.includes("the counts of the header could not be read"))).toHaveLength(2);
});

test("the types are closed to who may not read them", async () => {
  const answers = { "GET /v2/target-types": [], "GET /v2/target-ctypes": [] };
  expect(await (await world({ answers }).get("/live/types")).json()).toEqual({ types: [], ctypes: [] });
  expect((await world({ answers, session: { permissions: [] } }).get("/live/types")).status).toBe(403);
});

test("the page of shortcuts lists the jumps of the user and no other's", async () => {
  const analyst = await world().text("/shortcuts");
  expect(analyst).toContain("My account");
  expect(analyst).not.toContain("Administration");
  expect(await world({ session: ADMIN }).text("/shortcuts")).toContain("Administration");
});

test("the document says that shortcuts are off", async () => {
  const off = { preferences: { ...ANALYST.preferences, shortcuts: false } };
  expect(await world({ session: off }).text("/shortcuts")).toContain('data-shortcuts="off"');
  expect(await world().text("/shortcuts")).not.toContain("data-shortcuts");
});

const FOUND = {
  "GET /v2/targets": {
    content: [
      {
        id: 12,
        name: "Ferro Guss AG",
        type: "organization",
        ctype: "organization",
        country: "CH",
        city: "Zug",
        matchedName: "Feed Metals",
        following: true,
      },
    ],
  },
  "GET /v2/collections": {
    content: [{ id: 5, name: "Feedstock", type: "Default", kind: "follows", scope: "Customer" }],
  },
};

test("the search lists sections, targets and collections, each a link, and the alerts", async () => {
  const page = await world({ answers: FOUND }).text("/search?q=fee");
  expect(page).toMatch(/<main.*href="\/feed".*Feed/s);
  expect(page).toContain('href="/network/target/12/profile"');
  expect(page).toMatch(/Feed Metals, .*Zug, Switzerland/);
  expect(page).toContain('href="/network/collection/5"');
  expect(page).toContain('href="/feed/all?q=fee"');
});

test("a search for nothing asks the backend nothing", async () => {
  expect((await world().get("/search?q=+")).status).toBe(200);
});

test("each target comes with its tier, its risk and whether it is followed", async () => {
  const [target] = FOUND["GET /v2/targets"].content;
  const content = [{ ...target, tier: 2, score: 58.4, risk: "High" }];
  const page = await world({ answers: { ...FOUND, "GET /v2/targets": { content } } }).text("/search?q=fee");
  expect(page).toMatch(/Tier 2.*risk-high[^>]*>High[^<]* 58<.*Following/s);
});

test("a part of the search that cannot be had keeps nobody from the others", async () => {
  const lines: string[] = [];
  const answers = { ...FOUND, "GET /v2/search/work": refuse(503, "database_away") };
  expect(await world({ answers, log: lines }).text("/search?q=fee")).toContain("Ferro Guss AG");
  expect(lines.join("")).toContain("a part of the search could not be read");
});

test("pages and commands are found in the reader's language and in English, and only those that they may use", async () => {
  const german = { user: { ...ANALYST.user, language: "de" as const } };
  const found = async (q: string, session: Partial<Session> = german) =>
    (await world({ answers: NOTHING, session }).text(`/search?q=${encodeURIComponent(q)}`)).replace(/^.*<main/s, "");
  expect(await found("regeln")).toContain('href="/feed/rules"');
  expect(await found("rules")).toContain('href="/feed/rules"');
  expect(await found("new collection")).toContain("Neue Sammlung");
  expect(await found("dark")).toMatch(/name="scheme" value="dark".*Dunkles Design/s);
  expect(await found("englisch")).toMatch(/name="language" value="en"/);
  expect(await found("invite")).not.toContain('href="/admin/users/invite"');
  expect(await found("invite", ADMIN)).toContain('href="/admin/users/invite"');
});

const NOTHING = { "GET /v2/targets": { content: [] }, "GET /v2/collections": { content: [] } };

test("what is not found is said in the reader's language", async () => {
  const answers = { "GET /v2/targets": { content: [] }, "GET /v2/collections": { content: [] } };
  const session = (language: "de" | "ch") => ({ user: { ...ANALYST.user, language } });
  expect(await world({ answers, session: session("de") }).text("/search?q=xyz")).toContain("Keine Treffer für „xyz“.");
  expect(await world({ answers, session: session("ch") }).text("/search?q=xyz")).toContain("没有“xyz”的结果。");
});

const ENTRY = {
  key: "feed.tiers",
  locale: "en",
  title: "Our tiers",
  body: "As we count them",
  version: 3,
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const HELP = "/context-help/feed.tiers";

test("a customer's own explanation takes the place of the product's", async () => {
  const own = await world({ answers: { "GET /v2/context-help": [ENTRY] } }).text(HELP);
  expect(own).toContain("As we count them");
  expect(await world({ answers: { "GET /v2/context-help": [] } }).text(HELP)).toContain("Tier 1 and tier N");
});

test("only administrators see the form, and only they a key that nobody has explained", async () => {
  const answers = { "GET /v2/context-help": [] };
  expect(await world({ answers }).text(HELP)).not.toContain('name="title"');
  expect((await world({ answers }).get("/context-help/some.thing")).status).toBe(404);
  expect(await world({ answers, session: ADMIN }).text("/context-help/some.thing")).toContain('name="title"');
  expect((await world({ answers, session: ADMIN }).get("/context-help/NO%20KEY")).status).toBe(404);
});

test("help says what the words mean in the customer's words first, and leads only where its reader may go", async () => {
  const more = { ...ENTRY, key: "own.hotline", title: "Hotline", body: "Call Ms Weber first" };
  const answers = { "GET /v2/context-help": [ENTRY, more] };
  const analyst = await world({ answers }).text("/help");
  for (const words of ["As we count them", "Call Ms Weber first", "Sanctions match", "Work through new alerts"])
    expect(analyst).toContain(words);
  expect(analyst).not.toContain("Tier 1 is the suppliers");
  expect(analyst).not.toContain("/context-help/");
  const admin = await world({ answers, session: ADMIN }).text("/help");
  expect(admin).toContain('href="/context-help/own.hotline?returnTo=%2Fhelp"');
  const fresh = /href="(\/context-help\/own\.[0-9a-f-]{36})\?/.exec(admin)?.[1] ?? "";
  expect(await world({ answers, session: ADMIN }).text(fresh)).toContain('name="title"');
  const reader = await world({ answers, session: { permissions: [] } }).text("/help");
  expect(reader).not.toContain('href="/tasklist"');
  expect(reader).not.toContain("Decide sanctions matches");
});

test("an explanation is added, changed and deleted in the reader's language, and leads back", async () => {
  const back = `${HELP}?returnTo=%2Ffeed%2Fnew`;
  const text = { title: "T", body: "B" };
  const added = world({
    session: ADMIN,
    answers: { "GET /v2/context-help": [], "POST /v2/context-help": Response.json(ENTRY, { status: 201 }) },
  });
  const answer = await added.post(back, { intent: "save", ...text });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/feed/new"]);
  expect(added.sent).toEqual([{ call: "POST /v2/context-help", body: { key: "feed.tiers", locale: "en", ...text } }]);

  const known = world({
    session: ADMIN,
    answers: {
      "GET /v2/context-help": [ENTRY],
      [`PUT /v2${HELP}`]: ENTRY,
      [`DELETE /v2${HELP}`]: new Response(null, { status: 204 }),
    },
  });
  await known.post(back, { intent: "save", version: "3", ...text });
  await known.post(back, { intent: "delete" });
  expect(known.sent).toEqual([
    { call: `PUT /v2${HELP}`, body: { locale: "en", ...text, version: 3 } },
    { call: `DELETE /v2${HELP}`, body: null },
  ]);
});

test("who was slower keeps what they wrote and sees what stands there now", async () => {
  const stale = refuse(409, "stale_version", { current: ENTRY });
  const { post } = world({
    session: ADMIN,
    answers: { "GET /v2/context-help": [ENTRY], [`PUT /v2${HELP}`]: stale },
  });
  const answer = await post(HELP, { intent: "save", version: "2", title: "Mine", body: "My long text" });
  const page = await bodyOf(answer);
  expect(answer.status).toBe(409);
  expect(page).toContain("My long text");
  expect(page).toContain("As we count them");
  expect(page).toContain('name="version" value="3"');
});

test("an explanation without words is refused with an error at each field", async () => {
  const { post, sent } = world({ session: ADMIN, answers: { "GET /v2/context-help": [] } });
  const answer = await post(HELP, { intent: "save", title: " ", body: "" });
  const page = await bodyOf(answer);
  expect([answer.status, sent]).toEqual([400, []]);
  expect(page).toContain("Enter a heading");
  expect(page).toContain("Enter a text");
});

test("somebody who may not write help is refused by the backend, and the page says so", async () => {
  const answers = { "GET /v2/context-help": [], "POST /v2/context-help": refuse(403, "forbidden") };
  const answer = await world({ answers }).post(HELP, { intent: "save", title: "T", body: "B" });
  expect(answer.status).toBe(403);
});

test("who signs in is answered in their own language, and in English where theirs is none of ours", async () => {
  const session = (language: string) => ({ user: { ...ANALYST.user, language } }) as Partial<Session>;
  const first = async (language: string) =>
    (await world({ session: session(language) }).text("/shortcuts")).slice(0, 200);
  expect(await first("de")).toContain('<html lang="de"');
  expect(await first("ch")).toContain('<html lang="zh-Hans"');
  expect(await first("fr")).toContain('<html lang="en"');
});
